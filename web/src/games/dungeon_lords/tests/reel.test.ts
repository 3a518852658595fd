/** A battle retold from its news. */
import { describe, expect, it } from "vitest";
import type { Data, GameEvent } from "../../../shell/board";
import { isBrief, ladderOf, reel } from "../later/battle/reel";
import type { Hero, View } from "../model/view";

const event = (id: string, args: Data = {}): GameEvent => ({ id, args: { seat: 1, ...args } });
const hero = (id: string, wounds = 0): Hero => ({
  hero: id,
  type: "warrior",
  hit_points: 4,
  wounds,
  trap: 0,
  heart: 0,
  magic: 0,
});
const before = (over: Partial<View> = {}): View =>
  ({
    battle: null,
    combat_round: 2,
    evilometer: { evil: [3, 5], order: [1, 0] },
    players: [
      { queue: [], tiles: [], plan: null },
      { queue: [hero("a"), hero("b")], tiles: [{ cell: "2-1", conquered: false }], plan: { tile: "3-2" } },
    ],
    ...over,
  }) as unknown as View;

const BATTLE = [
  event("planned", { cell: "2-1", traps: 1, gold: 0, monsters: 1, ghosts: 0 }),
  event("sent", { monster: "troll" }),
  event("battle-begins", { cell: "2-1", round: 2 }),
  event("step-begins", { step: "trap" }),
  event("trap-damage", { hero: "a", laid: 3, prevented: 1, damage: 2 }),
  event("hurt", { hero: "a", damage: 2, wounds: 2, points: 4 }),
  event("step-skipped", { step: "fast_spell", reason: "no_fast_spell" }),
  event("step-begins", { step: "monsters" }),
  event("hurt", { hero: "a", damage: 2, wounds: 4, points: 4 }),
  event("eliminated", { hero: "a" }),
  event("knocked-out", { monster: "troll" }),
  event("healed", { hero: "b", number: 1, wounds: 0 }),
  event("conquered", { cell: "2-1" }),
  event("battle-ends", { heroes: 1 }),
];

describe("the reel", () => {
  const frames = reel(BATTLE, before());

  it("has a frame for every piece of news of the battle, in the right dungeon", () => {
    expect(frames).toHaveLength(12);
    expect(new Set(frames.map((frame) => `${frame.seat} ${frame.cell} ${frame.round}`))).toEqual(new Set(["1 2-1 2"]));
  });

  it("ends in that dungeon: the next party is shown only when the next battle is told", () =>
    expect(frames.at(-1)).toMatchObject({ seat: 1, event: { id: "battle-ends" } }));

  it("counts markers as the news do, and shows what was prevented", () => {
    expect(frames[2]?.hits).toEqual([{ hero: "a", amount: 1, kind: "prevented" }]);
    expect(frames[3]?.hits).toEqual([{ hero: "a", amount: 2, kind: "damage" }]);
    expect(frames[3]?.line.map((each) => each.wounds)).toEqual([2, 0]);
    expect(frames[9]?.hits).toEqual([{ hero: "b", amount: 1, kind: "heal" }]);
  });

  it("lets a beaten hero fall in his beat and misses him afterwards", () => {
    expect(frames[7]).toMatchObject({ out: ["a"] });
    expect(frames[7]?.line).toHaveLength(2);
    expect(frames[8]?.line.map((each) => each.hero)).toEqual(["b"]);
  });

  it("shows the defenders and the tile as they were at that moment", () => {
    expect(frames[0]?.player.plan).toMatchObject({ tile: "2-1", traps: 1, monsters: ["troll"] });
    expect(frames[7]?.player.plan?.monsters).toEqual(["troll"]);
    expect(frames[8]?.player.plan?.monsters).toEqual([]);
    expect([frames[9], frames[10]].map((frame) => frame?.player.tiles[0]?.conquered)).toEqual([false, true]);
  });

  it("shows around the battle what has been told, and no more", () => {
    const told = reel([...BATTLE.slice(0, -1), event("evil-down", { number: 1, evil: 4 })], before());
    const around = told.map(({ view: { players, evilometer } }) => [
      players[1]?.queue.map((each) => each.wounds).join(" "),
      players[1]?.tiles[0]?.conquered,
      evilometer.evil[1],
    ]);
    expect([2, 3, 7, 8, 10, 11].map((at) => around[at])).toEqual([
      ["0 0", false, 5],
      ["2 0", false, 5],
      ["4 0", false, 5],
      ["0", false, 5],
      ["0", true, 5],
      ["0", true, 4],
    ]);
  });

  it("goes on with a battle that has begun before", () => {
    const middle = before({ battle: { seat: 1 } as View["battle"] });
    const [frame] = reel([event("hurt", { hero: "b", damage: 1, wounds: 1, points: 4 })], middle, BATTLE.slice(0, 8));
    expect(frame).toMatchObject({ seat: 1, cell: "3-2" });
    expect(frame?.ladder["monsters"]?.state).toBe("now");
  });

  it("has nothing to tell of news outside a battle", () =>
    expect(reel([event("dug"), event("evil-up")], before())).toEqual([]));
});

describe("the ladder", () => {
  it("knows what is done, skipped and going on in the last battle", () => {
    const ladder = ladderOf([event("battle-begins"), event("step-begins", { step: "late" }), ...BATTLE]);
    expect(ladder).toEqual({
      trap: { state: "done", reason: "" },
      fast_spell: { state: "skipped", reason: "no_fast_spell" },
      monsters: { state: "now", reason: "" },
    });
  });
});

it("a step that is left out for a reason is told long enough to read it", () =>
  expect(["no_trap", "not_attacked"].map((reason) => isBrief(event("step-skipped", { reason })))).toEqual([
    true,
    false,
  ]));
