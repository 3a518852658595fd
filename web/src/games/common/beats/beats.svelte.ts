/**
 * A story played beat by beat: a plain queue, and a clock that takes the next beat in time.
 *
 * `add` puts beats behind those that wait, `next` takes one on, `end` shows how it all came out. A beat that lasts
 * Infinity waits for the reader. With reduced motion only such beats are shown; the others would be movement alone.
 */
import { isCalm } from "../motion";

export interface Clock {
  readonly calm: boolean; // reduced motion
  /** Calls `then` after so many milliseconds; the answer calls it off. */
  wait(ms: number, then: () => void): () => void;
}

const CLOCK: Clock = {
  get calm() {
    return isCalm();
  },
  wait(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** What can be skipped. */
export interface Skippable {
  next(): void;
  end(): void;
}

export class Beats<B> implements Skippable {
  private queue: readonly B[] = $state.raw([]);
  private callOff = (): void => undefined;

  /** `ms`: how long a beat is shown at speed 1. */
  constructor(
    private readonly ms: (beat: B) => number,
    private readonly speed: () => number = () => 1,
    private readonly clock: Clock = CLOCK,
  ) {}

  /** The beat that is shown; null: the story has been told. */
  get now(): B | null {
    return this.queue[0] ?? null;
  }

  add(beats: readonly B[]): void {
    const shown = this.clock.calm ? beats.filter((beat) => this.ms(beat) === Infinity) : beats;
    if (this.now) this.queue = [...this.queue, ...shown];
    else this.go(shown);
  }

  readonly next = (): void => this.go(this.queue.slice(1));

  readonly end = (): void => this.go([]);

  private go(queue: readonly B[]): void {
    this.callOff();
    this.queue = queue;
    const ms = this.now === null ? Infinity : this.ms(this.now);
    this.callOff = ms < Infinity ? this.clock.wait(ms / this.speed(), this.next) : () => undefined;
  }
}
