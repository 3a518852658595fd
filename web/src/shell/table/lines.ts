/** The lines of the log: events, and the notices at the moment they came. */
import type { GameEvent } from "../board";
import type { Notice } from "./notices.svelte";

export interface Line {
  key: string;
  event?: GameEvent;
  notice?: Notice;
  /** What belongs to it and was told before it: payments. */
  details: readonly GameEvent[];
}

const NOTHING: ReadonlySet<string> = new Set();

/** From event number `from` on, newest first. News in `folded` stand in the line of what their player does next. */
export function linesOf(
  history: readonly GameEvent[],
  notices: readonly Notice[],
  from: number,
  folded = NOTHING,
): Line[] {
  const lines: Line[] = [];
  for (let at = Math.max(0, from); at <= history.length; at++) {
    const here = (notice: Notice): boolean => Math.min(notice.at, history.length) === at; // an undo may have shortened the past
    lines.push(...notices.filter(here).map((notice) => ({ key: `notice-${notice.key}`, notice, details: [] })));
    const event = history[at];
    if (!event) continue;
    const last = lines.at(-1);
    const joins = last?.event && folded.has(last.event.id) && last.event.args["seat"] === event.args["seat"];
    if (joins) lines.pop();
    lines.push({ key: String(at), event, details: joins && last.event ? [...last.details, last.event] : [] });
  }
  return lines.reverse();
}
