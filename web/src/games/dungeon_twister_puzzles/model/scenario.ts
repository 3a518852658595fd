/** A written position as a scenario file (docs/scenarios.md): the same words, as TOML. */
import { coloursOf, playersOf } from "./box";
import { MARKERS, type Colour, type Item, type Position } from "./notation";
import { isToken } from "./tokens";

const NUMBER = /^-?\d+$/;
const LISTS = new Set("hand played combat shown".split(" "));
const NAMES = new Set(["team", "pairs"]);
const WORDS = new Set(["scenario"]); // an option whose numbers are names

const quoted = (text: string): string => JSON.stringify(text); // what JSON quotes is a string of TOML, too
const value = (word: string): string => (NUMBER.test(word) ? word : quoted(word));
const list = (words: readonly string[]): string => `[${words.map(quoted).join(", ")}]`;

export function scenarioOf(position: Position, title: string): string {
  const lines = [
    `title = ${quoted(title)}`,
    'rules = ["DT-061"] # a position lies between two actions',
    'game = "dungeon_twister"',
    `players = ${playersOf(position)}`,
    ...options(position),
    "",
    "[position]",
    `rooms = ${list(position.rooms)}`,
    ...(position.hidden.length ? [`hidden = ${list(position.hidden)}`] : []),
    ...turn(position),
    ...MARKERS.flatMap((name) => (position.markers[name].length ? [`${name} = ${list(position.markers[name])}`] : [])),
    ...tokens(position),
    ...coloursOf(position).flatMap((colour, seat) => own(position, colour, seat)),
    "",
    "[[step]] # nothing is done yet: say what must follow",
    "over = false",
  ];
  return `${lines.join("\n")}\n`;
}

function options({ game }: Position): string[] {
  const said = game.slice(1).map((word) => word.split("="));
  const option = ([name = "", word = ""]: string[]): string =>
    `${name} = ${WORDS.has(name) ? quoted(word) : value(word)}`;
  return said.length ? [`options = { ${said.map(option).join(", ")} }`] : [];
}

function seatOf(position: Position, colour: string): string {
  return `P${coloursOf(position).indexOf(colour as Colour) + 1}`;
}

function turn(position: Position): string[] {
  const [number = "1", active = "", ...said] = position.turn;
  const seats = (words: string): string[] => words.split(",").map((colour) => seatOf(position, colour));
  return [
    `turn = ${value(number)}`,
    `active = ${quoted(seatOf(position, active))}`,
    ...said.map((word) => {
      const [name = "", told] = word.split("=");
      if (told === undefined) return `${name} = true`;
      if (name === "first") return `first = ${quoted(seatOf(position, told))}`;
      return name === "reached" ? `reached = ${list(seats(told))}` : `${name} = ${value(told)}`;
    }),
  ];
}

function tokens(position: Position): string[] {
  const words = [
    ...coloursOf(position).flatMap((colour) =>
      position.players[colour].filter(isToken).map((item) => `${colour}-${item.join(" ")}`),
    ),
    ...position.monks.map((item) => item.join(" ")),
    ...Object.entries(position.stacks).flatMap(([slot, ids]) => ids.map((id) => `${id} room ${slot}`)),
  ];
  return ["tokens = [", ...words.map((word) => `  ${quoted(word)},`), "]"];
}

function own(position: Position, colour: Colour, seat: number): string[] {
  return position.players[colour]
    .filter((item) => !isToken(item))
    .map(([name = "", ...words]: Item) => `P${seat + 1}.${name} = ${told(name, words)}`);
}

function told(name: string, words: readonly string[]): string {
  if (LISTS.has(name)) return `[${words.map(value).join(", ")}]`;
  if (NAMES.has(name)) return list(words);
  return words[0] === undefined ? "true" : value(words[0]);
}
