/** What one seat has been told: news that follow each other, and the present as it changes. */
import type { Data, GameEvent, Json } from "../board";
import type { Changed, Item, Now } from "./types";

export interface Past {
  all: GameEvent[];
  fresh: GameEvent[]; // what the newest item brought
  back: boolean; // with it something was taken back
}

/** Whoever was away while something was taken back is told everything again: what he knows already is no news. */
export function after(past: readonly GameEvent[], item: Item): Past {
  const all = [...past.slice(0, item.from), ...item.events];
  const kept = item.from < past.length ? common(past, all) : item.from;
  return { all, fresh: all.slice(kept), back: kept < past.length };
}

function common(one: readonly GameEvent[], other: readonly GameEvent[]): number {
  const place = one.findIndex((event, at) => JSON.stringify(event) !== JSON.stringify(other[at]));
  return place < 0 ? one.length : place;
}

/** The present with what has changed. What has not is the same object as before. */
export function changed(now: Now, { view, parts, whole, ...rest }: Changed): Now {
  const next: Data = { ...(whole ? {} : now.view), ...view };
  for (const [key, entries] of Object.entries(parts ?? {})) next[key] = withEntries(next[key], entries);
  return { ...now, ...rest, view: next };
}

function withEntries(value: Json | undefined, entries: Data): Json {
  if (!Array.isArray(value)) return { ...(value as Data), ...entries };
  return value.map((each, place) => (entries[place] === undefined ? each : entries[place]));
}
