import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Texts } from "../../../shell/board";
import { Bundle, LANGUAGES } from "../../../shell/words/bundle";
import { parsed } from "../../../shell/words/parse";
import { jointed } from "../../../shell/ui/joints";

const HERE = join(import.meta.dirname, "..");
const CONTENT = join(import.meta.dirname, "../../../../../src/undercroft/games/dungeonville/content");
const KINDS = ["adventurers", "classes", "items", "rooms"];
const LONG = 11; // letters that fit on the smallest card

interface Named {
  name: Record<string, string>;
}

describe.each(LANGUAGES)("in %s", (lang) => {
  const bundle = new Bundle(lang, [readFileSync(join(HERE, `text/${lang}.ftl`), "utf8")].map(parsed));
  const texts = { lang, say: (id: string) => bundle.say(id), has: () => true } as unknown as Texts;
  const names = KINDS.flatMap(
    (kind) => (JSON.parse(readFileSync(join(CONTENT, `${kind}.json`), "utf8")) as Record<string, Named[]>)[kind] ?? [],
  ).map((entry) => entry.name[lang] ?? "");

  it("every long word of a card's name has a joint", () => {
    const stiff = names
      .flatMap((name) => jointed(texts, name).match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= LONG);
    expect(stiff).toEqual([]);
  });

  it("joints change no letter", () => {
    for (const name of names) expect(jointed(texts, name).replaceAll("\u00AD", "")).toBe(name);
  });
});
