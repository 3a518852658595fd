/** Who stands where at the end. */
import type { Result, Seat } from "../../../shell/board";

/** Seats by place, the first one first. */
export function byPlace(seats: readonly Seat[], { places }: Result): number[] {
  return seats.map(({ seat }) => seat).sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9));
}
