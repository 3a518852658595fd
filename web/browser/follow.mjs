/** What a person could see of a match, and when: kept by the page itself, and compared with what the server told. */
import assert from "node:assert/strict";
import { nextDecision } from "./player.mjs";

const PATIENCE_MS = 120_000; // between two questions lie all scenes of the others

/**
 * Runs in the page before its own scripts: at every change of the picture, which news are being told, how much the log
 * tells, whether a question is open, whether a heading lies over the board, and whether the end is shown.
 */
export function keepPicture() {
  const seen = [];
  window.followed = seen;
  const look = () => {
    const told = [...document.querySelectorAll("li.now[data-news]")].map((line) => Number(line.dataset.news));
    const log = document.querySelector("[data-told]");
    const now = {
      told,
      log: log ? Number(log.dataset.told) : null,
      asked: document.querySelector(".opts .opt:not([aria-disabled=true])") !== null,
      covered: document.querySelector("[data-heading]") !== null,
      over: document.querySelector("dialog[open] table, dialog[open] ol") !== null,
      heard: window.seen?.events.length ?? 0,
    };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Plays to the end as a person who waits for every scene; `between` may skip them. */
export async function playAlong(page, { pick, answer, between }) {
  let decision = await nextDecision(page, -1, PATIENCE_MS);
  const start = await page.evaluate(() => window.seen.events.length);
  for (let count = 0; decision !== "over"; count += 1) {
    assert.ok(count < 600, "the game does not end");
    await answer(page, pick(decision));
    const stop = between?.(page);
    decision = await nextDecision(page, decision.ticket, PATIENCE_MS);
    await stop?.();
  }
  return start;
}

/** All news were shown, in the rules' order, none overtaken by a question, the log or the end. */
export async function checkFollowed(page, start) {
  const { pictures, heard } = await page.evaluate(() => ({
    pictures: window.followed,
    heard: window.seen.events.length,
  }));
  let reached = start;
  const shown = new Set();
  let open = false; // a question, just before
  for (const { told, log, asked, covered, over, heard: known } of pictures) {
    const wasOpen = open;
    open = asked || (open && told.length === 0);
    if (known <= start) continue;
    assert.ok(!(asked && covered), `after news ${reached} a heading lies over the board that is asked about`);
    told.forEach((each) => shown.add(each));
    if (told.length) {
      const last = Math.max(...told) + 1;
      assert.ok(last >= reached, `after news ${reached} news ${last} are told`);
      assert.ok(log === null || log <= last, `the log tells ${log} news where ${last} are told`);
      reached = last;
    }
    // What others do while one is asked, or has just answered, stands in the log.
    if ((asked || wasOpen) && log > reached) {
      for (let each = reached; each < log; each += 1) shown.add(each);
      reached = log;
    }
    if (over) assert.ok(reached === heard, `the end is shown when ${reached} of ${heard} news are told`);
    assert.ok(reached <= known, "news are told before they came");
  }
  const missing = Array.from({ length: heard - start }, (_, at) => start + at).filter((each) => !shown.has(each));
  const ids = await page.evaluate((missing) => missing.map((at) => `${at} ${window.seen.events[at].id}`), missing);
  assert.deepEqual(ids, [], "news that were never shown");
}
