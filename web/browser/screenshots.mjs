/**
 * Pictures for the documentation: `npm run shots` writes docs/pictures/SCENE-WIDTH-THEME-LANGUAGE.png. One game is
 * played; eight windows of the same guest look at it, one for each width, theme and language.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { House, PHONE, WIDE } from "./browser.mjs";
import { click, dice, endReveals, madeTable, nextDecision, openHome, playToEnd, thrifty } from "./player.mjs";

const OUT = new URL("../../docs/pictures/", import.meta.url).pathname;
const SEATS = [{ kind: "me" }, { kind: "bot", level: "easy" }, { kind: "bot", level: "easy" }];
const SETTLE_MS = 900; // texts, fonts and icons are there; nothing moves any more
const MOST_GAMES = 4; // until every scene was reached

/** When a scene is worth a picture: later rounds show more. */
const SCENES = {
  "table-hiring": ({ step, round }) => step === "hire" && round >= 2,
  "table-sending": ({ step, round }) => step === "send" && round >= 2,
  "table-line-up": ({ step }) => step === "line-up",
  "table-visit": ({ step, round }) => step === "flee" && round >= 2,
  "table-collecting": ({ phase }) => phase === "collecting",
};

const written = [];

async function windows(house, storageState) {
  const looks = [];
  for (const lang of ["en", "de"])
    for (const theme of ["dark", "light"])
      for (const [width, screen] of [[1440, WIDE], [390, PHONE]])
        looks.push({ name: `${width}-${theme}-${lang}`, page: await house.person({ lang, theme, screen, storageState, motion: "no-preference" }) });
  return looks;
}

async function shoot(looks, scene) {
  for (const { name, page } of looks) {
    const path = `${OUT}${scene}-${name}.png`;
    await page.bringToFront();
    await page.screenshot({ path });
    written.push(path);
  }
  console.log(scene);
}

async function openAll(looks, path) {
  await Promise.all(looks.map(({ page }) => page.goto(path)));
  await looks[0].page.waitForTimeout(SETTLE_MS * 2);
}

/** Plays a game in the first window and takes the scenes that are still wanted. */
async function shootGame(looks, path, wanted, seed) {
  await openAll(looks, path);
  const look = async (decision) => {
    const scene = [...wanted].find((name) => SCENES[name](decision));
    if (!scene) return;
    wanted.delete(scene);
    await Promise.all(looks.map(({ page }) => nextDecision(page).then(() => endReveals(page))));
    await looks[0].page.waitForTimeout(SETTLE_MS);
    await shoot(looks, scene);
  };
  await playToEnd(looks[0].page, { pick: thrifty(dice(seed)), answer: click, look });
}

async function shootReplay(looks, path) {
  await openAll(looks, path.replace("/table/", "/replay/"));
  for (const { page } of looks) {
    if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
    await page.locator("input[type=range]").fill("30");
    await endReveals(page);
  }
  await looks[0].page.waitForTimeout(SETTLE_MS);
  await shoot(looks, "replay");
}

async function shootAll(house) {
  const maker = await house.person();
  await openHome(maker);
  const wish = { players: 3, seats: SEATS };
  const path = await madeTable(maker, wish);
  await madeTable(maker, { players: 4, public: true, start: false, seats: [...SEATS, { kind: "open" }] });
  const looks = await windows(house, await maker.context().storageState());
  const wanted = new Set(Object.keys(SCENES));
  await shootGame(looks, path, wanted, 1);
  await looks[0].page.waitForTimeout(SETTLE_MS);
  await shoot(looks, "end");
  await shootReplay(looks, path);
  for (let seed = 2; wanted.size > 0 && seed <= MOST_GAMES; seed += 1) await shootGame(looks, await madeTable(maker, wish), wanted, seed);
  for (const [scene, place] of [["home", "/"], ["lobby", "/lobby"]]) await openAll(looks, place).then(() => shoot(looks, scene));
  if (wanted.size > 0) console.log(`not reached: ${[...wanted].join(", ")}`);
}

/** With Pillow the pictures get a palette; without it they are only larger. */
function shrink() {
  const script = new URL("shrink.py", import.meta.url).pathname;
  try {
    const bytes = Number(execFileSync("python3", [script, ...written], { encoding: "utf8" }));
    console.log(`${written.length} pictures, ${Math.round(bytes / 1000)} kB`);
  } catch (error) {
    console.log(`the pictures were not made smaller: ${error.message}`);
  }
}

mkdirSync(OUT, { recursive: true });
const house = await new House().open();
try {
  await shootAll(house);
  shrink();
  if (house.problems.length) console.log(house.problems.join("\n"));
} finally {
  await house.close();
}
