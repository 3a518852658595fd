/** What is different between two views, by the paths of their facts: "points/1". */
import type { Json } from "../board";

/** Each path with what stood there before; undefined where nothing did. */
export type Changes = ReadonlyMap<string, Json | undefined>;

export const NO_CHANGES: Changes = new Map();

export function changes(before: Json | undefined, after: Json | undefined): Changes {
  const found = new Map<string, Json | undefined>();
  compare(before, after, "", found);
  return found;
}

function compare(
  before: Json | undefined,
  after: Json | undefined,
  path: string,
  found: Map<string, Json | undefined>,
): void {
  if (Object.is(before, after)) return;
  const [old, now] = [parts(before), parts(after)];
  if (!old || !now) {
    if (JSON.stringify(before) !== JSON.stringify(after)) found.set(path, before);
    return;
  }
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)]))
    compare(old[key], now[key], path ? `${path}/${key}` : key, found);
}

function parts(value: Json | undefined): Record<string, Json> | null {
  return typeof value === "object" && value !== null ? (value as Record<string, Json>) : null;
}

/** Whether anything changed at this path or below it. */
export function touched(all: Changes, path: string): boolean {
  if (all.has(path)) return true;
  for (const each of all.keys()) if (each.startsWith(`${path}/`)) return true;
  return false;
}

/** "+3" or "−2" where a number changed; nothing else has a difference. */
export function difference(all: Changes, path: string, now: Json): string {
  const before = all.get(path);
  if (typeof before !== "number" || typeof now !== "number") return "";
  return now > before ? `+${now - before}` : `−${before - now}`;
}
