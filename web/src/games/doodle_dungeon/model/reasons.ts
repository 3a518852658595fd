/**
 * Why something cannot be drawn somewhere: the rule, and the cells that show it. Explains only. What can be drawn is what
 * the question offers.
 */
import { CELLS, cellAt, ENTRANCE, EXIT, flood, neighbours } from "./cells";

export interface Refusal {
  rule: string; // DD-045 …
  cut: readonly number[]; // the cells that would be cut off
}

export type Shape = readonly (readonly [number, number])[]; // rows down and columns right of the upper left cell

/** The cells of a formation with its upper left corner there; null for what lies beyond the edge. */
export function cellsOf(shape: Shape, column: number, row: number): (number | null)[] {
  return shape.map(([down, right]) => cellAt(column + right, row + down));
}

export function whyNoWalls(sheet: string, cells: readonly (number | null)[]): Refusal {
  const none = (rule: string): Refusal => ({ rule, cut: [] });
  if (cells.includes(null)) return none("DD-045");
  if (cells.some((cell) => cell !== null && sheet.charAt(cell) !== ".")) return none("DD-046");
  if (cells.includes(ENTRANCE) || cells.includes(EXIT)) return none("DD-048");
  return { rule: "DD-047", cut: cutOff(sheet, cells) };
}

/** The cells that could not be reached from the entrance any more; where that is most of them, those at the entrance. */
function cutOff(sheet: string, walls: readonly (number | null)[]): number[] {
  const open = (cell: number): boolean => sheet.charAt(cell) !== "#" && !walls.includes(cell);
  const all = Array.from({ length: CELLS }, (_, cell) => cell).filter(open);
  const near = flood(ENTRANCE, open);
  const far = flood(EXIT, open);
  const home = near.size >= far.size ? near : far;
  return all.filter((cell) => !home.has(cell));
}

/** A trap or a monster: on something drawn, or next to another one (DD-041, DD-056). */
export function whyNoToken(sheet: string, cell: number): Refusal {
  if (sheet.charAt(cell) !== ".") return { rule: "DD-041", cut: [] };
  return { rule: "DD-056", cut: neighbours(cell).filter((each) => "TGOD".includes(sheet.charAt(each))) };
}

/** How many cells lie on every way from the entrance to the exit. */
export function onEveryWay(sheet: string, more: readonly number[] = []): number {
  const open = (cell: number): boolean => sheet.charAt(cell) !== "#" && !more.includes(cell);
  return Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) =>
      open(cell) &&
      (cell === ENTRANCE || cell === EXIT || !flood(ENTRANCE, (each) => each !== cell && open(each)).has(EXIT)),
  ).length;
}
