/** What somebody does is told before what it costs him, though he has paid first. */
import type { GameEvent } from "../board";

/** Those in `folded` stand behind what the same player does next. */
export function actsFirst<T>(all: readonly T[], event: (one: T) => GameEvent, folded?: ReadonlySet<string>): T[] {
  const told: T[] = [];
  let costs: T[] = [];
  for (const one of all) {
    if (folded?.has(event(one).id)) costs.push(one);
    else {
      told.push(one, ...costs);
      costs = [];
    }
  }
  return [...told, ...costs];
}
