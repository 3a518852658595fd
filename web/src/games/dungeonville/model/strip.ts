/** The strip of cards left in the deck: one cell per card, the deadly ones first. */
import { LETTERS, type Letter, type VisitView } from "./view";

export interface Cell {
  kind: "letter" | "item";
  letter: Letter | null;
  deadly: boolean;
}

/** Which members each deadly letter threatens, in the order of the letters. */
export interface Threat {
  letter: Letter;
  members: string[];
  cards: number;
}

export function stripOf(visit: VisitView): Cell[] {
  const odds = visit.odds;
  if (!odds?.letters) return [];
  const deadly = new Set(Object.values(visit.letters));
  const cells: Cell[] = [];
  for (const letter of LETTERS) {
    for (let i = 0; i < odds.letters[letter]; i++) cells.push({ kind: "letter", letter, deadly: deadly.has(letter) });
  }
  const items = Array.from({ length: odds.item }, (): Cell => ({ kind: "item", letter: null, deadly: false }));
  return [...cells.filter((cell) => cell.deadly), ...items, ...cells.filter((cell) => !cell.deadly)];
}

export function threatsOf(visit: VisitView): Threat[] {
  const threats: Threat[] = [];
  for (const letter of LETTERS) {
    const members = Object.keys(visit.letters).filter((member) => visit.letters[member] === letter);
    const cards = members[0] === undefined ? 0 : (visit.odds?.dies[members[0]] ?? 0);
    if (cards > 0) threats.push({ letter, members, cards });
  }
  return threats;
}

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
