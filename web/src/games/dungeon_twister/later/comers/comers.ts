/** Who could come to a square by one move: one's own who may move now, and the others as if it were their turn. */
import { GAP, ROOM, SIZE } from "../../model/map";
import type { Square } from "../../model/spots";
import type { Reach, View } from "../../model/view";

export interface Comer {
  token: string;
  steps: number;
}

/** The nearest first. */
export function comersTo(view: View, [x, y]: Square): Comer[] {
  return [...view.reach, ...view.rivals]
    .flatMap((reach) => stepsTo(reach, x, y).map((steps) => ({ token: reach.token, steps })))
    .sort((a, b) => a.steps - b.steps);
}

const stepsTo = ({ squares }: Reach, x: number, y: number): number[] =>
  squares.flatMap(([toX, toY, steps = 0, end = 0]) => (toX === x && toY === y && end > 0 ? [steps] : []));

/** The square at a point of the drawing, along one of its sides. */
export function squareAt(point: number): number {
  const room = Math.floor(point / (ROOM + GAP));
  return 5 * room + Math.min(4, Math.floor((point - room * (ROOM + GAP)) / SIZE));
}

/** Every square of the dungeon and of the start lines, as "x,y". */
export function squaresOf(view: View): Set<string> {
  const lines = view.lines.flatMap(({ squares }) => squares.map(([x, y]) => `${x},${y}`));
  const rooms = view.rooms.flatMap(({ column, row }) =>
    Array.from({ length: 25 }, (_, at) => `${5 * column + (at % 5)},${5 * row + Math.floor(at / 5)}`),
  );
  return new Set([...rooms, ...lines]);
}
