/** What a box says of its game: the same messages in both languages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ids } from "./own-texts";

const GAMES = join(import.meta.dirname, "../src/games");
const BOXES = readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((path) => /^\w+\/box$/.test(path));

test.each(BOXES)("%s says what the game is, how heavy, and what one does", (box) => {
  for (const lang of ["en", "de"])
    expect(ids(readFileSync(join(GAMES, box, `${lang}.ftl`), "utf8"))).toEqual(["about", "about-weight", "about-play"]);
});
