/** Counts up, step by step, what the end is made of. Any key or tap shows all of it. */
import { getContext } from "svelte";
import { settings } from "../../../shell/settings.svelte";
import { motion } from "../motion";

const STEP = 420; // milliseconds at speed 1
const SILENT = ["Shift", "Control", "Alt", "Meta", "CapsLock"]; // keys for going about

export class Counting {
  /** How many steps are shown; Infinity: all. */
  shown = $state(0);

  constructor(private readonly steps: number) {}

  readonly all = (): void => void (this.shown = Infinity);

  readonly next = (): void => {
    if (this.shown + 1 < this.steps) this.shown += 1;
    else this.all();
  };

  /** A key that ends the counting shall not press the button that has the focus. */
  readonly key = (event: Pick<KeyboardEvent, "key" | "preventDefault" | "stopPropagation">): void => {
    if (SILENT.includes(event.key) || this.shown === Infinity) return;
    this.all();
    if (event.key === "Escape" || event.key === "Tab") return; // who goes to another button means that one
    event.preventDefault();
    event.stopPropagation();
  };
}

/** To be called while a component is set up. */
export function counting(steps: number): Counting {
  const count = new Counting(steps);
  const ms = motion(STEP, settings.speed);
  if (ms === 0) count.all();
  const told = getContext<{ over: boolean } | undefined>("count"); // of the dialog around it
  $effect.pre(() => {
    if (told) told.over = count.shown === Infinity;
  });
  $effect(() => {
    if (count.shown === Infinity) return;
    const timer = setTimeout(count.next, ms);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const done = new AbortController();
    addEventListener("keydown", count.key, { capture: true, signal: done.signal });
    addEventListener("pointerdown", count.all, { signal: done.signal });
    return () => done.abort();
  });
  return count;
}
