/** The training's own texts: the same messages in both languages, every one that is used, none that is not. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hidden, ids, ownTexts, unused } from "../../../../tests/own-texts";
import { Bundle, LANGUAGES } from "../../../shell/words/bundle";
import { parsed } from "../../../shell/words/parse";

const HERE = join(import.meta.dirname, "..");
const texts = ownTexts(HERE, "dungeon_lords_training");
const { own, code } = texts;
const PLACES = new Set([...code.matchAll(/(?:id|labelledby)="(tr-[a-z-]+)"/g)].map((found) => found[1]));

describe("messages", () => {
  it("are the same in all languages", () => expect(ids(own("de"))).toEqual(ids(own("en"))));

  it.each(LANGUAGES)("do not hide those of the Python side in %s", (lang) => expect(hidden(texts, lang)).toEqual([]));

  it.each(LANGUAGES)("that the code uses exist in %s", (lang) => {
    const bundle = new Bundle(lang, [own(lang)].map(parsed));
    const used = [...code.matchAll(/"(tr-[a-zA-Z0-9-]+)"/g)].map((found) => found[1] as string);
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter((id) => !bundle.has(id) && !PLACES.has(id))).toEqual([]);
  });

  it("are all used", () => expect(unused(texts, "tr-")).toEqual([]));

  it.each(LANGUAGES)("of every lesson and every puzzle exist in %s", (lang) => {
    const bundle = new Bundle(lang, [own(lang)].map(parsed));
    const topics = [...readFileSync(join(HERE, "model/lessons.ts"), "utf8").matchAll(/^ {2}\["([a-z-]+)"/gm)].map(
      (found) => `tr-lesson-${found[1]}`,
    );
    expect(topics.length).toBeGreaterThan(15);
    const wanted = [
      ...topics.flatMap((topic) => [topic, `${topic}-text`]),
      ...["T1", "T2", "T3", "T4", "T1R"].flatMap((id) => [`tr-about-${id}`, `tr-intro-${id}`]),
    ];
    expect(wanted.filter((id) => !bundle.has(id))).toEqual([]);
  });

  it("say seeds without marks between their digits", () => {
    expect(new Bundle("de", [own("de")].map(parsed)).say("tr-fight", { seed: 20261115, difficulty: "hard" })).toBe(
      "Neuer Kampf 20261115, schwer",
    );
  });
});
