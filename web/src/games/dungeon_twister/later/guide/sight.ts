/** What a note finds on the board at its moment: the reader's figures, what they carry, what they can reach. */
import type { GameEvent, Moment } from "../../../../shell/board";
import { asView, kindOf, OBJECTS, ownerOf, type Token, type View } from "../../model/view";

const OUT = 2; // how a square of a reach ends a walk: outside

/** The selector of whoever stands there, or of what lies loose at a square. */
export const pile = (key: string): string => `.pile[data-pile="${key}"]`;

/** The id of a character that news are about. */
export const named = (view: View, { args }: GameEvent): string =>
  `${view.players[Number(args["owner"])]?.colour ?? ""}-${String(args["character"])}`;

export const isOwn = (view: View, seat: unknown): boolean => view.viewer !== null && seat === view.viewer;

const isFigure = ({ kind, x }: Token): boolean => kind !== null && x !== null && !OBJECTS.has(kind);
const together = (one: Token, other: Token): boolean => one !== other && one.x === other.x && one.y === other.y;

/** The reader's characters who stand in the dungeon. */
export function figures(view: View): Token[] {
  return view.tokens.filter((token) => isOwn(view, token.owner) && isFigure(token) && !token.wounded);
}

/** Those of them who carry a thing of that kind. */
export function carriers(view: View, kind: string): Token[] {
  const things = view.tokens.filter((token) => token.kind === kind && token.x !== null);
  return figures(view).filter((figure) => things.some((thing) => together(figure, thing)));
}

/** Squares with things that nobody holds, to which one of the reader's can walk now. */
export function looseInReach(view: View): string[] {
  const free = view.tokens.filter(
    (token) =>
      token.x !== null &&
      OBJECTS.has(token.kind ?? "") &&
      !view.tokens.some((other) => isFigure(other) && together(token, other)),
  );
  const reached = new Set(view.reach.flatMap(({ squares }) => squares.map(([x, y]) => `${x},${y}`)));
  return free.map(({ x, y }) => `${x},${y}`).filter((square) => reached.has(square));
}

/** The reader's characters who can walk out of the dungeon now. */
export function nearlyOut(view: View): string[] {
  const leads = view.reach.filter(({ squares }) => squares.some(([, , , end]) => end === OUT));
  return leads.map(({ token }) => token).filter((token) => isOwn(view, ownerOf(view, token)));
}

/** Who could do that now, as the options say. */
export const actors =
  (...labels: string[]) =>
  ({ decision }: Moment): string[] =>
    (decision?.options ?? [])
      .filter(({ label }) => labels.includes(label))
      .map(({ args, targets }) => String(args["token"] ?? (targets[0] ?? "").slice("token/".length)));

/** The kind of a character, for a sentence. */
export const kindIn = (id: string | undefined): string => kindOf(id ?? "");

export const viewOf = ({ view }: Moment): View => asView(view);
