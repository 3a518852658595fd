import { expect, test } from "vitest";
import type { Data, GameEvent } from "../../../shell/board";
import { visitOf } from "../later/visit/visit";

function news(id: string, args: Data = {}): GameEvent {
  return { id, args: { seat: 4, ...args } };
}

const ENTERS = news("visit", { dungeon: "crypt" });

test("no visit, no story", () => {
  expect(visitOf([news("round", { round: 1 })])).toBeNull();
});

test("each revealed card knows what became of it", () => {
  const visit = visitOf([
    ENTERS,
    news("revealed", { card: "crypt-e1" }),
    news("took", { card: "crypt-e1" }),
    news("revealed", { card: "item-monk" }),
    news("found", { card: "item-monk" }),
    news("revealed", { card: "crypt-d2" }),
    news("left", { card: "crypt-d2" }),
    news("revealed", { card: "crypt-c2" }),
    news("too-heavy", { card: "crypt-c2" }),
    news("revealed", { card: "crypt-a1" }),
  ]);
  expect(visit?.cards.map((card) => card.fate)).toEqual(["took", "found", "left", "left", "open"]);
});

test("a death belongs to the card that killed, counted from 1", () => {
  const visit = visitOf([
    ENTERS,
    news("revealed", { card: "crypt-e1" }),
    news("left", { card: "crypt-e1" }),
    news("revealed", { card: "crypt-d2" }),
    news("died", { adventurer: "adv-31" }),
    news("blood-placed", { dungeon: "crypt" }),
  ]);
  expect(visit?.dead).toEqual([{ adventurer: "adv-31", room: 2 }]);
  expect(visit?.cards[1]?.died).toBe("adv-31");
});

test("who returns is not dead, but the card still killed", () => {
  const visit = visitOf([
    ENTERS,
    news("revealed", { card: "crypt-b2" }),
    news("died", { adventurer: "adv-08" }),
    news("used", { item: "item-necromancer" }),
    news("returned", { adventurer: "adv-08" }),
  ]);
  expect(visit?.dead).toEqual([]);
  expect(visit?.cards[0]).toMatchObject({ died: "adv-08", saved: true });
});

test("a netted card and a dropped one are marked, also when they came earlier", () => {
  const visit = visitOf([
    ENTERS,
    news("revealed", { card: "crypt-c1" }),
    news("took", { card: "crypt-c1" }),
    news("revealed", { card: "crypt-e10" }),
    news("used", { item: "item-ratcatcher" }),
    news("dropped", { card: "crypt-c1" }),
  ]);
  expect(visit?.cards.map((card) => card.fate)).toEqual(["dropped", "netted"]);
});

test("only the last visit is told, and nothing after its end", () => {
  const visit = visitOf([
    ENTERS,
    news("revealed", { card: "crypt-e1" }),
    news("fled"),
    { id: "visit", args: { seat: 1, dungeon: "rathaus" } },
    news("oracle", { adventurer: "adv-24", other: "adv-53", letter: "A" }),
    news("revealed", { card: "rathaus-a1" }),
    news("wiped-out"),
    news("revealed", { card: "rathaus-b1" }),
  ]);
  expect(visit).toMatchObject({ seat: 1, dungeon: "rathaus", ended: "wiped-out", copied: { "adv-24": "adv-53" } });
  expect(visit?.cards).toHaveLength(1);
});
