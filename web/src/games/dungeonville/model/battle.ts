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
  turned: number; // how many news had been told when all its fighters lay open
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
  open: boolean; // its cards lie open, and nothing is said yet of what became of them
  ms: number;
  told: number; // of the news: a card turns before it is said what became of it
}

const ROUNDS = 3;
const TURNING = 420; // until the first duel
const OPEN = 1000; // the cards of a duel are turned, and compared by whoever looks
const SETTLED = 1500;
const READING = 1400; // how it came out is read a little longer

/** The duels of a battle that are fought now, all players in step: the cards turn, then it is told what they did. */
export function beatsOf({ battle, from }: Play, past = 0): Beat[] {
  const first: Beat = { battle, duels: from, fresh: 0, open: false, ms: TURNING, told: 0 };
  const fought = battle.duels.slice(from).flatMap(({ turned }, at): Beat[] => {
    const duels = from + at + 1;
    const ms = duels === ROUNDS ? SETTLED + READING : SETTLED;
    const beat = { battle, duels, fresh: duels };
    return [
      { ...beat, open: true, ms: OPEN, told: turned - past },
      { ...beat, open: false, ms, told: Infinity },
    ];
  });
  return [first, ...fought];
}

/** All battles since the last round began, oldest first. */
export function battlesOf(history: readonly GameEvent[]): Battle[] {
  return tell(history, lastIndex(history, "round") + 1);
}

/** The battles in which the freshest news have settled a duel, and how many duels were settled before. */
export function toPlay(history: readonly GameEvent[], fresh: readonly GameEvent[]): Play[] {
  const start = history.length - fresh.length;
  const running = lastIndex(history.slice(0, start), "battle");
  const known = running < 0 ? 0 : settled(history.slice(running, start));
  const plays = tell(history, running < 0 ? start : running).map((battle, i) => ({
    battle,
    from: i === 0 ? known : 0,
  }));
  return plays.filter(({ battle, from }) => battle.duels.filter((duel) => duel.winner !== null).length > from);
}

function tell(history: readonly GameEvent[], start: number): Battle[] {
  const battles: Battle[] = [];
  for (let at = start; at < history.length; at += 1) {
    const event = history[at] as GameEvent;
    if (event.id === "battle") battles.push(fresh(word(event, "dungeon")));
    const battle = battles.at(-1);
    if (battle && !isOver(battle)) follow(battle, event, at + 1);
  }
  return battles;
}

export function isOver(battle: Battle): boolean {
  return battle.enters !== null || battle.nobody;
}

function settled(events: readonly GameEvent[]): number {
  return events.filter((event) => event.id === "duel-won").length;
}

/** The battle as it stands at a beat, with nothing said about what comes later. */
export function atBeat({ battle, duels: beats, open }: Pick<Beat, "battle" | "duels" | "open">): Battle {
  if (beats >= battle.duels.length && !open) return battle;
  const duels = battle.duels.slice(0, beats);
  return {
    ...battle,
    duels: open ? duels.with(-1, laidOpen(duels.at(-1) as Duel)) : duels,
    enters: null,
    nobody: false,
  };
}

function laidOpen(duel: Duel): Duel {
  const fighters = duel.fighters.map((each) => ({ ...each, outcome: null }));
  return { ...duel, fighters, winner: null, items: [], blood: null };
}

export function seatsOf(battle: Battle): number[] {
  return battle.duels[0]?.fighters.map((fighter) => fighter.seat) ?? [];
}

function fresh(dungeon: string): Battle {
  return { dungeon, duels: [], enters: null, survivors: 0, nobody: false };
}

function follow(battle: Battle, event: GameEvent, told: number): void {
  const duel = battle.duels.at(-1);
  if (event.id === "fighter") addFighter(battle, event, told);
  else if (event.id === "enters") [battle.enters, battle.survivors] = [seatOf(event), count(event, "survivors")];
  else if (event.id === "nobody-enters") battle.nobody = true;
  else if (duel) settle(duel, event);
}

function addFighter(battle: Battle, event: GameEvent, told: number): void {
  const number = count(event, "duel");
  let duel = battle.duels.find((each) => each.number === number);
  if (!duel) {
    duel = { number, fighters: [], winner: null, items: [], blood: null, turned: told };
    battle.duels.push(duel);
  }
  duel.turned = told;
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
