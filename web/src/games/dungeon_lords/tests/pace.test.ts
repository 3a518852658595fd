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

it("it takes its time: a tile can be seen, a text can be read", () => {
  expect(msOf(news("tavern", "tavern", "tavern"), 0, {}, pace)).toBeGreaterThanOrEqual(2000);
  expect(msOf(news("market", "market"), 0, {}, pace)).toBeGreaterThanOrEqual(3000);
  expect(msOf(news("hero-coming", "hero-coming", "hero-coming"), 0, {}, pace)).toBeGreaterThanOrEqual(2000);
});
