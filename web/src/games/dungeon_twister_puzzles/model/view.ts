/** What is read from the declared view of a puzzle beside the table (declared.ts). */
import type { Data } from "../../../shell/board";
import type { Puzzle as Told, PuzzlesView } from "../declared";

export type { Told };

export function told(view: Data): Told {
  return (view as unknown as PuzzlesView).puzzle;
}
