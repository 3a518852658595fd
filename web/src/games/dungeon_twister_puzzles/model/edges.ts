/** Edges of rooms by the square and side at which they lie: how text and pointer name them. */
import { WAYS, type Way } from "../../dungeon_twister/model/map";
import type { Drawn } from "../../dungeon_twister/model/rooms";

export const SIDES = Object.keys(WAYS) as Way[]; // north, east, south, west
const UPRIGHT = 30; // edges between rows come first, then those between columns

/** Where a square of a room that was turned lies in its drawing. */
function undone(x: number, y: number, quarters: number): [number, number] {
  let at: [number, number] = [x, y];
  for (let turn = 0; turn < quarters; turn += 1) at = [at[1], 4 - at[0]];
  return at;
}

/** The number of the edge at a side of a square, both within the room as it lies. */
export function edgeAt(x: number, y: number, side: Way, quarters: number): number {
  const [column, row] = undone(x, y, quarters);
  const way = SIDES[(SIDES.indexOf(side) + 4 - quarters) % 4] as Way;
  if (way === "north" || way === "south") return 5 * (row + (way === "south" ? 1 : 0)) + column;
  return UPRIGHT + 6 * row + column + (way === "east" ? 1 : 0);
}

/** What is drawn there: a wall, a portcullis, or nothing. */
export function kindAt({ h, v }: Drawn, edge: number): "wall" | "portcullis" | null {
  const code = [...h, ...v].join("")[edge];
  return code === "w" ? "wall" : code === "g" ? "portcullis" : null;
}
