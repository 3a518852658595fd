/** The games this checkout offers, and what their folders bring for the tests. Nothing here knows a game by name. */
import { existsSync } from "node:fs";
import { printed } from "./python.mjs";

const ASK = `
import json, undercroft
facts = [undercroft.meta(name) for name in undercroft.GAMES]
print(json.dumps([dict(name=f.name, title=f.title, players=f.players, puzzle=f.puzzle, stage=f.stage) for f in facts]))
`;

/** Every game that can be played: name, title, numbers of players, whether it is a puzzle, stage. */
export const GAMES = printed("-c", ASK);

export function factsOf(game) {
  return GAMES.find(({ name }) => name === game);
}

const inFolder = (game, file) => new URL(`../src/games/${game}/browser/${file}`, import.meta.url);

/** Games that do not bring a test file of this name; the shared one is theirs. */
export function without(file) {
  return GAMES.filter(({ name, puzzle }) => !puzzle && !existsSync(inFolder(name, file)));
}

/** What a game's `browser/play.mjs` says: `wish` (its usual table), `brisk` (its shortest one), `daily` (how it is followed), `anyOption` and `answering` (what a test answers, and how, in a language by click or tap). */
export async function playOf(game) {
  const path = inFolder(game, "play.mjs");
  return existsSync(path) ? import(path) : {};
}

/** What a game's `browser/shots.mjs` brings: `shoot`, which takes its pictures. */
export async function shotsOf(game) {
  const path = inFolder(game, "shots.mjs");
  return existsSync(path) ? import(path) : null;
}
