/** The view of Dungeonville as the server sends it (view.py). Only names, no rule. */
import type { Data } from "../../../shell/board";

export type Letter = "A" | "B" | "C" | "D" | "E";
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D", "E"];

export interface Place {
  place: string;
  price: number;
  adventurer: string;
}

export interface Dungeon {
  id: string;
  deck: number;
  discard: string[];
  blood: number[];
  pawns: number[];
  top: string | null;
}

export interface Player {
  seat: string;
  party: string[];
  treasure: string[];
  loot: string[];
  wealth: number;
  tokens: number;
  supply: number;
  zone: number[];
  pawn: string | null;
  deed: string | null;
  deed_public: boolean;
  points: number | null;
  false_claim: boolean;
  must_hire: boolean;
}

export interface LineUp {
  seat: number;
  ready: boolean;
  fighters: string[];
  survivors: number | null;
}

export interface BattleView {
  lineups: LineUp[];
  duel: number;
  winner: number | null;
}

export interface Odds {
  cards: number;
  letters?: Record<Letter, number>;
  death: number;
  item: number;
  flee: number;
  average_gold: number;
  room_left: number;
  at_stake: number;
  dies: Record<string, number>;
}

export interface VisitView {
  seat: number;
  dungeon: string;
  letters: Record<string, Letter | null>;
  room: string | null;
  victim: string | null;
  may_flee: boolean;
  carried: number;
  limit: number;
  sacked: string[];
  odds: Odds | null;
}

export interface View {
  viewer: number | null;
  round: number;
  cap: number | null;
  goal: number;
  phase: string;
  stone: number;
  over: boolean;
  step: string | null;
  to_act: number[];
  town: Place[];
  deck: number;
  discard: string[];
  house: { deeds: number; known: string[] };
  dungeons: Dungeon[];
  players: Player[];
  battle: BattleView | null;
  visit: VisitView | null;
  entrances: Record<string, { death: number; cards: number }> | null;
}

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
