/** The things around the game: language, theme, reload, undo, payment. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "../../../../browser/browser.mjs";
import { against, click, dice, madeTable, nextDecision, playNow, playToEnd } from "../../../../browser/player.mjs";
import { anyOption, GAME, tableAsking } from "./play.mjs";

const house = useHouse();

/** A person at a table of his own who is asked that kind of question; the position is the same in every run. */
async function atTable(step = "hire") {
  const page = await house.person();
  await page.goto(await tableAsking(page, step));
  return { page, decision: await nextDecision(page) };
}

async function finish(page) {
  await page.context().close();
  house.checkQuiet();
}

const question = (page) => page.locator("#question").textContent();
const answered = (page, decision, pick = anyOption(dice(1))) =>
  click(page, pick(decision)).then(() => nextDecision(page, decision.ticket));

test("play now: two clicks to the first question", async () => {
  const page = await house.person();
  await playNow(page, GAME);
  const decision = await nextDecision(page);
  assert.equal(decision.step, "hire");
  await finish(page);
});

test("an unknown address shows the dead end", async () => {
  const page = await house.person();
  const reply = await page.goto("/nowhere");
  assert.equal(reply.status(), 404);
  await page.getByRole("heading", { name: "A dead end" }).waitFor({ timeout: 5000 });
  house.problems.splice(0); // the browser itself complains of the status
  await finish(page);
});

test("the language changes in mid-game and is remembered", async () => {
  const { page } = await atTable();
  const english = await question(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.waitForFunction((before) => document.querySelector("#question")?.textContent !== before, english);
  await page.getByRole("button", { name: "Regeln" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.reload();
  await nextDecision(page);
  assert.notEqual(await question(page), english);
  await finish(page);
});

test("the theme changes and is remembered", async () => {
  const { page } = await atTable();
  const ground = () =>
    page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor]);
  const [, dark] = await ground();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "daylight" }).click();
  await page.keyboard.press("Escape");
  const [name, light] = await ground();
  assert.equal(name, "light");
  assert.notEqual(light, dark);
  await page.reload();
  await nextDecision(page);
  assert.deepEqual(await ground(), [name, light]);
  await finish(page);
});

test("a reload in mid-game resumes at the same question", async () => {
  const { page, decision } = await atTable();
  const next = await answered(page, decision);
  const texts = await page.locator(".opts .opt b").allTextContents();
  await page.reload();
  const again = await nextDecision(page);
  assert.deepEqual(again.options, next.options);
  assert.deepEqual(await page.locator(".opts .opt b").allTextContents(), texts);
  await finish(page);
});

test("undo takes the last answer back", async () => {
  const { page, decision } = await atTable("line-up");
  const undo = page.getByRole("button", { name: "Undo" });
  const next = await answered(page, decision, () => 0);
  assert.ok(next.canUndo);
  await undo.click();
  const again = await nextDecision(page, next.ticket);
  assert.equal(again.step, "line-up");
  assert.deepEqual(again.options, decision.options);
  await finish(page);
});

test("the payment tray suggests a payment without waste, and it can be changed", async () => {
  const { page } = await atTable("payment");
  const inTray = page.locator(".tray [data-coin]");
  const pay = page.locator(".tray .btn.primary");
  const sum = () => pay.textContent().then((text) => Number(/\d+/.exec(text)[0]));
  const price = await sum(); // waits for the tray, which is fetched when it is first needed; counting does not
  const count = await inTray.count();
  assert.ok(await pay.isEnabled());
  const wealth = await page.evaluate(() => window.seen.now.view.players[window.seen.you].wealth);
  await inTray.first().click();
  await page.waitForFunction((count) => document.querySelectorAll(".tray [data-coin]").length === count - 1, count);
  assert.ok(await pay.isDisabled(), "the rest does not cover the price");
  assert.match(
    await page.evaluate(() => document.activeElement?.closest("[data-coin]")?.dataset.coin ?? ""),
    /./,
    "focus stays on the card",
  );
  await page.locator(".cards [data-coin]").first().click();
  await pay.click();
  await page.waitForFunction(
    ({ wealth, price }) => window.seen.now.view.players[window.seen.you].wealth <= wealth - price,
    { wealth, price },
  );
  await finish(page);
});

/** Runs in the page: how many lines of the log are seen. */
function linesSeen() {
  const log = document.querySelector(".log");
  return log.clientHeight / Math.min(...[...log.querySelectorAll("li")].map((line) => line.clientHeight));
}

test("the log of a table of four shows at least five lines, whatever is asked", async () => {
  const page = await house.person();
  await page.goto(await madeTable(page, against(GAME, { players: 4 })));
  const seen = {};
  const look = async ({ step }) => {
    if ((await page.locator(".log li").count()) > 8) seen[step] ??= await page.evaluate(linesSeen);
  };
  await playToEnd(page, { pick: anyOption(dice(3)), look, stop: ({ view }) => view.round > 3 });
  assert.ok(Object.keys(seen).length > 2, JSON.stringify(seen));
  assert.deepEqual(
    Object.entries(seen).filter(([, lines]) => lines < 5),
    [],
  );
  await finish(page);
});
