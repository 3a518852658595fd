/**
 * Things that are carried to places, by pointer, finger or keys. Places are what has `data-target` or `data-place`.
 *
 *   const drag = new Drag(table, (thing) => places, (thing, place) => …);
 *   <button {@attach drag.thing("pawn")}>…</button>
 *
 * Pointer: what is pulled follows it and is dropped where it is let go; a press without a pull stays a press. A finger
 * holds the thing first, so that it can still scroll the page, unless `touch-action: none` says that it need not.
 * Keys: Enter or Space picks up what has the focus, arrows go from place to place, Enter or Space drops, Escape puts it
 * back. Where only one place takes it there is nothing to choose: the thing's own press should bring it there.
 */
import type { Attachment } from "svelte/attachments";
import type { Table } from "../table.svelte";

const PULL = 6; // pixels
const HOLD = 300; // milliseconds
const FORTH = ["ArrowRight", "ArrowDown"];
const BACK = ["ArrowLeft", "ArrowUp"];
const PRESS = ["Enter", " "];

/** The place that a key leads to, from the one reached; the first one comes after the last. */
export function placeAfter(places: readonly string[], at: string | null, key: string): string | null {
  const step = FORTH.includes(key) ? 1 : BACK.includes(key) ? -1 : 0;
  const next = (at === null ? (step < 0 ? 0 : -1) : places.indexOf(at)) + step;
  return step ? (places.at(next % places.length) ?? null) : at;
}

export class Drag {
  /** What is carried, and the place it would be dropped at. */
  held: string | null = $state(null);
  over: string | null = $state(null);

  constructor(
    private readonly table: Pick<Table, "light">,
    private readonly places: (thing: string) => readonly string[],
    private readonly ondrop: (thing: string, place: string) => void,
  ) {}

  pick(thing: string): void {
    this.held = thing;
  }

  aim(place: string | null): void {
    this.over = place !== null && this.held !== null && this.places(this.held).includes(place) ? place : null;
    this.table.light(this.over === null ? [] : [this.over]);
  }

  /** Drops it at the place that was aimed at; nowhere: it goes back. */
  drop(): void {
    const { held, over } = this;
    this.cancel();
    if (held !== null && over !== null) this.ondrop(held, over);
  }

  cancel(): void {
    this.held = null;
    this.aim(null);
  }

  readonly thing =
    (id: string): Attachment<HTMLElement> =>
    (node) => {
      const stop = new AbortController();
      const { signal } = stop;
      node.addEventListener("pointerdown", (event) => event.button === 0 && this.pull(node, id, event), { signal });
      node.addEventListener("keydown", (event) => this.lift(node, id, event), { signal });
      node.addEventListener("touchmove", (event) => this.held === id && event.preventDefault(), {
        signal,
        passive: false,
      });
      return () => {
        stop.abort();
        if (this.held === id) this.cancel();
      };
    };

  /** From the first touch of the pointer until it is let go. */
  private pull(node: HTMLElement, id: string, { pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    if (this.places(id).length === 0) return;
    const done = new AbortController();
    const free = pointerType !== "touch" || getComputedStyle(node).touchAction === "none";
    const timer = free ? undefined : setTimeout(() => this.pick(id), HOLD);
    const end = (): void => {
      clearTimeout(timer);
      done.abort();
      node.style.cssText = style;
    };
    const style = node.style.cssText;
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - clientX, event.clientY - clientY];
      if (this.held !== id && Math.hypot(x, y) < PULL) return;
      if (this.held !== id && !free) return end(); // the finger scrolls
      this.pick(id);
      node.setPointerCapture(pointerId);
      node.style.cssText = `${style}; position: relative; z-index: 20; translate: ${x}px ${y}px; pointer-events: none`;
      this.aim(this.below(id, event));
    };
    const up = (): void => {
      end();
      if (this.held !== id) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true));
      this.drop();
    };
    const { signal } = done;
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", () => (end(), this.cancel()), { signal });
  }

  private below(id: string, { clientX, clientY }: PointerEvent): string | null {
    const places = this.places(id);
    for (const element of document.elementsFromPoint(clientX, clientY)) {
      const { target, place } = element.closest<HTMLElement>("[data-target], [data-place]")?.dataset ?? {};
      const found = places.find((each) => each === target || each === place);
      if (found !== undefined) return found;
    }
    return null;
  }

  /** The keys take over until the thing is dropped or put back; the focus goes from place to place. */
  private lift(node: HTMLElement, id: string, event: KeyboardEvent): void {
    const places = this.places(id);
    if (!PRESS.includes(event.key) || event.repeat || places.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    this.pick(id);
    this.show(placeAfter(places, null, "ArrowRight"));
    const done = new AbortController();
    const key = (pressed: KeyboardEvent): void => {
      if (this.held !== id) return done.abort();
      pressed.preventDefault();
      pressed.stopPropagation();
      if (PRESS.includes(pressed.key) && !pressed.repeat) this.drop();
      else if (pressed.key === "Escape" || pressed.key === "Tab") this.cancel();
      else return this.show(placeAfter(places, this.over, pressed.key));
      done.abort();
      if (node.isConnected) node.focus();
    };
    addEventListener("keydown", key, { capture: true, signal: done.signal });
  }

  private show(place: string | null): void {
    const element = document.querySelector<HTMLElement>(`[data-target="${place}"], [data-place="${place}"]`);
    element?.focus();
    this.aim(place); // after the focus, which lights what it is on
  }
}

/** What follows the end of a pull is no press. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
