/** What a note speaks of: found, brought into sight, and how much of it can be seen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ENOUGH = 160; // pixels of a thing by which one knows it

const isThere = (element: Element): boolean => element.getClientRects().length > 0;

/** The first of these that is on the page and has a size. */
export function findSpokenOf(at: readonly string[]): Element | null {
  for (const selector of at) {
    const found = [...document.querySelectorAll(selector)].find(isThere);
    if (found) return found;
  }
  return null;
}

/** The first of these tabs that is there is opened; where everything is in sight there is none. */
export function openTab(tabs: readonly string[]): void {
  const buttons = tabs.map((tab) => document.querySelector<HTMLElement>(`[data-tab="${tab}"]`));
  buttons.find((button) => button !== null)?.click();
}

export function within(one: Box, other: Box): Box | null {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
}

/** The part of it that is inside the window and inside all that scrolls around it. */
export function seenPart(element: Element): Box | null {
  let box: Box | null = within(element.getBoundingClientRect(), {
    left: 0,
    top: 0,
    right: innerWidth,
    bottom: innerHeight,
  });
  for (let around = element.parentElement; box && around; around = around.parentElement)
    if (getComputedStyle(around).overflowY !== "visible") box = within(box, around.getBoundingClientRect());
  return box;
}

/** Too little of it is in sight. */
export function isHidden(element: Element): boolean {
  const part = seenPart(element);
  const { height } = element.getBoundingClientRect();
  return part === null || part.bottom - part.top < Math.min(ENOUGH, height) - 1;
}

const WIDE = 0.6; // of the note: a line to the middle of such a thing would cross all that stands between
const MARGIN = 6; // where little is written
export const EDGE = 4; // between a thing and its light

/** From the edge of the note that is nearer to the thing, to the light around the thing. */
export function lineBetween(note: Box, thing: Box): { from: [number, number]; to: [number, number] } {
  const wide = thing.right - thing.left > WIDE * (note.right - note.left);
  const goal = wide ? thing.left + MARGIN : (thing.left + thing.right) / 2;
  const x = wide ? Math.max(goal, note.left + MARGIN) : Math.min(Math.max(goal, note.left + 24), note.right - 24);
  const below = thing.top >= note.bottom;
  return { from: [x, below ? note.bottom : note.top], to: [goal, below ? thing.top - EDGE : thing.bottom + EDGE] };
}
