/** What the board reads from the declared view (declared.ts). */
import type { Data } from "../../../shell/board";
import type { DoodleDungeonView as View, Dungeon } from "../declared";

export type { View, Dungeon };

export function asView(data: Data): View {
  return data as unknown as View;
}

/** In whose dungeon that seat draws the path: its right neighbour's (DD-077). */
export function drawnBy(view: View, seat: number): number {
  return (seat + view.dungeons.length - 1) % view.dungeons.length;
}

/** Whose turn of phase C it is, or who is asked; null where nobody in particular is. */
export function acting(view: View): number | null {
  return view.fight?.seat ?? view.turn ?? (view.to_act.length === 1 ? (view.to_act[0] ?? null) : null);
}

/** The dungeon that matters now, and is shown large. */
export function mainSheet(view: View, bombed: number | null = null): number {
  const own = view.viewer;
  if (bombed !== null) return bombed;
  if (view.phase === "path" && !view.over) return own === null ? 0 : drawnBy(view, own);
  if (view.phase === "defend" && !view.over) return view.fight?.seat ?? view.turn ?? own ?? 0;
  return own ?? acting(view) ?? 0;
}

/** All seats, the reader's left neighbour first, without one of them. */
export function others(view: View, main: number): number[] {
  const count = view.dungeons.length;
  const from = view.viewer ?? 0;
  return Array.from({ length: count }, (_, at) => (from + at) % count).filter((seat) => seat !== main);
}
