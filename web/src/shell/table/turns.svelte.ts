/** How a game tells its news, and the last turns of the others, which can be watched again whole. */
import type { GameEvent, Pace } from "../board";
import { seatNumber } from "../words/seats";
import type { Moment } from "./moments";
import type { Reel } from "./reel.svelte";
import { scenesOf } from "./scenes";
import type { Source } from "./source";

export class Scenes {
  /** The others' last turns, moment by moment. */
  turns: readonly Moment[] = $state.raw([]);
  watching = false; // what was told before
  private start: Moment | null = null; // how the table looked before them
  private newest: Moment | null = null;
  private theirs = false;

  constructor(readonly pace: Pace) {}

  /** What a game wants to be seen as one, or part by part. */
  scenes(moments: readonly Moment[], you: number | null, folded?: ReadonlySet<string>): readonly Moment[] {
    this.keep(
      moments.filter(({ again }) => !again),
      you,
    );
    return scenesOf(moments, this.pace, folded);
  }

  /** Whether a scene goes on by itself even where scenes wait. */
  passes(fresh: readonly GameEvent[], you: number | null): boolean {
    return fresh.every((event) => this.pace.passes?.(event, you));
  }

  private keep(moments: readonly Moment[], you: number | null): void {
    if (moments.length > 0) this.watching = false;
    if (this.pace.turn === undefined || you === null) return;
    for (const moment of moments) {
      const begun = moment.fresh.findLast(({ id }) => id === this.pace.turn);
      const theirs = begun ? seatNumber(begun.args["seat"]) !== you : this.theirs;
      if (theirs && !this.theirs) [this.turns, this.start] = [[], this.newest];
      if (theirs && moment.fresh.length > 0) this.turns = [...this.turns, moment];
      this.theirs = theirs;
      this.newest = moment;
    }
  }

  /** Whether there are any turns, and nothing of them was taken back. */
  hasTurns({ shown }: Reel): boolean {
    const told = this.turns.at(-1)?.history;
    return told !== undefined && shown?.history[told.length - 1]?.id === told.at(-1)?.id;
  }

  /** Shows them again; where there are none, what came since the last choice. */
  rerun(source: Pick<Source, "reel" | "again">): void {
    const { reel } = source;
    if (reel.running) return;
    this.watching = this.hasTurns(reel);
    if (this.watching) source.again(this.turns, this.start);
    else if (reel.since.length > 0) source.again();
  }
}
