/** The pieces that boards share, in the hands of a player: carrying, cells by arrow keys, zoom, skipping. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse } from "./browser.mjs";
import { click, nextDecision, openHome } from "./player.mjs";
import { tableAsking } from "./positions.mjs";

const house = useHouse();

async function asked(step, game, person = {}) {
  const page = await house.person(person);
  await openHome(page);
  await page.goto(await tableAsking(page, step, game));
  return { page, decision: await nextDecision(page) };
}

async function finish(page) {
  await page.context().close();
  house.checkQuiet();
}

const focused = (page) =>
  page.evaluate(() => document.activeElement.dataset.target ?? document.activeElement.className);
const pawnOf = (page) => page.evaluate(() => window.seen.now.view.players[window.seen.you].pawn);

test("a pawn is picked up, carried, put back and dropped by keys", async () => {
  const { page, decision } = await asked("send");
  const pawn = page.locator(".pawn-hand");
  await pawn.focus();
  await page.keyboard.press("Enter");
  const first = await focused(page);
  assert.match(first, /^dungeon\//);
  await page.keyboard.press("ArrowRight");
  const second = await focused(page);
  assert.notEqual(second, first);
  await page.keyboard.press("Escape");
  assert.match(await focused(page), /pawn-hand/);
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

test("of the cells one is reached by Tab, the others by arrow keys, and Enter takes one", async () => {
  const { page, decision } = await asked("dig", "dungeon_lords");
  const cells = page.locator(".mine .cells [data-target]");
  assert.equal(await page.locator(".mine .cells [data-target][tabindex='0']").count(), 1);
  assert.ok((await cells.count()) > 1);
  await page.locator(".mine .cells [tabindex='0']").focus();
  const first = await focused(page);
  for (const arrow of ["ArrowDown", "ArrowRight", "ArrowLeft"]) {
    await page.keyboard.press(arrow);
    if ((await focused(page)) !== first) break;
  }
  assert.match(await focused(page), /^cell\//);
  assert.notEqual(await focused(page), first);
  await page.locator(".mine .cells .target").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((ticket) => window.seen.now.decision?.ticket !== ticket, decision.ticket);
  await finish(page);
});

test("on a phone the plan is drawn nearer by buttons, double tap and keys, and shown whole again", async () => {
  const { page } = await asked("dig", "dungeon_lords", { screen: PHONE });
  const scale = () =>
    page.locator(".zoom > .frame > .picture").evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a);
  await page.getByRole("button", { name: "Nearer" }).click();
  assert.equal(await scale(), 1.5);
  await page.getByRole("button", { name: "Farther" }).press("+");
  assert.ok((await scale()) > 1.5);
  await page.getByRole("button", { name: "Show all" }).click();
  assert.equal(await scale(), 1);
  await page.locator(".zoom .frame").dblclick({ position: { x: 4, y: 4 } });
  assert.equal(await scale(), 2);
  await finish(page);
});

test("a key shows the next beat of a battle, Escape its end", async () => {
  const { page } = await asked("line-up", undefined, { motion: "no-preference" });
  const reveal = page.locator(".reveal");
  for (let last = -1; (await reveal.count()) === 0;) {
    const decision = await nextDecision(page, last);
    if ((await reveal.count()) > 0) break;
    await click(page, 0);
    last = decision.ticket;
  }
  const beat = () => page.locator(".reveal .beat.now").count();
  await page.keyboard.press("Shift");
  assert.equal(await beat(), 1);
  await page.keyboard.press("Escape");
  await reveal.waitFor({ state: "detached" });
  await finish(page);
});
