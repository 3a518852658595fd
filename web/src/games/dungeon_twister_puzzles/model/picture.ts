/** A written position as a view, so that it is drawn as at a table. Nothing but what is to be seen is in it. */
import type { Texts } from "../../../shell/board";
import type { Player, Room, Token, View } from "../../dungeon_twister/model/view";
import { coloursOf, layoutOf, type Layout } from "./box";
import { countOf } from "./hands";
import type { Colour, Position } from "./notation";
import { markedEdges, slotsOf } from "./rooms";
import { tokensOf, type Placed } from "./tokens";

/** What a drawing needs of a view; the rest is for tables. */
export type Picture = Pick<
  View,
  "layout" | "columns" | "rows" | "rooms" | "lines" | "tokens" | "illusions" | "players" | "move" | "reach" | "viewer"
>;

export function pictureOf(position: Position, texts: Texts): Picture {
  const layout = layoutOf(position, texts);
  const colours = coloursOf(position);
  const tokens = tokensOf(position);
  return {
    layout: layout.id,
    columns: layout.columns,
    rows: layout.rows,
    rooms: rooms(position, texts, tokens, colours),
    lines: lines(layout, colours),
    tokens: tokens.flatMap((token) => onSquare(token, colours)),
    illusions: illusions(position, colours),
    players: colours.map((colour, seat) => player(position, colour, seat)),
    move: null,
    reach: [],
    viewer: null,
  };
}

const ownerOf = (colour: string | null, colours: readonly Colour[]): number => {
  const seat = colours.indexOf(colour as Colour);
  return seat < 0 ? colours.length : seat;
};

function rooms(position: Position, texts: Texts, tokens: readonly Placed[], colours: readonly Colour[]): Room[] {
  const slots = slotsOf(position, texts);
  const marked = markedEdges(position, slots);
  return slots.map(({ id, column, row, limit, room, up, turned }) => {
    const edges = (marker: string): number[] =>
      marked.filter((each) => each.slot === id && each.marker === marker).map(({ edge }) => edge);
    const known = texts.entry(room ?? "")["cells"] !== undefined;
    return {
      column,
      row,
      limit,
      room: up && known ? room : null,
      turned: up && known ? turned : null,
      known: !up && known ? room : null,
      stack: tokens
        .filter(({ slot }) => slot === id)
        .map(({ colour, kind }) => ({ owner: ownerOf(colour, colours), kind })),
      open: edges("open"),
      broken: edges("broken"),
      breached: edges("breached"),
    };
  });
}

function lines({ start_lines }: Layout, colours: readonly Colour[]): View["lines"] {
  return start_lines.map(({ owner, squares, dots }) => ({ seat: ownerOf(owner, colours), squares, dots }));
}

function onSquare({ id, colour, kind, square, marks }: Placed, colours: readonly Colour[]): Token[] {
  const [x, y] = square?.split(",").map(Number) ?? [];
  if (x === undefined || y === undefined) return [];
  const wounded = marks.includes("wounded") || marks.includes("hurt");
  return [
    {
      id,
      owner: ownerOf(colour, colours),
      kind,
      x,
      y,
      wounded,
      hurt: marks.includes("hurt"),
      spent: marks.includes("spent"),
      charmed: marks.includes("charmed"),
      private: Number(marks.find((mark) => mark.startsWith("private="))?.slice(8)) || 0,
    },
  ];
}

function illusions({ markers }: Position, colours: readonly Colour[]): View["illusions"] {
  return markers.illusions.flatMap((words) => {
    const [colour = "", kind, square = ""] = words.split(" ");
    const [x = NaN, y = NaN] = square.split(",").map(Number);
    if ((kind !== "illusory_pit" && kind !== "rubble") || Number.isNaN(x + y)) return [];
    return [{ owner: ownerOf(colour, colours), kind, x, y }];
  });
}

function player(position: Position, colour: Colour, seat: number): Player {
  return {
    seat: `P${seat + 1}`,
    colour,
    points: countOf(position, colour, "points") ?? 0,
    fates: [],
    hand: [],
    played: [],
    combat: 0,
    combat_hand: null,
    jumps: 0,
    breaches: 0,
    resigned: false,
    offers_draw: false,
    in_play: true,
    stock: null,
    stock_count: 0,
    picked: null,
    rooms: null,
  };
}
