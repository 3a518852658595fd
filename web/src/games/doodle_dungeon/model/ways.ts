/** A way for the pencil to a cell: a proposal, of which each step is drawn only if it is offered. */
import { beside, ALL_WAYS, signs } from "./cells";

const MONSTERS = "GOD";
const TOKENS = "TGODtgod";

/** How often the line has visited each cell. */
export function visits(path: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const cell of path) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

/** The last trap or monster on the line. */
export function lastToken(path: readonly number[], sheet: string): number | null {
  return path.findLast((cell) => TOKENS.includes(sheet.charAt(cell))) ?? null;
}

/** The shortest walk on to that cell, over cells that are not full, not over the monster met last; without the first cell. */
export function shortest(rows: readonly string[], path: readonly number[], to: number): number[] {
  const sheet = signs(rows);
  const counts = visits(path);
  const from = path.at(-1);
  if (from === undefined || from === to) return [];
  const last = lastToken(path, sheet);
  const barred = last !== null && MONSTERS.includes(sheet.charAt(last).toUpperCase()) ? last : null;
  const open = (cell: number): boolean => sheet.charAt(cell) !== "#" && (counts.get(cell) ?? 0) < 2 && cell !== barred;
  return walk(from, to, open);
}

function walk(from: number, to: number, open: (cell: number) => boolean): number[] {
  const before = new Map<number, number>([[from, from]]);
  for (const [cell] of before) {
    if (cell === to) break;
    for (const way of ALL_WAYS) {
      const next = beside(cell, way);
      if (next !== null && !before.has(next) && open(next)) before.set(next, cell);
    }
  }
  if (!before.has(to)) return [];
  const found = [to];
  while (before.get(found[0] as number) !== from) found.unshift(before.get(found[0] as number) as number);
  return found;
}
