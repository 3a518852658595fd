/** The collection of puzzles: the very file from which the rules take them. */
import source from "../../../../../src/undercroft/games/dungeon_twister_puzzles/content/puzzles.json?url";
import { factsOf } from "../../../shell/home/catalogue";
import { turnNumber } from "./hands";
import { read } from "./notation";
import { GAME, GENERATED, type Difficulty } from "./puzzle";

export interface Listed {
  id: string;
  difficulty: Difficulty;
  goal: "win" | "score";
  points: number; // to be scored
  position: string;
}

let known: Promise<Listed[]> | null = null;

export function catalogue(): Promise<Listed[]> {
  const asked = (known ??= fetch(source)
    .then((answer) => answer.json() as Promise<{ puzzles: Listed[] }>)
    .then(({ puzzles }) => puzzles));
  asked.catch(() => (known = null)); // try again next time
  return asked;
}

/** The names of all of them, in their order, as the server offers them. */
export function ids(): string[] {
  const values = factsOf(GAME)?.options.find(({ name }) => name === "puzzle")?.values ?? [];
  return values.map(String).filter((id) => id !== GENERATED);
}

/** The number in its name. */
export const numberOf = (id: string): number => Number(id.replaceAll(/\D/g, ""));

/** How many actions its player has. */
export function actionsOf(position: string): number {
  const written = read(position);
  return turnNumber(written, "ap") ?? turnNumber(written, "card") ?? 0;
}
