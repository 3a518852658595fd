/** What the content files say, as the cards show it; and that every thing has its picture. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Texts } from "../../../shell/board";
import { Bundle, LANGUAGES } from "../../../shell/words/bundle";
import { Content, type Pack } from "../../../shell/words/content";
import { numbered } from "../../../shell/words/seats";
import { GameTexts } from "../../../shell/words/texts";
import { heroFacts } from "../later/heroes/facts";
import { textsOf } from "../../../../tests/told";
import { Book } from "../../../shell/about/book";
import { about as explained } from "../later/about/about";
import { about, inZone, placeFacts, productionOf, strikes } from "../model/cards";
import { CELLS } from "../model/plan";
import { HERO_ICON, MONSTER_ICON, PLACE_ICON, ROOM_ICON, TRAP_ICON } from "../model/icons";

const pack = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../generated/dungeon_lords.content.json"), "utf8"),
) as Pack;
const texts: Texts = new GameTexts(new Bundle("en", []), new Content(pack, "en"), numbered(4), "You");
const ids = (kind: string): string[] => texts.entries(kind).map((entry) => String(entry["id"]));

describe("cards", () => {
  it("a place shows its number, costs and gains", () => {
    const dig = placeFacts(texts, "dig");
    expect(dig).toMatchObject({ number: 3, reversed: false });
    expect(dig.spaces[2]).toEqual({
      cost: [{ kind: "imps", count: 1 }],
      gain: [
        { kind: "dig_up_to", count: 4 },
        { kind: "foreman", count: 1 },
      ],
    });
    expect(placeFacts(texts, "hire").reversed).toBe(true);
    expect(placeFacts(texts, "hire").spaces.map((space) => space.cost)).toEqual([[], [], [{ kind: "food", count: 1 }]]);
  });

  it("a monster shows its blows", () => {
    expect(strikes(texts.entry("goblin"))).toEqual([{ aim: "first", amount: 2, times: 1 }]);
    expect(strikes(texts.entry("witch"))[1]).toEqual({ aim: "chosen", amount: 1, times: 2 });
    expect(strikes(texts.entry("ghost"))[0]?.aim).toBe("not_first");
    expect(strikes(texts.entry("slime"))[1]?.aim).toBe("hold");
  });

  it.each(LANGUAGES)("a monster's numbers are called damage, on its card and where it is explained (%s)", (lang) => {
    const told = textsOf(lang, null, { game: "dungeon_lords" });
    const book = new Book(new Bundle(lang, []), [explained]);
    for (const [monster, icon] of Object.entries(MONSTER_ICON)) {
      const words = new RegExp(`^${{ en: "Damage", de: "Schaden" }[lang]}: .*\\d`);
      expect(about({ texts: told, view: { year: 1 } }, monster)).toMatch(words);
      expect(book.words(monster === "goblin" ? monster : icon, told, {}).text).toMatch(words);
    }
  });

  it("a second way says what sets it apart: what it costs, or that the monster stays up", () => {
    expect(strikes(texts.entry("troll")).map(({ aim }) => aim)).toEqual(["first", "fed"]);
    expect(strikes(texts.entry("vampire")).map(({ aim }) => aim)).toEqual(["not_priest", "stays"]);
  });

  it.each(LANGUAGES)(
    "a trap that holds the party up says that there is no fatigue either, wherever it is read (%s)",
    (lang) => {
      const told = textsOf(lang, null, { game: "dungeon_lords" });
      const book = new Book(new Bundle(lang, []), [explained]);
      const fatigue = { en: "No fatigue", de: "keine Erschöpfung" }[lang];
      const laid = (trap: string): string =>
        told.option({ code: 0, text: "", label: "lay", targets: [], args: { trap, year: 1, gold: 0 } }, "plan");
      for (const [trap, icon] of Object.entries(TRAP_ICON)) {
        const holds = trap === "trap_door" || trap === "cursed_ring";
        const words = [about({ texts: told, view: { year: 1 } }, trap), book.words(icon, told, {}).text, laid(trap)];
        expect(words.map((each) => each.includes(fatigue))).toEqual([holds, holds, holds]);
      }
    },
  );

  it("heroes, rooms and zones", () => {
    expect(heroFacts(texts, "paladin_1")).toEqual({ type: "paladin", hit_points: 5, trap: 2, heart: 2, magic: 2 });
    expect(productionOf(texts, "magic_room")).toEqual({
      workers: 2,
      cost: [{ kind: "food", count: 1 }],
      output: [{ kind: "imps", count: 1 }],
    });
    expect(productionOf(texts, "labyrinth")).toBeNull();
    expect(["1-1", "3-3"].map((cell) => inZone(texts, "edge", cell))).toEqual([true, false]);
    expect(inZone(texts, null, "3-3")).toBe(true);
  });

  it("zones are those of the dungeon board", () => {
    const cells = (zone: string): number => CELLS.filter(({ id }) => inZone(texts, zone, id)).length;
    expect(["upper", "lower", "edge", "centre"].map(cells)).toEqual([10, 10, 14, 6]);
  });

  it("every thing has a picture", () => {
    const types = new Set(texts.entries("heroes").map((entry) => String(entry["type"])));
    const missing = [
      ...ids("places").filter((id) => !PLACE_ICON[id]),
      ...ids("monsters").filter((id) => !MONSTER_ICON[id]),
      ...ids("rooms").filter((id) => !ROOM_ICON[id]),
      ...ids("traps").filter((id) => !TRAP_ICON[id]),
      ...[...types].filter((type) => !HERO_ICON[type]),
    ];
    expect(missing).toEqual([]);
  });
});
