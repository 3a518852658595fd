/** What a question is about comes into sight where the board is higher than the screen. */

/** Whoever looks elsewhere by himself is left alone. */
const LOOKS = ["wheel", "pointerdown", "keydown"] as const;

/** Shows that scene of the board, and what can be chosen in it, also while parts of it are still being fetched. */
export function bringIntoSight(board: HTMLElement, scene: string): () => void {
  const show = (): void => {
    const place = board.querySelector(`[data-scene="${scene}"]`);
    const targets = [...(place?.querySelectorAll("button.target, .btn.primary:enabled") ?? [])];
    for (const each of [place, targets.at(-1), targets[0]]) each?.scrollIntoView({ block: "nearest" });
  };
  const fetched = new MutationObserver(show);
  const stop = (): void => fetched.disconnect();
  fetched.observe(board, { childList: true, subtree: true });
  for (const look of LOOKS) board.addEventListener(look, stop, { once: true, passive: true });
  show();
  return () => {
    stop();
    for (const look of LOOKS) board.removeEventListener(look, stop);
  };
}
