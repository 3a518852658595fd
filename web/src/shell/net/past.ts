/** The news of one seat: items follow each other, an undo takes some back. */
import type { GameEvent } from "../board";
import type { Item } from "./types";

export interface Past {
  all: GameEvent[];
  fresh: GameEvent[]; // what the newest items brought
}

export function after(past: Past, items: readonly Item[], from: number): Past {
  let all = from === 0 ? [] : past.all;
  const before = all.length;
  let kept = before;
  for (const item of items) {
    all = [...all.slice(0, Math.max(0, all.length - item.retract)), ...item.events];
    kept = Math.min(kept, all.length - item.events.length);
  }
  return { all, fresh: all.slice(kept) };
}
