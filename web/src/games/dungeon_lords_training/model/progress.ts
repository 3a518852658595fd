/** What this browser remembers of puzzles: the best result so far, by the puzzle's path. */
import type { Value } from "./view";

export interface Done extends Value {
  best: boolean; // nothing better is possible
}

export type Progress = Record<string, Done>;

const KEY = "undercroft.training";
const MOST = 200; // puzzles remembered; the oldest are forgotten

const better = (one: Value, other: Value): boolean =>
  one.tiles < other.tiles || (one.tiles === other.tiles && one.supplies < other.supplies);

/** The progress with one more result; one that is no better than before changes nothing. */
export function withResult(progress: Progress, path: string, done: Done): Progress {
  const before = progress[path];
  if (before && !better(done, before) && !(done.best && !before.best)) return progress;
  const { [path]: _, ...others } = progress;
  return Object.fromEntries([...Object.entries(others), [path, done] as const].slice(-MOST));
}

const isDone = (value: unknown): value is Done => {
  const { tiles, supplies, best } = (value ?? {}) as Partial<Done>;
  return Number.isInteger(tiles) && Number.isInteger(supplies) && typeof best === "boolean";
};

/** What was written, as far as it can be understood. */
export function fromText(text: string | null): Progress {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return Object.fromEntries(Object.entries(found ?? {}).filter((entry): entry is [string, Done] => isDone(entry[1])));
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

const SHOWN = "undercroft.training.shown";

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

export function keepResult(path: string, done: Done): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withResult(loadProgress(), path, done)));
  } catch {
    // see loadProgress
  }
}
