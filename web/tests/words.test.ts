/** The browser says exactly what the Python side says. The examples are made by scripts/sentences.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { homeOf, type Forbidden, type GameEvent, type Option } from "../src/shell/board";
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
  options: { step: string; option: Option & Partial<Forbidden>; said: Said }[];
}
const GAMES = ["dungeonville", "dungeon_lords", "dungeon_lords_training"];
const sentencesOf = (game: string): Sentences => JSON.parse(read(`web/tests/data/sentences.${game}.json`)) as Sentences;
const packOf = (game: string): Pack => JSON.parse(read(`web/src/generated/${homeOf(game)}.content.json`)) as Pack;
const sources = (game: string, lang: Lang): string[] =>
  [...new Set([game, homeOf(game)])].map((name) => read(`src/undercroft/games/${name}/text/${lang}.ftl`));
// The engine's own news stand in the Python side's file.
const bundleOf = (lang: Lang, game = "dungeonville"): Bundle =>
  new Bundle(lang, [...sources(game, lang), read(`src/undercroft/text/${lang}.ftl`)]);

function textsOf(lang: Lang, reader: string, game = "dungeonville", players = 4): GameTexts {
  const seat = reader === "None" ? null : Number(reader);
  return new GameTexts(bundleOf(lang, game), new Content(packOf(game), lang), numbered(players, seat), "you");
}

/** An option, and why it is not offered where it is not. */
function optionSaid(texts: GameTexts, option: Option & Partial<Forbidden>, step: string): string {
  const { rules } = option;
  return texts.option(option, step) + (rules ? ` ${texts.whyNot({ ...option, rules })}` : "");
}

describe.each(GAMES)("every kind of news, option and reason of %s", (game) => {
  const sentences = sentencesOf(game);

  it.each(LANGUAGES.flatMap((lang) => ["None", "0", "1"].map((reader) => [lang, reader] as const)))(
    "is said in %s to reader %s as the Python side says it",
    (lang, reader) => {
      const texts = textsOf(lang, reader, game, sentences.players);
      for (const { event, said } of sentences.events) expect(plain(texts.news(event))).toBe(said[lang][reader]);
      for (const { option, step, said } of sentences.options)
        expect(optionSaid(texts, option, step)).toBe(said[lang][reader]);
    },
  );

  it.each(LANGUAGES)("is a sentence in %s: nothing missing, no argument left over", (lang) => {
    const all = [...sentences.events, ...sentences.options].map(({ said }) => said[lang]["None"] ?? "");
    expect(all.filter((text) => text.trim() === "" || /[{}$_]|\?\?\?|why-not|news-|option-/.test(text))).toEqual([]);
  });
});

describe.each(LANGUAGES)("sentences in %s", (lang) => {
  it("mark the names of players and cards", () => {
    const texts = textsOf(lang, "None");
    const event = { id: "hired", args: { seat: 1, adventurer: "adv-35", gold: 0 } };
    const strong = texts
      .news(event)
      .filter((part) => part.strong)
      .map((part) => part.text);
    expect(strong).toEqual(["P2", texts.name("adv-35")]);
  });

  it("knows every topic of the short rules, and where a rule stands", () => {
    const all = topics(bundleOf(lang));
    expect(all.map((topic) => topic.id)).toContain("exploring");
    expect(all.every((topic) => topic.paragraphs.every((paragraph) => paragraph.text && paragraph.rules.length))).toBe(
      true,
    );
    expect(place(all, "DV-096")).toMatchObject({ topic: "exploring", exact: true });
    expect(place(all, "DV-019")).toMatchObject({ topic: "goal", exact: true });
    expect(place(all, "DV-999")).toMatchObject({ exact: false });
  });
});

describe("marks", () => {
  it("cannot be brought in by a name", () => {
    expect(split(`${mark("A\uE000B\uE001C")} x`)).toEqual([
      { text: "ABC", strong: true },
      { text: " x", strong: false },
    ]);
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
  expect(covers("TL-002 to TL-004", "TL-003")).toBe(true);
  expect(covers("TL-002 bis TL-004", "TL-005")).toBe(false);
  expect(covers("LT-003", "TL-003")).toBe(false);
});
