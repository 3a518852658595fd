/** The shell's own texts: the same messages in both languages, every message that is used, none that is not. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Bundle, LANGUAGES, type Lang } from "../src/shell/words/bundle";
import { parsed } from "../src/shell/words/parse";

const SHELL = join(import.meta.dirname, "../src/shell");
const PYTHON = join(import.meta.dirname, "../../src/undercroft/text");
const own = (lang: Lang): string => readFileSync(join(SHELL, "text", `${lang}.ftl`), "utf8");
const python = (lang: Lang): string => readFileSync(join(PYTHON, `${lang}.ftl`), "utf8");
const ids = (source: string): string[] => source.match(/^[a-z][\w-]*(?= =)/gm) ?? [];

const KIT = join(SHELL, "../games/common"); // it speaks with the shell's words
const code = [SHELL, KIT]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const used = [...code.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((found) => found[1] as string);

describe("messages", () => {
  it("are the same in all languages", () => expect(ids(own("de"))).toEqual(ids(own("en"))));

  it.each(LANGUAGES)("of the two sources do not hide each other in %s", (lang) => {
    const both = [...ids(own(lang)), ...ids(python(lang))];
    expect(both.filter((id, index) => both.indexOf(id) !== index)).toEqual([]);
  });

  it.each(LANGUAGES)("that the code uses exist in %s", (lang) => {
    const bundle = new Bundle(lang, [own(lang), python(lang)].map(parsed));
    expect(used.filter((id) => !bundle.has(id))).toEqual([]);
  });

  it("are all used", () => {
    // some are put together: t(`level-${id}`)
    const families = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1] as string);
    const told = (id: string): boolean => code.includes(`"${id}"`) || families.some((start) => id.startsWith(start));
    expect(ids(own("en")).filter((id) => !told(id))).toEqual([]);
  });
});
