import { expect, test } from "vitest";
import type { Decision, GameEvent, Option } from "../../../shell/board";
import { paidBy, trayOf, withOption } from "../model/payment";

function paid(seat: number, card: string, gold: number): GameEvent {
  return { id: "paid", args: { seat, card, gold } };
}

function pay(card: string, gold: number, left: number): Option {
  return { code: 1, label: "pay", args: { card, gold, left, waste: Math.max(0, gold - left) }, targets: [`card/${card}`], text: `pay ${card}` };
}

const CLAIM: Option = { code: 679, label: "claim", args: {}, targets: [], text: "claim" };

function asks(options: Option[], step = "payment"): Decision {
  return { step, rules: [], ticket: 1, together: false, options };
}

test("only the run of payments at the end belongs to this tray", () => {
  const history = [paid(1, "crypt-a1", 30), { id: "hired", args: { seat: 1 } }, paid(1, "crypt-d3", 15), { id: "paid-token", args: { seat: 1, gold: 10 } }];
  expect(paidBy(history, 1)).toEqual([{ card: "crypt-d3", gold: 15 }, { card: "token", gold: 10 }]);
  expect(paidBy(history, 2)).toEqual([]);
});

test("price = what lies in the tray + what is still due", () => {
  const tray = trayOf(asks([pay("crypt-e6", 10, 5), CLAIM]), [paid(1, "crypt-d3", 15)], 1);
  expect(tray).toMatchObject({ sum: 15, due: 5, price: 20 });
});

test("an option shows the new sum, the rest and the waste before it is taken", () => {
  const option = pay("crypt-e6", 10, 5);
  const tray = trayOf(asks([option]), [paid(1, "crypt-d3", 15)], 1)!;
  expect(withOption(tray, option)).toEqual({ sum: 25, due: 0, waste: 5 });
});

test("there is no tray outside a payment", () => {
  expect(trayOf(asks([CLAIM], "hire"), [], 1)).toBeNull();
  expect(trayOf(asks([CLAIM]), [], 1)).toBeNull();
});
