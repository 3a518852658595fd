/** The guided first game: every note is read before the game goes on, and shows what it speaks of. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, TABLET, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkFits } from "../../../../browser/checks.mjs";
import { inTurn } from "../../../../browser/daily.mjs";
import { checkNote, firstGame, note, playReading, readNote } from "../../../../browser/guide.mjs";
import { dice, nextDecision, tap } from "../../../../browser/player.mjs";
import { anyOption, checkEnd } from "./play.mjs";

const house = useHouse();
const UPRIGHT = { viewport: { width: 820, height: 1180 } };
// Every day scenes and notes meet in the tests of a note that waits, and of what is heard (heard.test.mjs).
const SCREENS = {
  tablet: { screen: TABLET },
  upright: { screen: UPRIGHT },
  "wide, scene by scene": { screen: WIDE, speed: 3, motion: "no-preference" },
};
const FIRST = ["welcome", "deed", "town", "letters"];

async function begin(how = {}) {
  const page = await house.person(how);
  await firstGame(page, "Dungeonville");
  await note(page).waitFor();
  return page;
}

inTurn(SCREENS)("every note of two rounds points at what is in sight", async (how) => {
  const page = await begin(how);
  const ids = await playReading(page, { pick: anyOption(dice(5)), stop: ({ view }) => view.round > 2 });
  assert.deepEqual(ids.slice(0, 4), FIRST);
  assert.deepEqual(
    ["sending", "danger", "classes", "stone"].filter((id) => !ids.includes(id)),
    [],
  );
  await page.context().close();
  house.checkQuiet();
});

test("a whole first game on a phone, in German, by daylight and with motion: each note in sight, none twice but looks back", async () => {
  const page = await begin({ screen: PHONE, lang: "de", theme: "light", motion: "no-preference" });
  const ids = await playReading(page, {
    pick: anyOption(dice(21)),
    answer: tap,
    look: async () => {
      await checkFits(page);
      return checkNote(page);
    },
  });
  const lessons = ids.filter((id) => !id.startsWith("round-"));
  assert.equal(new Set(lessons).size, lessons.length);
  assert.ok(ids.length > lessons.length, "no round was looked back at");
  assert.deepEqual(
    [...FIRST, "party", "sending", "visit"].filter((id) => !ids.includes(id)),
    [],
  );
  await checkEnd(page, await page.evaluate(() => window.seen.now.view.players.length), "de");
  await page.context().close();
  house.checkQuiet();
});

test("a note waits until it is read, by n, Enter or its button; then the question comes, and the menu has them all", async () => {
  const page = await begin({ speed: 3, motion: "no-preference" });
  await checkNote(page);
  await page.keyboard.press("Escape"); // what skips a scene skips no note
  await page.locator("#main").click({ position: { x: 5, y: 5 } });
  assert.equal(await note(page).getAttribute("data-note"), "welcome");
  await readNote(page, () => page.keyboard.press("n"));
  await readNote(page);
  await readNote(page, () => note(page).getByRole("button", { name: "Got it" }).click());
  await checkNote(page);
  await readNote(page);
  await readNote(page);
  const { step } = await nextDecision(page);
  assert.equal(step, "hire");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("The 5 notes so far").click();
  await page.getByRole("dialog").getByText("Letters A to E", { exact: true }).waitFor();
  await page.keyboard.press("Escape");

  await page.reload();
  await nextDecision(page);
  await page.waitForLoadState("networkidle");
  assert.equal(await note(page).count(), 0, "what was read does not come again");
  await page.context().close();
  house.checkQuiet();
});
