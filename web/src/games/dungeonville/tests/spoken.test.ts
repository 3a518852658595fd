/** Signs on cards are read aloud as words. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Bundle, LANGUAGES } from "../../../shell/words/bundle";
import { Content } from "../../../shell/words/content";
import { parsed } from "../../../shell/words/parse";
import { numbered } from "../../../shell/words/seats";
import { GameTexts } from "../../../shell/words/texts";

it.each(LANGUAGES)("signs are read as words (%s)", (lang) => {
  const source = readFileSync(new URL(`../text/${lang}.ftl`, import.meta.url), "utf8");
  const texts = new GameTexts(new Bundle(lang, [parsed(source)]), new Content({}, lang), numbered(2), "");
  const said = texts.spoken("Hob (◆57), Mumble (■55), Gronda (●4), Tilda (▲27), Larry (★31)");
  expect(said).toMatch(/^Hob \(\p{L}+ 57\), Mumble \(\p{L}+ 55\), Gronda/u);
  expect(said).not.toMatch(/[◆■●▲★]/);
});
