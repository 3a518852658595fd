/** What a desk shows: a running match, or a moment of a finished one. */
import type { Data, Decision, GameEvent, Result } from "../board";
import type { Table } from "../net/types";
import type { Notice } from "./notices.svelte";
import type { Moment } from "./moments";
import type { Reel } from "./reel.svelte";

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
  readonly canRewind: boolean;
  readonly reel: Reel;
  readonly notices: { readonly all: readonly Notice[] };
  choose(text: string): void;
  again(told?: readonly Moment[], before?: Moment | null): void; // shows once more what the others have done, or that
  undo(): void; // takes back at once where that is free, else asks for it
}
