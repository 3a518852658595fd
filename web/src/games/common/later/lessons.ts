/** What guides are made of: when a lesson comes, and what it points at. */
import type { GameEvent, Lesson, Note } from "../../../shell/board";

export type When = Lesson["when"];
/** What is pointed at, and the tabs behind which it may lie. */
export type Spot = Pick<Note, "at" | "tabs">;

export const spot = (at: string | readonly string[], ...tabs: string[]): Spot => ({ at: [at].flat(), tabs });

/** One of these questions comes next. */
export const asked =
  (...steps: string[]): When =>
  ({ decision }) =>
    decision !== null && steps.includes(decision.step);

/** One of the answers is of that kind. */
export const offered =
  (...labels: string[]): When =>
  ({ decision }) =>
    decision?.options.some(({ label }) => labels.includes(label)) ?? false;

export const told =
  (...ids: string[]): When =>
  ({ events }) =>
    events.some(({ id }) => ids.includes(id));

/** News of the reader himself. */
export function mine(id: string, fits: (event: GameEvent) => boolean = () => true): When {
  return ({ view, events }) =>
    events.some((event) => event.id === id && event.args["seat"] === view["viewer"] && fits(event));
}

export const either =
  (...all: When[]): When =>
  (moment) =>
    all.some((when) => when(moment));

export const lesson = (id: string, rule: string, where: Spot, when: When): Lesson => ({ id, rule, ...where, when });
