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

/** Every way in which the page or the server could name the deed as somebody's. */
function namesOf(deed) {
  const { dungeon, name } = DEEDS.find((each) => each.id === deed);
  const place = name.en.replace("Deed: ", "");
  return {
    sent: deed,
    shown: [name.en, `deed of the ${place}`, `secretly owns the ${place}`, `data-deed="${dungeon}"`, deed],
  };
}

/** Runs in the page: the own deed, and whether any is public. */
function deedsSeen() {
  const { now, you } = window.seen;
  return {
    own: now.view.players[you].deed,
    isPublic: now.result !== null || now.view.players.some((each) => each.deed_public),
  };
}

/** Runs in the page: which of these words it shows, and whether the server has ever sent that id. */
function leaks({ sent, shown }) {
  const html = document.documentElement.outerHTML;
  const received = JSON.stringify([window.seen.now, window.seen.events]);
  return {
    shown: shown.filter((words) => html.includes(words)),
    sent: received.includes(`"${sent}"`),
  };
}

async function checkSecret(page, deed) {
  assert.deepEqual(await page.evaluate(leaks, namesOf(deed)), { shown: [], sent: false }, deed);
}

async function checkBoth(players) {
  const [first, second] = await Promise.all(players.map((page) => page.evaluate(deedsSeen)));
  assert.notEqual(first.own, second.own);
  if (first.isPublic) return false;
  await Promise.all([checkSecret(players[0], second.own), checkSecret(players[1], first.own)]);
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
  const link = await host.getByRole("textbox", { name: "Invite" }).inputValue();
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
