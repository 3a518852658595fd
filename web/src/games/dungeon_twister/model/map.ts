/** Where squares, rooms and edges lie in the drawing. Squares are counted as in the rules (section 2.2). */
import type { Room, View } from "./view";

export const SIZE = 44; // of a square
export const GAP = 8; // between rooms
export const ROOM = 5 * SIZE;
const RIM = 25; // with the coordinates

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The left edge of a column, or the upper one of a row. */
export function px(at: number): number {
  const room = Math.floor(at / 5);
  return room * (ROOM + GAP) + (at - 5 * room) * SIZE;
}

export const squareBox = (x: number, y: number): Box => ({ x: px(x), y: px(y), w: SIZE, h: SIZE });

export const roomBox = ({ column, row }: Pick<Room, "column" | "row">): Box => ({
  x: column * (ROOM + GAP),
  y: row * (ROOM + GAP),
  w: ROOM,
  h: ROOM,
});

/** The whole drawing with its rim. */
export function frame(view: View): Box {
  const squares = view.lines.flatMap(({ squares }) => squares.map(([x = 0, y = 0]) => squareBox(x, y)));
  const boxes = [...view.rooms.map(roomBox), ...squares];
  const left = Math.min(...boxes.map(({ x }) => x)) - RIM;
  const top = Math.min(...boxes.map(({ y }) => y)) - RIM;
  const right = Math.max(...boxes.map(({ x, w }) => x + w)) + RIM;
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h)) + RIM - 13;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Higher than a window leaves room for below and above it. */
export function isTall(view: View): boolean {
  const { w, h } = frame(view);
  return w < 1.6 * h;
}

export type Way = "north" | "east" | "south" | "west";
export const WAYS: Record<Way, readonly [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** The direction from a square to one beside it. */
export function wayTo([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): Way | null {
  const found = (Object.keys(WAYS) as Way[]).find((way) => WAYS[way][0] === toX - x && WAYS[way][1] === toY - y);
  return found ?? null;
}

/** A strip over an edge of a square; over the one of the room behind it where `far` is said. */
export function edgeBox(x: number, y: number, way: Way, far = false): Box {
  const [dx, dy] = WAYS[way];
  const { x: left, y: top } = far ? squareBox(x + dx, y + dy) : squareBox(x, y);
  const near = (at: number, by: number): number => (by === 0 ? at : by > 0 !== far ? at + SIZE : at);
  const [midX, midY] = [near(left, dx), near(top, dy)];
  return dx === 0 ? { x: left, y: midY - 9, w: SIZE, h: 18 } : { x: midX - 9, y: top, w: 18, h: SIZE };
}
