/** A dungeon plan as a drawing: cells of 62, a tile of 48 in the middle of each, passages between tiles that touch. */
import { edgesWithin, gridCells, type Edge } from "../../common/grid/grid";
import type { Tile } from "./view";

export const COLUMNS = 5;
export const ROWS = 4;
export const PITCH = 62;
export const CELLS = gridCells(COLUMNS, ROWS, (column, row) => `${column + 1}-${row + 1}`);
const ENTRANCE: Edge = { column: 2, row: -1, side: "below" }; // below the gate

/** The outline of all tiles and their passages, as one path. */
export function tunnels(tiles: readonly Tile[]): string {
  const dug = new Set(tiles.map((tile) => tile.cell));
  const cells = CELLS.filter(({ id }) => dug.has(id));
  const gate = cells.filter(({ column, row }) => row === 0 && column === ENTRANCE.column).map(() => ENTRANCE);
  const squares = cells.map(({ column, row }) => `M${column * PITCH + 7} ${row * PITCH + 7}h48v48h-48z`);
  return [...squares, ...[...edgesWithin(cells), ...gate].map(passage)].join("");
}

function passage({ column, row, side }: Edge): string {
  const [x, y] = [column * PITCH, row * PITCH];
  return side === "right" ? `M${x + 54} ${y + 13}h16v36h-16z` : `M${x + 13} ${y + 54}v16h36v-16z`;
}

/** Where miners stand, for the eye: on tunnels not dug in this round first. */
export function minersAt(tiles: readonly Tile[], digging: readonly string[], count: number): string[] {
  const tunnelsHere = tiles.filter((tile) => tile.room === null && !tile.conquered).map((tile) => tile.cell);
  const resting = tunnelsHere.filter((cell) => !digging.includes(cell));
  return [...resting, ...tunnelsHere.filter((cell) => digging.includes(cell))].slice(0, count);
}
