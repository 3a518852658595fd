import { expect, test } from "vitest";
import type { Decision, GameEvent, Option } from "../../../shell/board";
import { lay, paidBy, purse, suggestion, trayOf, type Coin } from "../model/payment";

function paid(seat: number, card: string, gold: number): GameEvent {
  return { id: "paid", args: { seat, card, gold } };
}

function pay(card: string, gold: number, left: number): Option {
  return {
    code: 1,
    label: "pay",
    args: { card, gold, left, waste: Math.max(0, gold - left) },
    targets: [`card/${card}`],
    text: `pay ${card}`,
  };
}

const CLAIM: Option = { code: 679, label: "claim", args: {}, targets: [], text: "claim" };
const TOKENS: Option = {
  code: 2,
  label: "pay-token",
  args: { gold: 10, left: 20, waste: 0 },
  targets: [],
  text: "pay-token",
};

function asks(options: Option[], step = "payment"): Decision {
  return { step, rules: [], ticket: 1, together: false, options, forbidden: [] };
}

function coins(...worth: number[]): Coin[] {
  return worth.map((gold, i) => ({ key: `c${i}`, card: `c${i}`, gold }));
}

const golds = (laid: readonly Coin[]): number[] => laid.map((coin) => coin.gold).sort((a, b) => b - a);

test("only the run of payments at the end belongs to this tray", () => {
  const history = [
    paid(1, "crypt-a1", 30),
    { id: "hired", args: { seat: 1 } },
    paid(1, "crypt-d3", 15),
    { id: "paid-token", args: { seat: 1, gold: 10 } },
  ];
  expect(paidBy(history, 1)).toEqual([
    { card: "crypt-d3", gold: 15 },
    { card: "token", gold: 10 },
  ]);
  expect(paidBy(history, 2)).toEqual([]);
});

test("price = what lies in the tray + what is still due", () => {
  const tray = trayOf(asks([pay("crypt-e6", 10, 5), CLAIM]), [paid(1, "crypt-d3", 15)], 1);
  expect(tray).toMatchObject({ sum: 15, due: 5, price: 20 });
});

test("there is no tray outside a payment", () => {
  expect(trayOf(asks([CLAIM], "hire"), [], 1)).toBeNull();
  expect(trayOf(asks([CLAIM]), [], 1)).toBeNull();
});

test("a coin is worth what its option says, else what is printed; tokens are what is left of the wealth", () => {
  const cards = [
    { card: "item-alchemist", gold: 5 },
    { card: "crypt-e6", gold: 10 },
  ];
  expect(purse(asks([pay("item-alchemist", 25, 30)]), cards, 2, 55).map((coin) => coin.gold)).toEqual([25, 10, 10, 10]);
  expect(purse(asks([TOKENS]), [], 2, 20).map((coin) => coin.key)).toEqual(["token-1", "token-2"]);
});

test("the suggestion wastes least, then spends few items, then few cards", () => {
  expect(golds(suggestion(coins(25, 15, 5), 30))).toEqual([25, 5]);
  expect(golds(suggestion(coins(40, 10, 10), 20))).toEqual([10, 10]);
  expect(golds(suggestion(coins(30, 25), 20))).toEqual([25]);
  const items = [{ key: "item-monk", card: "item-monk", gold: 5 }, ...coins(5)];
  expect(suggestion(items, 5).map((coin) => coin.key)).toEqual(["c0"]);
  expect(suggestion(coins(5, 5), 20)).toEqual([]);
});

test("coins are paid from the dearest on; what is not needed stays", () => {
  expect(lay(coins(5, 15, 10), 20)).toMatchObject({ sum: 25, due: 0, waste: 5 });
  expect(golds(lay(coins(5, 15, 10), 20).used)).toEqual([15, 10]);
  expect(golds(lay(coins(5, 15, 10), 20).spare)).toEqual([5]);
  expect(lay(coins(5), 20)).toMatchObject({ sum: 5, due: 15, waste: 0, spare: [] });
});
