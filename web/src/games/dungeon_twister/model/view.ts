/** What the board reads from the declared view (declared.ts). Only names, no rule. */
import type { Data, Shape } from "../../../shell/board";
import type { DungeonTwisterView as View, Player, Token } from "../declared";

export type { CombatView, Fate, Fight, Player, Reach, Room, Side, Token } from "../declared";
export type { View };

export function asView(data: Data): View {
  return data as unknown as View;
}

/** Who is blue by the rules has the violet shape, and so on: colours of the house, names of the book. */
const SHAPE: Record<string, Shape> = { blue: "violet", orange: "orange", red: "bone", green: "teal" };

/** The shape of a token's owner; monks belong to nobody. */
export function shapeOf(view: View, owner: number): Shape | null {
  return SHAPE[view.players[owner]?.colour ?? ""] ?? null;
}

export const OBJECTS: ReadonlySet<string> = new Set([
  "rope",
  "treasure",
  "speed_potion",
  "armor",
  "sword",
  "fireball_wand",
  "key",
  "fire_shield",
  "dragonslayer",
  "teleport_ring",
  "charm_scroll",
]);

/** What stands or lies on one square: whoever stands foremost, and what he carries. */
export interface Pile {
  key: string;
  x: number;
  y: number;
  who: Token | null; // null: only an object
  load: Token[];
}

const standsFirst = (token: Token): number => (token.kind && OBJECTS.has(token.kind) ? 2 : token.wounded ? 1 : 0);

/** All squares with tokens. What a mover has in his hands goes with him. */
export function pilesOf(view: View): Pile[] {
  const squares = new Map<string, Token[]>();
  for (const token of view.tokens) {
    if (token.x === null || token.y === null) continue;
    const key = `${token.x},${token.y}`;
    squares.set(key, [...(squares.get(key) ?? []), token]);
  }
  const held = view.tokens.filter(({ id, x }) => x === null && id !== null && view.move?.held.includes(id));
  return [...squares].map(([key, tokens]) => pileOf(key, tokens, view.move?.token, held));
}

function pileOf(key: string, tokens: Token[], mover: string | undefined, held: Token[]): Pile {
  const [first, ...rest] = [...tokens].sort((a, b) => standsFirst(a) - standsFirst(b)) as [Token, ...Token[]];
  const moving = mover !== undefined && tokens.some(({ id }) => id === mover);
  const top = moving ? tokens.find(({ id }) => id === mover)! : first;
  const load = [...(moving ? [...held, ...tokens.filter((each) => each !== top)] : rest)];
  const loose = standsFirst(top) === 2;
  const place = { x: top.x ?? 0, y: top.y ?? 0 };
  return {
    key: loose ? `o${key}` : (top.id ?? key),
    ...place,
    who: loose ? null : top,
    load: loose ? [top, ...load] : load,
  };
}

export function tokenOf(view: View, id: string | null | undefined): Token | null {
  return id ? (view.tokens.find((token) => token.id === id) ?? null) : null;
}

/** A token's kind by its id: "blue-wall_walker", "monk-1". */
export function kindOf(id: string): string {
  return id.startsWith("monk-") ? "neutral_monk" : id.slice(id.indexOf("-") + 1);
}

/** The seat whose colour is in a token's id; null for monks. */
export function ownerOf(view: View, id: string): number | null {
  const seat = view.players.findIndex(({ colour }) => id.startsWith(`${colour}-`));
  return seat < 0 ? null : seat;
}

/** The characters of a team as they are known to all: on the board, out, dead, or not seen yet. */
export function teamOf(view: View, seat: number): { kind: string; fate: "in" | "wounded" | "out" | "dead" }[] {
  const here = view.tokens.filter(({ owner, kind }) => owner === seat && kind !== null && !OBJECTS.has(kind));
  const gone = view.players
    .flatMap(({ fates }) => fates)
    .filter(({ owner, kind }) => owner === seat && !OBJECTS.has(kind));
  return [
    ...here.map(({ kind, wounded }) => ({ kind: kind ?? "", fate: wounded ? ("wounded" as const) : ("in" as const) })),
    ...gone.map(({ kind, how }) => ({ kind, fate: how === "killed" ? ("dead" as const) : ("out" as const) })),
  ];
}

/** The points a player has beside what lies in front of him: the pentagram's. */
export function others(player: Player): number {
  return player.points - player.fates.reduce((sum, { points }) => sum + points, 0);
}
