/** For the tests of a board's texts: its own messages, those of the game on the Python side, and the code that uses them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Lang } from "../src/shell/words/bundle";

const GAMES = join(import.meta.dirname, "../../src/undercroft/games");

export interface OwnTexts {
  own: (lang: Lang) => string;
  game: (lang: Lang) => string;
  code: string;
}

/** `folder` is the board's. */
export function ownTexts(folder: string, name: string): OwnTexts {
  const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith("tests"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  return {
    own: (lang) => readFileSync(join(folder, `text/${lang}.ftl`), "utf8"),
    game: (lang) => readFileSync(join(GAMES, name, `text/${lang}.ftl`), "utf8"),
    code,
  };
}

/** The messages that a source defines, in their order. */
export function ids(source: string): string[] {
  return source.match(/^[a-z][\w-]*(?= =)/gm) ?? [];
}

/** Those that stand in both, so that one would hide the other. */
export function hidden({ own, game }: OwnTexts, lang: Lang): string[] {
  const theirs = new Set(ids(game(lang)));
  return ids(own(lang)).filter((id) => theirs.has(id));
}

/** Those with that start that no code names, neither whole nor by their beginning. */
export function unused({ own, code }: OwnTexts, start: string): string[] {
  const families = [...code.matchAll(/`([a-z]+-[a-z-]+-)\$\{/g)].map((found) => found[1] as string);
  const told = (id: string): boolean => code.includes(`"${id}"`) || families.some((begin) => id.startsWith(begin));
  return ids(own("en")).filter((id) => id.startsWith(start) && !told(id));
}
