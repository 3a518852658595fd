import { expect, test } from "vitest";
import type { VisitView } from "../model/view";
import { percent, stripOf, threatsOf } from "../model/strip";

const VISIT: VisitView = {
  seat: 0,
  dungeon: "crypt",
  letters: { "adv-11": "B", "adv-39": "A", "adv-60": "A", "adv-24": null },
  room: null,
  victim: null,
  may_flee: true,
  carried: 0,
  limit: 110,
  sacked: [],
  odds: {
    cards: 8,
    letters: { A: 2, B: 1, C: 1, D: 0, E: 3 },
    death: 3,
    item: 1,
    flee: 4,
    average_gold: 10,
    room_left: 110,
    at_stake: 0,
    dies: { "adv-11": 1, "adv-39": 2, "adv-60": 2, "adv-24": 0 },
  },
};

test("one cell per card: deadly ones first, then items, then the rest", () => {
  const cells = stripOf(VISIT);
  expect(cells.map((cell) => cell.letter ?? "*").join("")).toBe("AAB*CEEE");
  expect(cells.filter((cell) => cell.deadly)).toHaveLength(3);
});

test("threats name the members who share a letter", () => {
  expect(threatsOf(VISIT)).toEqual([
    { letter: "A", members: ["adv-39", "adv-60"], cards: 2 },
    { letter: "B", members: ["adv-11"], cards: 1 },
  ]);
});

test("without the helper there is nothing to count", () => {
  expect(stripOf({ ...VISIT, odds: null })).toEqual([]);
  expect(threatsOf({ ...VISIT, odds: null })).toEqual([]);
});

test("percent", () => {
  expect([percent(4, 22), percent(17, 22), percent(1, 22), percent(0, 0)]).toEqual([18, 77, 5, 0]);
});
