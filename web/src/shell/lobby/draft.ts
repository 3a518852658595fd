/** A table that is being thought up. */
import type { NewTable, Wish } from "../net/types";

export type SeatDraft = { kind: "me" | "open" | "bot"; level: string };

export interface Draft {
  game: string;
  seats: SeatDraft[];
  public: boolean;
  clock: number | null; // seconds for one decision
  options: Record<string, string | number>; // only those that differ from their defaults
  advice: "usual" | "on" | "off"; // usual: against bots only
}

export const ADVICE = ["usual", "on", "off"] as const;

export function newDraft(game: string, players: number, level: string): Draft {
  const others: SeatDraft[] = Array.from({ length: players - 1 }, () => ({ kind: "open", level }));
  return {
    game,
    seats: [{ kind: "me", level }, ...others],
    public: false,
    clock: null,
    options: {},
    advice: "usual",
  };
}

/** More or fewer seats; those that stay keep their wish. */
export function resize(draft: Draft, players: number): void {
  const level = draft.seats[0]?.level ?? "normal";
  while (draft.seats.length > players) draft.seats.pop();
  while (draft.seats.length < players) draft.seats.push({ kind: "open", level });
}

export function wishes(draft: Draft): NewTable {
  const seats: Wish[] = draft.seats.map((seat) =>
    seat.kind === "bot" ? { kind: "bot", level: seat.level } : { kind: seat.kind },
  );
  const { game, options } = draft;
  // With bots alone there is nobody to wait for.
  const start = seats.every((seat) => seat.kind !== "open");
  const advice = draft.advice === "usual" ? {} : { advice: draft.advice === "on" };
  return {
    game,
    players: seats.length,
    options,
    public: draft.public,
    clock: draft.clock,
    seats,
    start,
    ...advice,
  };
}
