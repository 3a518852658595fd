/** Things that change their place fly there in an arc, as hands would carry them. */
import type { TransitionConfig } from "svelte/transition";

const ARC = 60; // pixels
const PLACES = "[data-place], [data-target]";
const places = new Map<string, DOMRect>();

/** Where everything lies now, before the next change moves it. */
export function remember(board: HTMLElement): void {
  for (const thing of board.querySelectorAll<HTMLElement>(PLACES)) {
    const { place, target } = thing.dataset;
    const here = thing.getBoundingClientRect();
    if (here.width > 0) places.set(place ?? target ?? "", here);
  }
}

interface From {
  from: string; // a place that was remembered
  duration: number;
  delay?: number; // it waits where it was
  most?: number; // how much larger it may begin
}

/** A copy flies in from its old place, over everything that lies between; the thing itself appears as it lands. */
export function arrive(node: HTMLElement, { from, duration, delay = 0, most = 2 }: From): TransitionConfig {
  const start = places.get(from);
  if (!start || duration === 0) return { duration: 0 };
  requestAnimationFrame(() => node.isConnected && fly(node, start, { duration, delay, most }));
  return { duration, delay, css: (t) => `opacity: ${t < 1 ? 0 : 1}` };
}

function fly(
  node: HTMLElement,
  start: DOMRect,
  { duration, delay, most }: { duration: number; delay: number; most: number },
): void {
  const end = node.getBoundingClientRect();
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const size = Math.min(most, Math.max(0.6, start.width / end.width));
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "25",
    margin: "0",
    left: `${end.x}px`,
    top: `${end.y}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
    opacity: "1",
    animation: "none",
    pointerEvents: "none",
  });
  document.body.append(copy);
  setTimeout(() => node.isConnected || copy.remove(), delay); // the table may have gone on meanwhile
  const path = [
    `translate(${x}px, ${y}px) scale(${size})`,
    `translate(${x / 2}px, ${y / 2 - ARC}px) scale(${(1 + size) / 2})`,
    "none",
  ];
  void copy
    .animate(
      path.map((transform) => ({ transform })),
      { duration, delay, fill: "backwards", easing: "cubic-bezier(.3, 0, .2, 1)" },
    )
    .finished.finally(() => copy.remove());
}
