/** The cells of a sheet: eight rows A to H, ten columns 1 to 10 (DD-002). They are numbered row by row. */
export const ROWS = 8;
export const COLUMNS = 10;
export const CELLS = ROWS * COLUMNS;
export const ENTRANCE = 0;
export const EXIT = CELLS - 1;

export const WAYS = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;
export type Way = keyof typeof WAYS;

export const columnOf = (cell: number): number => cell % COLUMNS;
export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);

/** "C7" */
export const nameOf = (cell: number): string => `${"ABCDEFGH".charAt(rowOf(cell))}${columnOf(cell) + 1}`;

export const cellOf = (name: string): number =>
  "ABCDEFGH".indexOf(name.charAt(0)) * COLUMNS + Number(name.slice(1)) - 1;

/** The cell in that column and row; null beyond the edge. */
export function cellAt(column: number, row: number): number | null {
  const inside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
  return inside ? row * COLUMNS + column : null;
}

/** The cell next to it on that side; null beyond the edge. */
export function beside(cell: number, way: Way): number | null {
  const [right, down] = WAYS[way];
  return cellAt(columnOf(cell) + right, rowOf(cell) + down);
}

export const ALL_WAYS = Object.keys(WAYS) as Way[];

/** The cells that share a side with it (DD-003). */
export const neighbours = (cell: number): number[] =>
  ALL_WAYS.flatMap((way) => {
    const next = beside(cell, way);
    return next === null ? [] : [next];
  });

/** Where the second cell lies, seen from the first. */
export function wayTo(from: number, to: number): Way | null {
  return ALL_WAYS.find((way) => beside(from, way) === to) ?? null;
}

/** What stands on each cell, as the signs of the view. */
export const signs = (sheet: readonly string[]): string => sheet.join("");

/** Cells that can be reached from the first one over cells that are open. */
export function flood(from: number, open: (cell: number) => boolean): Set<number> {
  const found = new Set<number>(open(from) ? [from] : []);
  for (const cell of found) for (const next of neighbours(cell)) if (open(next)) found.add(next);
  return found;
}
