/** What the board works out of a view: evil order, plan, sequence of minions, sentences in two lines. */
import { describe, expect, it } from "vitest";
import type { Decision, GameEvent, Option } from "../../../shell/board";
import { textsOf } from "../../../../tests/told";
import { counted } from "../../common/view";
import { brisk, halves, key, start } from "../decision";
import { spotsOf } from "../later/news/spots";
import { turnOf } from "../model/active";
import { onSpace, takers } from "../model/evil";
import { minersAt, tunnels } from "../model/plan";
import { seatOf, type Tile, type View } from "../model/view";
import told from "./sentences.json";

const viewOf = (over: Partial<View>): View => ({ ...over }) as View;
const tile = (cell: string, over: Partial<Tile> = {}): Tile => ({
  cell,
  room: null,
  uses: 0,
  conquered: false,
  ...over,
});
const option = (label: string, args: Option["args"] = {}): Option => ({
  code: 0,
  label,
  args,
  targets: [],
  text: label,
});
const decision = (...options: Option[]): Decision => ({
  step: "x",
  rules: [],
  ticket: 1,
  together: false,
  options,
  forbidden: [],
});

describe("the evilometer", () => {
  it("shows who stands on a space, and who would get which hero", () => {
    const view = viewOf({ evilometer: { evil: [5, 7, 5], non_player: null, order: [2, 0, 1], paladin: "tent" } });
    expect(onSpace(view, 5)).toEqual([2, 0]);
    const timeline = { events: [], special: null, heroes_now: ["a", "b", "c"], heroes_next: [] };
    expect(takers({ ...view, timeline })).toEqual([2, 0, 1]);
    const two = viewOf({ evilometer: { evil: [5, 8], non_player: 6, order: [0, null, 1], paladin: "tent" }, timeline });
    expect([onSpace(two, 8), takers(two)]).toEqual([[1], [0, null, 1]]);
  });
});

describe("the plan", () => {
  it("joins tiles that touch, and the entrance", () => {
    expect(tunnels([tile("1-4")]).match(/M/g)).toHaveLength(1);
    expect(tunnels([tile("1-4"), tile("2-4")]).match(/M/g)).toHaveLength(3);
    expect(tunnels([tile("3-1"), tile("3-2")]).match(/M/g)).toHaveLength(4);
  });

  it("shows miners where nobody dug, as long as there is room", () => {
    const tiles = [tile("3-1"), tile("3-2"), tile("3-3", { room: "mint" }), tile("2-2", { conquered: true })];
    expect(minersAt(tiles, ["3-1"], 1)).toEqual(["3-2"]);
    expect(minersAt(tiles, ["3-1"], 2)).toEqual(["3-2", "3-1"]);
  });
});

describe("small things", () => {
  it("seats by name", () => expect(["P1", "P4", "N1", "tent"].map(seatOf)).toEqual([0, 3, null, null]));

  it("the same things together", () =>
    expect(counted(["troll", "goblin", "troll"])).toEqual([
      { id: "troll", count: 2 },
      { id: "goblin", count: 1 },
    ]));

  it("the sequence in which minions came", () => {
    const placed = (place: string, space: number) => ({ id: "placed", args: { place, space } });
    const fresh = [placed("food", 1), placed("dig", 1)];
    expect([turnOf(fresh, "food", 0), turnOf(fresh, "dig", 0), turnOf(fresh, "mine", 0)]).toEqual([0, 1, 0]);
  });

  it("the space at which an order is being told", () => {
    const of = (id: string, args: GameEvent["args"] = {}): GameEvent => ({ id, args: { seat: 1, ...args } });
    const wave = [of("order-shown"), of("placed", { place: "dig", space: 2 }), of("place-full", { place: "food" })];
    const history = [of("placed", { place: "mine", space: 3 }), of("round"), ...wave];
    expect(spotsOf(wave, history)).toEqual([
      { place: "dig", space: 1 },
      { place: "food", space: -1 },
    ]);
    expect(spotsOf([of("dug", { cell: "3-2" })], history)).toEqual([{ place: "dig", space: 1 }]);
    expect(spotsOf([of("mined")], history)).toEqual([{ place: "mine", space: -1 }]); // an order of the round before
    expect(spotsOf([of("dug", { seat: 0 })], history)).toEqual([{ place: "dig", space: -1 }]);
    expect(spotsOf([of("evil-up")], history)).toEqual([]);
  });
});

describe("options", () => {
  it("are said in two lines", () => {
    expect(halves("Goblin for 1 food. First hero 2.")).toEqual(["Goblin for 1 food", "First hero 2."]);
    expect(halves("Mint (free; deep down). 3 imps produce 1 gold.")).toEqual([
      "Mint",
      "Free; deep down. 3 imps produce 1 gold.",
    ]);
    expect(halves("That is enough")).toEqual(["That is enough", ""]);
    expect(halves("Defend 2-1")[0].replaceAll("\u2060", "")).toBe("Defend 2-1");
  });
  it("loses no bracket where a sentence is cut in two", () => {
    const all = told.options.flatMap(({ said }) => Object.values(said).flatMap((each) => Object.values(each)));
    const open = (half: string): boolean => half.split("(").length !== half.split(")").length;
    expect(all.length).toBeGreaterThan(100);
    expect(all.flatMap(halves).filter(open)).toEqual([]);
  });
  it("asks which monster acts by its name", () => {
    const asked = { ...decision(option("attack", { attack: "slime/drip", damage: 1, food: 0 })), step: "which-attack" };
    expect(textsOf("en", 0, { game: "dungeon_lords" }).question(asked)).toBe("Slime: how does it act?");
    expect(textsOf("de", 0, { game: "dungeon_lords" }).question(asked)).toBe("Schleim: Was soll geschehen?");
  });

  it("orders have the number of their card as key", () => {
    expect(key(option("order", { order: "room" }))).toBe("8");
    expect(key(option("confirm"))).toBeNull();
  });

  it("stand beside each other where all are short", () => {
    expect(brisk(decision(option("order"), option("order")))).toBe(true);
    expect(brisk(decision(option("hire"), option("decline")))).toBe(false);
  });
});

describe("the answer with the focus", () => {
  it("does something, and pays taxes in full", () => {
    expect(start(decision(option("no-trap"), option("lay"), option("lay")))).toBe(1);
    expect(start(decision(option("decline")))).toBe(0);
    expect(start(decision(option("pay-gold"), option("pay-gold"), option("pay-gold")))).toBe(2);
  });
});
