/** The things around the game: language, theme, reload, undo, rules, replay, playing on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "./browser.mjs";
import { anyOption, click, dice, madeTable, nextDecision, openHome, playNow, playToEnd } from "./player.mjs";

const house = useHouse();

/** A person at a table of his own, before his first answer. */
async function atTable() {
  const page = await house.person();
  await openHome(page);
  await page.goto(await madeTable(page));
  return { page, decision: await nextDecision(page) };
}

async function finish(page) {
  await page.context().close();
  house.checkQuiet();
}

const question = (page) => page.locator("#question").textContent();
const lastMove = async (page) => Number(await page.locator("input[type=range]").getAttribute("max"));
const answered = (page, decision, pick = anyOption(dice(1))) => click(page, pick(decision)).then(() => nextDecision(page, decision.ticket));

test("play now: two clicks to the first question", async () => {
  const page = await house.person();
  await playNow(page);
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
  await page.getByRole("button", { name: "DE", exact: true }).click();
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
  const ground = () => page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor]);
  const [, dark] = await ground();
  await page.getByRole("button", { name: "Switch to daylight" }).click();
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

/** Plays until the last answer can be taken back; returns the question before it and the one after it. */
async function untilUndo(page) {
  let before = null;
  let now = null;
  const look = async (decision) => void (before = decision);
  const stop = (decision) => decision.canUndo && (now = decision) !== null;
  await playToEnd(page, { look, stop });
  assert.ok(now, "in a whole game nothing could be taken back");
  return { before, now };
}

test("undo takes the last answer back", async () => {
  const { page } = await atTable();
  const undo = page.getByRole("button", { name: "Undo" });
  assert.ok(await undo.isDisabled(), "nothing to take back yet");
  const { before, now } = await untilUndo(page);
  await undo.click();
  const again = await nextDecision(page, now.ticket);
  assert.equal(again.step, before.step);
  assert.deepEqual(again.options, before.options);
  await finish(page);
});

test("the rules drawer opens at the cited rule", async () => {
  const { page, decision } = await atTable();
  const [rule] = decision.rules;
  await page.getByRole("button", { name: `Rule ${rule}` }).first().click();
  const drawer = page.locator("aside");
  await drawer.getByRole("heading", { name: new RegExp(rule) }).waitFor();
  assert.equal(await drawer.locator("details[open]").count(), 1);
  const cited = drawer.locator(".cited");
  assert.match(await cited.textContent(), new RegExp(rule));
  const { y, height } = await cited.boundingBox();
  assert.ok(y >= 0 && y + height <= 900, "the cited passage is in sight");
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await finish(page);
});

test("the replay's slider goes back, and playing on from there starts a new table", async () => {
  const { page } = await atTable();
  await playToEnd(page);
  await page.locator("dialog[open]").getByRole("link", { name: "Replay" }).click();
  await page.waitForURL(/\/replay\//);
  const moves = await lastMove(page);
  assert.ok(moves > 10);
  if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
  await page.locator("input[type=range]").fill("6");
  await page.getByText(`Move 6 of ${moves}`).waitFor();
  await page.getByRole("button", { name: "One move back" }).click();
  await page.getByText(`Move 5 of ${moves}`).waitFor();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator("dialog[open] input[value=easy]").check();
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  await page.waitForURL(/\/table\//);
  const decision = await nextDecision(page);
  await answered(page, decision);
  await finish(page);
});
