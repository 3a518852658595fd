/** Numbers and cards of a written position: those of the turn, and those in the players' hands. */
import type { Colour, Item, Position } from "./notation";

const NUMBER = /^-?\d+$/;

/** Whose turn it is. */
export const activeOf = ({ turn }: Position): string => turn[1] ?? "";

/** A number said in the line of the turn; null: not said. */
export function turnNumber({ turn }: Position, name: string): number | null {
  if (name === "number") return NUMBER.test(turn[0] ?? "") ? Number(turn[0]) : null;
  const said = turn.slice(2).find((word) => word.startsWith(`${name}=`));
  const value = said?.slice(name.length + 1) ?? "";
  return NUMBER.test(value) ? Number(value) : null;
}

/** The line of the turn with that number said, or (null) no longer said. */
export function withTurn(position: Position, name: string, value: number | string | null): Position {
  const [number = "1", active = "blue", ...said] = position.turn;
  if (name === "number") return { ...position, turn: [String(value ?? 1), active, ...said] };
  if (name === "active") return { ...position, turn: [number, String(value), ...said] };
  const word = `${name}=${value}`;
  const at = said.findIndex((each) => each.startsWith(`${name}=`));
  const others = said.filter((_, place) => place !== at);
  const next =
    value === null
      ? others
      : [...others.slice(0, at < 0 ? others.length : at), word, ...(at < 0 ? [] : others.slice(at))];
  return { ...position, turn: [number, active, ...next] };
}

const itemOf = ({ players }: Position, colour: Colour, name: string): Item | undefined =>
  players[colour].find((item) => item[0] === name);

/** Cards that are said of a player; null: nothing is said, he has them as at the beginning. */
export function cardsOf(position: Position, colour: Colour, name: string): number[] | null {
  const said = itemOf(position, colour, name)?.slice(1);
  return said?.every((word) => NUMBER.test(word)) ? said.map(Number) : null;
}

export function countOf(position: Position, colour: Colour, name: string): number | null {
  return cardsOf(position, colour, name)?.[0] ?? null;
}

/** What is said of a player's cards or counts; null: nothing any more. */
export function withOwn(position: Position, colour: Colour, name: string, values: readonly number[] | null): Position {
  const own = position.players[colour];
  const item = values && [name, ...values.map(String)];
  const said = own.some((each) => each[0] === name);
  const changed = said
    ? own.flatMap((each) => (each[0] !== name ? [each] : item ? [item] : []))
    : [...own, ...(item ? [item] : [])];
  return { ...position, players: { ...position.players, [colour]: changed } };
}
