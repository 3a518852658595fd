/** What somebody hears who sees nothing: names, descriptions, live regions, and where focus is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { askedIn } from "../../../../browser/asked.mjs";
import { useHouse } from "../../../../browser/browser.mjs";
import { firstGame, note } from "../../../../browser/guide.mjs";
import { focused, focusedOption, heard } from "../../../../browser/keys.mjs";
import { nextDecision } from "../../../../browser/player.mjs";
import { tableAsking } from "./play.mjs";

const house = useHouse();
const { asked, finish } = askedIn(house, tableAsking);
const LETTERS = /(\p{L}[\p{L} ]+ [A-E](, )?){5}/u;

test("a target is described by the letters of its card, and so is the choice in the list", async () => {
  const { page, decision } = await asked("hire");
  const { targets } = decision.options[0];
  const [target] = await heard(page, `button[data-target="${targets[0]}"]`);
  assert.match(target.name, /(blue|yellow|red|green|neutral) \d+\)/, "a sign is read as a word");
  assert.match(target.description, LETTERS);
  const [option] = await heard(page, ".opt");
  assert.match(option.description, LETTERS);
  await finish(page);
});

test("with focus on the first choice the question and its facts are heard, also the second time", async () => {
  const { page, decision } = await asked("hire");
  for (let time = 0; time < 2; time += 1) {
    assert.equal(await focusedOption(page), 0);
    const group = (await heard(page, ".opt")).find(({ role }) => role === "group");
    assert.match(group.name, /Whom do you hire/);
    assert.match(group.description, /You can spend \d+ gold/);
    await page.evaluate(() => (document.querySelector(".opt").dataset.old = "1"));
    if (time > 0) break;
    await page.keyboard.press("1");
    const { ticket } = await nextDecision(page, decision.ticket);
    await page.keyboard.press("u");
    await page.locator("dialog[open]").getByRole("button", { name: "Take back" }).press("Enter");
    await nextDecision(page, ticket);
    assert.equal(await page.locator(".opt[data-old]").count(), 0, "focus moves to a list that is new");
  }
  await finish(page);
});

/** The time that the page measures stands still, until `stopped` is null; its clocks go on. */
const stopTime = (page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    window.stopped = now();
    performance.now = () => window.stopped ?? now();
  });

test("focus goes to the note, a second Enter answers nothing, and each scene waits for who wants it", async () => {
  const page = await house.person({ speed: 1 });
  await page.addInitScript(() => localStorage.setItem("undercroft.waits", "on"));
  await firstGame(page, "Dungeonville");
  await page.locator("main.tbl").waitFor();
  for (let count = 0; count < 20 && (await note(page).count()) === 0; count += 1) {
    await page.keyboard.press("n"); // where others begin their scenes wait already
    await page.waitForTimeout(150);
  }
  await page.waitForFunction(() => document.activeElement.matches("[data-note] [data-home]"));
  await stopTime(page); // however slow the machine is, the Enter below comes at once
  assert.match(await page.locator("[aria-live=polite]").first().textContent(), /Welcome/);
  for (let count = 0; count < 60 && (await page.locator(".opts").count()) === 0; count += 1) {
    await page.keyboard.press("n");
    await page.waitForTimeout(80);
  }
  await page.locator(".opts").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForTimeout(200);
  assert.equal(await page.locator(".opts").count(), 1, "one Enter too many");
  await page.evaluate(() => (window.stopped = null));
  await page.waitForTimeout(600);
  await page.keyboard.press("Enter");
  await page.locator("[data-note], #question:text('What happens')").first().waitFor();
  while ((await note(page).count()) > 0) await page.keyboard.press("n").then(() => page.waitForTimeout(80));
  const told = await page.locator(".log").getAttribute("data-told");
  await page.waitForTimeout(2500);
  assert.equal(await page.locator(".log").getAttribute("data-told"), told, "the scene waits");
  assert.doesNotMatch(await page.evaluate(focused), /^body/, "focus is on what is told");
  await page.context().close();
  house.checkQuiet();
});

test("the log is one stop of Tab, and its lines are walked by arrows", async () => {
  const { page, decision } = await asked("send");
  await page.keyboard.press("1");
  await nextDecision(page, decision.ticket);
  await page.locator(".log button").nth(2).waitFor();
  assert.ok((await page.locator(".log button").count()) > 2);
  assert.ok((await page.locator(".log button[tabindex='0']").count()) <= 2);
  await page.locator(".log button[tabindex='0']").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  assert.ok(await page.evaluate(() => document.activeElement.closest(".log li + li") !== null));
  await finish(page);
});
