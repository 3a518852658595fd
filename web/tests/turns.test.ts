/** The others' last turns: kept whole, shown again from how the table looked before, and gone with what was taken back. */
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/shell/board";
import type { Moment } from "../src/shell/table/moments";
import { Reel } from "../src/shell/table/reel.svelte";
import { Scenes } from "../src/shell/table/turns.svelte";
import { TestClock } from "./clock";

const OWN = 0;

/** Moments one after the other; "turn 1" begins the turn of that seat. */
function story(...told: string[]): Moment[] {
  const all: GameEvent[] = told.map((each) => {
    const [id = "", seat = "9"] = each.split(" ");
    return { id, args: { seat: Number(seat) } };
  });
  return all.map((event, at) => ({
    now: { view: { at } } as unknown as Moment["now"],
    history: all.slice(0, at + 1),
    fresh: [event],
    forced: false,
  }));
}

function watched(moments: Moment[], extra: Moment[] = []) {
  const clock = new TestClock();
  const reel = new Reel(clock.wait);
  const turns = new Scenes({ turn: "turn" });
  const scenes = (all: readonly Moment[]): readonly Moment[] => turns.scenes(all, OWN);
  reel.director = { ready: true, atOnce: false, plays: false, scenes, ms: ({ fresh }) => (fresh.length ? 100 : 0) };
  reel.cut({ ...(moments[0] as Moment), history: [], fresh: [] });
  reel.add(moments);
  clock.pass(100 * moments.length);
  if (extra[0]) reel.cut(extra[0]);
  const seen: string[] = [];
  turns.rerun({ reel, again: (told, before) => reel.again(told, before) });
  const begun = reel.running;
  for (clock.pass(40); reel.running; clock.pass(100)) seen.push(...(reel.shown?.fresh ?? []).map(({ id }) => id));
  return { seen: seen.join(" "), begun, reel, turns };
}

describe("the others' last turns", () => {
  const all = story("turn 0", "own", "turn 1", "walks", "turn 2", "fights", "turn 0", "mine");

  it("are shown again as a whole, and then the present", () => {
    const { seen, begun, reel } = watched(all);
    expect([seen, begun]).toEqual(["turn walks turn fights", true]);
    expect([reel.shown?.now.view["at"], reel.running]).toEqual([7, false]);
  });

  it("are the last ones: those before are forgotten", () =>
    expect(
      watched([
        ...story("turn 1", "old", ...all.map(({ fresh }) => `${fresh[0]?.id} ${String(fresh[0]?.args["seat"])}`)),
      ]).seen,
    ).toBe("turn walks turn fights"));

  it("are not kept twice when they are shown again", () => {
    const { turns, reel } = watched(all);
    turns.scenes([{ ...(all[3] as Moment), again: true }], OWN);
    expect(turns.turns.length).toBe(4);
    expect(turns.hasTurns(reel)).toBe(true);
  });

  it("are gone when a part of them was taken back", () => {
    const { turns, reel } = watched(all, [all[3] as Moment]);
    expect(turns.hasTurns(reel)).toBe(false);
  });
});
