/** Where on the board something is being told. */
import type { GameEvent } from "../../../../shell/board";

export interface Spot {
  place: string;
  space: number; // from 0; -1: no space of it
}

/** News of an order that do not name its place. */
const PLACE: Readonly<Record<string, string>> = { dug: "dig", mined: "mine", hired: "hire", built: "room" };
const NAMED = new Set(["placed", "place-full", "carried-out", "declined", "cannot"]);

/** The space of each order of these news, which are the last of the history. */
export function spotsOf(fresh: readonly GameEvent[], history: readonly GameEvent[]): Spot[] {
  return fresh.flatMap(({ id, args }) => {
    const place = NAMED.has(id) ? String(args["place"]) : PLACE[id];
    if (!place) return [];
    const where = args["space"] ?? placedAt(history, args["seat"], place);
    return [{ place, space: Number(where ?? 0) - 1 }];
  });
}

/** The space that this lord's minion has taken at the place, as news count it. */
function placedAt(history: readonly GameEvent[], seat: unknown, place: string): unknown {
  return history
    .slice(history.findLastIndex(({ id }) => id === "round") + 1)
    .findLast(({ id, args }) => id === "placed" && args["seat"] === seat && args["place"] === place)?.args["space"];
}
