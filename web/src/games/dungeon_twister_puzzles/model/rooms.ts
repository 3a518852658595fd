/** The rooms of a written position, slot by slot, and what has been done to their walls and portcullises. */
import type { Texts } from "../../../shell/board";
import type { Way } from "../../dungeon_twister/model/map";
import { drawn } from "../../dungeon_twister/model/rooms";
import { layoutOf } from "./box";
import { edgeAt, kindAt, SIDES } from "./edges";
import type { Marker, Position } from "./notation";

/** A room as a word: "2ccw@1", "?", or "?3cw:orange", which orange has laid. */
export interface Laid {
  room: string | null; // null: nobody says which
  up: boolean;
  turned: number;
  by: string;
}

const WORD = /^(\??)([a-z0-9]*)(?:@([0-3]))?(?::([a-z]+))?$/;

export function laidIn(word: string | undefined): Laid {
  const [, down = "?", room = "", turned = "0", by = ""] = WORD.exec(word ?? "?") ?? [];
  return { room: room || null, up: down === "" && room !== "", turned: Number(turned), by };
}

export function wordOf({ room, up, turned, by }: Laid): string {
  const behind = by ? `:${by}` : "";
  if (!up || !room) return by && room ? `?${room}${behind}` : "?";
  return `${room}${turned ? `@${turned}` : ""}${behind}`;
}

/** A slot with its room as it lies now. */
export interface Slot extends Laid {
  id: string; // "3,0": as it is called in the text
  at: number; // its place in the line
  column: number; // where it lies, which in scenario 4 may be elsewhere
  row: number;
  limit: number;
}

export function slotsOf(position: Position, texts: Texts): Slot[] {
  const slid = Number(position.turn.find((word) => word.startsWith("slid="))?.slice(5)) || 0;
  return layoutOf(position, texts).slots.map(({ slot: [column, row], limit, role = "" }, at) => ({
    ...laidIn(position.rooms[at]),
    id: `${column},${row}`,
    at,
    column: column + (role === "sliding_upper" ? slid : role === "sliding_lower" ? -slid : 0),
    row,
    limit,
  }));
}

/** The room that lies on that square. */
export function slotAt(slots: readonly Slot[], square: string): Slot | null {
  const [x = 0, y = 0] = square.split(",").map(Number);
  return slots.find(({ column, row }) => column === Math.floor(x / 5) && row === Math.floor(y / 5)) ?? null;
}

export function withRoom(position: Position, texts: Texts, at: number, laid: Partial<Laid>): Position {
  const { slots } = layoutOf(position, texts);
  const rooms = slots.map((_, place) => {
    const word = position.rooms[place] ?? "?";
    return place === at ? wordOf({ ...laidIn(word), ...laid }) : word; // what cannot be read stays
  });
  return { ...position, rooms };
}

/** Two rooms change their places, each as it lies. */
export function swapped(position: Position, texts: Texts, one: number, other: number): Position {
  const [here, there] = [laidIn(position.rooms[one]), laidIn(position.rooms[other])];
  return withRoom(withRoom(position, texts, one, { ...there, up: true }), texts, other, here);
}

/** An edge with something on it: which room's, and what has become of it. */
export interface Marked {
  slot: string;
  edge: number;
  marker: Marker;
  word: string; // "0,1 east"
}

const EDGE_MARKERS: readonly Marker[] = ["open", "broken", "breached"];

function edgeOf(slots: readonly Slot[], word: string): { slot: string; edge: number } | null {
  const [square = "", side = ""] = word.split(" ");
  const slot = slotAt(slots, square);
  const [x = NaN, y = NaN] = square.split(",").map(Number);
  if (!slot?.up || !(SIDES as readonly string[]).includes(side) || Number.isNaN(x + y)) return null;
  return { slot: slot.id, edge: edgeAt(x - 5 * slot.column, y - 5 * slot.row, side as Way, slot.turned) };
}

export function markedEdges(position: Position, slots: readonly Slot[]): Marked[] {
  return EDGE_MARKERS.flatMap((marker) =>
    position.markers[marker].flatMap((word) => {
      const edge = edgeOf(slots, word);
      return edge ? [{ ...edge, marker, word }] : [];
    }),
  );
}

/** What stands at a side of a square, and what has become of it. */
export interface Side {
  side: Way;
  word: string;
  kind: "wall" | "portcullis";
  marker: Marker | null;
}

export function sidesOf(position: Position, texts: Texts, square: string): Side[] {
  const slots = slotsOf(position, texts);
  const marked = markedEdges(position, slots);
  return SIDES.flatMap((side) => {
    const word = `${square} ${side}`;
    const here = edgeOf(slots, word);
    const room = slotAt(slots, square)?.room;
    const kind = here && room ? kindAt(drawn(texts, room), here.edge) : null;
    if (!here || !kind) return [];
    const marker = marked.find(({ slot, edge }) => slot === here.slot && edge === here.edge)?.marker ?? null;
    return [{ side, word, kind, marker }];
  });
}

/** Something becomes of an edge; null: it is as it was printed. */
export function withEdge(position: Position, texts: Texts, word: string, marker: Marker | null): Position {
  const slots = slotsOf(position, texts);
  const here = edgeOf(slots, word);
  const same = markedEdges(position, slots).filter(({ slot, edge }) => slot === here?.slot && edge === here?.edge);
  const gone = new Set(same.map((each) => each.word));
  const markers = { ...position.markers };
  for (const name of EDGE_MARKERS) markers[name] = markers[name].filter((each) => !gone.has(each));
  if (marker) markers[marker] = [...markers[marker], word];
  return { ...position, markers };
}
