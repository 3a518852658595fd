/** Battles told by the news: three duels, each a beat of the reveal. */
import type { GameEvent } from "../../../shell/board";
import { count, lastIndex, seatOf, word } from "./news";

export type Outcome = "killed" | "recruited" | "saved";

export interface Fighter {
  seat: number;
  adventurer: string;
  outcome: Outcome | null; // null: the winner, or not settled yet
}

export interface Duel {
  number: number;
  fighters: Fighter[];
  winner: number | null; // seat
  items: { seat: number; item: string }[];
  blood: { from: number; to: number } | null;
}

export interface Battle {
  dungeon: string;
  duels: Duel[];
  enters: number | null; // seat that has won the right to enter
  survivors: number;
  nobody: boolean; // the winner's party dissolved
}

export interface Play {
  battle: Battle;
  from: number;
}

/** A moment of a reveal: so many duels are turned up. */
export interface Beat {
  battle: Battle;
  duels: number;
  fresh: number; // the duel that is being turned up; 0: none
  ms: number;
  told: number; // of the news: a card turns before it is said what became of it
}

const ROUNDS = 3;
const TURNING = 420; // until the first duel
const BEAT = 2300;
const READING = 1400; // how it came out is read a little longer

/** The duels of a battle that are fought now, all players in step. */
export function beatsOf({ battle, from }: Play): Beat[] {
  return Array.from({ length: battle.duels.length - from + 1 }, (_, at) => {
    const ms = at === 0 ? TURNING : from + at === ROUNDS ? BEAT + READING : BEAT;
    return { battle, duels: from + at, fresh: at === 0 ? 0 : from + at, ms, told: at === 0 ? 0 : Infinity };
  });
}

/** All battles since the last round began, oldest first. */
export function battlesOf(history: readonly GameEvent[]): Battle[] {
  return tell(history.slice(lastIndex(history, "round") + 1));
}

/** The battles in which the freshest news have settled a duel, and how many duels were settled before. */
export function toPlay(history: readonly GameEvent[], fresh: readonly GameEvent[]): Play[] {
  const start = history.length - fresh.length;
  const running = lastIndex(history.slice(0, start), "battle");
  const known = running < 0 ? 0 : settled(history.slice(running, start));
  const plays = tell(history.slice(running < 0 ? start : running)).map((battle, i) => ({
    battle,
    from: i === 0 ? known : 0,
  }));
  return plays.filter(({ battle, from }) => battle.duels.filter((duel) => duel.winner !== null).length > from);
}

function tell(events: readonly GameEvent[]): Battle[] {
  const battles: Battle[] = [];
  for (const event of events) {
    if (event.id === "battle") battles.push(fresh(word(event, "dungeon")));
    const battle = battles.at(-1);
    if (battle && !isOver(battle)) follow(battle, event);
  }
  return battles;
}

export function isOver(battle: Battle): boolean {
  return battle.enters !== null || battle.nobody;
}

function settled(events: readonly GameEvent[]): number {
  return events.filter((event) => event.id === "duel-won").length;
}

/** The battle as it stands after so many beats, with nothing said about later ones. */
export function afterBeats(battle: Battle, beats: number): Battle {
  if (beats >= battle.duels.length) return battle;
  return { ...battle, duels: battle.duels.slice(0, beats), enters: null, nobody: false };
}

export function seatsOf(battle: Battle): number[] {
  return battle.duels[0]?.fighters.map((fighter) => fighter.seat) ?? [];
}

function fresh(dungeon: string): Battle {
  return { dungeon, duels: [], enters: null, survivors: 0, nobody: false };
}

function follow(battle: Battle, event: GameEvent): void {
  const duel = battle.duels.at(-1);
  if (event.id === "fighter") addFighter(battle, event);
  else if (event.id === "enters") [battle.enters, battle.survivors] = [seatOf(event), count(event, "survivors")];
  else if (event.id === "nobody-enters") battle.nobody = true;
  else if (duel) settle(duel, event);
}

function addFighter(battle: Battle, event: GameEvent): void {
  const number = count(event, "duel");
  let duel = battle.duels.find((each) => each.number === number);
  if (!duel) {
    duel = { number, fighters: [], winner: null, items: [], blood: null };
    battle.duels.push(duel);
  }
  duel.fighters.push({ seat: seatOf(event), adventurer: word(event, "adventurer"), outcome: null });
}

function settle(duel: Duel, event: GameEvent): void {
  const fighter = duel.fighters.find((each) => each.adventurer === event.args["adventurer"]);
  if (event.id === "duel-won") duel.winner = seatOf(event);
  else if (event.id === "used") duel.items.push({ seat: seatOf(event), item: word(event, "item") });
  else if (event.id === "blood-taken") duel.blood = { from: count(event, "loser"), to: seatOf(event) };
  else if (fighter && (event.id === "killed" || event.id === "recruited" || event.id === "saved"))
    fighter.outcome = event.id;
}
