/** Everything explains itself: each icon in use has its words in both languages, each cited rule stands in the rulebook. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Book } from "../src/shell/about/book";
import type { About } from "../src/shell/board";
import { Bundle, LANGUAGES, type Lang } from "../src/shell/words/bundle";
import { parsed } from "../src/shell/words/parse";
import { ids } from "./own-texts";
import { textsOf } from "./told";

const WEB = join(import.meta.dirname, "../src");
const PYTHON = join(import.meta.dirname, "../../src/undercroft/games");
const SHELL = join(WEB, "shell");
const GAMES = readdirSync(join(WEB, "games")).filter((game) => existsSync(join(WEB, "games", game, "module.ts")));
const abouts = import.meta.glob<About>("../src/games/*/later/about/about.ts", { import: "about", eager: true });

const folder = (game: string): string => join(WEB, "games", game);
const words = (home: string, lang: Lang): string => readFileSync(join(home, `${lang}.ftl`), "utf8");
const icons = (home: string): string[] =>
  readFileSync(join(home, "icons.txt"), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
const aboutOf = (game: string): About => abouts[`../src/games/${game}/later/about/about.ts`] as About;

/** The game in whose box a part of it lies. */
const boxOf = (game: string): string => GAMES.find((other) => other !== game && game.startsWith(other)) ?? game;
const rulebook = (game: string, lang: Lang): string => {
  const home = join(PYTHON, boxOf(game), "rulebook", lang);
  return readdirSync(home)
    .map((part) => readFileSync(join(home, part), "utf8"))
    .join("\n");
};

describe.each(LANGUAGES)("the shell in %s", (lang) => {
  const home = join(SHELL, "about");
  const book = new Book(new Bundle(lang, [words(home, lang)].map(parsed)), []);

  it("explains all its icons", () => {
    expect(icons(SHELL).filter((icon) => !book.has(`shell-${icon}`))).toEqual([]);
  });

  it("explains nothing that is not there", () => {
    const known = [...icons(SHELL).map((icon) => `shell-${icon}`), ...book.places.map(([, id]) => id)];
    expect(ids(words(home, lang)).filter((id) => !known.includes(id.replace("about-", "")))).toEqual([]);
  });
});

describe.each(GAMES.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const)))("%s in %s", (game, lang) => {
  const home = join(folder(game), "later/about");
  const about = aboutOf(game);
  const bundle = new Bundle(lang, [words(home, lang)].map(parsed));
  const book = new Book(bundle, [about]);
  const own = ids(words(home, lang)).map((id) => id.replace("about-", ""));
  const placed = new Set(Object.values(about.at));

  it("explains all its icons, the goal, and what it says lies somewhere", () => {
    const shared = boxOf(game) === game ? [] : icons(folder(boxOf(game)));
    const wanted = [...icons(folder(game)), ...placed, "race"].filter((id) => !shared.includes(id) || own.includes(id));
    expect(wanted.filter((id) => !book.has(id))).toEqual([]);
  });

  it("explains nothing that is not there", () => {
    const known = [...icons(folder(game)), ...placed, "race", "round", "phases"];
    expect(own.filter((id) => !known.includes(id))).toEqual([]);
  });

  it("gives everything a name, a sentence and a rule of the rulebook", () => {
    const rules = rulebook(game, lang);
    const texts = textsOf(lang, null, { game: boxOf(game) });
    for (const id of [...own, ...Object.keys(about.cards)]) {
      const { name, text, rule } = book.words(id, texts, {});
      expect(
        [name, text].map((each) => each.length > 1),
        id,
      ).toEqual([true, true]);
      expect([name, text], id).not.toContain(`about-${id}`);
      expect(rules, `${id}: ${rule}`).toContain(`**${rule}**`);
    }
  });
});
