/** What a newcomer on a phone has stumbled over. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { askedIn } from "../../../../browser/asked.mjs";
import { PHONE, useHouse } from "../../../../browser/browser.mjs";
import { openHome } from "../../../../browser/player.mjs";
import { tableAsking, tableAt } from "./play.mjs";

const house = useHouse();

const { asked, finish } = askedIn(house, tableAsking);
const VISITING = [3, 65]; // a match and a move: an item has been found
const NEWCOMER = { screen: PHONE, lang: "de" };

const inSight = (page) =>
  page.locator(".opts").evaluate((list) => list.getBoundingClientRect().width > 100 && !list.matches(".vh"));

test("beside the tray no list competes; a tap or a key opens it", async () => {
  const { page, decision } = await asked("payment", NEWCOMER);
  await page.locator(".tray .btn.primary").waitFor();
  assert.equal(await inSight(page), false);
  assert.equal(await page.locator(".opts").getByRole("button").count(), decision.options.length);
  await page.getByRole("button", { name: "Karte für Karte zahlen" }).tap();
  assert.equal(await inSight(page), true);
  await page.reload();
  await page.locator(".tray .btn.primary").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => !document.querySelector(".opts.vh"));
  await finish(page);
});

test("no answer looks like advice before a hint was asked for; then the one that it names", async () => {
  const { page } = await asked("hire");
  await page.locator(".opts .opt").first().waitFor();
  assert.equal(await page.locator(".opt.obvious").count(), 0);
  await page.keyboard.press("h");
  await page.locator(".hint").waitFor();
  const advised = await page.locator(".opt.obvious b").textContent();
  assert.match(await page.locator(".hint p").first().textContent(), new RegExp(advised));
  await finish(page);
});

test("an item explains itself, also beside its icon", async () => {
  const page = await house.person();
  await openHome(page);
  await page.goto(await tableAt(page, ...VISITING));
  const item = page.locator(".named").first();
  await page.mouse.move(5, 5);
  await item.locator(".t-card").hover();
  const said = page.locator(".beside b");
  await said.waitFor();
  assert.equal(await said.textContent(), await item.locator(".t-card").textContent());
  await finish(page);
});
