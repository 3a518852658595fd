/** The payment tray: what lies in it, what is still due, what would be wasted. All numbers come from the server. */
import type { Decision, GameEvent, Option } from "../../../shell/board";
import { count, seatOf, word } from "./news";

export const TOKEN = "token";

export interface Paid {
  card: string; // a dungeon card, or TOKEN
  gold: number;
}

export interface Tray {
  paid: Paid[];
  sum: number;
  due: number; // still to be paid
  price: number;
}

/** The cards the seat has put down for the payment that is asked now: the run of payments at the end of the news. */
export function paidBy(history: readonly GameEvent[], seat: number): Paid[] {
  const paid: Paid[] = [];
  for (const event of history.toReversed()) {
    const token = event.id === "paid-token";
    if (!(token || event.id === "paid") || seatOf(event) !== seat) break;
    paid.unshift({ card: token ? TOKEN : word(event, "card"), gold: count(event, "gold") });
  }
  return paid;
}

export function trayOf(decision: Decision, history: readonly GameEvent[], seat: number): Tray | null {
  const first = decision.options.find(isPayment);
  if (decision.step !== "payment" || first === undefined) return null;
  const paid = paidBy(history, seat);
  const sum = paid.reduce((gold, each) => gold + each.gold, 0);
  const due = numberOf(first, "left");
  return { paid, sum, due, price: sum + due };
}

/** What the tray would show with this option added. */
export function withOption(tray: Tray, option: Option): { sum: number; due: number; waste: number } {
  const gold = numberOf(option, "gold");
  return { sum: tray.sum + gold, due: Math.max(0, tray.due - gold), waste: numberOf(option, "waste") };
}

export function isPayment(option: Option): boolean {
  return option.label === "pay" || option.label === "pay-token";
}

export function numberOf(option: Option, key: string): number {
  return Number(option.args[key] ?? 0);
}
