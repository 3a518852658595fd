/** How a game wants its news told: some moments as one scene, one of many news part by part. Fetched before the first. */
import type { GameEvent, Pace } from "../board";
import { both, type Moment } from "./moments";

const NOTHING: ReadonlySet<string> = new Set();

/** Whether a beat that begins with this event belongs to the scene before it. */
export type Joins = (scene: readonly GameEvent[], next: GameEvent) => boolean;

/** Whether a piece of news that comes together with the one before it is told after it, by itself. */
export type Starts = (next: GameEvent, before: GameEvent) => boolean;

export function scenesOf(moments: readonly Moment[], pace: Pace, folded: ReadonlySet<string> = NOTHING): Moment[] {
  const joins: Joins = (scene, next) => pace.joins?.(scene, next) ?? false;
  const starts: Starts = (next, before) => pace.starts?.(next, before) ?? false;
  return parted(joined(moments.map(unlessPrice(folded)), joins), starts);
}

/** Of a price that left no choice nothing is said: what it pays for was chosen. */
const unlessPrice = (folded: ReadonlySet<string>) => (moment: Moment) =>
  moment.forced && moment.fresh.every((event) => folded.has(event.id)) ? { ...moment, forced: false } : moment;

/** Scenes: moments that a game wants to be seen as one. */
export function joined(moments: readonly Moment[], joins: Joins): Moment[] {
  const scenes: Moment[] = [];
  for (const moment of moments) {
    const last = scenes.at(-1);
    const [first] = moment.fresh;
    if (last && first && joins(last.fresh, first)) scenes[scenes.length - 1] = both(last, moment);
    else scenes.push(moment);
  }
  return scenes;
}

/** Scenes of much that comes at once, part by part: a new one begins with each piece of news that says so. */
export function parted(scenes: readonly Moment[], starts: Starts): Moment[] {
  return scenes.flatMap((scene) => {
    const { fresh, history } = scene;
    const cuts = fresh.flatMap((event, at) => (at > 0 && starts(event, fresh[at - 1] as GameEvent) ? [at] : []));
    const first = history.length - fresh.length;
    return [0, ...cuts].map((from, part) => {
      const to = cuts[part] ?? fresh.length;
      if (to === fresh.length) return { ...scene, fresh: fresh.slice(from) };
      return {
        ...scene,
        now: { ...scene.now, decision: null, result: null, can_undo: false, can_rewind: false },
        history: history.slice(0, first + to),
        fresh: fresh.slice(from, to),
      };
    });
  });
}
