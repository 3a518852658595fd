/** The payment tray: what was put down, what is still due, and what a payment with the cards at hand would cost. */
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

/** Something to pay with; several tokens are several coins. */
export interface Coin extends Paid {
  key: string;
}

export interface Laid {
  used: Coin[]; // in the order in which they are paid
  spare: Coin[]; // the price is covered before their turn
  sum: number;
  due: number;
  waste: number;
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
  const sum = sumOf(paid);
  const due = numberOf(first, "left");
  return { paid, sum, due, price: sum + due };
}

/** All a player could pay with: worth what the options say, or what is printed where a card is not offered yet. */
export function purse(decision: Decision, cards: readonly Paid[], tokens: number, wealth: number): Coin[] {
  const offered = (card: string): Option | undefined =>
    decision.options.find((option) => isPayment(option) && cardOf(option) === card);
  const worth = (card: string, printed: number): number => Number(offered(card)?.args["gold"] ?? printed);
  const rooms = cards.map(({ card, gold }) => ({ key: card, card, gold: worth(card, gold) }));
  const token = worth(TOKEN, tokens ? (wealth - sumOf(rooms)) / tokens : 0);
  const marks = Array.from({ length: tokens }, (_, i) => ({ key: `${TOKEN}-${i + 1}`, card: TOKEN, gold: token }));
  return [...rooms, ...marks];
}

/** The coins with the least waste, then with the fewest items, then the fewest coins; none if all are not enough. */
export function suggestion(coins: readonly Coin[], due: number): Coin[] {
  const best = new Map<number, Coin[]>([[0, []]]);
  for (const coin of coins) {
    for (const [sum, laid] of [...best]) {
      const [next, more] = [sum + coin.gold, [...laid, coin]];
      const known = best.get(next);
      if (sum < due && (!known || cost(more) < cost(known))) best.set(next, more);
    }
  }
  const sums = [...best.keys()].filter((sum) => sum >= due);
  return sums.length ? (best.get(Math.min(...sums)) ?? []) : [];
}

/** What becomes of these coins: paid from the dearest on until the price is covered. */
export function lay(coins: readonly Coin[], due: number): Laid {
  const laid: Laid = { used: [], spare: [], sum: 0, due, waste: 0 };
  for (const coin of coins.toSorted((a, b) => b.gold - a.gold)) {
    if (laid.sum >= due) laid.spare.push(coin);
    else {
      laid.used.push(coin);
      laid.sum += coin.gold;
    }
  }
  return { ...laid, due: Math.max(0, due - laid.sum), waste: Math.max(0, laid.sum - due) };
}

export function isPayment(option: Option): boolean {
  return option.label === "pay" || option.label === "pay-token";
}

/** The option that puts this coin down. */
export function optionFor(decision: Decision, coin: Coin): Option | undefined {
  return decision.options.find((option) => isPayment(option) && cardOf(option) === coin.card);
}

export function numberOf(option: Option, key: string): number {
  return Number(option.args[key] ?? 0);
}

function cardOf(option: Option): string {
  return option.label === "pay-token" ? TOKEN : String(option.args["card"]);
}

function sumOf(paid: readonly Paid[]): number {
  return paid.reduce((gold, each) => gold + each.gold, 0);
}

function cost(coins: readonly Coin[]): number {
  return coins.length + 100 * coins.filter((coin) => coin.card.startsWith("item-")).length;
}
