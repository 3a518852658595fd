/** What a question is about comes into sight where the board is higher than the screen. */

/** Whoever looks elsewhere by himself is left alone. */
const LOOKS = ["wheel", "pointerdown", "keydown"] as const;

const ANSWERS = "button.target, .btn.primary:enabled";

/** What can be chosen there and is drawn: a narrow board leaves out what stands on it twice. */
function answersIn(place: Element | null): Element[] {
  return [...(place?.querySelectorAll(ANSWERS) ?? [])].filter((each) => each.checkVisibility());
}

/** Shows what can be chosen in that scene of the board, else anywhere, also while parts of it are still being fetched. */
export function bringIntoSight(board: HTMLElement, scene: string): () => void {
  const show = (): void => {
    const place = board.querySelector(`[data-scene="${scene}"]`);
    const here = answersIn(place);
    const answers = here.length ? here : answersIn(board);
    for (const each of answers.length ? [answers.at(-1), answers[0]] : [place])
      each?.scrollIntoView({ block: "nearest" });
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
