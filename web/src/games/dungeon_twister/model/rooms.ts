/** Rooms as they lie: the drawing of the content, turned, with what has been opened, broken and breached. */
import type { Texts } from "../../../shell/board";
import { ROOM, SIZE, WAYS, type Way } from "./map";
import type { Room, View } from "./view";

/** A room of the content (rooms.json). */
export interface Drawn {
  id: string;
  number: number;
  rotation: "cw" | "ccw";
  floor_colour: string;
  gear_colour: string;
  cells: string[];
  h: string[];
  v: string[];
}

export type EdgeState = "wall" | "closed" | "open" | "broken" | "breached";

/** An edge on which something stands, in pixels of its room. */
export interface Edge {
  number: number;
  state: EdgeState;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const UPRIGHT = 30; // edges between rows come first, then those between columns
const INSET = 3.5; // outer walls stand inside their room

export function drawn(texts: Texts, id: string): Drawn {
  return texts.entry(id) as unknown as Drawn;
}

/** A point of the grid after so many clockwise quarter turns. */
function turned(x: number, y: number, quarters: number): [number, number] {
  let at: [number, number] = [x, y];
  for (let turn = 0; turn < quarters; turn += 1) at = [5 - at[1], at[0]];
  return at;
}

/** The cells as they lie: terrain by column and row. */
export function cellsOf({ cells }: Drawn, quarters: number): { x: number; y: number; code: string }[] {
  return cells.flatMap((row, r) =>
    [...row].map((code, c) => {
      const [x, y] = turned(c + 0.5, r + 0.5, quarters);
      return { x: x - 0.5, y: y - 0.5, code };
    }),
  );
}

/** Both ends of an edge of the drawing, in squares. */
function ends(number: number): [number, number, number, number] {
  if (number < UPRIGHT) {
    const [row, column] = [Math.floor(number / 5), number % 5];
    return [column, row, column + 1, row];
  }
  const [row, column] = [Math.floor((number - UPRIGHT) / 6), (number - UPRIGHT) % 6];
  return [column, row, column, row + 1];
}

function stateOf(kind: string, number: number, room: Pick<Room, "open" | "broken" | "breached">): EdgeState | null {
  if (room.breached.includes(number)) return "breached";
  if (room.broken.includes(number)) return "broken";
  if (room.open.includes(number)) return "open";
  return kind === "w" ? "wall" : kind === "g" ? "closed" : null;
}

const inset = (at: number): number => (at === 0 ? INSET : at === 5 ? ROOM - INSET : at * SIZE);

/** What stands on the edges of a room. */
export function edgesOf(of: Drawn, room: Room, quarters: number): Edge[] {
  const kinds = [...of.h, ...of.v].join("");
  return [...kinds].flatMap((kind, number) => {
    const state = stateOf(kind, number, room);
    if (state === null) return [];
    const [ax, ay, bx, by] = ends(number);
    const [[x1, y1], [x2, y2]] = [turned(ax, ay, quarters), turned(bx, by, quarters)];
    const upright = x1 === x2;
    const place = upright
      ? { x1: inset(x1), x2: inset(x2), y1: Math.min(y1, y2) * SIZE, y2: Math.max(y1, y2) * SIZE }
      : { y1: inset(y1), y2: inset(y2), x1: Math.min(x1, x2) * SIZE, x2: Math.max(x1, x2) * SIZE };
    return [{ number, state, ...place }];
  });
}

/** The borders of a room that let through, as "x,y,way" of the square inside. */
export function openBorders(of: Drawn, room: Room, quarters: number): string[] {
  const kinds = [...of.h, ...of.v].join("");
  return [...kinds].flatMap((kind, number) => {
    const state = stateOf(kind, number, room);
    if (state === "wall" || state === "closed") return [];
    const [ax, ay, bx, by] = ends(number);
    const [[x1, y1], [x2, y2]] = [turned(ax, ay, quarters), turned(bx, by, quarters)];
    const way = wayOut(x1, y1, x2, y2);
    if (way === null) return [];
    const [x, y] = [Math.min(x1, x2, 4) + 5 * room.column, Math.min(y1, y2, 4) + 5 * room.row];
    return [`${x},${y},${way}`];
  });
}

function wayOut(x1: number, y1: number, x2: number, y2: number): Way | null {
  if (x1 === x2) return x1 === 0 ? "west" : x1 === 5 ? "east" : null;
  return y1 === 0 && y2 === 0 ? "north" : y1 === 5 && y2 === 5 ? "south" : null;
}

const BACK: Record<Way, Way> = { north: "south", south: "north", east: "west", west: "east" };

/** The doors between rooms, and to the start lines: where both sides let through. One for each, from its north or west. */
export function doorsOf(
  view: View,
  texts: Texts,
  quarters: (room: Room) => number = ({ turned: at }) => at ?? 0,
): Set<string> {
  const open = new Set(
    view.rooms.flatMap((room) =>
      room.room === null ? [] : openBorders(drawn(texts, room.room), room, quarters(room)),
    ),
  );
  const lines = new Set(view.lines.flatMap(({ squares }) => squares.map(([x, y]) => `${x},${y}`)));
  const doors = new Set<string>();
  for (const border of open) {
    const [x = 0, y = 0, way] = [...border.split(",").slice(0, 2).map(Number), border.split(",")[2]] as [
      number,
      number,
      Way,
    ];
    const [dx, dy] = WAYS[way];
    const there = `${x + dx},${y + dy}`;
    if (!open.has(`${there},${BACK[way]}`) && !lines.has(there)) continue;
    doors.add(way === "east" || way === "south" ? border : `${there},${BACK[way]}`);
  }
  return doors;
}
