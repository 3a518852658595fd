/**
 * Pictures for the documentation: `npm run shots` writes docs/pictures/made/SCENE-WIDTH-THEME-LANGUAGE.png; with names of
 * games after it only theirs, with "places" the pages.
 */
import { House } from "./browser.mjs";
import { GAMES, shotsOf } from "./games.mjs";
import { beGuest, openHome } from "./player.mjs";
import { Studio } from "./studio.mjs";

async function shootPlaces(studio) {
  for (const [scene, place] of [
    ["home", "/"],
    ["lobby", "/lobby"],
  ])
    await studio.goto(place).then(() => studio.shoot(scene));
}

const parts = [...GAMES.map(({ name }) => [name, shotsOf(name)]), ["places", { shoot: shootPlaces }]];
const wanted = process.argv.slice(2);
const house = await new House().open();
try {
  const maker = await house.person();
  await openHome(maker);
  await beGuest(maker);
  const studio = await new Studio().open(house, await maker.context().storageState());
  await studio.goto("/");
  for (const [name, part] of parts) if (wanted.length === 0 || wanted.includes(name)) await (await part)?.shoot(studio);
  studio.shrink();
  if (house.problems.length) console.log(house.problems.join("\n"));
} finally {
  await house.close();
}
