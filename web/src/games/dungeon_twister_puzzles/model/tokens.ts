/** The tokens of a written position: where each of them is, and how it comes elsewhere. */
import { COLOURS, laid, type Colour, type Item, type Position } from "./notation";

/** A token as the position names it. */
export interface Placed {
  id: string; // "blue-warrior", "monk-1"
  colour: Colour | null; // null: a monk
  kind: string;
  square: string | null; // "1,2"
  slot: string | null; // face down on the room there
  fate: string | null; // "dead", "escaped", "gone"
  by: Colour | null; // before whom it lies
  marks: readonly string[];
}

/** Where a token can be put. */
export type Place = { square: string } | { slot: string } | { fate: string; by: Colour | null } | null;

const NOT_TOKENS = new Set([
  ..."hand played combat shown jumps points breaches team pairs resigned offers_draw".split(" "),
]);
const SQUARE = /^-?\d+,-?\d+$/;
const FATES = new Set(["dead", "escaped", "gone"]);
const MONK = "neutral_monk";

const isColour = (name: string | undefined): name is Colour => COLOURS.includes(name as Colour);
export const isToken = ([name = ""]: Item): boolean => !NOT_TOKENS.has(name);

/** A token by its id, wherever it is. */
function placed(id: string, colour: Colour | null, [where = "", ...rest]: readonly string[]): Placed {
  const kind = colour ? id.slice(colour.length + 1) : MONK;
  const by = FATES.has(where) && isColour(rest[0]) ? rest[0] : null;
  return {
    id,
    colour,
    kind,
    square: SQUARE.test(where) ? where : null,
    slot: null,
    fate: FATES.has(where) ? where : null,
    by,
    marks: by ? rest.slice(1) : rest,
  };
}

function faceDown(id: string, slot: string): Placed {
  const colour = COLOURS.find((name) => id.startsWith(`${name}-`)) ?? null;
  return { ...placed(id, colour, []), slot };
}

/** All tokens that the position names. */
export function tokensOf({ players, monks, stacks }: Position): Placed[] {
  return [
    ...COLOURS.flatMap((colour) =>
      players[colour].filter(isToken).map(([name = "", ...rest]) => placed(`${colour}-${name}`, colour, rest)),
    ),
    ...monks.map(([name = "", ...rest]) => placed(name, null, rest)),
    ...Object.entries(stacks).flatMap(([slot, ids]) => ids.map((id) => faceDown(id, slot))),
  ];
}

export function tokenOf(position: Position, id: string): Placed | null {
  return tokensOf(position).find((token) => token.id === id) ?? null;
}

/** Without that token. */
export function without(position: Position, id: string): Position {
  const [, colour = "", name = id] = /^(blue|orange|red|green)-(.+)$/.exec(id) ?? [];
  const others = (list: readonly Item[]): Item[] => list.filter((item) => item[0] !== name || !isToken(item));
  const stacks = Object.fromEntries(
    Object.entries(position.stacks).flatMap(([slot, ids]) => {
      const left = ids.filter((each) => each !== id);
      return left.length ? [[slot, left] as const] : [];
    }),
  );
  if (!isColour(colour)) return { ...position, stacks, monks: others(position.monks) };
  return { ...position, stacks, players: { ...position.players, [colour]: others(position.players[colour]) } };
}

/** A token somewhere else, or with other marks; null: it is no longer in the position. */
export function put(position: Position, id: string, place: Place, marks: readonly string[] = []): Position {
  const rest = without(position, id);
  if (place === null) return rest;
  if ("slot" in place) return { ...rest, stacks: laid(rest.stacks, place.slot, [id]) };
  const where = "square" in place ? [place.square] : [place.fate, ...(place.by ? [place.by] : [])];
  const [, colour, name = id] = /^(blue|orange|red|green)-(.+)$/.exec(id) ?? [];
  const item = [name, ...where, ...marks];
  if (!isColour(colour)) return { ...rest, monks: [...rest.monks, item] };
  const own = rest.players[colour];
  const at = own.findLastIndex(isToken) + 1; // tokens stand before cards
  return { ...rest, players: { ...rest.players, [colour]: [...own.slice(0, at), item, ...own.slice(at)] } };
}

/** A mark set or taken away; the order of the tokens stays. */
export function marked(position: Position, id: string, mark: string, on: boolean): Position {
  const change = (item: Item): Item => [...item.filter((word) => word !== mark), ...(on ? [mark] : [])];
  const [, colour, name = id] = /^(blue|orange|red|green)-(.+)$/.exec(id) ?? [];
  const changed = (list: readonly Item[]): Item[] =>
    list.map((item) => (item[0] === name && isToken(item) ? change(item) : item));
  if (!isColour(colour)) return { ...position, monks: changed(position.monks) };
  return { ...position, players: { ...position.players, [colour]: changed(position.players[colour]) } };
}

/** Who and what is on a square, or face down on a room, in the order of the text. */
export function on(position: Position, where: { square: string } | { slot: string }): Placed[] {
  const key = "square" in where ? where.square : where.slot;
  return tokensOf(position).filter((token) => ("square" in where ? token.square : token.slot) === key);
}
