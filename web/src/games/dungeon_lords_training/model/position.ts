/** A fight of one's own, as the editor holds it and as the text that links and tables carry (position.py, DL-R90). */
import type { Data } from "../../../shell/board";

export interface Position {
  year: number;
  round: number; // in which it begins
  heroes: string[]; // front first
  monsters: Record<string, number>;
  traps: Record<string, number>;
  food: number;
  gold: number;
  imps: number;
  rooms: string[]; // of the three tiles, the entrance first; EMPTY: a tunnel
  cards: string[]; // of the four rounds; EMPTY: none
}

export const EMPTY = "-";
export const TILES = 3;
export const ROUNDS = 4;
/** How many of them a position may have (position.py refuses more). */
export const MOST = { heroes: 4, monsters: 6, traps: 6, same: 3, store: 9 };
const STORES = ["food", "gold", "imps"] as const;

export function nothing(): Position {
  return {
    year: 1,
    round: 1,
    heroes: [],
    monsters: {},
    traps: {},
    food: 0,
    gold: 0,
    imps: 0,
    rooms: Array.from({ length: TILES }, () => EMPTY),
    cards: Array.from({ length: ROUNDS }, () => EMPTY),
  };
}

const listed = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id));

function counted(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

export const total = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** "heroes.y1_warrior_3~monsters.goblin~food.1": what is usual is not said. */
export function toText(position: Position): string {
  const { heroes, rooms, cards, year, round } = position;
  const parts: [string, (string | number)[]][] = [
    ["heroes", heroes],
    ["monsters", listed(position.monsters)],
    ["traps", listed(position.traps)],
    ...STORES.map((name): [string, number[]] => [name, position[name] ? [position[name]] : []]),
    ["rooms", rooms.some((room) => room !== EMPTY) ? rooms : []],
    ["cards", cards.some((card) => card !== EMPTY) ? cards : []],
    ["year", year === 1 ? [] : [year]],
    ["round", round === 1 ? [] : [round]],
  ];
  return parts
    .filter(([, values]) => values.length)
    .map(([name, values]) => [name, ...values].join("."))
    .join("~");
}

/** The position of a text; what it does not say is empty. The server refuses what is wrong, not we. */
export function fromText(text: string): Position {
  const said = new Map(text.split("~").map((part) => [part.split(".")[0] ?? "", part.split(".").slice(1)]));
  const list = (name: string): string[] => said.get(name) ?? [];
  const number = (name: string, usual: number): number => Number(list(name)[0] ?? usual) || usual;
  const places = (name: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => list(name)[at] ?? EMPTY);
  const lists = { heroes: list("heroes"), monsters: counted(list("monsters")), traps: counted(list("traps")) };
  const stores = { food: number("food", 0), gold: number("gold", 0), imps: number("imps", 0) };
  return {
    ...lists,
    ...stores,
    year: number("year", 1),
    round: number("round", 1),
    rooms: places("rooms", TILES),
    cards: places("cards", ROUNDS),
  };
}

/** A printed puzzle, to begin with. */
export function fromPrinted(entry: Data): Position {
  const { party, monsters, traps, store, tiles } = entry as unknown as {
    party: string[];
    monsters: string[];
    traps: string[];
    store: { food: number; gold: number; imps: number };
    tiles: { kind: string }[];
  };
  const rooms = tiles.map((tile) => (tile.kind === "room" ? "chicken_coop" : EMPTY)); // any room will do (DL-609)
  return { ...nothing(), heroes: party, monsters: counted(monsters), traps: counted(traps), ...store, rooms };
}
