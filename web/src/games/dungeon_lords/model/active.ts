/** In which sequence the minions come to their places, for the eye. */
import type { GameEvent } from "../../../shell/board";

/** How many minions of this scene are placed before the one on that space. */
export function turnOf(fresh: readonly GameEvent[], place: string, space: number): number {
  const placed = fresh.filter((event) => event.id === "placed");
  return Math.max(
    0,
    placed.findIndex(({ args }) => args["place"] === place && args["space"] === space + 1),
  );
}
