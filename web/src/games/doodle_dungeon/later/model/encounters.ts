/** What the hero meets on a line, in order, and how a fight stands; all of it from what everybody can see. */
import type { Dungeon } from "../../declared";
import { cellOf, signs } from "../../model/cells";

export interface Encounter {
  number: number;
  cell: string;
  element: string;
  again: boolean; // it was met before
  level: number;
  wins: number | null; // the share of rolls with which a monster wins by dice and level alone; null: a trap
}

const NAMES: Record<string, string> = { T: "trap", G: "goblin", O: "orc", D: "dragon" };
const TRACK: Record<string, string> = { trap: "traps", goblin: "goblins", orc: "orcs", dragon: "dragons" };
const WINS_FROM = 20; // DD-119

/** The share of throws of two ten-sided dice that reach that sum. */
export function chance(least: number): number {
  let count = 0;
  for (let one = 1; one <= 10; one += 1) for (let two = 1; two <= 10; two += 1) if (one + two >= least) count += 1;
  return count / 100;
}

/** A trap is sprung once only (DD-115), so its second visit is no encounter. */
export function encountersOf(dungeon: Dungeon): Encounter[] {
  const sheet = signs(dungeon.sheet);
  const seen = new Set<string>();
  const found: Encounter[] = [];
  for (const cell of dungeon.path ?? []) {
    const element = NAMES[sheet.charAt(cellOf(cell)).toUpperCase()];
    const again = seen.has(cell);
    if (!element || (element === "trap" && again)) continue;
    seen.add(cell);
    const level = dungeon.tracks[TRACK[element] ?? ""]?.level ?? 0;
    found.push({
      number: found.length + 1,
      cell,
      element,
      again,
      level,
      wins: element === "trap" ? null : chance(WINS_FROM - level),
    });
  }
  return found;
}

export function numbersOn(dungeon: Dungeon): Map<number, number[]> {
  const numbers = new Map<number, number[]>();
  for (const { cell, number } of encountersOf(dungeon)) {
    const at = cellOf(cell);
    numbers.set(at, [...(numbers.get(at) ?? []), number]);
  }
  return numbers;
}
