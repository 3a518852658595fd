/** What a view holds, sorted for showing: single facts, facts of each player, and everything larger. */
import type { Data, Json } from "../board";

export type Scalar = null | boolean | number | string;

/** `path` is where it stands in the view: "players/1/hand". */
export interface Field {
  key: string;
  path: string;
  value: Json;
}

/** One fact of every player, seat by seat. */
export interface Column {
  key: string;
  path: Place;
  values: Scalar[];
}

export interface Sorted {
  facts: { key: string; value: Scalar }[];
  columns: Column[];
  belongings: Field[][]; // by seat: what is larger than a fact
  panels: Field[];
}

/** Said elsewhere on the screen: bar, title, players. */
const ELSEWHERE = new Set(["game", "viewer", "to_act", "over", "phase", "phases", "step", "round"]);

export function isScalar(value: Json | undefined): value is Scalar {
  return typeof value !== "object" || value === null;
}

export function isData(value: Json | undefined): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list as long as there are players, straight in the view, holds one entry for each of them. */
export function sorted(view: Data, players: number): Sorted {
  const found: Sorted = { facts: [], columns: [], belongings: Array.from({ length: players }, () => []), panels: [] };
  for (const [key, value] of Object.entries(view)) {
    if (ELSEWHERE.has(key)) continue;
    if (value === null) continue; // something that is not there now
    if (isScalar(value)) found.facts.push({ key, value });
    else if (Array.isArray(value) && value.length === players) perSeat(found, key, value, (seat) => `${key}/${seat}`);
    else found.panels.push({ key, path: key, value });
  }
  return found;
}

type Place = (seat: number) => string;

function perSeat(found: Sorted, key: string, values: Json[], path: Place): void {
  if (values.every(isScalar)) found.columns.push({ key, path, values });
  else if (values.every(isData)) eachPart(found, values, path);
  else values.forEach((value, seat) => found.belongings[seat]?.push({ key, path: path(seat), value }));
}

/** Players as objects: their plain facts side by side, the rest below each name. */
function eachPart(found: Sorted, players: Data[], path: Place): void {
  for (const key of keysOf(players)) {
    if (key === "seat") continue; // each line begins with its player
    const values = players.map((player) => player[key] ?? null);
    const place: Place = (seat) => `${path(seat)}/${key}`;
    if (values.every(isScalar)) found.columns.push({ key, path: place, values });
    else values.forEach((value, seat) => found.belongings[seat]?.push({ key, path: place(seat), value }));
  }
}

/** The keys of several objects, in the order in which they first occur. */
export function keysOf(rows: readonly Data[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** Whether a list reads best as a table: objects of plain facts, not too many for a line. */
export function isTable(list: readonly Json[]): list is Record<string, Scalar>[] {
  if (list.length === 0 || !list.every(isData)) return false;
  return keysOf(list).length <= MOST_COLUMNS && list.every((row) => Object.values(row).every(isScalar));
}

const MOST_COLUMNS = 5;

/** The number that tells how somebody stands, where the view names it as one usually does. */
export function standing(view: Data, seat: number, players: number): { key: string; value: number } | null {
  const { columns } = sorted(view, players);
  const found = STANDING.map((key) => columns.find((column) => column.key === key)).find(Boolean);
  const value = found?.values[seat];
  return found && typeof value === "number" ? { key: found.key, value } : null;
}

const STANDING = ["points", "score", "victory_points", "gold", "money", "lives"];

/** "has_bid" reads "Has bid". */
export function readable(key: string): string {
  const words = key.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same things together, in their first order; numbers stay apart, their places may matter. */
export function counted(values: readonly Scalar[]): { value: Scalar; count: number }[] {
  if (!values.every((value) => typeof value === "string")) return values.map((value) => ({ value, count: 1 }));
  const counts = new Map<Scalar, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}
