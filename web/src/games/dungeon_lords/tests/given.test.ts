/** The history of orders, read off the news. */
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../shell/board";
import { given } from "../later/orders/given";

const event = (id: string, args: GameEvent["args"]): GameEvent => ({ id, args });
const order = (id: string, failed = false) => ({ id, failed });

describe("orders so far", () => {
  it("are told round by round, the newest first, with those that came to nothing", () => {
    const rounds = given([
      event("round", { year: 1, season: "winter", seat: 0 }),
      event("non-player-order", { number: 0, order: "food" }),
      event("order-shown", { seat: 0, order: "dig", number: 1 }),
      event("order-shown", { seat: 1, order: "dig", number: 1 }),
      event("place-full", { seat: 1, place: "dig" }),
      event("order-shown", { seat: 0, order: "traps", number: 2 }),
      event("declined", { seat: 0, place: "traps" }),
      event("round", { year: 1, season: "spring", seat: 1 }),
      event("order-shown", { seat: 1, order: "hire", number: 1 }),
      event("round", { year: 1, season: "summer", seat: 1 }),
    ]);
    expect(rounds).toEqual([
      { year: 1, season: "spring", lords: { 1: [order("hire")] }, nonPlayers: {} },
      {
        year: 1,
        season: "winter",
        lords: { 0: [order("dig"), order("traps", true)], 1: [order("dig", true)] },
        nonPlayers: { 0: [order("food")] },
      },
    ]);
  });
});
