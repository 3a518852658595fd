/**
 * Runs in the page before its own scripts: keeps what the table's socket brings in `window.seen`. The tests learn from
 * it when a new question is there; all answers are given through the page.
 */
export function watchSocket() {
  const seen = { now: null, you: null, events: [], drops: 0, planned: {} };
  window.seen = seen;

  const keep = (message) => {
    if (message.type === "welcome") seen.you = message.you;
    if (message.now) seen.now = message.now;
    if (message.type === "advice") seen.planned[message.ask] = message.said;
    for (const item of message.items ?? (message.item ? [message.item] : [])) seen.events.push(...item.events);
  };

  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (event) => keep(JSON.parse(event.data)));
      this.addEventListener("close", () => (seen.drops += 1));
    }
  };
}

/** Runs in the page before its own scripts: `post` for what a test needs and does not test. */
export function offerPost() {
  window.post = async (path, json) => {
    const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const reply = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrftoken": token },
      body: JSON.stringify(json),
    });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  };
}

/** Runs in the page: "over", the new decision once its list can be clicked, or null. */
export function askedSince(last) {
  const now = window.seen?.now;
  if (!now) return null;
  if (now.result) return document.querySelector("dialog[open] table, dialog[open] ol") ? "over" : null;
  const decision = now.decision;
  if (!decision || decision.ticket === last) return null;
  const list = [...document.querySelectorAll(".opts .opt")];
  const shown = list.length === decision.options.length && list.every((button) => !button.disabled);
  return (
    shown && { ...decision, view: now.view, you: window.seen.you, canUndo: now.can_undo, canRewind: now.can_rewind }
  );
}
