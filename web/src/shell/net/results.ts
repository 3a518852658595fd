/** How the guest of this browser has done so far. */
import { ask } from "./ask";

export interface Results {
  played: number;
  won: number;
}

/** By game; a game that he has not finished yet is not among them. */
export const results = (): Promise<Record<string, Results>> =>
  ask<{ games: Record<string, Results> }>("GET", "/api/my/results").then((answer) => answer.games);
