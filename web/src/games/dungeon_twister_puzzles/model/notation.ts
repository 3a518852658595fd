/**
 * A position as text, and its lines as the editor holds them (docs/notation/dungeon_twister.md). Nothing is judged here:
 * what cannot be read is kept as it stands, and the server says what is wrong with it.
 */
export const COLOURS = ["blue", "orange", "red", "green"] as const;
export type Colour = (typeof COLOURS)[number];
/** Lines whose items are separated by semicolons. */
export const MARKERS = ["open", "broken", "breached", "illusions"] as const;
export type Marker = (typeof MARKERS)[number];

/** An item of a line, word by word: a token with its place and marks, or cards. */
export type Item = readonly string[];

export interface Position {
  game: readonly string[]; // how many play, then options
  rooms: readonly string[]; // slot by slot
  hidden: readonly string[];
  turn: readonly string[]; // its number, whose it is, then what is not as usual
  markers: Record<Marker, readonly string[]>;
  players: Record<Colour, readonly Item[]>;
  stacks: Readonly<Record<string, readonly string[]>>; // what lies face down, by slot
  monks: readonly Item[];
  strange: readonly string[]; // lines that are none of these
}

const EVERY_LINE = /[\n/]/;
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");
const items = (text: string): string[] =>
  text
    .split(";")
    .map((item) => words(item).join(" "))
    .filter((item) => item !== "");

export function nothing(): Position {
  return {
    game: ["2"],
    rooms: [],
    hidden: [],
    turn: ["1", "blue"],
    markers: { open: [], broken: [], breached: [], illusions: [] },
    players: { blue: [], orange: [], red: [], green: [] },
    stacks: {},
    monks: [],
    strange: [],
  };
}

export function read(text: string): Position {
  const position = nothing();
  for (const line of text.split(EVERY_LINE)) readLine(position, (line.split("#")[0] ?? "").trim());
  return position;
}

const isColour = (name: string): name is Colour => (COLOURS as readonly string[]).includes(name);
const isMarker = (name: string): name is Marker => (MARKERS as readonly string[]).includes(name);

function readLine(position: Position, line: string): void {
  const [name = "", ...said] = words(line);
  const rest = line.slice(name.length);
  if (name === "game" || name === "turn" || name === "hidden") position[name] = said;
  else if (name === "rooms") position.rooms = said.filter((word) => word !== "|");
  else if (isMarker(name)) position.markers[name] = [...position.markers[name], ...items(rest)];
  else if (isColour(name)) position.players[name] = [...position.players[name], ...items(rest).map(words)];
  else if (name === "monks") position.monks = [...position.monks, ...items(rest).map(words)];
  else if (name === "face-down" && said[0]) position.stacks = laid(position.stacks, said[0], said.slice(1));
  else if (line) position.strange = [...position.strange, line];
}

/** More tokens on a face-down room. */
export function laid(stacks: Position["stacks"], slot: string, tokens: readonly string[]): Position["stacks"] {
  return { ...stacks, [slot]: [...(stacks[slot] ?? []), ...tokens] };
}

/** As lines, in the order in which Python writes them. `perRow`: rooms in each row of the board, for the eye. */
export function write(position: Position, perRow: readonly number[] = []): string {
  const { game, hidden, turn, markers, players, stacks, monks, strange } = position;
  const said = (name: string, list: readonly string[]): string[] => (list.length ? [`${name} ${list.join("; ")}`] : []);
  const lines = [
    ["game", ...game].join(" "),
    ["rooms", ...inRows(position.rooms, perRow)].join(" "),
    ...(hidden.length ? [["hidden", ...hidden].join(" ")] : []),
    ["turn", ...turn].join(" "),
    ...MARKERS.flatMap((name) => said(name, markers[name])),
    ...COLOURS.flatMap((name) =>
      said(
        name,
        players[name].map((item) => item.join(" ")),
      ),
    ),
    ...said(
      "monks",
      monks.map((item) => item.join(" ")),
    ),
    ...Object.entries(stacks).flatMap(([slot, tokens]) =>
      tokens.length ? [["face-down", slot, ...tokens].join(" ")] : [],
    ),
    ...strange,
  ];
  return lines.join("\n");
}

function inRows(rooms: readonly string[], perRow: readonly number[]): string[] {
  if (perRow.reduce((sum, count) => sum + count, 0) !== rooms.length) return [...rooms];
  let from = 0;
  return perRow.flatMap((count, row) => [...(row ? ["|"] : []), ...rooms.slice(from, (from += count))]);
}

/** In one line, as tables carry it. */
export const inOneLine = (text: string): string =>
  text
    .split(EVERY_LINE)
    .map((line) => words(line.split("#")[0] ?? "").join(" "))
    .filter((line) => line !== "")
    .join(" / ");

/** The same the other way. */
export const inLines = (line: string): string => line.split(/ *\/ */).join("\n");

/** What the editor begins with: a puzzle of two points that turns a room twice. */
export const EXAMPLE = `game 2
rooms 1cw 2ccw 3cw 4cw | 1ccw 2cw 3ccw 4ccw
turn 9 blue card=4
blue thief 17,1; goblin 16,3; troll 12,3
orange warrior 13,0; wizard 8,4; cleric 15,8`;
