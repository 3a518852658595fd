/** Who stands where on the evilometer, and who would get which hero if they came now. */
import type { View } from "./view";

/** Seats on one space, nicest first. */
export function onSpace(view: View, space: number): number[] {
  return view.evilometer.order.filter((seat): seat is number => seat !== null && view.evilometer.evil[seat] === space);
}

/** The seat each hero of this round would go to, leftmost hero first. */
export function takers(view: View): (number | null)[] {
  return view.timeline.heroes_now.map((_, index) => view.evilometer.order[index] ?? null);
}
