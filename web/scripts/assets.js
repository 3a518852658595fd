// Makes the files that are gathered from elsewhere: the icons we use, and each game's cards as one file.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const root = new URL("..", import.meta.url).pathname;
const out = join(root, "src/generated");
const games = join(root, "../src/undercroft/games");

/** Names stand in files `icons.txt` beside the code that uses them, one a line. */
function iconNames() {
  const lists = readdirSync(join(root, "src"), { recursive: true }).filter((file) => file.endsWith("icons.txt"));
  const lines = lists.flatMap((file) => readFileSync(join(root, "src", file), "utf8").split("\n"));
  return [...new Set(lines.map((line) => line.replace(/#.*/, "").trim()).filter(Boolean))].sort();
}

function symbol(set, name) {
  const alias = set.aliases?.[name];
  const icon = set.icons[alias ? alias.parent : name];
  if (!icon) throw new Error(`There is no icon '${name}' in game-icons.`);
  return `<symbol id="${name}" viewBox="0 0 ${set.width ?? 512} ${set.height ?? 512}">${icon.body}</symbol>`;
}

function writeIcons() {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  const symbols = iconNames().map((name) => symbol(set, name));
  const note = "<!-- Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0; recoloured -->";
  writeFileSync(join(out, "icons.svg"), `<svg xmlns="http://www.w3.org/2000/svg">${note}${symbols.join("")}</svg>\n`);
  return symbols.length;
}

/** All content files of a game by their name, as the Python side reads them. */
function writeContent(game) {
  const folder = join(games, game, "content");
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort();
  const pack = files.map((file) => [file.replace(/\.json$/, ""), JSON.parse(readFileSync(join(folder, file), "utf8"))]);
  writeFileSync(join(out, `${game}.content.json`), JSON.stringify(Object.fromEntries(pack)));
}

mkdirSync(out, { recursive: true });
const count = writeIcons();
// A game that is part of another one uses that one's content.
const found = readdirSync(games, { withFileTypes: true }).filter((entry) =>
  existsSync(join(games, entry.name, "content")),
);
for (const game of found) writeContent(game.name);
console.log(`assets: ${count} icons, content of ${found.map((game) => game.name).join(", ")}`);
