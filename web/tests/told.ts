/** For the tests of texts: the sentences of a game as the browser makes them, from the files of both sides. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Bundle, type Lang } from "../src/shell/words/bundle";
import { parsed } from "../src/shell/words/parse";
import { Content, type Pack } from "../src/shell/words/content";
import { numbered } from "../src/shell/words/seats";
import { GameTexts } from "../src/shell/words/texts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

export interface Told {
  game: string;
  part_of?: string;
  seat_args?: readonly string[];
  players?: number;
}

/** Its own messages, those of the game it is a part of, and the engine's own news. */
export function bundleOf(lang: Lang, { game, part_of = "" }: Told): Bundle {
  const sources = [game, part_of].filter(Boolean).map((name) => read(`src/undercroft/games/${name}/text/${lang}.ftl`));
  return new Bundle(lang, [...sources, read(`src/undercroft/text/${lang}.ftl`)].map(parsed));
}

/** A game may have no cards. */
function packOf({ game, part_of }: Told): Pack {
  const path = `web/src/generated/${part_of || game}.content.json`;
  return existsSync(join(ROOT, path)) ? (JSON.parse(read(path)) as Pack) : {};
}

export function textsOf(lang: Lang, reader: number | null, told: Told): GameTexts {
  const seats = numbered(told.players ?? 4, reader);
  return new GameTexts(bundleOf(lang, told), new Content(packOf(told), lang), seats, "you", told.seat_args);
}
