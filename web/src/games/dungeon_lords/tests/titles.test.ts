/** Who would hold the titles now, and what a new round takes to be read. */
import { describe, expect, it } from "vitest";
import { textsOf } from "../../../../tests/told";
import type { GameEvent } from "../../../shell/board";
import { msOf } from "../../../shell/table/pace";
import { titlesNow } from "../later/people/titles";
import { pace } from "../later/news/pace";
import type { Player, Tile } from "../model/view";

const texts = textsOf("en", 0, { game: "dungeon_lords" });
const tile = (room: string | null, conquered = false): Tile => ({ cell: "3-1", room, uses: 0, conquered });
const lord = (over: Partial<Player>): Player =>
  ({ evil: 5, imps: 3, gold: 0, food: 0, traps: 0, tiles: [], lair: [], down: [], plan: null, ...over }) as Player;

describe("the titles during the game", () => {
  const players = [
    lord({ evil: 7, tiles: [tile("mint"), tile(null, true)], lair: ["ghost", "troll"], gold: 2, traps: 1 }),
    lord({ imps: 5, tiles: [tile(null), tile(null)], down: ["goblin"], food: 4 }),
    lord({ imps: 5, tiles: [tile(null)], food: 1 }),
  ];
  const titles = Object.fromEntries(titlesNow({ players }, texts).map((title) => [title.id, title]));

  it("are those of the end, each with what is compared", () => {
    expect(Object.keys(titles)).toHaveLength(7);
    expect(titles["lord_of_evil"]).toMatchObject({ values: [7, 5, 5], holders: [0] });
    expect(titles["lord_of_halls"]).toMatchObject({ values: [1, 0, 0], holders: [0] });
    expect(titles["lord_of_tunnels"]).toMatchObject({ values: [1, 2, 1], holders: [1] });
    expect(titles["lord_of_riches"]).toMatchObject({ values: [3, 4, 1], holders: [1] });
    expect(titles["lord_of_monsters"]?.values).toEqual([1, 1, 0]); // no ghosts, but those that are knocked out
  });

  it("may be shared, and then bring fewer points", () => {
    expect(titles["lord_of_imps"]).toMatchObject({ holders: [1, 2], points: 2 });
    expect(titles["lord_of_evil"]?.points).toBe(3);
  });

  it("of battle go to the fewest conquered tiles", () =>
    expect(titles["lord_of_battle"]).toMatchObject({ values: [1, 0, 0], holders: [1, 2] }));
});

describe("a new round", () => {
  const news = (...ids: string[]): GameEvent[] => ids.map((id) => ({ id, args: {} }));
  const round = news("round", "tavern", "tavern", "market", "market", "event-coming", "hero-coming", "hero-coming");

  it("comes part by part: the round, monsters, rooms, the event, heroes", () => {
    const starts = round.filter((event, at) => at > 0 && pace.starts?.(event, round[at - 1] as GameEvent));
    expect(starts.map(({ id }) => id)).toEqual(["tavern", "market", "event-coming", "hero-coming"]);
  });

  it("takes its time: a tile can be seen, a text can be read", () => {
    expect(msOf(news("tavern", "tavern", "tavern"), 0, {}, pace)).toBeGreaterThanOrEqual(2000);
    expect(msOf(news("market", "market"), 0, {}, pace)).toBeGreaterThanOrEqual(3000);
    expect(msOf(news("hero-coming", "hero-coming", "hero-coming"), 0, {}, pace)).toBeGreaterThanOrEqual(2000);
  });
});
