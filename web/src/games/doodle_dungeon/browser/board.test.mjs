/** The pencil in the hand: formations and the hero's path by mouse, finger and keys; what is refused says why. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse } from "../../../../browser/browser.mjs";
import { nextDecision } from "../../../../browser/player.mjs";
import { tableBuilding, tableDrawing } from "./dealt.mjs";
import { built, drawnPath, hover, pathOf, press, pull, spot, stroke } from "./drawing.mjs";

const house = useHouse();

async function at(tableOf, how = {}) {
  const page = await house.person(how);
  await page.goto(await tableOf(page));
  const decision = await nextDecision(page);
  await page.waitForLoadState("networkidle");
  return { page, decision };
}

const done = async (page) => {
  await page.context().close();
  house.checkQuiet();
};

const EARLY = 0; // the first formation of the match: nearly everything is possible
const walls = (page) => tableBuilding(page, "walls", EARLY);
const slip = (page) => page.locator(".layer .slip");

test("a formation follows the mouse, says why not, turns by the wheel, and is drawn by a click", async () => {
  const { page, decision } = await at(walls);
  await hover(page, "A1");
  await slip(page).waitFor();
  assert.match(await slip(page).textContent(), /Not here\..*DD-04[58]/s);
  await press(page, "A1");
  assert.deepEqual((await nextDecision(page)).ticket, decision.ticket, "a refused place draws nothing");
  await hover(page, "D5");
  await slip(page).waitFor({ state: "detached" });
  const before = await page.locator(".lies").textContent();
  await page.mouse.wheel(0, 100);
  await page.waitForFunction((before) => document.querySelector(".lies").textContent !== before, before);
  await press(page, "D5");
  await page.waitForFunction((ticket) => window.seen.now.decision?.ticket !== ticket, decision.ticket);
  const [text] = await built(page);
  assert.match(text, /^walls [1-7]@/, "it was turned");
  await done(page);
});

test("by keys alone: arrows carry it, R turns, F mirrors, Enter draws, Backspace takes back", async () => {
  const { page, decision } = await at(walls);
  await page.waitForFunction(() => document.activeElement?.matches(".layer"));
  for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowUp");
  await slip(page).waitFor();
  assert.match(await page.locator("#dd-piece-words").textContent(), /DD-045/, "it is said aloud, too");
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("r");
  await page.keyboard.press("f");
  await page.keyboard.press("n");
  await slip(page).waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await page.waitForFunction((ticket) => window.seen.now.decision?.ticket !== ticket, decision.ticket);
  assert.match((await built(page))[0], /^walls /);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.waitForFunction(() => window.seen.now.view.building.built.length === 0);
  await done(page);
});

test("by a finger on a phone: it floats, is turned and mirrored by buttons, and the button draws", async () => {
  const { page, decision } = await at(walls, { screen: PHONE, lang: "de" });
  await stroke(page, ["E3", "E4", "F5", "G6"]);
  assert.deepEqual((await nextDecision(page)).ticket, decision.ticket, "lifting the finger is no choice");
  await page.getByRole("button", { name: "Drehen" }).tap();
  await page.getByRole("button", { name: "Spiegeln" }).tap();
  await page.getByRole("button", { name: "Nächster Platz" }).tap();
  await page.getByRole("button", { name: "Hier zeichnen" }).tap();
  await page.waitForFunction((ticket) => window.seen.now.decision?.ticket !== ticket, decision.ticket);
  assert.match((await built(page))[0], /^walls /);
  await done(page);
});

test("R turns while the mouse holds it, C covers the treasures, Shift and a digit enlarge another sheet", async () => {
  const { page } = await at((page) => tableBuilding(page, "walls"));
  await hover(page, "D5");
  await page.evaluate(() => document.activeElement.blur());
  const before = await page.locator(".lies").textContent();
  await page.keyboard.press("r");
  await page.waitForFunction((before) => document.querySelector(".lies").textContent !== before, before);
  assert.ok((await page.locator(".ink-chest-ring").count()) > 0, "there are treasures");
  await page.keyboard.press("c");
  await page.locator(".ink-chest-ring").first().waitFor({ state: "detached" });
  const name = await page.locator(".squared h2").textContent();
  await page.keyboard.press("Shift+Digit1");
  await page.waitForFunction((name) => document.querySelector(".squared h2").textContent !== name, name);
  await page.keyboard.press("Shift+Digit1");
  await page.waitForFunction((name) => document.querySelector(".squared h2").textContent === name, name);
  await done(page);
});

test("a trap or a monster is drawn by a press; where it cannot stand the rule is said", async () => {
  const { page, decision } = await at((page) => tableBuilding(page, "draw"));
  const { rules, args } = await page.evaluate(() => window.seen.now.decision.forbidden[0]);
  const no = page.locator(`.squared [data-target="cell/${args.cell}"]`);
  assert.match(await no.textContent(), new RegExp(rules[0]));
  await press(page, args.cell);
  await page.getByRole("region", { name: "Not possible" }).waitFor();
  await page.locator(`.squared [data-target="cell/${decision.options[0].args.cell}"]`).click();
  await page.waitForFunction((ticket) => window.seen.now.decision?.ticket !== ticket, decision.ticket);
  await done(page);
});

/** The first cells of a walk as the options offer them: each step to a cell that is new. */
async function walkOn(page, count) {
  const path = await drawnPath(page);
  for (let step = 0; step < count; step += 1) {
    const { options, ticket } = await nextDecision(page);
    const next = options.find(({ args }) => !path.includes(args.cell));
    await press(page, next.args.cell);
    path.push(next.args.cell);
    await nextDecision(page, ticket);
  }
  return path;
}

test("the path by mouse: steps, a pull back over them as real steps, erasing, the shortest walk out", async () => {
  const { page } = await at(tableDrawing);
  const path = await walkOn(page, 6);
  assert.deepEqual(await drawnPath(page), path);
  await page.keyboard.press("Backspace");
  await pathOf(page, 5);
  await hover(page, path[2]);
  await page.mouse.down();
  await pathOf(page, 3); // a long press erases to there
  await page.mouse.up();
  await page.getByRole("button", { name: "All of it" }).click();
  await pathOf(page, 0);
  await pull(page, path.slice(0, 4));
  await pathOf(page, 4);
  assert.deepEqual(await drawnPath(page), path.slice(0, 4));
  const { x, y } = await spot(page, "H10");
  await page.mouse.dblclick(x, y);
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("button", { name: "Hand in the sheet" }).click();
  await page.waitForFunction(() => window.seen.now.view.phase === "defend");
  await done(page);
});

test("what is no step is explained by its rule, and nothing is drawn", async () => {
  const { page } = await at(tableDrawing);
  await walkOn(page, 3);
  const no = await page.evaluate(() => window.seen.now.decision.forbidden[0]);
  const { ticket } = await nextDecision(page);
  await press(page, no.args.cell);
  const said = page.getByRole("region", { name: "Not possible" });
  await said.waitFor();
  assert.match(await said.textContent(), new RegExp(no.rules[0]));
  assert.equal((await nextDecision(page)).ticket, ticket);
  await done(page);
});

test("the path by a finger on a phone, pulled cell by cell", async () => {
  const { page } = await at(tableDrawing, { screen: PHONE });
  const { options } = await nextDecision(page);
  assert.equal(options[0].args.cell, "A1");
  await stroke(page, ["A1", "A1"]);
  await pathOf(page, 1);
  const path = ["A1"];
  for (let step = 0; step < 4; step += 1) {
    const decision = await nextDecision(page);
    const next = decision.options.find(({ args }) => !path.includes(args.cell)).args.cell;
    await stroke(page, [path.at(-1), next]);
    path.push(next);
    await pathOf(page, path.length);
  }
  assert.deepEqual(await drawnPath(page), path);
  await done(page);
});

test("the path by arrow keys alone", async () => {
  const { page } = await at(tableDrawing);
  const KEYS = { up: "ArrowUp", right: "ArrowRight", down: "ArrowDown", left: "ArrowLeft" };
  let { ticket } = await nextDecision(page);
  const path = [];
  for (let step = 0; step < 8; step += 1) {
    const decision = await nextDecision(page);
    const next = decision.options.find(({ args }) => !path.includes(args.cell));
    await page.keyboard.press(KEYS[next.args.way]);
    path.push(next.args.cell);
    ({ ticket } = await nextDecision(page, decision.ticket));
  }
  assert.deepEqual(await drawnPath(page), path);
  await page.keyboard.press("Backspace");
  await pathOf(page, 7);
  assert.ok(ticket > 0);
  await done(page);
});
