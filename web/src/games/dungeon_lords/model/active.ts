/** In which sequence the minions came to their places, for the eye. */
import type { GameEvent } from "../../../shell/board";

/** How many minions were placed in this round before the one on that space. */
export function turnOf(history: readonly GameEvent[], place: string, space: number): number {
  const placed = history
    .slice(history.findLastIndex((event) => event.id === "round"))
    .filter((event) => event.id === "placed");
  return Math.max(
    0,
    placed.findIndex(({ args }) => args["place"] === place && args["space"] === space + 1),
  );
}
