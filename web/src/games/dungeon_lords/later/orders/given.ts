/** All orders that were shown so far, round by round, as the news tell it. */
import type { GameEvent } from "../../../../shell/board";

export interface Order {
  id: string;
  failed: boolean; // no space was left, or it was declined
}

export interface Round {
  year: number;
  season: string;
  lords: Record<number, Order[]>; // by seat
  nonPlayers: Record<number, Order[]>; // what they showed openly
}

const FAILS = new Set(["place-full", "declined", "cannot"]);

function add(orders: Record<number, Order[]>, who: number, order: Order): void {
  orders[who] = [...(orders[who] ?? []), order];
}

function read(rounds: Round[], { id, args }: GameEvent): Round[] {
  const now = rounds.at(-1);
  if (id === "round")
    rounds.push({ year: Number(args["year"]), season: String(args["season"]), lords: {}, nonPlayers: {} });
  else if (id === "order-shown" && now)
    add(now.lords, Number(args["seat"]), { id: String(args["order"]), failed: false });
  else if (id === "non-player-order" && now)
    add(now.nonPlayers, Number(args["number"]), { id: String(args["order"]), failed: false });
  else if (FAILS.has(id) && now)
    for (const order of now.lords[Number(args["seat"])] ?? []) order.failed ||= order.id === args["place"];
  return rounds;
}

/** The newest round first; rounds in which nothing was shown yet are left out. */
export function given(history: readonly GameEvent[]): Round[] {
  return history
    .reduce(read, [] as Round[])
    .filter((round) => Object.keys(round.lords).length > 0)
    .reverse();
}
