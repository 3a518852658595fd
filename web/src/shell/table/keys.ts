/** What a key does in the list of options. */

export type KeyAct = { move: number } | { take: number } | null;

/** `at` is the option with focus, -1 for none. `names` are the keys shown on the options. */
export function keyAct(key: string, at: number, names: readonly string[]): KeyAct {
  const count = names.length;
  if (count === 0) return null;
  const wanted = names.indexOf(key);
  if (wanted >= 0) return { take: wanted };
  if (key === "ArrowDown" || key === "ArrowRight") return { move: (at + 1) % count };
  if (key === "ArrowUp" || key === "ArrowLeft") return { move: at <= 0 ? count - 1 : at - 1 };
  if (key === "Home") return { move: 0 };
  if (key === "End") return { move: count - 1 };
  return null;
}

/** Focus on the page as a whole, or where it rests between two questions, is on nothing in particular. */
export function isIdle(element: Element | null): boolean {
  return !element || element === document.body || ["main", "decision", "question"].includes(element.id);
}

interface Press {
  key: string;
  repeat: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** Keys held down or meant for the browser are not ours: a held Enter must not answer the next question. */
export function isOurs(press: Press): boolean {
  return !press.repeat && !press.ctrlKey && !press.metaKey && !press.altKey && !press.defaultPrevented;
}

const SOON_MS = 500;
let dismissed = -SOON_MS;

/** The reader has put something away: a note, a scene. */
export function putAway(): void {
  dismissed = performance.now();
}

/** One Enter too many, meant for what is gone, must not answer the question behind it. */
export function isTooSoon(): boolean {
  return performance.now() - dismissed < SOON_MS;
}

/** The number shown on an option, or none where no digit is left. */
export function keyName(index: number): string {
  if (index < 9) return String(index + 1);
  return index === 9 ? "0" : "";
}

const SIGNS: Record<string, string> = { ArrowUp: "↑", ArrowRight: "→", ArrowDown: "↓", ArrowLeft: "←" };

/** How a key is shown on its option. */
export const keySign = (name: string): string => SIGNS[name] ?? name;
