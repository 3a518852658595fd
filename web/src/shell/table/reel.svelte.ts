/**
 * The one reel of a table: moments in the order of the rules. Board, players, log, question and end show the moment it
 * has reached, never a later one. A board may play a story of its own within a moment; the reel waits for it.
 */
import { merged, type Moment } from "./moments";

/** What can be skipped. A story says how many news of its moment it has told: no text runs ahead of it. */
export interface Skippable {
  readonly told?: number;
  next(): void;
  end(): void;
}

/** Who decides about time: the desk, which knows the board and the reader's wishes. */
export interface Director {
  ready: boolean; // the table is on the screen
  atOnce: boolean; // the reader wants no scenes
  plays: boolean; // the reader has a seat: decisions come to him
  scenes(moments: readonly Moment[]): readonly Moment[]; // what a game wants to be seen as one, or part by part
  ms(moment: Moment, before: Moment | null): number; // how long it is shown; 0: no longer than it takes, Infinity: until the reader goes on
}

const NOBODY: Director = { ready: false, atOnce: true, plays: false, scenes: (moments) => moments, ms: () => 0 };

/** Calls `then` after so many milliseconds; the answer calls it off. */
export type Wait = (ms: number, then: () => void) => () => void;

const SOON = 40; // milliseconds in which a board says that it has a story to play

/** Time counts from when it can be seen: on a busy machine a scene is late, not short. */
export function wait(ms: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then, ms)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

export class Reel implements Skippable {
  shown: Moment | null = $state.raw(null);
  /** Something is to be read before it goes on: a note of the guide. */
  held = $state(false);
  private going = $state(false); // what is shown has not had its time yet, or more waits behind it
  /** All that was told since the reader's last choice, to be shown again. */
  since: readonly Moment[] = $state.raw([]);
  /** The reader was away when the last of it was told. */
  missed = $state(false);
  private before: Moment | null = null; // how the table looked then
  private queue: readonly Moment[] = [];
  private story: Skippable | null = null;
  private skips = false; // the reader wants his next decision, and nothing before it
  private passed = true; // the time of what is shown
  private look: ((moment: Moment) => void) | null = null;
  private looked: Moment | null = null;
  private callOff = (): void => undefined;

  director: Director = NOBODY;

  constructor(private readonly later: Wait = wait) {}

  /** What is shown is not all yet: no question is open, no end is told. */
  get running(): boolean {
    return this.going || this.held;
  }

  /** It goes no further until what is to be read has been read. */
  hold(held: boolean): void {
    this.held = held;
    if (!held && this.skips && this.queue.length) this.skip();
    else if (!held) this.goOn();
  }

  /** Who looks at each moment when it has had its time, and may hold the reel then: the guide. */
  watch(look: ((moment: Moment) => void) | null): void {
    this.look = look;
    this.looked = null;
    if (this.passed && !this.story) this.lookAt();
  }

  /** Something has happened: it is shown after all that waits. */
  add(moments: readonly Moment[]): void {
    if (this.since.length === 0) this.before = this.shown;
    this.since = [...this.since, ...moments.filter((moment) => moment.fresh.length > 0)];
    this.queue = [...this.queue, ...this.director.scenes(moments)];
    if (this.director.atOnce) this.show(merged(this.queue));
    else if (this.skips && !this.held) this.skip();
    else if (this.held)
      this.going = true; // what waits to be read comes first
    else if (!this.going) this.go();
  }

  /** Something else is true now: an undo, a jump, another seat. */
  cut(moment: Moment): void {
    this.skips = false;
    this.forget();
    this.show(moment);
  }

  /** The reader has chosen: what he saw before is no longer asked for. */
  forget(): void {
    this.since = [];
    this.missed = false;
  }

  /** The reader was away: he sees the present, and may have the rest told. */
  miss(moments: readonly Moment[]): void {
    this.add(moments);
    this.missed = this.since.length > 0;
    this.end();
  }

  /** Shows again what was told, from how the table looked before, and then the present. */
  again(since = this.since, before = this.before): void {
    this.missed = false;
    this.skips = false;
    const still = (moment: Moment | null) => (moment ? [{ ...moment, fresh: [], still: true as const }] : []);
    const told = since.map((moment) => ({ ...moment, fresh: [...moment.fresh], again: true as const }));
    this.queue = [...still(before), ...this.director.scenes(told), ...still(this.shown)];
    this.go();
  }

  /** The board plays a story of its own, or no longer. */
  plays(story: Skippable | null): void {
    this.story = story;
    if (!story) this.goOn();
  }

  readonly next = (): void => {
    this.passed = true;
    if (this.story) this.story.next();
    else this.goOn();
  };

  /** The reader's next decision, or the end of the game: nothing before it is played, not even what others do meanwhile. */
  readonly end = (): void => {
    const { story } = this;
    this.skips = this.director.plays;
    this.skip();
    story?.end();
  };

  private skip(): void {
    const last = merged(this.queue);
    this.show(last && { ...last, still: true });
    if (this.shown?.now.decision || this.shown?.now.result) this.skips = false;
  }

  private show(moment: Moment | null): void {
    this.callOff();
    this.queue = [];
    this.going = false;
    this.passed = true;
    if (moment) this.shown = moment;
    this.lookAt();
  }

  private goOn(): void {
    if (!this.passed || this.story || !this.going) return;
    this.lookAt();
    if (!this.held) this.go();
  }

  private lookAt(): void {
    if (!this.shown || this.shown === this.looked || !this.look) return;
    this.looked = this.shown;
    this.look(this.shown);
  }

  private go(): void {
    this.callOff();
    const [moment, ...rest] = this.queue;
    this.queue = rest;
    this.going = moment !== undefined;
    if (!moment) return;
    const ms = this.director.ms(moment, this.shown);
    this.shown = moment;
    this.passed = false;
    if (ms === 0 && rest.length === 0 && moment.fresh.length === 0) return this.show(moment);
    if (ms === Infinity) return;
    this.callOff = this.later(Math.max(ms, SOON), () => {
      this.passed = true;
      this.goOn();
    });
  }
}
