/** The guided first game: one click from the home page, explanations once, by keyboard, switched off and on; and reasons. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse } from "../../../../browser/browser.mjs";
import { checkFits } from "../../../../browser/checks.mjs";
import { anyOption, dice, madeTable, nextDecision, openHome, playToEnd } from "../../../../browser/player.mjs";
import { tableAsking, wish } from "./play.mjs";

const house = useHouse();
const strip = (page) => page.getByRole("complementary", { name: /Explanations|Erklärungen/ });
const title = (page) => strip(page).locator("h2").textContent();
const remembered = (page) =>
  page.evaluate(() => Object.values(JSON.parse(localStorage.getItem("undercroft.lessons") ?? "{}")).flat());

async function firstGame(how = {}) {
  const page = await house.person(how);
  await openHome(page);
  await page.getByRole("button", { name: /^(Your first game|Deine erste Partie)$/ }).click();
  await page.waitForURL(/\/table\//);
  await nextDecision(page);
  await strip(page).waitFor();
  return page;
}

test("one click begins the simplified game of four against easy bots, explained", async () => {
  const page = await firstGame();
  const table = await page.evaluate(async () =>
    (await fetch(`/api${location.pathname.replace("/table", "/tables")}`)).json(),
  );
  assert.deepEqual([table.game, table.players, table.options.version], ["dungeon_lords", 4, "first_game"]);
  assert.deepEqual(
    table.seats.map((seat) => seat.level ?? seat.kind),
    ["guest", "easy", "easy", "easy"],
  );
  assert.equal(await title(page), "Welcome to your first game");
  assert.match(
    await page.getByRole("status").filter({ hasText: "Welcome" }).first().textContent(),
    /You dig a dungeon/,
  );
  await page.context().close();
  house.checkQuiet();
});

test("explanations are read by keyboard, shown once, switched off and on again; the rule opens the drawer", async () => {
  const page = await firstGame();
  const ticket = await page.evaluate(() => window.seen.now.decision.ticket);
  const titles = [];
  for (let count = 0; (await strip(page).count()) > 0; count += 1) {
    assert.ok(count < 9, "the explanations do not end");
    titles.push(await title(page));
    await page.keyboard.press("n");
  }
  assert.equal(titles.length, 4);
  assert.equal(new Set(titles).size, 4);
  assert.equal(await page.evaluate(() => window.seen.now.decision.ticket), ticket, "nothing was chosen by reading");

  await page.reload();
  await nextDecision(page);
  await page.waitForLoadState("networkidle");
  assert.equal(await strip(page).count(), 0, "what was read does not come again");

  await playToEnd(page, { stop: (decision) => decision.step !== "choose-orders" });
  await strip(page).waitFor();
  await strip(page)
    .getByRole("button", { name: /^Rule DL-/ })
    .click();
  await page.locator("aside details[open] .cited").waitFor();
  await page.keyboard.press("Escape");
  await strip(page).getByRole("button", { name: "No explanations" }).click();
  await strip(page).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "on", exact: true }).click();
  await page.keyboard.press("Escape");
  await playToEnd(page, { pick: anyOption(dice(3)), stop: (decision) => decision.step === "take-back" });
  await strip(page).waitFor();
  await page.context().close();
  house.checkQuiet();
});

test("a whole first game on a phone, in German: every kind of explanation came, nothing was out of sight", async () => {
  const page = await firstGame({ lang: "de", screen: PHONE });
  await playToEnd(page, {
    pick: anyOption(dice(21)),
    look: (_, count) => (count % 8 === 0 ? checkFits(page) : null),
  });
  const expected = [
    "welcome",
    "orders",
    "fields",
    "dig",
    "evil",
    "payday",
    "taxes",
    "heroes",
    "combat",
    "card",
    "battle",
    "fatigue",
    "combat-end",
    "second-year",
    "scoring",
  ];
  await page.keyboard.press("Escape"); // the end screen
  for (let count = 0; count < 60 && (await strip(page).count()) > 0; count += 1) await page.keyboard.press("n"); // those that nobody read yet wait
  const seen = await remembered(page);
  assert.equal(new Set(seen).size, seen.length);
  assert.deepEqual(
    expected.filter((id) => !seen.includes(id)),
    [],
  );
  await page.context().close();
  house.checkQuiet();
});

test("other tables are not explained unless one wishes it", async () => {
  const page = await house.person();
  await openHome(page);
  await page.goto(await madeTable(page, wish));
  await nextDecision(page);
  await page.waitForLoadState("networkidle");
  assert.equal(await strip(page).count(), 0);
  await page.context().close();
  house.checkQuiet();
});

const why = (page) => page.getByRole("region", { name: "Not possible" });

test("what is forbidden says why, with its rule, to pointer, tap and focus", async () => {
  const page = await house.person();
  await openHome(page);
  await page.goto(await tableAsking(page, "dig"));
  const { forbidden } = await nextDecision(page);
  const [no] = forbidden;
  const cell = page.locator(`[data-target="${no.targets[0]}"]`);
  await cell.hover();
  await why(page).getByText(no.rules[0]).waitFor();
  await why(page)
    .getByRole("button", { name: `Rule ${no.rules[0]}` })
    .click();
  await page.locator("aside .cited").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await why(page).waitFor({ state: "detached" });
  await cell.focus();
  await why(page).waitFor();
  assert.match(await cell.textContent(), new RegExp(no.rules[0]));
  await cell.press("Enter");
  assert.equal(await page.evaluate(() => window.seen.now.decision.step), "dig", "nothing happens");
  await page.locator("details summary", { hasText: "not possible now" }).click();
  await page.locator("details li").first().waitFor();
  await page.context().close();
  house.checkQuiet();
});

test("a locked order says why to a tap on a phone", async () => {
  const page = await house.person({ screen: PHONE });
  await openHome(page);
  await page.goto(await madeTable(page, { ...wish, options: { version: "first_game" } }));
  await nextDecision(page);
  await page.waitForLoadState("networkidle"); // what is still fetched moves what is to be tapped
  await page.locator(".hand .off .no").first().tap({ force: true });
  await why(page).getByText("locked in this round").waitFor();
  await checkFits(page);
  await page.context().close();
  house.checkQuiet();
});
