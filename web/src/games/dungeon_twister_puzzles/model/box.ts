/** What the box holds for a written position: its board, its rooms, its tokens and cards, as the content lists them. */
import type { Texts } from "../../../shell/board";
import type { Colour, Position } from "./notation";

interface Slot {
  slot: [number, number];
  limit: number;
  role?: string;
}

export interface Layout {
  id: string;
  columns: number;
  rows: number;
  slots: Slot[];
  start_lines: { owner: string; squares: number[][]; dots: number[][] }[];
  target_vp: number | null;
}

interface SetOf {
  id: string;
  room_numbers: number[];
  characters: string[];
  objects: string[];
}

const ORDER: Record<number, readonly Colour[]> = {
  2: ["blue", "orange"],
  3: ["blue", "orange", "red"],
  4: ["blue", "red", "orange", "green"],
};
const TABLES = ["", "", "two_players", "three_players", "four_players"];
const SCENARIOS = ["", "monastery", "star", "goblin_realm", "moving_stones", "bottomless_pit", "sacrifice"];
const MONKS = "1"; // the scenario that has them
const PRINCESS = "6";

export const playersOf = ({ game }: Position): number => Number(game[0]) || 2;

/** An option of the table, as the line says it. */
export function optionOf({ game }: Position, name: string): string | null {
  return game.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** An option said, or (null) no longer said. */
export function withOption(position: Position, name: string, value: string | null): Position {
  const others = position.game.filter((word) => !word.startsWith(`${name}=`));
  return { ...position, game: value === null ? others : [...others, `${name}=${value}`] };
}

/** The players' colours in the order of their seats. */
export const coloursOf = (position: Position): readonly Colour[] => ORDER[playersOf(position)] ?? ["blue", "orange"];

export function layoutOf(position: Position, texts: Texts): Layout {
  const scenario = Number(optionOf(position, "scenario")) || 0;
  const beginner = optionOf(position, "beginner") === "on";
  const id = SCENARIOS[scenario] || (beginner ? "beginner" : TABLES[playersOf(position)]) || "two_players";
  const layout = texts.entry(id) as unknown as Layout;
  const slots = [...layout.slots].sort((a, b) => a.slot[1] - b.slot[1] || a.slot[0] - b.slot[0]);
  return { ...layout, slots };
}

/** How many rooms each row of the board has. */
export function perRow({ slots }: Layout): number[] {
  const rows = slots.map(({ slot }) => slot[1]);
  return [...new Set(rows)].map((row) => rows.filter((each) => each === row).length);
}

const setsOf = (position: Position, texts: Texts): SetOf[] => {
  const chosen = optionOf(position, "sets") ?? "base";
  const all = texts.entries("sets") as unknown as SetOf[];
  const wanted = chosen === "mixed" ? ["base", "paladins_dragons"] : [chosen];
  return all.filter(({ id }) => wanted.includes(id) || (id === "base2" && playersOf(position) > 2));
};

/** All rooms the board can have, by number. */
export function roomsOf(position: Position, texts: Texts): string[] {
  const numbers = setsOf(position, texts).flatMap(({ room_numbers }) => room_numbers);
  const all = texts.entries("rooms") as unknown as { id: string; number: number }[];
  return all.filter(({ number }) => numbers.includes(number)).map(({ id }) => id);
}

/** The tokens of a colour. */
export function kindsOf(position: Position, texts: Texts, colour: Colour): { people: string[]; things: string[] } {
  const sets = setsOf(position, texts).filter(({ id }) => id !== "base2");
  const people = sets.flatMap(({ characters }) => characters);
  const princess = optionOf(position, "scenario") === PRINCESS && colour === "blue" ? ["princess"] : [];
  return { people: [...people, ...princess], things: [...new Set(sets.flatMap(({ objects }) => objects))] };
}

export const monksOf = (position: Position): string[] =>
  optionOf(position, "scenario") === MONKS ? ["monk-1", "monk-2"] : [];
