/** Which puzzle: one of the collection, one drawn by difficulty and seed, or a position that somebody has set up. Its path is its name, for links and memory. */
import type { NewTable, Table } from "../../../shell/net/types";
import { fromPath, toPath } from "./link";
import { inOneLine } from "./notation";

export const GAME = "dungeon_twister_puzzles";
export const ADDRESS = "/turns";
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export const GOALS = ["win", 1, 2, 3, 4] as const; // of a position: to win, or to score so many points
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Goal = (typeof GOALS)[number];
export type Puzzle = { id: string } | { difficulty: Difficulty; seed: number } | { position: string; goal: Goal };

const DAILY: Difficulty = "medium";
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const DRAWN = /^(easy|medium|hard)\/(\d{1,9})$/;
const SET_UP = /^(win|[1-4])\/(.+)$/;
const NO_POSITION = "none";
export const GENERATED = "generated";

const goalIn = (word: string): Goal => (word === "win" ? word : (Number(word) as Goal));

/** "P07", "medium/20261119" or "position/win/game+2/…". */
export function pathOf(puzzle: Puzzle): string {
  if ("id" in puzzle) return puzzle.id;
  return "seed" in puzzle ? `${puzzle.difficulty}/${puzzle.seed}` : `position/${setUpPath(puzzle)}`;
}

export const setUpPath = ({ position, goal }: { position: string; goal: Goal }): string =>
  `${goal}/${toPath(position)}`;

/** A position with its goal, as links carry it; null where it is none. */
export function setUp(path: string): { position: string; goal: Goal } | null {
  const [, goal, rest = ""] = SET_UP.exec(path) ?? [];
  const text = fromPath(rest);
  return goal === undefined || text === null ? null : { position: inOneLine(text), goal: goalIn(goal) };
}

/** Whether there is such a puzzle of the collection only the collection knows. */
export function parsed(path: string): Puzzle | null {
  if (path.startsWith("position/")) return setUp(path.slice("position/".length));
  const [, difficulty, seed] = DRAWN.exec(path) ?? [];
  if (difficulty) return { difficulty: difficulty as Difficulty, seed: Number(seed) };
  return ID.test(path) ? { id: path } : null;
}

export function puzzleOf(table: Pick<Table, "options" | "seed">): Puzzle {
  const { puzzle, difficulty, position = NO_POSITION, goal } = table.options;
  if (position !== NO_POSITION) return { position: String(position), goal: goalIn(String(goal)) };
  if (puzzle !== GENERATED) return { id: String(puzzle) };
  return { difficulty: difficulty as Difficulty, seed: table.seed ?? 0 };
}

/** The same for everybody on one day: the date is the seed. */
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

/** What comes next in the collection: the first one after it that is not solved; from the last one on from the beginning. */
export function nextOf(ids: readonly string[], id: string | null, isSolved: (id: string) => boolean): string | null {
  const at = ids.indexOf(id ?? "") + 1;
  const round = [...ids.slice(at), ...ids.slice(0, at)].filter((each) => each !== id);
  return round.find((each) => !isSolved(each)) ?? round[0] ?? null;
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
  if ("id" in puzzle) return { ...table, options: { puzzle: puzzle.id } };
  if ("position" in puzzle) return { ...table, options: { ...puzzle } };
  return { ...table, options: { puzzle: GENERATED, difficulty: puzzle.difficulty }, seed: puzzle.seed };
}
