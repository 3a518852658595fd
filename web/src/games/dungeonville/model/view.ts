/** What the board reads from the declared view (declared.ts). Only names, no rule. */
import type { Data } from "../../../shell/board";
import type { DungeonvilleView as View } from "../declared";

export type { BattleView, Dungeon, LineUp, Odds, Place, Player, VisitView } from "../declared";
export type { View };

export type Letter = "A" | "B" | "C" | "D" | "E";
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D", "E"];

export function asView(data: Data): View {
  return data as unknown as View;
}

/** Whose party the home scene shows: the reader's, else that of the player who acts. */
export function home(view: View): number {
  return view.viewer ?? view.to_act[0] ?? view.stone;
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Somebody explores, and the helper is switched on. */
export function hasOdds(view: View): boolean {
  return !view.over && (view.visit?.odds?.cards ?? 0) > 0;
}
