/** The others' last turns, whole, to be watched again scene by scene. */
import { repeated, silent, type Reel } from "./reel.svelte";
import type { Moment } from "./moments";
import { seatNumber } from "../words/seats";

export class Turns {
  all: readonly Moment[] = $state.raw([]);
  /** They are being shown again. */
  watching = $state(false);
  private start: Moment | null = null; // how the table looked before
  private newest: Moment | null = null;
  private theirs = false;

  /** `turn`: the news with which somebody's turn begins. */
  constructor(private readonly turn: string | undefined) {}

  /** What is told for the first time. */
  keep(moments: readonly Moment[], you: number | null): void {
    if (this.turn === undefined || you === null) return;
    const news = moments.filter(({ again }) => !again);
    if (news.length > 0) this.watching = false;
    for (const moment of news) {
      const begun = moment.fresh.findLast(({ id }) => id === this.turn);
      const theirs = begun ? seatNumber(begun.args["seat"]) !== you : this.theirs;
      if (theirs && !this.theirs) [this.all, this.start] = [[], this.newest];
      if (theirs && moment.fresh.length > 0) this.all = [...this.all, moment];
      this.theirs = theirs;
      this.newest = moment;
    }
  }

  /** Whether there are any, and none was taken back. */
  hold(reel: Reel): boolean {
    const told = this.all.at(-1)?.history;
    return told !== undefined && reel.shown?.history[told.length - 1]?.id === told.at(-1)?.id;
  }

  /** Shows them again, and then the present; where there are none, what came since the last choice. */
  rerun(reel: Reel, scenes: (moments: readonly Moment[]) => readonly Moment[]): void {
    if (reel.running) return;
    if (!this.hold(reel)) return reel.again();
    const present = reel.shown ? [silent(reel.shown)] : [];
    this.watching = true;
    reel.repeat(this.start, [...scenes(repeated(this.all)), ...present]);
  }
}
