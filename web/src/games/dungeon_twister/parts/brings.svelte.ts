/** What an option brings, in words: fetched when it is first asked for. */
import type { brings as say } from "../later/turn/brings";

let found: typeof say | null = $state.raw(null);
let asked = false;

export function brings(): typeof say | null {
  if (!asked) {
    asked = true;
    void import("../later/turn/brings").then(
      (words) => (found = words.brings),
      () => (asked = false),
    );
  }
  return found;
}
