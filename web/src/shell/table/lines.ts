/** The lines of the log: events, and the notices at the moment they came. */
import type { GameEvent } from "../board";
import type { Notice } from "./notices.svelte";

export interface Line {
  key: string;
  event?: GameEvent;
  notice?: Notice;
}

/** From event number `from` on, newest first. */
export function linesOf(history: readonly GameEvent[], notices: readonly Notice[], from: number): Line[] {
  const lines: Line[] = [];
  for (let at = Math.max(0, from); at <= history.length; at++) {
    const here = (notice: Notice): boolean => Math.min(notice.at, history.length) === at; // an undo may have shortened the past
    lines.push(...notices.filter(here).map((notice) => ({ key: `notice-${notice.key}`, notice })));
    const event = history[at];
    if (event) lines.push({ key: String(at), event });
  }
  return lines.reverse();
}
