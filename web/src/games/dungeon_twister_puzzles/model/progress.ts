/** What this browser remembers of puzzles, by their paths: tried, and solved without being shown how. */
export type Progress = Record<string, boolean>; // whether it is solved

const KEY = "undercroft.turns";
const MOST = 400; // puzzles remembered; the oldest are forgotten

/** The progress with one more result; what was solved stays solved. */
export function withResult(progress: Progress, path: string, solved: boolean): Progress {
  if (progress[path] || progress[path] === solved) return progress;
  const { [path]: _, ...others } = progress;
  return Object.fromEntries([...Object.entries(others), [path, solved] as const].slice(-MOST));
}

/** What was written, as far as it can be understood. */
export function fromText(text: string | null): Progress {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    const entries = Object.entries(typeof found === "object" ? (found ?? {}) : {});
    return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"));
  } catch {
    return {};
  }
}

export function loadProgress(): Progress {
  try {
    return fromText(localStorage.getItem(KEY));
  } catch {
    return {}; // storage may be forbidden; everything works without it
  }
}

export function keepResult(path: string, solved: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withResult(loadProgress(), path, solved)));
  } catch {
    // see loadProgress
  }
}

const SHOWN = "undercroft.turns.shown";

/** Puzzles whose solution was shown since this window was opened. */
function shown(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(SHOWN) ?? "[]") as string[];
  } catch {
    return []; // see loadProgress
  }
}

export const wasShown = (path: string): boolean => shown().includes(path);

export function keepShown(path: string): void {
  try {
    sessionStorage.setItem(SHOWN, JSON.stringify([...new Set([...shown(), path])]));
  } catch {
    // see loadProgress
  }
}
