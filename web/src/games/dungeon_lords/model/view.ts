/** What the board reads from the declared view (declared.ts). Only names, no rule. */
import type { Data } from "../../../shell/board";
import type { DungeonLordsView as View } from "../declared";

export type { Battle, Hero, NonPlayer, Piles, Place, Plan, Player, Tile, Title, TownCard } from "../declared";
export type { View };

export const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
const COMBAT = ["planning", "reveal", "battle", "combat_end"];

export function asView(data: Data): View {
  return data as unknown as View;
}

/** Whose dungeon lies in front of the reader: his own; for spectators that of whoever acts. */
export function home(view: View): number {
  return view.viewer ?? view.battle?.seat ?? view.to_act[0] ?? view.start;
}

/** The heroes have entered the dungeons: the middle of the table shows battles instead of places. */
export function isCombat(view: View): boolean {
  return COMBAT.includes(view.phase);
}

/** "P2" as the number of a seat; null for non-players and for "tent". */
export function seatOf(name: string): number | null {
  return /^P\d$/.test(name) ? Number(name.slice(1)) - 1 : null;
}
