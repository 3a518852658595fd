/** Small movements for things that come new onto the table. They do not run when the board first appears. */
import type { TransitionConfig } from "svelte/transition";

interface Timing {
  duration: number;
}

/** A card is turned face up. */
export function turn(_node: Element, { duration }: Timing): TransitionConfig {
  return { duration, css: (t) => `transform: rotateY(${90 * (1 - t)}deg); opacity: ${t}` };
}

/** An outline that fades: something here has changed. Kept with reduced motion, for nothing moves. */
export function flash(node: Element): void {
  node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 1500 });
}
