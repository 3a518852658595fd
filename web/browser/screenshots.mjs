/**
 * Pictures for the documentation: `npm run shots` writes docs/pictures/SCENE-WIDTH-THEME-LANGUAGE.png; with names of
 * games after it only theirs.
 */
import { House } from "./browser.mjs";
import { beGuest, openHome } from "./player.mjs";
import { shootDungeonville } from "./shots-dungeonville.mjs";
import { shootLords } from "./shots-lords.mjs";
import { Studio } from "./studio.mjs";

async function shootPlaces(studio) {
  for (const [scene, place] of [
    ["home", "/"],
    ["lobby", "/lobby"],
    ["training", "/training"],
  ])
    await studio.goto(place).then(() => studio.shoot(scene));
}

const PARTS = { dungeonville: shootDungeonville, dungeon_lords: shootLords, places: shootPlaces };

const wanted = process.argv.slice(2);
const house = await new House().open();
try {
  const maker = await house.person();
  await openHome(maker);
  await beGuest(maker);
  const studio = await new Studio().open(house, await maker.context().storageState());
  await studio.goto("/");
  for (const [name, shootPart] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(name)) await shootPart(studio);
  studio.shrink();
  if (house.problems.length) console.log(house.problems.join("\n"));
} finally {
  await house.close();
}
