/** The one way past a scene: any key or tap shows the next one, Escape or a long press the present. */
import { putAway } from "./keys";
import type { Skippable } from "./reel.svelte";

const LONG = 500; // milliseconds that a press lasts
const BUSY = "input, textarea, select, dialog, button, a, summary, [role=menu]"; // what has a use of its own
const FIELDS = "input, textarea, select, dialog, [role=menu]"; // where a letter or Escape has a use of its own
const SILENT = ["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"]; // keys for going about

/** What a press does: the finger that has gone to the end must not skip a scene when it is lifted. */
export class Press {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done = false;

  constructor(private readonly reel: Skippable) {}

  readonly down = ({ target }: Pick<Event, "target">): void => {
    this.done = isBusy(target) || explains();
    if (this.done) return;
    this.timer = setTimeout(() => {
      this.done = true;
      this.reel.end();
    }, LONG);
  };
  readonly up = (): void => clearTimeout(this.timer);
  readonly tap = ({ target }: Pick<Event, "target">): void => {
    if (!this.done && !isBusy(target)) this.reel.next();
    this.done = false;
  };
  /** A key that is held down is a long press, too. */
  readonly key = (press: Pick<KeyboardEvent, "key" | "repeat" | "target" | "ctrlKey" | "metaKey" | "altKey">): void => {
    const { key, repeat, target } = press;
    if (SILENT.includes(key) || press.ctrlKey || press.metaKey || press.altKey) return;
    if (isBusy(target, key === "n" || key === "Escape" ? FIELDS : BUSY)) return;
    putAway();
    if (key === "Escape" || repeat) this.reel.end();
    else this.reel.next();
  };
}

/** A tap beside an explanation closes it, and does nothing else. */
function explains(): boolean {
  return typeof document !== "undefined" && document.querySelector("[popover]:popover-open") !== null;
}

function isBusy(target: EventTarget | null, busy = BUSY): boolean {
  return Boolean((target as Element | null)?.closest?.(busy));
}

/** Keys everywhere, taps on the table itself. */
export function skips(reel: Skippable): () => void {
  const press = new Press(reel);
  const done = new AbortController();
  const { signal } = done;
  const table = document.getElementById("main") ?? document.body;
  addEventListener("keydown", press.key, { signal });
  table.addEventListener("pointerdown", press.down, { signal });
  for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
    table.addEventListener(end, press.up, { signal });
  table.addEventListener("click", press.tap, { signal });
  return () => {
    press.up();
    done.abort();
  };
}
