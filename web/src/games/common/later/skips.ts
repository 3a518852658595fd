/**
 * The one way past a story: any key or tap shows the next beat, Escape or a long press the end.
 * `<section {@attach skips(beats)}>` for whatever shows it.
 */
import type { Attachment } from "svelte/attachments";
import type { Skippable } from "../beats/beats.svelte";

const LONG = 500; // milliseconds that a press lasts
const WRITING = "input, textarea, select";

/** What a press does: the finger that has gone to the end must not skip a beat when it is lifted. */
export class Press {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done = false;

  constructor(private readonly beats: Skippable) {}

  readonly down = (): void => {
    this.done = false;
    this.timer = setTimeout(() => {
      this.done = true;
      this.beats.end();
    }, LONG);
  };
  readonly up = (): void => clearTimeout(this.timer);
  readonly tap = (): void => {
    if (!this.done) this.beats.next();
    this.done = false;
  };
  readonly key = ({ key, repeat, target }: Pick<KeyboardEvent, "key" | "repeat" | "target">): void => {
    if (repeat || (target as Element | null)?.closest?.(WRITING)) return;
    if (key === "Escape") this.beats.end();
    else this.beats.next();
  };
}

export function skips(beats: Skippable): Attachment<HTMLElement> {
  return (node) => {
    const press = new Press(beats);
    const done = new AbortController();
    const { signal } = done;
    addEventListener("keydown", press.key, { signal });
    node.addEventListener("pointerdown", press.down, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      node.addEventListener(end, press.up, { signal });
    node.addEventListener("click", press.tap, { signal });
    return () => {
      press.up();
      done.abort();
    };
  };
}
