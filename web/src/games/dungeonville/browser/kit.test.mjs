/** Pieces that boards share, in the hands of a player: carrying by keys and pointer, skipping the beats of a battle. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "../../../../browser/browser.mjs";
import { askedIn, focusedTarget } from "../../../../browser/asked.mjs";
import { answerUntilBattle, tableAsking, tableBeforeBattle } from "./play.mjs";

const house = useHouse();

const { asked, finish } = askedIn(house, tableAsking);
const pawnOf = (page) => page.evaluate(() => window.seen.now.view.players[window.seen.you].pawn);

test("a pawn is picked up, carried, put back and dropped by keys", async () => {
  const { page, decision } = await asked("send");
  const pawn = page.locator(".pawn-hand");
  await pawn.focus();
  await page.keyboard.press("Enter");
  const first = await focusedTarget(page);
  assert.match(first, /^dungeon\//);
  await page.keyboard.press("ArrowRight");
  const second = await focusedTarget(page);
  assert.notEqual(second, first);
  await page.keyboard.press("Escape");
  assert.match(await focusedTarget(page), /pawn-hand/);
  assert.equal(await pawnOf(page), null);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForFunction((ticket) => window.seen.now.decision?.ticket !== ticket, decision.ticket);
  assert.equal(`dungeon/${await pawnOf(page)}`, second);
  await finish(page);
});

test("a pawn is dragged to an entrance; let go elsewhere it goes back", async () => {
  const { page, decision } = await asked("send");
  const entrance = page.locator("[data-target^='dungeon/']").nth(2);
  await page.locator(".pawn-hand").dragTo(page.locator("h1, .table-top").first(), { targetPosition: { x: 5, y: 5 } });
  assert.equal(await pawnOf(page), null);
  const wanted = await entrance.getAttribute("data-target");
  await page.locator(".pawn-hand").dragTo(entrance);
  await page.waitForFunction((ticket) => window.seen.now.decision?.ticket !== ticket, decision.ticket);
  assert.equal(`dungeon/${await pawnOf(page)}`, wanted);
  await finish(page);
});

test("a key shows the next beat of a battle, Escape the present", async () => {
  const page = await house.person({ motion: "no-preference", speed: 2 });
  await page.goto(await tableBeforeBattle(page));
  const reveal = page.locator(".reveal");
  await answerUntilBattle(page);
  const beat = () => page.locator(".reveal .beat.now").textContent();
  const first = await beat();
  assert.equal(await page.locator(".opts").count(), 0, "nothing is asked while the battle is told");
  await page.keyboard.press("x");
  await page.waitForFunction((was) => document.querySelector(".reveal .beat.now")?.textContent !== was, first);
  await page.keyboard.press("Escape");
  await reveal.waitFor({ state: "detached" });
  await finish(page);
});
