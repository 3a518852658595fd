/** The puzzles' own texts: the same messages in both languages, every one that is used, none that is not. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hidden, ids, ownTexts, unused } from "../../../../tests/own-texts";
import { Bundle, LANGUAGES } from "../../../shell/words/bundle";
import { parsed } from "../../../shell/words/parse";

const HERE = join(import.meta.dirname, "..");
const texts = ownTexts(HERE, "dungeon_twister_puzzles");
const { own, code } = texts;
const PLACES = new Set([...code.matchAll(/(?:id|labelledby)="(pz-[a-z-]+)"/g)].map((found) => found[1]));

describe("messages", () => {
  it("are the same in all languages", () => expect(ids(own("de"))).toEqual(ids(own("en"))));

  it.each(LANGUAGES)("do not hide those of the Python side in %s", (lang) => expect(hidden(texts, lang)).toEqual([]));

  it.each(LANGUAGES)("that the code uses exist in %s", (lang) => {
    const bundle = new Bundle(lang, [own(lang)].map(parsed));
    const used = [...code.matchAll(/"(pz-[a-z-]+)"/g)].map((found) => found[1] as string);
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter((id) => !bundle.has(id) && !PLACES.has(id))).toEqual([]);
  });

  it("are all used", () => expect(unused(texts, "pz-")).toEqual([]));

  it("say seeds without marks between their digits", () =>
    expect(new Bundle("de", [own("de")].map(parsed)).say("pz-drawn", { seed: 20261119, difficulty: "hard" })).toBe(
      "Gezogenes Rätsel 20261119, schwer",
    ));
});
