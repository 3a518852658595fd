/** The training's own texts: the same messages in both languages, every one that is used, none that is not. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Bundle, LANGUAGES, type Lang } from "../../../shell/words/bundle";

const HERE = join(import.meta.dirname, "..");
const GAME = join(import.meta.dirname, "../../../../../src/undercroft/games/dungeon_lords_training/text");
const OVERRIDES = ["dl-stage"]; // said otherwise than in the whole game
const own = (lang: Lang): string => readFileSync(join(HERE, `text/${lang}.ftl`), "utf8");
const game = (lang: Lang): string => readFileSync(join(GAME, `${lang}.ftl`), "utf8");
const ids = (source: string): string[] => source.match(/^[a-z][\w-]*(?= =)/gm) ?? [];
const code = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith("tests"))
  .map((file) => readFileSync(join(HERE, file), "utf8"))
  .join("\n");
const PLACES = new Set([...code.matchAll(/(?:id|labelledby)="(tr-[a-z-]+)"/g)].map((found) => found[1]));

describe("messages", () => {
  it("are the same in all languages", () => expect(ids(own("de"))).toEqual(ids(own("en"))));

  it.each(LANGUAGES)("do not hide those of the Python side in %s", (lang) => {
    const theirs = new Set(ids(game(lang)));
    expect(ids(own(lang)).filter((id) => theirs.has(id))).toEqual([]);
  });

  it.each(LANGUAGES)("that the code uses exist in %s", (lang) => {
    const bundle = new Bundle(lang, [own(lang)]);
    const used = [...code.matchAll(/"(tr-[a-zA-Z0-9-]+)"/g)].map((found) => found[1] as string);
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter((id) => !bundle.has(id) && !PLACES.has(id))).toEqual([]);
  });

  it("are all used", () => {
    const families = [...code.matchAll(/`(tr-[a-z-]+-)\$\{/g)].map((found) => found[1] as string);
    const told = (id: string): boolean => code.includes(`"${id}"`) || families.some((start) => id.startsWith(start));
    expect(ids(own("en")).filter((id) => !told(id) && !OVERRIDES.includes(id))).toEqual([]);
  });

  it.each(LANGUAGES)("of every lesson and every puzzle exist in %s", (lang) => {
    const bundle = new Bundle(lang, [own(lang)]);
    const topics = [...readFileSync(join(HERE, "model/lessons.ts"), "utf8").matchAll(/^ {2}\["([a-z-]+)"/gm)].map((found) => `tr-lesson-${found[1]}`);
    expect(topics.length).toBeGreaterThan(15);
    const wanted = [...topics.flatMap((topic) => [topic, `${topic}-text`]), ...["T1", "T2", "T3", "T4", "T1R"].flatMap((id) => [`tr-about-${id}`, `tr-intro-${id}`])];
    expect(wanted.filter((id) => !bundle.has(id))).toEqual([]);
  });

  it("say seeds without marks between their digits", () => {
    expect(new Bundle("de", [own("de")]).say("tr-fight", { seed: 20261115, difficulty: "hard" })).toBe("Neuer Kampf 20261115, schwer");
  });
});
