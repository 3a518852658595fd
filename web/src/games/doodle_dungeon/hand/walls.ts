/** The outline of walls: long strokes where no wall follows. */
import { cellAt } from "../model/cells";
import { stroke, type Point } from "./strokes";

type Line = readonly [Point, Point];

/** The borders of these cells as lines as long as they go, in units of a cell. */
export function borders(isWall: (column: number, row: number) => boolean, columns: number, rows: number): Line[] {
  const lines: Line[] = [];
  const run = (length: number, is: (at: number) => boolean, line: (from: number, to: number) => Line): void => {
    for (let at = 0; at < length; at += 1) {
      if (!is(at)) continue;
      const from = at;
      while (at < length && is(at)) at += 1;
      lines.push(line(from, at));
    }
  };
  for (let row = 0; row <= rows; row += 1)
    for (const up of [true, false])
      run(
        columns,
        (column) => isWall(column, row) === !up && isWall(column, row - 1) === up,
        (from, to) => [
          [from, row],
          [to, row],
        ],
      );
  for (let column = 0; column <= columns; column += 1)
    for (const before of [true, false])
      run(
        rows,
        (row) => isWall(column, row) === !before && isWall(column - 1, row) === before,
        (from, to) => [
          [column, from],
          [column, to],
        ],
      );
  return lines;
}

/** The outline of all walls of a sheet, drawn twice, each time by a word of its own. */
export function wallEdges(sheet: string, word: string, pitch: number): { first: string; second: string } {
  const isWall = (column: number, row: number): boolean => {
    const cell = cellAt(column, row);
    return cell !== null && sheet.charAt(cell) === "#";
  };
  const lines = borders(isWall, 10, 8);
  const drawn = (hand: string, drift: number): string =>
    lines
      .map(([from, to], at) =>
        stroke([scaled(from, pitch), scaled(to, pitch)], `${word} ${hand} ${at} ${from.join()} ${to.join()}`, {
          drift,
          over: pitch * 0.03,
        }),
      )
      .join("");
  return { first: drawn("first", 0.9), second: drawn("second", 1.7) };
}

const scaled = ([column, row]: Point, pitch: number): Point => [column * pitch, row * pitch];
