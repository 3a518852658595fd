/** What the board reads out of view and news. */
import { expect, it } from "vitest";
import type { GameEvent } from "../../../shell/board";
import { asView, below, lastRoll, payer } from "../model/view";

const news = (...told: [string, object][]): GameEvent[] => told.map(([id, args]) => ({ id, args }) as GameEvent);

it("knows who is down in the shaft", () => {
  expect(below(asView({ step: "descent", to_act: [1] }))).toBe(1);
  expect(below(asView({ step: "bidding", to_act: [0, 1] }))).toBeNull();
  expect(below(asView({ step: null, to_act: [] }))).toBeNull();
});

it("knows who has paid: the highest bid, on a tie the earlier seat, nobody before all lie open", () => {
  expect(payer(asView({ bids: [2, 3, 3] }))).toBe(1);
  expect(payer(asView({ bids: [2, null, 3] }))).toBeNull();
});

it("shows the last roll until somebody goes down again", () => {
  const rolled = news(
    ["bids", { seat: 0, points: 1 }],
    ["rolled", { seat: 0, eyes: 4 }],
    ["rolled", { seat: 0, eyes: 1 }],
  );
  expect(lastRoll(rolled)).toBe(1);
  expect(lastRoll([...rolled, ...news(["dark", { seat: 0 }])])).toBe(1);
  expect(lastRoll([...rolled, ...news(["bids", { seat: 0, points: 2 }])])).toBeNull();
  expect(lastRoll([])).toBeNull();
});
