/** What a desk shows: a running match, or a moment of a finished one. */
import type { Data, Decision, GameEvent, Result } from "../board";
import type { Table } from "../net/types";

export interface Source {
  readonly table: Table | null;
  readonly you: number | null;
  readonly view: Data | null;
  readonly decision: Decision | null;
  readonly history: readonly GameEvent[];
  readonly fresh: GameEvent[];
  readonly result: Result | null;
  readonly busy: boolean;
  readonly canUndo: boolean;
  choose(text: string): void;
  undo(): void;
}
