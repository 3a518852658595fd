/** What a new round takes to be read. */
import { expect, it } from "vitest";
import type { GameEvent } from "../../../shell/board";
import { msOf } from "../../../shell/table/pace";
import { pace } from "../later/news/pace";

const news = (...ids: string[]): GameEvent[] => ids.map((id) => ({ id, args: {} }));

it("a new round comes part by part: the round, monsters, rooms, the event, heroes", () => {
  const round = news("round", "tavern", "tavern", "market", "market", "event-coming", "hero-coming", "hero-coming");
  const starts = round.filter((event, at) => at > 0 && pace.starts?.(event, round[at - 1] as GameEvent));
  expect(starts.map(({ id }) => id)).toEqual(["tavern", "market", "event-coming", "hero-coming"]);
});

it("a year ends in a scene of its own, and the next one begins in another", () => {
  const year = news("conquered", "combat-ends", "hero-leaves", "hero-leaves", "second-year", "paladin-comes", "round");
  const starts = year.filter((event, at) => at > 0 && pace.starts?.(event, year[at - 1] as GameEvent));
  expect(starts.map(({ id }) => id)).toEqual(["combat-ends", "hero-leaves", "second-year", "paladin-comes", "round"]);
  expect(msOf(news("combat-ends"), 0, {}, pace)).toBeGreaterThanOrEqual(2000);
});

const of = (id: string, seat: number, args: GameEvent["args"] = {}): GameEvent => ({ id, args: { seat, ...args } });

it("the same thing again belongs to the scene before it, and so does what a step without consequence leads to", () => {
  const scene =
    (...events: GameEvent[]) =>
    (next: GameEvent) =>
      pace.joins?.(events, next);
  expect(scene(of("dug", 1))(of("dug", 2))).toBe(true);
  expect(scene(of("paid-wage", 1))(of("paid-wage", 1))).toBe(true);
  expect(scene(of("dug", 1))(of("mined", 1))).toBe(false);
  expect(scene(of("step-skipped", 1, { reason: "no_trap" }))(of("acts", 1))).toBe(true);
  expect(scene(of("hurt", 1))(of("step-begins", 1))).toBe(false);
});

it("scenes do not wait for what is without consequence, or what the reader has just done himself", () => {
  const passes = (event: GameEvent) => pace.passes?.(event, 0);
  expect(passes(of("ready", 1))).toBe(true);
  expect(passes(of("step-skipped", 1, { reason: "no_trap" }))).toBe(true);
  expect(passes(of("dug", 0))).toBe(true);
  expect(passes(of("dug", 1))).toBe(false);
  expect(passes(of("step-skipped", 1, { reason: "no_conquest" }))).toBe(false);
});

it("it takes its time: a tile can be seen, a text can be read", () => {
  expect(msOf(news("tavern", "tavern", "tavern"), 0, {}, pace)).toBeGreaterThanOrEqual(2000);
  expect(msOf(news("market", "market"), 0, {}, pace)).toBeGreaterThanOrEqual(3000);
  expect(msOf(news("hero-coming", "hero-coming", "hero-coming"), 0, {}, pace)).toBeGreaterThanOrEqual(2000);
});
