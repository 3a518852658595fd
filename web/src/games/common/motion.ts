/** How long things move: the player's speed, or not at all with reduced motion. */
export function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Milliseconds at the chosen speed. */
export function motion(ms: number, speed: number): number {
  return isCalm() ? 0 : ms / speed;
}
