/** The board's own texts: the same messages in both languages, every one that is used, none that is not. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Bundle, LANGUAGES, type Lang } from "../../../shell/words/bundle";

const HERE = join(import.meta.dirname, "..");
const GAME = join(import.meta.dirname, "../../../../../src/undercroft/games/dungeon_lords/text");
const own = (lang: Lang): string => readFileSync(join(HERE, `text/${lang}.ftl`), "utf8");
const game = (lang: Lang): string => readFileSync(join(GAME, `${lang}.ftl`), "utf8");
const ids = (source: string): string[] => source.match(/^[a-z][\w-]*(?= =)/gm) ?? [];
const code = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith("tests"))
  .map((file) => readFileSync(join(HERE, file), "utf8"))
  .join("\n");

describe("messages", () => {
  it("name the rules of news, the same ones everywhere", () => {
    const [cited, ...others] = LANGUAGES.map((lang) => new Bundle(lang, [own(lang)]).say("cited"));
    const news = new Set(ids(game("en")));
    expect(others).toEqual([cited]);
    expect(cited?.split(/\s+/).filter((word) => !/^[a-z-]+:DL-\d{3}$/.test(word) || !news.has(`news-${word.split(":")[0]}`))).toEqual([]);
  });

  it("are the same in all languages", () => expect(ids(own("de"))).toEqual(ids(own("en"))));

  it.each(LANGUAGES)("do not hide those of the game in %s", (lang) => {
    const theirs = new Set(ids(game(lang)));
    expect(ids(own(lang)).filter((id) => theirs.has(id))).toEqual([]);
  });

  it.each(LANGUAGES)("that the code uses exist in %s", (lang) => {
    const bundle = new Bundle(lang, [own(lang)]);
    const used = [...code.matchAll(/"(dl-[a-z_-]+)"/g)].map((found) => found[1] as string);
    const places = new Set([...code.matchAll(/(?:id|labelledby)="(dl-[a-z-]+)"/g)].map((found) => found[1]));
    expect(used.filter((id) => !bundle.has(id) && !places.has(id))).toEqual([]);
  });

  it("are all used", () => {
    const families = [...code.matchAll(/`(dl-[a-z-]+-)\$\{/g)].map((found) => found[1] as string);
    const told = (id: string): boolean => code.includes(`"${id}"`) || families.some((start) => id.startsWith(start));
    expect(ids(own("en")).filter((id) => id.startsWith("dl-") && !told(id))).toEqual([]);
  });
});
