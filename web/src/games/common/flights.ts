/** Things that change their place fly there in an arc, as hands would carry them. */
import { onMount } from "svelte";
import type { Attachment } from "svelte/attachments";

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

/**
 * To be called while a component is set up: what comes into it later flies in from its old place, what lies there at
 * first does not. A copy flies, over everything that lies between; the thing itself appears as it lands. To a place that
 * is not on the screen nothing flies.
 */
export function arrivals(): (how: From) => Attachment<HTMLElement> {
  const known = new WeakSet<HTMLElement>(); // an attachment is made anew when anything it was made of changes
  let mounted = false;
  onMount(() => void (mounted = true));
  return (how) => (node) => {
    if (mounted && !known.has(node)) arrive(node, how);
    known.add(node);
  };
}

function arrive(node: HTMLElement, { from, duration, delay = 0, most = 2 }: From): void {
  const start = places.get(from);
  if (!start || duration === 0) return;
  void import("./later/flying").then(({ fly }) =>
    requestAnimationFrame(() => node.isConnected && fly(node, start, { duration, delay, most })),
  );
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
}

/** After a change: of these things with a `data-place`, those that lay elsewhere glide, new ones come from above. */
export function glide(things: Iterable<Element>, duration: number): void {
  if (duration === 0) return;
  for (const thing of things) {
    const [start, end] = [places.get((thing as HTMLElement).dataset["place"] ?? ""), thing.getBoundingClientRect()];
    if (start && start.x === end.x && start.y === end.y) continue;
    const from = start
      ? { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)` }
      : { transform: "translateY(-40px)", opacity: 0 };
    thing.animate([from, {}], { duration, easing: "ease-out" });
  }
}
