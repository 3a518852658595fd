/** A dungeon plan as a drawing: cells of 62, a tile of 48 in the middle of each, passages between tiles that touch. */
import type { Tile } from "./view";

export const COLUMNS = 5;
export const ROWS = 4;
export const PITCH = 62;
export const CELLS: readonly string[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, at) => `${(at % COLUMNS) + 1}-${Math.floor(at / COLUMNS) + 1}`,
);
const ENTRANCE = "3-1"; // below the gate

export interface Spot {
  x: number; // left upper corner of the cell
  y: number;
}

export function spot(cell: string): Spot {
  const [column, row] = split(cell);
  return { x: (column - 1) * PITCH, y: (row - 1) * PITCH };
}

function split(cell: string): [number, number] {
  const [column = 1, row = 1] = cell.split("-").map(Number);
  return [column, row];
}

/** The outline of all tiles and their passages, as one path. */
export function tunnels(tiles: readonly Tile[]): string {
  const cells = new Set(tiles.map((tile) => tile.cell));
  return [...cells].map((cell) => tunnel(cell, cells)).join("");
}

function tunnel(cell: string, cells: ReadonlySet<string>): string {
  const { x, y } = spot(cell);
  const [column, row] = split(cell);
  const parts = [`M${x + 7} ${y + 7}h48v48h-48z`];
  if (cells.has(`${column + 1}-${row}`)) parts.push(`M${x + 54} ${y + 13}h16v36h-16z`);
  if (cells.has(`${column}-${row + 1}`)) parts.push(`M${x + 13} ${y + 54}v16h36v-16z`);
  if (cell === ENTRANCE) parts.push(`M${x + 13} ${y + 8}v-14h36v14z`);
  return parts.join("");
}

/** Where miners stand, for the eye: on tunnels not dug in this round first. */
export function minersAt(tiles: readonly Tile[], digging: readonly string[], count: number): string[] {
  const tunnelsHere = tiles.filter((tile) => tile.room === null && !tile.conquered).map((tile) => tile.cell);
  const resting = tunnelsHere.filter((cell) => !digging.includes(cell));
  return [...resting, ...tunnelsHere.filter((cell) => digging.includes(cell))].slice(0, count);
}
