/** Two people in two browsers at one table by its link; neither learns the other's deed before the end. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { useHouse } from "../../../../browser/browser.mjs";
import { click, dice, nextDecision } from "../../../../browser/player.mjs";
import { anyOption, checkEnd, newTable } from "./play.mjs";

const house = useHouse();
const CONTENT = new URL("../../../../../src/undercroft/games/dungeonville/content/deeds.json", import.meta.url);
const DEEDS = JSON.parse(readFileSync(CONTENT, "utf8")).deeds;

async function sitDown(page, path) {
  await page.goto(path);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByText("The host starts the game.").waitFor();
}

const ownDeed = (page) => page.evaluate(() => window.seen.now.view.players[window.seen.you].deed);
const sentTo = (page) => page.evaluate(() => JSON.stringify([window.seen.now, window.seen.events]));

/** Every way in which the page or the server could name the deed as somebody's. */
function namesOf(deed) {
  const { dungeon, name } = DEEDS.find((each) => each.id === deed);
  const place = name.en.replace("Deed: ", "");
  return {
    sent: deed,
    shown: [name.en, `deed of the ${place}`, `secretly owns the ${place}`, `data-deed="${dungeon}"`, deed],
  };
}

async function checkSecret(page, deed) {
  const { sent, shown } = namesOf(deed);
  const html = await page.content();
  for (const words of shown) assert.ok(!html.includes(words), `the page shows “${words}”`);
  assert.ok(!(await sentTo(page)).includes(`"${sent}"`), `the server sent ${sent}`);
}

async function checkBoth(players) {
  const deeds = await Promise.all(players.map(ownDeed));
  assert.notEqual(deeds[0], deeds[1]);
  const isPublic = await players[0].evaluate(
    () => window.seen.now.result !== null || window.seen.now.view.players.some((each) => each.deed_public),
  );
  if (isPublic) return false;
  await Promise.all(players.map((page, index) => checkSecret(page, deeds[1 - index])));
  return true;
}

/** Whoever is asked first answers, until one sees the end. Returns how often the secrets were looked at. */
async function playBoth(players, pick) {
  const wait = (who, last) => nextDecision(players[who], last).then((decision) => ({ who, decision }));
  const asked = [wait(0), wait(1)];
  for (let checks = 0; ;) {
    const { who, decision } = await Promise.race(asked);
    if (decision === "over") return Promise.all(asked.map((each) => each.catch(() => null))).then(() => checks);
    if (await checkBoth(players)) checks += 1;
    await click(players[who], pick(decision));
    asked[who] = wait(who, decision.ticket);
  }
}

test("two people play by link and keep their secrets", async () => {
  const host = await house.person();
  const guest = await house.person();
  await newTable(host, "en", "open");
  const link = await host.getByRole("textbox").inputValue();
  assert.equal(link, host.url());
  await sitDown(guest, link);
  await host.getByRole("button", { name: "Start", exact: true }).click();
  const checks = await playBoth([host, guest], anyOption(dice(3)));
  assert.ok(checks > 10, `the secrets were looked at ${checks} times`);
  for (const page of [host, guest]) {
    await nextDecision(page);
    await checkEnd(page, 2);
  }
  house.checkQuiet();
});
