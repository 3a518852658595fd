/** What a review says in numbers: lines, swings, and what a choice was worth. No game, no screen. */
import type { Data, GameEvent, Option } from "../board";

export interface Opinion {
  choice: Option;
  value: number | null;
  own: number | null; // of what was chosen; null: the bot did not even try it
}

/** One choice of the match and the chances before it; null where nobody could judge them in time. */
export interface Point {
  move: number;
  seat: number;
  step: string;
  choice: Option;
  then?: Data; // numbers and words of a spectator's view before it; old reviews lack it
  chances: number[] | null;
  events: GameEvent[];
  bot: Opinion | null;
}

export type ReviewPhase = "none" | "running" | "done" | "stopped" | "failed";

export interface Told {
  state: ReviewPhase;
  positions: number;
  done: number;
  since: number;
  points: Point[];
  yours?: boolean; // who asks may stop it
  seats?: number[]; // whose choices the bot has looked at
  end?: number[]; // what became of the chances
  turning?: number[]; // the moves that made the largest difference
}

/** A place of the line: after so many choices. */
export interface Place {
  at: number;
  chances: number[];
}

const SAME = 0.005; // what differs by less is as good
const SPREAD = 0.02; // chosen, not measured: smaller differences are taken for the chance of a bot's tries

export function placesOf(points: readonly Point[], end: readonly number[] | undefined): Place[] {
  const judged = points.flatMap(({ chances }, at) => (chances ? [{ at, chances }] : []));
  return end ? [...judged, { at: points.length, chances: [...end] }] : judged;
}

/** The corners of one seat's line as an SVG path. */
export function pathOf(
  places: readonly Place[],
  seat: number,
  x: (at: number) => number,
  y: (share: number) => number,
): string {
  const corners = places.map(({ at, chances }) => `${x(at).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`);
  return corners.length ? `M${corners.join("L")}` : "";
}

/** The chances before and after a choice, where both are known. */
export function around(places: readonly Place[], at: number): [number[], number[]] | null {
  const here = places.findIndex((place) => place.at === at);
  const [before, after] = [places[here], places[here + 1]];
  return before && after ? [before.chances, after.chances] : null;
}

/** The seat for whom a choice changed most. */
export function mostChanged([before, after]: [number[], number[]]): number {
  const changes = before.map((share, seat) => Math.abs((after[seat] ?? 0) - share));
  return changes.indexOf(Math.max(...changes));
}

/** Whether anybody would notice that a seat's chance has changed. */
export function isMoved([before, after]: [number[], number[]], seat: number): boolean {
  return Math.abs((after[seat] ?? 0) - (before[seat] ?? 0)) >= SAME;
}

/** How much better the bot's choice is in its own eyes; null where it has not tried the other. */
export function lostBy({ bot }: Point): number | null {
  if (!bot || bot.value === null || bot.own === null) return null;
  return Math.max(0, bot.value - bot.own);
}

/** Whole per cents of shares that make one: rounded, but together never more than 100. Equal shares stay equal. */
export function percents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => 100 * share);
  const found = exact.map(Math.round);
  while (found.reduce((sum, each) => sum + each, 0) > 100) {
    const up = exact.map((each, at) => (found[at] as number) - each); // by so much it was rounded up
    const most = Math.max(...up);
    up.forEach((each, at) => (found[at] = (found[at] as number) - Number(most - each < 1e-6)));
  }
  return found;
}

/** By how many percentage points the bot's choice is better in its own eyes; there are never more than 100 in all. */
export function raisedBy(point: Point): number | null {
  const lost = lostBy(point);
  if (lost === null) return null;
  const chance = point.chances ? (percents(point.chances)[point.seat] ?? 0) : 0;
  return Math.min(Math.round(100 * lost), 100 - chance);
}

/** These marks on a line, each as near to its place as the gap between them allows, all of them on the line. */
export function spread(places: readonly number[], gap: number, least: number, most: number): number[] {
  const order = places.map((_, at) => at).sort((one, other) => (places[one] as number) - (places[other] as number));
  const step = Math.min(gap, (most - least) / Math.max(1, places.length - 1));
  const found = [...places];
  let next = least;
  for (const at of order) next = (found[at] = Math.max(found[at] as number, next)) + step;
  next = most;
  for (const at of order.reverse()) next = (found[at] = Math.min(found[at] as number, next)) - step;
  return found;
}

/** Whether the bot would have done something else, and not something as good. */
export function differs(point: Point): boolean {
  if (!point.bot || point.bot.choice.code === point.choice.code) return false;
  return (lostBy(point) ?? 1) >= SPREAD;
}
