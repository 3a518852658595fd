/** The perfect turn: the list, the goal in sight, hints and solution, links, the editor; no accessibility violation on the way. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { auditor } from "../../../../browser/audit.mjs";
import { PHONE, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkFits } from "../../../../browser/checks.mjs";
import { press } from "../../../../browser/keys.mjs";
import { nextDecision } from "../../../../browser/player.mjs";

const house = useHouse();
const STORED = JSON.parse(
  readFileSync(
    new URL("../../../../../src/undercroft/games/dungeon_twister_puzzles/content/puzzles.json", import.meta.url),
    "utf8",
  ),
).puzzles;

const ROOMS = "rooms+1cw+2ccw+3cw+4cw+~+1ccw+2cw+3ccw+4ccw";
/** The Goblin is one step from the way out (DT-114). */
const STEP = `position/2/game+2/${ROOMS}/turn+9+blue+card=2+ap=1/blue+goblin+19,0;troll+5,3;combat+0+2/orange+warrior+8,3`;
/** Room 4 has to be turned twice before the Goblin gets out. */
const TURNS = `position/2/game+2/${ROOMS}/turn+9+blue+card=4/blue+thief+17,1;goblin+16,3;troll+12,3/orange+warrior+13,0;wizard+8,4;cleric+15,8`;

const place = (decision, text) => {
  const at = decision.options.findIndex((option) => option.text === text);
  assert.ok(at >= 0, `'${text}' is not among ${decision.options.map((option) => option.text).join(", ")}`);
  return at;
};

async function sitDown(page, path, button = "Play this puzzle") {
  await page.goto(`/turns/${path}`);
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(".opts .opt").first().waitFor(); // keys are heard from now on
  return nextDecision(page);
}

const dialog = (page) => page.locator("dialog[open]");

/** Until the end screen has this title. */
async function waitForEnd(page, title) {
  await dialog(page).locator("h2").getByText(title, { exact: true }).waitFor();
}

test("a puzzle is solved by clicks on the board, and the browser remembers it", async () => {
  const page = await house.person();
  await sitDown(page, STEP);
  await page.locator(".coach").getByText("Score 2 in this turn").waitFor();
  await page.locator(".race").getByText("Score 2 in this turn: 0 of 2 points").waitFor();
  await page.locator('[data-target="token/blue-goblin"]').click();
  await page.locator('[data-target="walk/20,0"]').click();
  await waitForEnd(page, "Solved!");
  await dialog(page).getByText("All 2 points are scored").waitFor();
  await page.keyboard.press("Enter"); // focus is on the next puzzle
  await page
    .locator(".coach h2")
    .getByText(/^Puzzle \d+$/)
    .waitFor();
  await page.goto(`/turns/${STEP}`);
  await page.locator("#main").getByText("Solved", { exact: true }).waitFor();
  await page.context().close();
  house.checkQuiet();
});

test("a puzzle is solved by keys alone, from the page to the end", async () => {
  const page = await house.person();
  await page.goto(`/turns/${STEP}`);
  await page.locator("#pz-shared").waitFor();
  await press(page, /^button Play this puzzle$/);
  await page.waitForURL(/\/table\//);
  await page.locator(".opts .opt").first().waitFor();
  const first = await nextDecision(page);
  await page.keyboard.press(String(place(first, "move blue-goblin") + 1));
  const second = await nextDecision(page, first.ticket);
  await page.keyboard.press(String(place(second, "step east") + 1));
  await waitForEnd(page, "Solved!");
  await page.context().close();
  house.checkQuiet();
});

test("hints come in three stages, the solution step by step, and what was shown does not count", async () => {
  const page = await house.person();
  await sitDown(page, TURNS);
  const hints = page.locator(".hints li");
  await page.getByRole("button", { name: "Hint 1 of 3" }).waitFor();
  await page.keyboard.press("h");
  await hints.nth(0).waitFor();
  assert.match(await hints.nth(0).textContent(), /4 actions are needed.*Thief/);
  await page.getByRole("button", { name: "Hint 2 of 3" }).click();
  await hints.nth(1).waitFor();
  assert.match(await hints.nth(1).textContent(), /Next: Violet Thief/);
  await page.getByRole("button", { name: "Hint 3 of 3" }).click();
  await hints.nth(2).waitFor();
  assert.ok(await page.getByRole("button", { name: "Hint 3 of 3" }).isDisabled());
  assert.equal(await page.locator(".solution").count(), 0, "nobody asked for the solution yet");
  await page.getByRole("button", { name: "Show the solution" }).click();
  for (const left of ["4 steps to the goal", "3 steps to the goal", "2 steps to the goal", "One step to the goal"]) {
    await page.locator(".solution").getByText(left).waitFor();
    assert.equal(await page.locator(".solution li").count(), 1, "only the next step is told");
    await page.getByRole("button", { name: "Play this step" }).click();
  }
  await waitForEnd(page, "As the solution shows");
  await page.goto(`/turns/${TURNS}`);
  await page.locator("#main").getByText("Not yet", { exact: true }).waitFor();
  await page.context().close();
  house.checkQuiet();
});

test("a mistake is told at once and can be taken back, even a turn of a room", async () => {
  const page = await house.person();
  const first = await sitDown(page, TURNS);
  await page.keyboard.press(String(place(first, "move blue-troll") + 1));
  await page.locator(".feedback.mistake").getByText("From here it cannot be solved any more").waitFor();
  await page.locator(".feedback").getByRole("button", { name: "Take back" }).click();
  await page.locator(".feedback").getByText("Now it can be solved again").waitFor();
  await page.getByRole("button", { name: "Show the solution" }).click();
  for (const left of [4, 3]) {
    await page.locator(".solution").getByText(`${left} steps to the goal`).waitFor();
    await page.getByRole("button", { name: "Play this step" }).click();
  }
  await page.locator(".solution").getByText("2 steps to the goal").waitFor();
  await page.getByRole("button", { name: "Undo" }).click(); // the room has turned
  await page.locator(".solution").getByText("3 steps to the goal").waitFor();
  await page.context().close();
  house.checkQuiet();
});

test("whoever ends the turn is asked, has not solved it, and tries again", async () => {
  const page = await house.person();
  await sitDown(page, STEP);
  await page.keyboard.press("t");
  await page.getByText("End this try?").waitFor();
  await page.getByRole("button", { name: "End the turn" }).last().click();
  await waitForEnd(page, "Not yet");
  await dialog(page).getByText("0 of 2 points scored").waitFor();
  const before = page.url();
  await page.keyboard.press("Enter"); // focus is on trying again
  await page.waitForURL((url) => url.href !== before);
  await page.locator('[data-target="token/blue-goblin"]').waitFor();
  await page.context().close();
  house.checkQuiet();
});

test("the list shows every puzzle with its picture and goal; that of the day is the same for all", async () => {
  const [mira, otto] = [await house.person(), await house.person({ lang: "de", screen: PHONE })];
  await mira.goto("/turns");
  await mira.locator(".paper b").first().waitFor();
  assert.equal(await mira.locator("ol .paper").count(), STORED.length);
  await mira.locator("ol .paper .dungeon").first().waitFor({ state: "attached" });
  await mira.getByText(`0 of ${STORED.length} solved`).waitFor();
  for (const [sort, goal] of [
    ["Win", "win"],
    ["Score points", "score"],
  ]) {
    await mira.getByRole("button", { name: sort, exact: true }).click();
    const wanted = STORED.filter((each) => each.goal === goal);
    assert.equal(await mira.locator("ol .paper").count(), wanted.length);
    await mira.locator("h2 small").first().getByText("0 of ").waitFor();
  }
  const link = await mira.getByLabel("Link to this puzzle").first().inputValue();
  await mira.getByRole("button", { name: /^Play.*Puzzle of the day$/ }).click();
  await nextDecision(mira);
  await otto.goto(link);
  assert.ok(await otto.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it scrolls sideways");
  await otto.getByRole("button", { name: "Dieses Rätsel spielen" }).tap();
  await nextDecision(otto);
  const drawn = (page) => page.evaluate(() => window.seen.now.view.puzzle.id);
  assert.equal(await drawn(otto), await drawn(mira));
  await checkFits(otto);
  for (const page of [mira, otto]) await page.context().close();
  house.checkQuiet();
});

test("what is solved is counted, and left out where only the others are wanted", async () => {
  const page = await house.person({ screen: PHONE });
  await page.addInitScript(
    (ids) => {
      localStorage.setItem("undercroft.turns", JSON.stringify(Object.fromEntries(ids.map((id) => [id, id !== "P02"]))));
    },
    ["P01", "P02", "P03"],
  );
  await page.goto("/turns");
  await page.getByText(`2 of ${STORED.length} solved`).waitFor();
  const easy = STORED.filter((each) => each.difficulty === "easy");
  await page.locator("#pz-easy").getByText(`2 of ${easy.length} solved`).waitFor();
  assert.equal(await page.locator(".paper .solved").count(), 2);
  assert.match(await page.locator(".paper.next b").textContent(), /Puzzle 2/);
  await page.getByRole("button", { name: "Unsolved", exact: true }).tap();
  assert.equal(await page.locator("ol .paper").count(), STORED.length - 2);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it scrolls sideways");
  await page.context().close();
  house.checkQuiet();
});

test("with all of them solved none is left to be shown", async () => {
  const page = await house.person();
  await page.addInitScript(
    (ids) => {
      localStorage.setItem("undercroft.turns", JSON.stringify(Object.fromEntries(ids.map((id) => [id, true]))));
    },
    STORED.map(({ id }) => id),
  );
  await page.goto("/turns");
  await page.getByText(`${STORED.length} of ${STORED.length} solved`).waitFor();
  await page.getByRole("button", { name: "Unsolved", exact: true }).click();
  await page.getByText("You have solved all of these.").waitFor();
  assert.equal(await page.locator("ol .paper").count(), 0);
  await page.context().close();
  house.checkQuiet();
});

test("a bad link says so in a sentence", async () => {
  const page = await house.person();
  for (const path of ["P999", "brutal/7", "position/9/game+2", "position/win/", "editor/nonsense"]) {
    await page.goto(`/turns/${path}`);
    await page.getByRole("alert").getByText("There is no puzzle at this address").waitFor();
  }
  await page.goto(`/turns/${STEP.replace("goblin+19,0", "goblin+4,0")}`);
  await page.getByRole("button", { name: "Play this puzzle" }).click();
  await page
    .getByRole("alert")
    .getByText("'blue-goblin' cannot be on the pit 4,0 without a Rope. [DT-R96, DT-272]")
    .waitFor();
  assert.match(page.url(), /\/turns\/position/);
  await page.context().close();
  house.problems = house.problems.filter((text) => !/40[04] \(/.test(text)); // the browser notes what was refused
  house.checkQuiet();
});

const text = (page) => page.locator("textarea").inputValue();

test("a position is made on the board by clicks, played, and handed on as a link", async () => {
  const [mira, otto] = [await house.person(), await house.person({ lang: "de", screen: PHONE })];
  await mira.goto("/turns/editor");
  await mira.getByRole("button", { name: "Take Sword (blue)", exact: true }).click();
  await mira.locator('[data-place="square/12,3"]').click();
  assert.match(await text(mira), /troll 12,3; sword 12,3/);
  await mira.getByRole("button", { name: "Troll (blue): wounded" }).click();
  assert.match(await text(mira), /troll 12,3 wounded/);
  await mira.locator('[data-place="square/0,0"]').click();
  await mira.getByRole("button", { name: "Turn to the right" }).click();
  assert.match(await text(mira), /rooms 1cw@1 /);
  await mira.getByRole("button", { name: "Take Cleric (orange), 15,8" }).click();
  await mira.getByRole("button", { name: "Killed" }).click();
  assert.match(await text(mira), /cleric dead blue/);
  await mira.locator('[data-place="square/1,1"]').click();
  await mira.getByText("Cards and points of blue").click();
  await mira.getByRole("button", { name: "Combat card +6" }).click();
  assert.match(await text(mira), /combat 0 1 2 2 3 3 4 5$/m);
  const link = await mira.getByLabel("Link to this position").inputValue();
  await mira.getByRole("button", { name: "Try it" }).click();
  await nextDecision(mira);
  const laid = (page) =>
    page.evaluate(() => {
      const { tokens, rooms, players, puzzle } = window.seen.now.view;
      return { tokens, rooms, players, puzzle };
    });
  const seen = await laid(mira);
  assert.equal(seen.rooms[0].turned, 1);
  assert.deepEqual(seen.players[0].combat_hand, [0, 1, 2, 2, 3, 3, 4, 5]);
  assert.deepEqual(seen.players[0].fates, [{ owner: 1, kind: "cleric", how: "killed", points: 1 }]);
  assert.ok(seen.tokens.find(({ id }) => id === "blue-troll").wounded);
  await otto.goto(link);
  await otto.getByRole("button", { name: "Dieses Rätsel spielen" }).tap();
  await nextDecision(otto);
  assert.deepEqual(await laid(otto), seen);
  for (const page of [mira, otto]) await page.context().close();
  house.checkQuiet();
});

test("a position is made by keys alone: a token is taken, arrows go to its square, Enter puts it", async () => {
  const page = await house.person();
  await page.goto("/turns/editor");
  await page.locator('[data-place="square/12,3"]').click();
  await page.getByRole("button", { name: "Take Rope (blue)", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.dataset.place === "square/12,3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  assert.match(await text(page), /rope 13,2/);
  await page.getByRole("button", { name: "Take Treasure (blue)", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter"); // looks at the square, and puts nothing
  assert.doesNotMatch(await text(page), /treasure/);
  await page.context().close();
  house.checkQuiet();
});

test("text and board are one: what is pasted is drawn, what is wrong the server says", async () => {
  const page = await house.person();
  await page.goto("/turns/editor");
  const field = page.locator("textarea");
  await field.fill(
    "game 2\nrooms 1cw ? 3cw 4cw | 1ccw 2cw 3ccw 4ccw\nturn 9 blue card=2\nblue goblin 19,0\nface-down 1,0 orange-rope",
  );
  await page.getByRole("button", { name: "Face-down room in column 2, row 1: Rope (orange)" }).click();
  await page.getByRole("button", { name: "Try it" }).click();
  await page
    .getByRole("alert")
    .getByText(/all rooms lie face up/)
    .waitFor();
  await page.getByLabel("Room in column 2, row 1", { exact: true }).selectOption("2ccw");
  assert.match(await text(page), /rooms 1cw 2ccw 3cw/);
  await page.getByRole("button", { name: "Rope (orange): back into the box" }).click();
  assert.doesNotMatch(await text(page), /face-down/);
  await field.fill((await text(page)).replace("blue goblin 19,0", "blue goblin 19,0; dragon 1,1"));
  await page.getByRole("button", { name: "Try it" }).click();
  await page
    .getByRole("alert")
    .getByText(/blue-dragon/)
    .waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  assert.doesNotMatch(await text(page), /dragon/);
  await page.getByRole("button", { name: "Try it" }).click();
  await nextDecision(page);
  await page.context().close();
  house.problems = house.problems.filter((text) => !/400 \(Bad Request\)/.test(text)); // the browser notes what was refused
  house.checkQuiet();
});

test("a position is saved as a scenario file", async () => {
  const page = await house.person();
  await page.goto("/turns/editor");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a scenario file" }).click();
  const file = readFileSync(await (await saved).path(), "utf8");
  assert.match(file, /game = "dungeon_twister"[\s\S]*"blue-thief 17,1",[\s\S]*\[\[step\]\]/);
  await page.context().close();
  house.checkQuiet();
});

test("on a phone a token is put by two taps", async () => {
  const page = await house.person({ screen: PHONE });
  await page.goto("/turns/editor");
  await page.locator('[data-place="square/12,3"]').evaluate((spot) => spot.click());
  await page.getByRole("button", { name: "Take Armor (blue)", exact: true }).tap();
  await page.locator('[data-place="square/13,3"]').tap();
  assert.match(await text(page), /armor 13,3/);
  const box = await page.locator('[data-place="square/13,3"]').boundingBox();
  assert.ok(box.width >= 44, `a square is ${box.width} wide`);
  await page.context().close();
  house.checkQuiet();
});

const visit = auditor(house, [WIDE, PHONE]);

visit("no violation on the page of puzzles", "/turns", (page) => page.locator(".paper").first().waitFor());
visit("no violation behind a link", `/turns/${STEP}`, (page) => page.locator("#pz-shared").waitFor());
visit("no violation in the editor", "/turns/editor", async (page) => {
  await page.getByRole("button", { name: "Take Sword (blue)", exact: true }).click();
  await page.locator('[data-place="square/12,3"]').evaluate((spot) => spot.click());
  await page.getByRole("button", { name: "Take Armor (blue)", exact: true }).click();
  for (const fold of ["The game", "Cards and points of blue"]) await page.getByText(fold, { exact: true }).click();
});

/** A table in the middle of a puzzle. */
async function atTable(page) {
  await sitDown(page, TURNS);
  return page.url();
}

visit("no violation with hints and the solution in sight", atTable, async (page) => {
  await page.getByRole("button", { name: "Hint 1 of 3" }).waitFor();
  await page.keyboard.press("h");
  await page.locator(".hints li").waitFor();
  await page.getByRole("button", { name: "Show the solution" }).click();
  await page.locator(".solution").waitFor();
});
visit("no violation at the end of a puzzle", atTable, async (page) => {
  await page.locator(".opts .opt").first().waitFor();
  await page.keyboard.press("t");
  await page.getByText("End this try?").waitFor();
  await page.getByRole("button", { name: "End the turn" }).last().click();
  await dialog(page).waitFor();
});
