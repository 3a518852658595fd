/** Moments: what one message tells, beat by beat, in the order of the rules. */
import type { GameEvent } from "../board";
import { changed, type Past } from "../net/past";
import type { Beat, Now } from "../net/types";

/** How the table looks at a time, all that has been told by then, and what of it is told now. */
export interface Moment {
  now: Now;
  history: readonly GameEvent[];
  fresh: GameEvent[];
  forced: boolean; // the reader's only choice was made for him
  again?: true; // it was told before
  still?: true; // the reader has skipped what led here: nothing of it is played
}

/** From `before` to `now` by the beats between them; the last moment is the present. */
export function momentsOf(
  before: Now,
  now: Now,
  { all, fresh }: Pick<Past, "all" | "fresh">,
  beats: readonly Beat[] = [],
): Moment[] {
  const start = all.length - fresh.length;
  const found: Moment[] = [];
  let told = 0;
  let then: Now = before;
  for (const { told: upTo, forced = false, ...view } of beats) {
    then = { ...changed(then, view), decision: null, result: null, can_undo: false, can_rewind: false };
    if (upTo === fresh.length && Object.keys(view).length === 0)
      return [...found, { now, history: all, fresh: fresh.slice(told), forced }];
    found.push({ now: then, history: all.slice(0, start + upTo), fresh: fresh.slice(told, upTo), forced });
    told = upTo;
  }
  return [...found, { now, history: all, fresh: fresh.slice(told), forced: false }];
}

/** All of them as one. */
export function merged(moments: readonly Moment[]): Moment | null {
  return moments.reduce<Moment | null>((one, other) => (one ? both(one, other) : other), null);
}

export function both(one: Moment, other: Moment): Moment {
  return { ...other, fresh: [...one.fresh, ...other.fresh], forced: one.forced || other.forced };
}
