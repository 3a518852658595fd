/** The browser says exactly what the Python side says. The examples are made by scripts/sentences.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { GameEvent, Option } from "../src/shell/board";
import { Bundle, LANGUAGES, type Lang } from "../src/shell/words/bundle";
import { Content, type Pack } from "../src/shell/words/content";
import { mark, plain, split } from "../src/shell/words/marks";
import { covers, place, topics } from "../src/shell/words/rules";
import { numbered, seatNumber } from "../src/shell/words/seats";
import { GameTexts } from "../src/shell/words/texts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
type Said = Record<Lang, Record<string, string>>;
interface Sentences {
  players: number;
  events: { event: GameEvent; said: Said }[];
  options: { step: string; option: Option; said: Said }[];
}
const sentences = JSON.parse(read("web/tests/data/sentences.json")) as Sentences;
const pack = JSON.parse(read("web/src/generated/dungeonville.content.json")) as Pack;
const bundleOf = (lang: Lang): Bundle => new Bundle(lang, [read(`src/undercroft/games/dungeonville/text/${lang}.ftl`)]);

function textsOf(lang: Lang, reader: string): GameTexts {
  const seat = reader === "None" ? null : Number(reader);
  return new GameTexts(bundleOf(lang), new Content(pack, lang), numbered(sentences.players, seat), "you");
}

describe.each(LANGUAGES)("sentences in %s", (lang) => {
  it.each(["None", "0", "1"])("are the same for reader %s", (reader) => {
    const texts = textsOf(lang, reader);
    for (const { event, said } of sentences.events) expect(plain(texts.news(event))).toBe(said[lang][reader]);
    for (const { option, step, said } of sentences.options) expect(texts.option(option, step)).toBe(said[lang][reader]);
  });

  it("mark the names of players and cards", () => {
    const texts = textsOf(lang, "None");
    const event = { id: "hired", args: { seat: 1, adventurer: "adv-35", gold: 0 } };
    const strong = texts.news(event).filter((part) => part.strong).map((part) => part.text);
    expect(strong).toEqual(["P2", texts.name("adv-35")]);
  });

  it("knows every topic of the short rules, and where a rule stands", () => {
    const all = topics(bundleOf(lang));
    expect(all.map((topic) => topic.id)).toContain("exploring");
    expect(all.every((topic) => topic.paragraphs.every((paragraph) => paragraph.text && paragraph.rules.length))).toBe(true);
    expect(place(all, "DV-096")).toMatchObject({ topic: "exploring", exact: true });
    expect(place(all, "DV-019")).toMatchObject({ topic: "goal", exact: true });
    expect(place(all, "DV-999")).toMatchObject({ exact: false });
  });
});

describe("marks", () => {
  it("cannot be brought in by a name", () => {
    expect(split(`${mark("A\uE000B\uE001C")} x`)).toEqual([{ text: "ABC", strong: true }, { text: " x", strong: false }]);
  });

  it("take an ending along", () => {
    expect(split(`des ${mark("Rattenhaus")}es.`)).toEqual([
      { text: "des ", strong: false },
      { text: "Rattenhauses", strong: true },
      { text: ".", strong: false },
    ]);
  });
});

it("reads seats as news and as options give them", () => {
  expect([seatNumber(0), seatNumber("P1"), seatNumber("P5")]).toEqual([0, 0, 4]);
});

it("finds a rule inside a range", () => {
  expect(covers("DV-018 to DV-020", "DV-019")).toBe(true);
  expect(covers("DV-018 bis DV-020", "DV-021")).toBe(false);
  expect(covers("DL-019", "DV-019")).toBe(false);
});
