/**
 * A story played beat by beat: a plain queue, and a clock that takes the next beat in time.
 *
 * `add` puts beats behind those that wait, `next` takes one on, `end` shows how it all came out. With reduced motion the
 * same beats are shown, and nothing moves in them; for whoever wants everything at once there are none.
 */
import { wait, type Skippable, type Wait } from "../../../shell/table/reel.svelte";

export class Beats<B extends { told: number }> implements Skippable {
  private queue: readonly B[] = $state.raw([]);
  private callOff = (): void => undefined;

  /** `ms`: how long a beat is shown at speed 1. */
  constructor(
    private readonly ms: (beat: B) => number,
    private readonly speed: () => number = () => 1,
    private readonly later: Wait = wait,
  ) {}

  /** The beat that is shown; null: the story has been told. */
  get now(): B | null {
    return this.queue[0] ?? null;
  }

  get told(): number {
    return this.now?.told ?? Infinity;
  }

  add(beats: readonly B[]): void {
    if (this.speed() === Infinity) return;
    if (this.now) this.queue = [...this.queue, ...beats];
    else this.go(beats);
  }

  readonly next = (): void => this.go(this.queue.slice(1));

  readonly end = (): void => this.go([]);

  private go(queue: readonly B[]): void {
    this.callOff();
    this.queue = queue;
    this.callOff = this.now === null ? () => undefined : this.later(this.ms(this.now) / this.speed(), this.next);
  }
}
