/** What is done on the board itself: figures, walks, previews, the duel; by pointer, by keys and on a phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse } from "../../../../browser/browser.mjs";
import { nextDecision } from "../../../../browser/player.mjs";
import { tableAsking } from "./play.mjs";

const house = useHouse();

async function asked(step, how = {}) {
  const page = await house.person(how);
  await page.goto(await tableAsking(page, step));
  return { page, decision: await nextDecision(page) };
}

const squareOf = (page, token) =>
  page.evaluate((id) => {
    const { x, y } = window.seen.now.view.tokens.find((each) => each.id === id);
    return `${x},${y}`;
  }, token);

/** The figure whose way to some lit square is longest, and that square. */
function longestWalk({ view }) {
  const ways = view.reach.flatMap(({ token, squares }) =>
    squares.filter(([, , , end]) => end === 1).map(([x, y, steps]) => ({ token, x, y, steps })),
  );
  return ways.sort((a, b) => b.steps - a.steps)[0];
}

test("a click on a far square plays the whole walk", async () => {
  const { page, decision } = await asked("action");
  const { token, x, y, steps } = longestWalk(decision);
  assert.ok(steps > 1, "there is a way of several steps");
  await page.locator(`[data-target="token/${token}"]`).click();
  await page.locator(`[data-target="walk/${x},${y}"]`).click();
  await page.waitForFunction((before) => {
    const { decision } = window.seen.now;
    return decision && decision.ticket !== before && decision.step !== "move";
  }, decision.ticket);
  assert.equal(await squareOf(page, token), `${x},${y}`);
  house.checkQuiet();
});

test("keys select a figure and walk: arrows go from place to place, Enter takes it", async () => {
  const { page, decision } = await asked("action");
  const { token, x, y } = longestWalk(decision);
  await page.locator(`[data-target="token/${token}"]`).focus();
  await page.keyboard.press("Enter");
  const first = page.locator(`[data-target="token/${token}"]`);
  assert.equal(await first.getAttribute("aria-pressed"), "true");
  const [hereX, hereY] = (await squareOf(page, token)).split(",").map(Number);
  const [sideways, upwards] = [x > hereX ? "ArrowRight" : "ArrowLeft", y > hereY ? "ArrowDown" : "ArrowUp"];
  const arrow = x === hereX ? upwards : sideways;
  await page.keyboard.press(arrow);
  assert.notEqual(
    await page.evaluate(() => document.activeElement.dataset.target),
    `token/${token}`,
    "an arrow has left the figure",
  );
  await page.locator(`[data-target="token/${token}"]`).focus();
  await page.keyboard.press("Escape");
  assert.equal(await first.getAttribute("aria-pressed"), "false", "Escape lets go");
  await page.keyboard.press("Enter");
  await page.locator(`[data-target="walk/${x},${y}"]`).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    ([id, square]) => {
      const { view, decision } = window.seen.now;
      const { x, y } = view.tokens.find((each) => each.id === id) ?? {};
      return decision?.step === "action" && `${x},${y}` === square;
    },
    [token, `${x},${y}`],
  );
  house.checkQuiet();
});

test("every place of the board is in the list, and lights it", async () => {
  const { page } = await asked("place");
  await page.locator(".spot.square").first().waitFor(); // the places are fetched when they are first needed
  const places = await page.locator(".spot.square").count();
  assert.equal(places, await page.locator(".opts .opt").count());
  await page.locator(".spot.square").first().hover();
  await page.locator(".opts .opt.lit").first().waitFor();
  house.checkQuiet();
});

test("a turn is shown before it is made, with the doors that it opens and shuts", async () => {
  const { page } = await asked("rotate");
  await page.locator(".opts .opt").first().hover();
  await page.locator(".preview").waitFor({ state: "attached" });
  const said = await page.locator(".opts .opt small").first().textContent();
  const shown = await page.evaluate(() => ({
    opens: document.querySelectorAll(".dungeon .opens").length,
    shuts: document.querySelectorAll(".dungeon .shuts").length,
  }));
  assert.equal(said, sentence(shown));
  house.checkQuiet();
});

function sentence({ opens, shuts }) {
  if (opens + shuts === 0) return "no door opens or shuts";
  return [opens && `opens ${opens}`, shuts && `shuts ${shuts}`].filter(Boolean).join(", ");
}

test("a combat is a scene; its cards are laid there, and the other one stays face down", async () => {
  const { page, decision } = await asked("combat-card");
  await page.locator(".duel").waitFor();
  assert.equal(await page.locator(".duel .choice.target").count(), decision.options.length);
  const text = decision.options[0].text;
  await page
    .locator(`[data-target="combat/${text.split(" ")[1]}"]`)
    .first()
    .click();
  await page.waitForFunction((before) => window.seen.now.decision?.ticket !== before, decision.ticket);
  house.checkQuiet();
});

test("on a phone the dungeon is drawn near, and a small map shows all of it", async () => {
  const { page, decision } = await asked("action", { screen: PHONE });
  const { token } = longestWalk(decision);
  await page.locator(".near .map").waitFor({ state: "attached" });
  await page.locator(`[data-target="token/${token}"]`).evaluate((spot) => spot.click());
  await page.waitForFunction((id) => {
    const box = document.querySelector(`[data-target="token/${id}"]`).getBoundingClientRect();
    return box.width >= 44 && box.x > 0 && box.right < innerWidth;
  }, token);
  house.checkQuiet();
});
