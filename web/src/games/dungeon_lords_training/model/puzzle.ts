/** Which puzzle: one of the course, a new fight by difficulty and seed, or one that somebody has set up. Its path is its name, for links and memory. */
import type { NewTable, Table } from "../../../shell/net/types";

export const GAME = "dungeon_lords_training";
export const COURSE = ["T1", "T2", "T3", "T4", "T1R"] as const;
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Printed = (typeof COURSE)[number];
export type Puzzle = { printed: Printed } | { difficulty: Difficulty; seed: number } | { position: string };

const DAILY: Difficulty = "medium";
const SEEDS = 1_000_000; // new fights are drawn from so many
const FIGHT = /^(easy|medium|hard)\/(\d{1,9})$/;
const POSITION = /^position\/([a-z0-9_.~-]{1,300})$/;
const NO_POSITION = "none";

const isPrinted = (id: string): id is Printed => (COURSE as readonly string[]).includes(id);

/** "T3", "hard/123456" or "position/heroes.y1_warrior_3". */
export function pathOf(puzzle: Puzzle): string {
  if ("position" in puzzle) return `position/${puzzle.position}`;
  return "printed" in puzzle ? puzzle.printed : `${puzzle.difficulty}/${puzzle.seed}`;
}

export function parsed(path: string): Puzzle | null {
  if (isPrinted(path)) return { printed: path };
  const position = POSITION.exec(path)?.[1];
  if (position) return { position };
  const fight = FIGHT.exec(path);
  return fight ? { difficulty: fight[1] as Difficulty, seed: Number(fight[2]) } : null;
}

export function puzzleOf(table: Pick<Table, "options" | "seed">): Puzzle {
  const { puzzle, difficulty, position = NO_POSITION } = table.options;
  if (position !== NO_POSITION) return { position: String(position) };
  if (isPrinted(String(puzzle))) return { printed: puzzle as Printed };
  return { difficulty: difficulty as Difficulty, seed: table.seed ?? 0 };
}

/** The same for everybody on one day: the date is the seed (DL-R82). */
export function daily(day: string): Puzzle {
  return { difficulty: DAILY, seed: Number(day.replaceAll("-", "")) };
}

/** The date behind a seed that is one; null for any other number. */
export function dayOf(puzzle: Puzzle): Date | null {
  if (!("seed" in puzzle) || puzzle.difficulty !== DAILY) return null;
  const [, year, month, day] = /^(20\d\d)(\d\d)(\d\d)$/.exec(String(puzzle.seed)) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

export function newFight(difficulty: Difficulty, chance: () => number): Puzzle {
  return { difficulty, seed: Math.floor(chance() * SEEDS) };
}

/** What comes next: the rest of the course, then new fights. */
export function nextOf(puzzle: Puzzle, chance: () => number): Puzzle {
  if (!("printed" in puzzle)) return newFight("difficulty" in puzzle ? puzzle.difficulty : DAILY, chance);
  const next = COURSE[COURSE.indexOf(puzzle.printed) + 1];
  return next ? { printed: next } : newFight("easy", chance);
}

export function wishFor(puzzle: Puzzle): NewTable {
  const table: NewTable = {
    game: GAME,
    players: 1,
    options: {},
    public: false,
    clock: null,
    seats: [{ kind: "me" }],
    start: true,
  };
  if ("position" in puzzle) return { ...table, options: { position: puzzle.position } };
  if ("printed" in puzzle) return { ...table, options: { puzzle: puzzle.printed } };
  return { ...table, options: { puzzle: "generated", difficulty: puzzle.difficulty }, seed: puzzle.seed };
}
