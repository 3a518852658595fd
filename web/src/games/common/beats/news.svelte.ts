/** Plays the news of a table beat by beat. What lay there when the board opened is not played, nor anything twice. */
import { untrack } from "svelte";
import type { GameEvent } from "../../../shell/board";
import { Beats } from "./beats.svelte";
import type { Table } from "../table.svelte";
import type { GameView } from "../view";

/** What has just happened, what had happened before, and how the table looked then. */
export interface Story<V> {
  fresh: readonly GameEvent[];
  past: readonly GameEvent[];
  before: V;
}

/** Whether news go on from those heard last, or something else has come between: an undo, a jump in the replay. */
export class Heard {
  private last: readonly GameEvent[] | null = null;
  private length = 0; // of the history, with the news heard last

  hear(fresh: readonly GameEvent[], length: number): "again" | "on" | "cut" {
    if (fresh === this.last) return "again";
    const on = this.last !== null && length - fresh.length === this.length;
    this.last = fresh;
    this.length = length;
    return on ? "on" : "cut";
  }
}

/** With the last beat of a moment everything is told, also what the board does not play. */
function withEnd<B extends { told: number }>(beats: readonly B[]): B[] {
  return beats.map((beat, at) => (at === beats.length - 1 ? { ...beat, told: Infinity } : beat));
}

/**
 * To be called while a component is set up. `tell` makes beats of news, each with how many of them are told with it;
 * `ms` says how long each is shown.
 */
export function playNews<V extends GameView, B extends { told: number }>(
  table: Table<V>,
  tell: (story: Story<V>) => readonly B[],
  ms: (beat: B) => number,
): Beats<B> {
  const beats = new Beats(ms, () => table.speed);
  const heard = new Heard();
  let before: V | null = null;
  $effect.pre(() => {
    const { fresh, history, view } = table;
    untrack(() => {
      const news = heard.hear(fresh, history.length);
      if (news === "cut") beats.end();
      if (news === "on" && before)
        beats.add(withEnd(tell({ fresh, past: history.slice(0, history.length - fresh.length), before })));
    });
    before = view;
  });
  $effect(() => table.play(beats.now ? beats : null));
  $effect(() => () => {
    beats.end();
    table.play(null);
  });
  return beats;
}

/**
 * Beside `playNews`, where the board shows the same things around the stage: it shows them as they stood at the present
 * beat, and until the stage has heard what is new as they stood at the last one.
 */
export function surround<V extends GameView>(table: Table<V>, beat: () => V | null): void {
  let heard: readonly GameEvent[] | null = $state.raw(null);
  let last: V | null = null;
  const telling = (fresh: readonly GameEvent[], view: V): V => {
    if (last === null || heard === fresh) last = beat() ?? view;
    return last;
  };
  $effect.pre(() => {
    table.telling = telling;
    return () => (table.telling = null);
  });
  $effect.pre(() => void (heard = table.fresh));
}
