/** A click is for what was there when it was aimed. Fetched for whoever moves the pointer. */

const AIM_MS = 300; // from aiming to pressing
const SETTLES_MS = 800; // what moves by itself after a change
const LOOK_MS = 40; // between two looks at it
const PRESSED = "#main button, #decision button";
const THERE = `${PRESSED}, #main a, #main [data-target]:not(:has(button, [data-target]))`;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** What lay where; made anew for another question it is still the same thing. */
export interface Lying {
  name: string;
  box: Box;
}

const holds = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

export class Aim {
  private looks: { at: number; things: readonly Lying[] }[] = [];

  /** From `at` on things lie so. */
  see(things: readonly Lying[], at: number): void {
    const old = this.looks.filter((look) => look.at <= at - AIM_MS - SETTLES_MS).slice(-1); // it may still count
    this.looks = [...old, ...this.looks.filter((look) => look.at > at - AIM_MS - SETTLES_MS), { at, things }];
  }

  /** Whether somebody who presses there now has aimed at something else: it lay there, and this did not. */
  isMissed(name: string, x: number, y: number, at: number): boolean {
    const then = this.looks.findLast((look) => look.at <= at - AIM_MS)?.things ?? [];
    const under = then.filter(({ box }) => holds(box, x, y));
    return under.length > 0 && under.every((each) => each.name !== name);
  }
}

const nameOf = (thing: Element): string => (thing as HTMLElement).dataset["target"] ?? thing.textContent.trim();

/** Watches what lies where, and takes no click that was meant for something else. Returns what ends it. */
export function guardAim(isOff: () => boolean): () => void {
  const aim = new Aim();
  let until = 0;
  let frame = 0;
  let pressed = 0;
  let looked = -LOOK_MS;
  const look = (): void => {
    const now = performance.now();
    frame = now < until ? requestAnimationFrame(look) : 0;
    if (frame && now - looked < LOOK_MS) return;
    looked = now;
    const things = [...document.querySelectorAll(THERE)].map((thing) => ({
      name: nameOf(thing),
      box: thing.getBoundingClientRect(),
    }));
    aim.see(things, now);
  };
  const change = (): void => {
    until = performance.now() + SETTLES_MS;
    frame ||= requestAnimationFrame(look);
  };
  const watch = new MutationObserver(change);
  const press = (): void => void (pressed = performance.now());
  const click = (event: MouseEvent): void => {
    const thing = (event.target as Element).closest(PRESSED);
    if (!thing || event.detail === 0 || isOff()) return; // keys mean what has focus
    if (!aim.isMissed(nameOf(thing), event.clientX, event.clientY, pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  look();
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class", "style", "hidden"] });
  for (const moves of ["scroll", "resize"]) addEventListener(moves, change, true);
  addEventListener("pointerdown", press, true);
  addEventListener("click", click, true);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    for (const moves of ["scroll", "resize"]) removeEventListener(moves, change, true);
    removeEventListener("pointerdown", press, true);
    removeEventListener("click", click, true);
  };
}
