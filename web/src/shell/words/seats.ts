/** Who sits where and who is reading. The same logic as `undercroft/text/seats.py`. */
import type { Value } from "./bundle";
import { mark } from "./marks";

/** The argument of news and options that names a player in every game; a game may name more (`seat_args`). */
export const SEAT = "seat";

export class Seats {
  constructor(
    readonly names: readonly string[],
    readonly reader: number | null = null,
  ) {}

  args(key: string, seat: number): Record<string, Value> {
    const is = seat === this.reader ? "you" : seat < 0 ? "nobody" : "other";
    return { [key]: mark(this.names[seat] ?? `P${seat + 1}`), [`${key}_is`]: is };
  }
}

/** P1, P2 and so on. */
export function numbered(players: number, reader: number | null = null): Seats {
  return new Seats(
    Array.from({ length: players }, (_, seat) => `P${seat + 1}`),
    reader,
  );
}

/** A seat as news give it (0) or as options do ("P1"). */
export function seatNumber(value: unknown): number {
  return typeof value === "number" ? value : Number(String(value).slice(1)) - 1;
}
