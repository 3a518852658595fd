/** What keeps the reader's place and meaning at a table: focus, clicks, keys. Fetched with the first of them. */
import { catchKeys } from "./ahead";
import { guardAim } from "./aim";
import type { Desk } from "./desk.svelte";
import { keepFocus } from "./focus";

/** Returns what ends it. */
export function keep(desk: Desk): () => void {
  const ends = [keepFocus(), guardAim(() => desk.atOnce), catchKeys(desk)]; // who wants no scenes clicks ahead
  return () => ends.forEach((end) => end());
}
