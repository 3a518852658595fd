/** Keeps the keyboard's place at a table. Fetched for whoever presses a key or moves the pointer. */
import { isIdle } from "./keys";

/** A note that waits to be read, else the present option, else what is told. */
export const home = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("[data-home]") ??
  document.getElementById("question") ??
  document.getElementById("main");
/** Where focus rests between two questions. */
const region = (): HTMLElement | null => document.getElementById("decision");
const isGone = (element: Element | null): boolean =>
  element !== null && (!element.isConnected || element.matches(":disabled, [hidden] *"));

const ASKED = ".opt:not([aria-disabled=true]), dialog[open]";
const SETTLES_MS = 150;

/**
 * What had focus may go away: a dialog, a notice, a button of the board. Then focus goes home, and rests in the place of
 * the question until there is something to go to. Whoever has clicked beside everything is left alone. Returns what ends
 * it.
 */
export function keepFocus(): () => void {
  let last: Element | null = document.activeElement;
  const follow = ({ target }: FocusEvent): void => void (last = target as Element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goHome = (): void => {
    const { activeElement } = document;
    const homeless = isGone(last) || (last === region() && last === activeElement);
    if (homeless && (isIdle(activeElement) || activeElement === last)) home()?.focus({ preventScroll: true });
  };
  const rest = (): void => {
    if (isGone(last) && document.activeElement === document.body) region()?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(() => {
    clearTimeout(timer);
    if (document.querySelector(ASKED)) goHome();
    else {
      rest();
      timer = setTimeout(goHome, SETTLES_MS); // what is only passing by is not worth a word
    }
  });
  addEventListener("focusin", follow);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled", "hidden"] });
  return () => {
    watch.disconnect();
    clearTimeout(timer);
    removeEventListener("focusin", follow);
  };
}
