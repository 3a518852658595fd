/** Who stands where on the evilometer, and who would get which hero if they came now: a look ahead, nothing is decided here. */
import type { View } from "./view";

/** From nicest to most evil, the one earlier in play order first; null is the non-player of two. */
export function ranking(view: View): (number | null)[] {
  const { evil, non_player } = view.evilometer;
  const seats = evil.map((_, step) => (view.start + step) % evil.length);
  const ranked: (number | null)[] = seats.sort((a, b) => (evil[a] ?? 0) - (evil[b] ?? 0));
  if (non_player === null) return ranked;
  const before = evil.filter((each) => each < non_player + 1).length; // it is one step more evil when heroes come
  return ranked.toSpliced(before, 0, null);
}

/** Seats on one space, nicest first. */
export function onSpace(view: View, space: number): number[] {
  return ranking(view).filter((seat): seat is number => seat !== null && view.evilometer.evil[seat] === space);
}

/** The seat each hero of this round would go to, leftmost hero first. */
export function takers(view: View): (number | null)[] {
  const order = ranking(view);
  return view.timeline.heroes_now.map((_, index) => order[index] ?? null);
}
