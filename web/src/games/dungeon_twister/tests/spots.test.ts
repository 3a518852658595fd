/** From a view and options to the places of the board, and how rooms lie. */
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Decision, Option, Texts } from "../../../shell/board";
import { edgeBox, px, wayTo } from "../model/map";
import { moved } from "../model/preview";
import { cellsOf, doorsOf, edgesOf, type Drawn } from "../model/rooms";
import { GEAR_COLOUR } from "../model/gear";
import { attacksOf, deedsOf, pathTo, spotsOf, walksOf } from "../model/spots";
import { doneIn } from "../model/turn";
import { pilesOf, type Reach, type Room, type View } from "../model/view";

const CONTENT = join(import.meta.dirname, "../../../../../src/undercroft/games/dungeon_twister/content");
const { rooms: ROOMS } = JSON.parse(readFileSync(join(CONTENT, "rooms.json"), "utf8")) as { rooms: Drawn[] };
const roomNamed = (id: string): Drawn => ROOMS.find((room) => room.id === id) as Drawn;
const texts = { entry: roomNamed, has: () => false } as unknown as Texts;

const lies = (room: string, column: number, row: number, turned = 0): Room => ({
  room,
  column,
  row,
  turned,
  limit: 3,
  known: null,
  stack: [],
  open: [],
  broken: [],
  breached: [],
});

const token = (id: string, x: number | null, y: number | null, wounded = false) => ({
  id,
  owner: id.startsWith("blue") ? 0 : 1,
  kind: id.slice(id.indexOf("-") + 1),
  x,
  y,
  wounded,
  hurt: false,
  spent: false,
  charmed: false,
  private: 0,
});

const table = (more: Partial<View> = {}): View =>
  ({
    rooms: [lies("1cw", 0, 0), lies("1ccw", 1, 0)],
    lines: [{ seat: 0, squares: [[-1, 0], [-1, 1]], dots: [] }], // prettier-ignore
    tokens: [],
    players: [{ colour: "blue" }, { colour: "orange" }],
    move: null,
    actor: null,
    reach: [],
    fights: [],
    ...more,
  }) as unknown as View;

const option = (label: string, target: string, args: Record<string, string> = {}): Option => ({
  code: 0,
  label,
  args,
  targets: [target],
  text: `${label} ${target}`,
});
const asking = (step: string, ...options: Option[]): Decision => ({
  step,
  rules: [],
  ticket: 1,
  together: false,
  options,
  forbidden: [],
});

describe("squares", () => {
  it("lie 44 apart, rooms 8 more, and the lines beside them", () => {
    expect([px(0), px(4), px(5), px(20), px(-1)]).toEqual([0, 176, 228, 912, -52]);
  });
  it("know the way to their neighbours only", () => {
    expect([wayTo([4, 4], [5, 4]), wayTo([4, 4], [4, 3]), wayTo([4, 4], [5, 5])]).toEqual(["east", "north", null]);
  });
  it("have their edges on the border, the far one on the other side of the gap", () => {
    expect(edgeBox(4, 0, "east").x + 9).toBe(220);
    expect(edgeBox(4, 0, "east", true).x + 9).toBe(228);
  });
});

describe("a room", () => {
  it("turns with cells and edges: the pit of 1cw comes from the north-east to the south-east", () => {
    const pit = (turned: number) => cellsOf(roomNamed("1cw"), turned).find(({ code }) => code === "P");
    expect(pit(0)).toMatchObject({ x: 4, y: 0 });
    expect(pit(1)).toMatchObject({ x: 4, y: 4 });
  });
  it("has as many edges turned as it has not, and all of them inside", () => {
    for (const room of ROOMS)
      for (const turned of [0, 1, 2, 3]) {
        const edges = edgesOf(room, lies(room.id, 0, 0), turned);
        expect(edges.length).toBe(edgesOf(room, lies(room.id, 0, 0), 0).length);
        expect(edges.every(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2].every((at) => at >= 0 && at <= 220))).toBe(true);
      }
  });
  it("shows a portcullis as it is: open, broken; and a breach in a wall", () => {
    const walls = edgesOf(roomNamed("1cw"), lies("1cw", 0, 0), 0);
    const gate = walls.find(({ state }) => state === "closed")!;
    const wall = walls.find(({ state }) => state === "wall")!;
    const state = (room: Partial<Room>, number: number) =>
      edgesOf(roomNamed("1cw"), { ...lies("1cw", 0, 0), ...room }, 0).find((edge) => edge.number === number)?.state;
    expect(state({ open: [gate.number] }, gate.number)).toBe("open");
    expect(state({ broken: [gate.number] }, gate.number)).toBe("broken");
    expect(state({ breached: [wall.number] }, wall.number)).toBe("breached");
  });
  it("takes what is on it along when it turns", () => {
    expect(moved(lies("1cw", 1, 0), 1, 5, 0)).toEqual([9, 0]);
    expect(moved(lies("1cw", 1, 0), -1, 5, 0)).toEqual([5, 4]);
  });
});

describe("doors", () => {
  it("are where both sides let through; a wall on one side is enough to shut", () => {
    const doors = doorsOf(table(), texts);
    for (const door of doors) {
      const [x = "", y = "", way] = door.split(",");
      if (way !== "east" || x === "-1") continue;
      expect([roomNamed("1cw").v[Number(y)]?.[5], roomNamed("1ccw").v[Number(y)]?.[0]]).toEqual([".", "."]);
    }
    expect([...doors].filter((door) => door.startsWith("4,")).length).toBeGreaterThan(0);
  });
  it("lead to the start line where the room lets through", () => {
    const lines = [...doorsOf(table(), texts)].filter((door) => door.startsWith("-1,"));
    expect(lines).toEqual(["-1,1,east"]); // the corner of 1cw has a wall
  });
});

describe("places", () => {
  const view = table({ tokens: [token("blue-thief", 2, 2), token("orange-troll", 3, 2)] as View["tokens"] });
  it("gather what a figure can do", () => {
    const decision = asking(
      "action",
      option("move", "token/blue-thief"),
      option("attack", "token/blue-thief"),
      option("end-turn", ""),
    );
    expect(spotsOf(decision, view, texts).map(({ id, kind }) => [id, kind])).toEqual([["token/blue-thief", "figure"]]);
    expect(deedsOf(decision, "blue-thief").map(({ label }) => label)).toEqual(["move", "attack"]);
    const fights = [{ attacker: "blue-thief", target: "orange-troll", own: 2, other: 4, helpers: 0, other_helpers: 0 }];
    expect(attacksOf({ ...view, fights }, decision, "blue-thief")).toMatchObject([{ column: 3, row: 2 }]);
    expect(attacksOf({ ...view, fights }, decision, "blue-goblin")).toEqual([]);
  });
  it("lie beside whom the question is about", () => {
    const decision = asking("move", option("step", "direction/east"), option("stop", ""));
    expect(spotsOf(decision, { ...view, actor: "blue-thief" }, texts)).toMatchObject([{ column: 3, row: 2 }]);
  });
  it("are both halves of a room that can turn both ways", () => {
    const decision = asking("rotate", option("rotate", "turn/own-right"), option("rotate", "turn/own-left"));
    const [right, left] = spotsOf(decision, { ...view, actor: "blue-thief" }, texts);
    expect([left?.box.x, right?.box.x, left?.box.w]).toEqual([0, 110, 110]);
  });
  it("follow the way of a reach from square to square", () => {
    const squares = [[0, 0, 0, 0, -1], [1, 0, 1, 0, 0], [1, 1, 2, 1, 1], [2, 0, 2, 2, 1]]; // prettier-ignore
    const reach: Reach = { token: "blue-thief", squares };
    expect(pathTo(reach, 2)).toEqual([[0, 0], [1, 0], [1, 1]]); // prettier-ignore
    expect(walksOf(reach, 1).map(({ id }) => id)).toEqual(["walk/1,1", "walk/2,0"]);
    expect(walksOf(reach, 3)).toEqual([]);
  });
});

describe("what lies on a square", () => {
  it("is whoever stands, with what he carries; objects alone otherwise", () => {
    const tokens = [token("blue-rope", 1, 1), token("blue-thief", 1, 1), token("orange-key", 2, 2)] as View["tokens"];
    const piles = pilesOf(table({ tokens }));
    expect(piles.map(({ who, load }) => [who?.id ?? null, load.map(({ id }) => id)])).toEqual([
      ["blue-thief", ["blue-rope"]],
      [null, ["orange-key"]],
    ]);
  });
  it("goes along with a mover", () => {
    const tokens = [token("blue-thief", 1, 1), token("blue-rope", null, null)] as View["tokens"];
    const [pile] = pilesOf(table({ tokens, move: { token: "blue-thief", steps: 2, held: ["blue-rope"] } }));
    expect(pile?.load.map(({ id }) => id)).toEqual(["blue-rope"]);
  });
});

it("the turn strip tells actions of this turn only, and what is final", () => {
  const event = (id: string, args = {}) => ({ id, args });
  const history = [
    event("moves", { owner: 1, character: "troll" }),
    event("turn", { seat: 0 }),
    event("moves", { owner: 0, character: "thief" }),
    event("stopped", { owner: 0, character: "thief", x: 3, y: 4 }),
    event("turned", { owner: 0, character: "thief" }),
    event("moves", { owner: 0, character: "goblin" }),
    event("escaped", { owner: 0, character: "goblin" }),
  ];
  expect(doneIn(history).map(({ id, square, final }) => [id, square, final])).toEqual([
    ["moves", "3,4", true],
    ["turned", null, true],
    ["escaped", null, false],
  ]);
});

describe("colours", () => {
  const css = readFileSync(join(import.meta.dirname, "../dungeon/dungeon.css"), "utf8");

  it("every room of the content has its floor in both themes, and its gear", () => {
    for (const { floor_colour, gear_colour } of ROOMS) {
      expect(css.split(`--floor-${floor_colour}:`)).toHaveLength(3);
      expect(GEAR_COLOUR[gear_colour]).toBeDefined();
    }
  });
});
