/** Cells in columns and rows, and the edges between them. Columns and rows count from 0; a game names its own cells. */

export interface GridCell {
  id: string; // as the game says it: "3-1", "C8"
  column: number;
  row: number;
}

/** The right or lower edge of a cell; column -1 is the left border of the grid, row -1 the upper one. */
export interface Edge {
  column: number;
  row: number;
  side: "right" | "below";
}

/** All cells, row by row. */
export function gridCells(columns: number, rows: number, idOf: (column: number, row: number) => string): GridCell[] {
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return { id: idOf(column, row), column, row };
  });
}

const key = (column: number, row: number): string => `${column} ${row}`;

function keysOf(cells: readonly GridCell[]): Set<string> {
  return new Set(cells.map(({ column, row }) => key(column, row)));
}

/** The edges between two of these cells. */
export function edgesWithin(cells: readonly GridCell[]): Edge[] {
  const here = keysOf(cells);
  return cells.flatMap(({ column, row }) => [
    ...(here.has(key(column + 1, row)) ? [{ column, row, side: "right" } as const] : []),
    ...(here.has(key(column, row + 1)) ? [{ column, row, side: "below" } as const] : []),
  ]);
}

/** The edges between one of these cells and what is none of them: where walls stand. */
export function edgesAround(cells: readonly GridCell[]): Edge[] {
  const here = keysOf(cells);
  return cells.flatMap(({ column, row }): Edge[] => [
    ...(here.has(key(column, row - 1)) ? [] : [{ column, row: row - 1, side: "below" } as const]),
    ...(here.has(key(column + 1, row)) ? [] : [{ column, row, side: "right" } as const]),
    ...(here.has(key(column, row + 1)) ? [] : [{ column, row, side: "below" } as const]),
    ...(here.has(key(column - 1, row)) ? [] : [{ column: column - 1, row, side: "right" } as const]),
  ]);
}

/** Edges as lines of an SVG path, for cells of that size. */
export function edgePath(edges: readonly Edge[], pitch: number): string {
  return edges
    .map(({ column, row, side }) =>
      side === "right"
        ? `M${(column + 1) * pitch} ${row * pitch}v${pitch}`
        : `M${column * pitch} ${(row + 1) * pitch}h${pitch}`,
    )
    .join("");
}

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest cell where an arrow key points to; what lies straight ahead comes before what lies aside. */
export function towards<C extends GridCell>(cells: readonly C[], from: GridCell, arrow: string): C | null {
  const [right, down] = WAYS[arrow] ?? [0, 0];
  const far = ({ column, row }: GridCell): number => {
    const [x, y] = [column - from.column, row - from.row];
    return x * right + y * down > 0 ? Math.abs(x) + Math.abs(y) + 2 * Math.abs(right ? y : x) : Infinity;
  };
  const [nearest] = cells.filter((cell) => far(cell) < Infinity).sort((a, b) => far(a) - far(b));
  return nearest ?? null;
}
