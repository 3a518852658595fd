/** The browser says exactly what the Python side says. The examples are made by scripts/sentences.py, for every game. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Forbidden, GameEvent, Option } from "../src/shell/board";
import { LANGUAGES, type Lang } from "../src/shell/words/bundle";
import { mark, plain, split } from "../src/shell/words/marks";
import { covers } from "../src/shell/words/rules";
import { seatNumber } from "../src/shell/words/seats";
import type { GameTexts } from "../src/shell/words/texts";
import { textsOf } from "./told";

type Said = Record<Lang, Record<string, string>>;
interface Sentences {
  players: number;
  part_of: string;
  seat_args: string[];
  events: { event: GameEvent; said: Said }[];
  options: { step: string; option: Option & Partial<Forbidden>; said: Said }[];
}
const FILES = Object.keys(import.meta.glob("../src/games/*/tests/sentences.json")).map((path) => [
  path.split("/")[3] as string,
  new URL(path, import.meta.url).pathname,
]);
const READERS = ["None", "0", "1"] as const; // "None": a spectator

/** An option, and why it is not offered where it is not. */
function optionSaid(texts: GameTexts, option: Option & Partial<Forbidden>, step: string): string {
  const { rules } = option;
  return texts.option(option, step) + (rules ? ` ${texts.whyNot({ ...option, rules })}` : "");
}

it("finds the sentences of several games", () => expect(FILES.length).toBeGreaterThan(2));

describe.each(FILES)("every kind of news, option and reason of %s", (game = "", path = "") => {
  const sentences = JSON.parse(readFileSync(path, "utf8")) as Sentences;

  it.each(LANGUAGES.flatMap((lang) => READERS.map((reader) => [lang, reader] as const)))(
    "is said in %s to reader %s as the Python side says it",
    (lang, reader) => {
      const texts = textsOf(lang, reader === "None" ? null : Number(reader), { game, ...sentences });
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
