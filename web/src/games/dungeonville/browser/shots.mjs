/** Dungeonville in pictures: a game is played until every scene was reached. */
import { BOT, click, dice, madeTable, playToEnd } from "../../../../browser/player.mjs";
import { endReveals, thrifty, wish } from "./play.mjs";

const SEATS = [{ kind: "me" }, BOT, BOT];
const WISH = { ...wish, players: 3, seats: SEATS };
const MOST_GAMES = 4;

/** When a scene is worth a picture: later rounds show more. */
const SCENES = {
  "table-hiring": ({ step, view: { round } }) => step === "hire" && round >= 2,
  "table-sending": ({ step, view: { round } }) => step === "send" && round >= 2,
  "table-line-up": ({ step }) => step === "line-up",
  "table-visit": ({ step, view: { round } }) => step === "flee" && round >= 2,
  "table-collecting": ({ view: { phase } }) => phase === "collecting",
};

/** Plays a game in the first window and takes the scenes that are still wanted. */
async function shootGame(studio, path, wanted, seed) {
  await studio.goto(path);
  const look = async (decision) => {
    const scene = [...wanted].find((name) => SCENES[name](decision));
    if (!scene) return;
    wanted.delete(scene);
    await studio.settle(endReveals);
    await studio.shoot(scene);
  };
  await playToEnd(studio.first, { pick: thrifty(dice(seed)), answer: click, look });
}

async function shootReplay(studio, path) {
  await studio.goto(path.replace("/table/", "/replay/"));
  for (const page of studio.pages) {
    if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
    await page.locator("input[type=range]").fill("30");
    await endReveals(page);
  }
  await studio.first.waitForTimeout(900);
  await studio.shoot("replay");
}

export async function shoot(studio) {
  const page = studio.first;
  const path = await madeTable(page, WISH);
  await madeTable(page, { ...wish, players: 4, public: true, start: false, seats: [...SEATS, { kind: "open" }] });
  const wanted = new Set(Object.keys(SCENES));
  await shootGame(studio, path, wanted, 1);
  await page.waitForTimeout(900);
  await studio.shoot("end");
  await shootReplay(studio, path);
  for (let seed = 2; wanted.size > 0 && seed <= MOST_GAMES; seed += 1)
    await shootGame(studio, await madeTable(page, WISH), wanted, seed);
  if (wanted.size > 0) console.log(`not reached: ${[...wanted].join(", ")}`);
}
