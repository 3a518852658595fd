/**
 * Runs in the page before its own scripts: keeps what the table's socket brings in `window.seen`. The tests learn from
 * it when a new question is there; all answers are given through the page.
 */
export function watchSocket() {
  const seen = { now: null, you: null, events: [], drops: 0, planned: {} };
  window.seen = seen;

  /** The present with what has changed of it (docs/protocol.md). */
  const changed = (now, { view, parts = {}, whole, ...rest }) => {
    const next = { ...(whole ? {} : now.view), ...view };
    for (const [key, entries] of Object.entries(parts))
      next[key] = Object.assign(Array.isArray(next[key]) ? [...next[key]] : { ...next[key] }, entries);
    return { ...now, ...rest, view: next };
  };

  const keep = (message) => {
    if (message.type === "welcome") [seen.you, seen.now] = [message.you, message.now];
    if (message.type === "item") seen.now = changed(seen.now, message.now);
    if (message.type === "advice") seen.planned[message.ask] = message.said;
    if (message.item) seen.events.push(...message.item.events);
  };

  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (event) => keep(JSON.parse(event.data)));
      this.addEventListener("close", () => (seen.drops += 1));
    }
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
  const shown = list.length === decision.options.length && list.every((button) => button.ariaDisabled !== "true");
  return (
    shown && { ...decision, view: now.view, you: window.seen.you, canUndo: now.can_undo, canRewind: now.can_rewind }
  );
}
