/** The board's own texts: the same messages in both languages, every one that is used, none that is not. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hidden, ids, ownTexts, unused } from "../../../../tests/own-texts";
import { Bundle, LANGUAGES } from "../../../shell/words/bundle";
import { parsed } from "../../../shell/words/parse";

const HERE = join(import.meta.dirname, "..");
const texts = ownTexts(HERE, "doodle_dungeon");
const { own, code } = texts;

describe("messages", () => {
  it("are the same in all languages", () => expect(ids(own("de"))).toEqual(ids(own("en"))));

  it.each(LANGUAGES)("do not hide those of the game in %s", (lang) => expect(hidden(texts, lang)).toEqual([]));

  it.each(LANGUAGES)("that the code uses exist in %s", (lang) => {
    const bundle = new Bundle(lang, [own(lang)].map(parsed));
    const used = [...code.matchAll(/"(dd-[a-z_-]+)"/g)].map((found) => found[1] as string);
    const places = new Set([...code.matchAll(/(?:id|labelledby)="(dd-[a-z-]+)"/g)].map((found) => found[1]));
    expect(used.filter((id) => !bundle.has(id) && !places.has(id))).toEqual([]);
  });

  it("are all used", () => expect(unused(texts, "dd-")).toEqual([]));
});
