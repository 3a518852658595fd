/** What a note speaks of: found, brought into sight, and how much of it can be seen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ENOUGH = 160; // pixels of a thing by which one knows it

const PICTURES = "svg, img, canvas, button"; // what can be seen without a word

/** It has a size, and something in it can be seen: an empty frame explains nothing. */
function showsSomething(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  if (element.textContent.trim() || element.matches(PICTURES) || element.closest("svg")) return true;
  return [...element.querySelectorAll(PICTURES)].some((each) => each.getClientRects().length > 0);
}

/** The first of these in which something can be seen, and which is not the note itself. */
export function findSpokenOf(at: readonly string[], note: Element): Element | null {
  const isElsewhere = (element: Element): boolean => !element.contains(note) && !note.contains(element);
  for (const selector of at) {
    const found = [...document.querySelectorAll(selector)].find((each) => isElsewhere(each) && showsSomething(each));
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

/** A picture that can be moved brings a thing into sight itself, and takes the event; all else scrolls. */
export const SEEK = "undercroft:seek";

export function bringIntoSight(thing: Element): void {
  const unheard = thing.dispatchEvent(new CustomEvent(SEEK, { bubbles: true, cancelable: true }));
  if (unheard && isHidden(thing)) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const MARGIN = 24; // from the ends of an edge
export const EDGE = 4; // between a thing and its light

type Point = [number, number];
const between = (low: number, wished: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(wished, low), high);

/** From the edge of the note that is nearer to the thing, to the light around the thing. */
export function lineBetween(note: Box, thing: Box): { from: Point; to: Point } {
  if (thing.right <= note.left || thing.left >= note.right) {
    const left = thing.right <= note.left;
    const y = between(note.top + MARGIN, (thing.top + thing.bottom) / 2, note.bottom - MARGIN);
    const goal = between(thing.top, y, thing.bottom);
    return { from: [left ? note.left : note.right, y], to: [left ? thing.right + EDGE : thing.left - EDGE, goal] };
  }
  const x = between(note.left + MARGIN, (thing.left + thing.right) / 2, note.right - MARGIN);
  const goal = between(thing.left, x, thing.right);
  const below = thing.top >= note.bottom;
  return { from: [x, below ? note.bottom : note.top], to: [goal, below ? thing.top - EDGE : thing.bottom + EDGE] };
}
