/** The view of Dungeon Lords as the server sends it (view.py, view_battle.py). Only names, no rule. */
import type { Data } from "../../../shell/board";

export interface Place {
  id: string;
  spaces: (string | null)[]; // "P1", "N1" for the first non-player, null
}

export interface Hero {
  hero: string;
  type: string;
  hit_points: number;
  wounds: number;
  trap: number;
  heart: number;
  magic: number;
}

export interface Tile {
  cell: string; // "3-1": column, row
  room: string | null;
  uses: number;
  conquered: boolean;
}

export interface Plan {
  open: boolean;
  tile: string;
  traps: number;
  trap_cards: string[] | null;
  monsters: string[];
  ghosts: number;
  bait: number;
}

export interface Player {
  seat: string;
  evil: number;
  food: number;
  gold: number;
  imps: number;
  idle: number;
  trolls: number;
  idle_trolls: number;
  seals: number;
  tiles: Tile[];
  digging: string[];
  mining: number;
  foremen: number;
  traps: number;
  trap_cards: string[] | null;
  lair: string[];
  down: string[];
  queue: Hero[];
  prison: string[];
  barred: string[];
  drawn: string[] | null;
  orders: string[];
  ready: boolean;
  failed: string[];
  plan: Plan | null;
}

export interface NonPlayer {
  barred: string[];
  stack: string[];
  open: string[];
  hidden: string | null;
}

export interface Battle {
  seat: number;
  card: string | null;
  magic: number;
  needed: number;
  effects: string[];
  sheep: string | null;
  invisible: string[];
  poisoned: string[]; // heroes
  trap: string | null;
}

export interface TownCard {
  card: string | null;
  spied: number[];
}

export interface Piles {
  traps: number;
  monsters: string[];
  rooms: string[];
  heroes: string[];
  used_traps: string[];
  gone_monsters: string[];
  gone_rooms: string[];
  gone_heroes: string[];
}

export interface Title {
  id: string;
  values: number[];
  holders: number[];
  points: number;
}

export interface Scores {
  players: { seat: string; lines: Record<string, number>; total: number; licence: boolean }[];
  titles: Title[];
}

export interface View {
  viewer: number | null;
  round: number;
  year: number;
  season: string;
  combat_round: number | null;
  phase: string;
  start: number;
  over: boolean;
  step: string | null;
  to_act: number[];
  places: Place[];
  acting: { place: string; space: number } | null; // the space whose minion's order is carried out
  evilometer: { evil: number[]; non_player: number | null; order: (number | null)[]; paladin: string }; // order: nicest first, null is the non-player
  tavern: string[];
  market: string[];
  town: TownCard[];
  timeline: { events: (string | null)[]; special: string | null; heroes_now: string[]; heroes_next: string[] };
  piles: Piles;
  players: Player[];
  non_players: NonPlayer[];
  battle: Battle | null;
  scores: Scores | null;
}

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
