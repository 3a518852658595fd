/** Learn to fight: the course from the home page, the coach, links to fights; no accessibility violation on the way. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { auditor } from "../../../../browser/audit.mjs";
import { PHONE, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkFits } from "../../../../browser/checks.mjs";
import { press } from "../../../../browser/keys.mjs";
import { nextDecision, openHome } from "../../../../browser/player.mjs";

const house = useHouse();
const T1 = ["lay rolling_stone", "send troll", "confirm", "attack troll/club", "send goblin", "confirm"]; // DL-605
const T2 = [
  "no-trap",
  "send witch",
  "ghosts 1",
  "confirm",
  "act ghost",
  "target y1_thief_4_1",
  "attack witch/great_spell",
  "lay poisoned_meal",
  "confirm",
]; // DL-606

const place = (decision, text) => {
  const at = decision.options.findIndex((option) => option.text === text);
  assert.ok(at >= 0, `'${text}' is not among ${decision.options.map((option) => option.text).join(", ")}`);
  return at;
};

/** Answers with these choices, one after the other. */
async function choose(page, choices, answer) {
  let last = -1;
  for (const choice of choices) {
    const decision = await nextDecision(page, last);
    assert.notEqual(decision, "over");
    await answer(page, place(decision, choice));
    last = decision.ticket;
  }
  return nextDecision(page, last);
}

const byDigit = (page, at) => page.keyboard.press(String(at + 1));
const byTap = (page, at) => page.locator(".opts .opt").nth(at).tap();

async function open(page, path) {
  await page.goto(path);
  await page.locator(".training").waitFor();
}

/** The page of a puzzle, and one click. */
async function sitDown(page, path, button = "Play this fight") {
  await open(page, `/training/${path}`);
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(/\/table\//);
}

const LOST = ["no tile", "one tile", "2 tiles"];

/** Until the coach says that so many tiles and supplies are the best possible. */
async function waitForBest(page, tiles, supplies) {
  const spent = supplies ? `${supplies} of food and gold` : "nothing";
  await page.locator(".best").getByText(`Best possible from here: ${LOST[tiles]} lost, ${spent} spent.`).waitFor();
}

test("a whole puzzle by keyboard alone, from the home page to the best possible end", async () => {
  const page = await house.person();
  await openHome(page);
  await press(page, /^a Learn to fight/);
  await page.waitForURL(/\/training$/);
  await page.getByText("0 of 5 solved").waitFor();
  await press(page, /^button Play: Training 1$/);
  await page.waitForURL(/\/table\//);
  await page.getByText("Two warriors lead").waitFor();
  await waitForBest(page, 1, 0);
  assert.equal(await choose(page, T1, byDigit), "over");
  const dialog = page.locator("dialog[open]");
  assert.equal(await dialog.locator("h2").textContent(), "Best possible!");
  assert.deepEqual(await dialog.locator("td.num").allTextContents(), ["1", "1", "0", "0", "2"]);
  await page.keyboard.press("Enter"); // focus is on the next fight
  await page.getByText("Two thieves see through traps").waitFor();
  await open(page, "/training");
  await page.getByText("1 of 5 solved").waitFor();
  await page.context().close();
  house.checkQuiet();
});

test("a hint comes in three stages, by key and by button; the solution with its proof", async () => {
  const page = await house.person();
  await sitDown(page, "T3");
  await nextDecision(page);
  const hints = page.locator(".hints li");
  await page.getByRole("button", { name: "Hint 1 of 3" }).waitFor(); // the coach comes a moment after the board
  await page.keyboard.press("h");
  await hints.nth(0).waitFor();
  assert.match(await hints.nth(0).textContent(), /^ *Round \d decides.*only one of \d choices is right\./);
  assert.doesNotMatch(await hints.nth(0).textContent(), /Ring/);
  await page.getByRole("button", { name: "Hint 2 of 3" }).click();
  await hints.nth(1).waitFor();
  assert.match(await hints.nth(1).textContent(), /Round 1: Cursed Ring.*Vampire.*Of 6 plans this is the only one/);
  await page.getByRole("button", { name: "Hint 3 of 3" }).click();
  await hints.nth(2).waitFor();
  assert.match(await hints.nth(2).textContent(), /Next: Trap: Cursed Ring.*anything else costs at least one more tile/);
  assert.ok(await page.getByRole("button", { name: "Hint 3 of 3" }).isDisabled());
  assert.equal(await page.locator(".solution").count(), 0, "nobody asked for the solution yet");
  await page.getByRole("button", { name: "Show the solution" }).click();
  const solution = page.locator(".solution");
  await solution.waitFor();
  assert.equal(await solution.locator("li").count(), 3);
  assert.match(await solution.textContent(), /all \d+ plans .*\d+ positions.*No plan does better/s);
  await page.context().close();
  house.checkQuiet();
});

test("a puzzle solved after its solution was shown says so, and does not count", async () => {
  const page = await house.person();
  await sitDown(page, "T1");
  await nextDecision(page);
  await page.getByRole("button", { name: "Show the solution" }).click();
  await page.locator(".solution").waitFor();
  await page.getByRole("button", { name: "Start again" }).click();
  await page.locator(".solution").waitFor({ state: "detached" });
  assert.equal(await choose(page, T1, byDigit), "over");
  assert.equal(await page.locator("dialog[open] h2").textContent(), "As the solution shows");
  await open(page, "/training");
  await page.getByText("0 of 5 solved").waitFor();
  await page.context().close();
  house.checkQuiet();
});

test("a mistake is told at once and can be taken back", async () => {
  const page = await house.person();
  await sitDown(page, "T2");
  await waitForBest(page, 1, 1);
  await choose(page, ["lay poisoned_meal"], byDigit);
  await page.getByText("That costs a tile.").waitFor();
  await waitForBest(page, 2, 1);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByText("Better again.").waitFor();
  await waitForBest(page, 1, 1);
  assert.equal(await choose(page, T2, byDigit), "over");
  await page.context().close();
  house.checkQuiet();
});

test("wasted supplies are told; at the end the puzzle begins again", async () => {
  const page = await house.person();
  await sitDown(page, "T1");
  await choose(page, ["lay rolling_stone", "send troll", "confirm", "attack troll/fed_club"], byDigit);
  await page.getByText(/^Supplies wasted/).waitFor();
  assert.equal(await choose(page, ["send goblin", "confirm"], byDigit), "over");
  assert.equal(await page.locator("dialog[open] h2").textContent(), "Well defended");
  const before = page.url();
  await page.getByRole("button", { name: "Again" }).click();
  await page.waitForURL((url) => url.href !== before);
  await waitForBest(page, 1, 0);
  await open(page, "/training/T1");
  await page.getByText("So far: one tile lost, 1 supplies spent").first().waitFor();
  await page.context().close();
  house.checkQuiet();
});

/** What of a view makes the fight. */
const fight = (page) =>
  page.evaluate(() => {
    const { puzzle, players } = window.seen.now.view;
    return { puzzle, queue: players[0].queue, lair: players[0].lair, traps: players[0].trap_cards };
  });

test("a link opens exactly that fight for anybody, within one click", async () => {
  const [mira, otto] = [await house.person(), await house.person()];
  await sitDown(mira, "easy/4711");
  await nextDecision(mira);
  await mira.goto("/training/easy/4711");
  const link = await mira.getByLabel("Link to this fight").first().inputValue();
  await otto.goto(link); // a browser that was never here
  await otto.getByRole("heading", { name: "New fight 4711, easy" }).waitFor();
  await otto.getByRole("button", { name: "Play this fight" }).click();
  await nextDecision(otto);
  await mira.goBack();
  await nextDecision(mira);
  assert.deepEqual(await fight(otto), await fight(mira));
  for (const page of [mira, otto]) await page.context().close();
  house.checkQuiet();
});

test("the fight of the day is there, and a broken link says so", async () => {
  const page = await house.person();
  await open(page, "/training/brutal/1");
  await page.getByText("There is no fight at this address").waitFor();
  await page.getByRole("button", { name: /: Fight of the day$/ }).click();
  await page.waitForURL(/\/table\//);
  await nextDecision(page);
  assert.match(await page.locator("#tr-coach").textContent(), /Fight of the day, /);
  assert.equal((await fight(page)).puzzle.difficulty, "medium");
  await page.context().close();
  house.checkQuiet();
});

test("a puzzle on a phone in German: the coach speaks up, nothing is out of sight", async () => {
  const page = await house.person({ lang: "de", screen: PHONE });
  await openHome(page);
  await page.getByRole("link", { name: "Kämpfen lernen" }).tap();
  await page.locator(".training").waitFor();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the page scrolls sideways");
  await page.getByRole("button", { name: /^Spielen.*Übung 2$/ }).tap();
  await page.getByText("Zwei Diebe durchschauen Fallen").waitFor();
  await page.getByRole("button", { name: "Schließen" }).tap();
  await choose(page, ["lay poisoned_meal"], byTap);
  await page.getByText("Das kostet ein Plättchen.").waitFor();
  await checkFits(page);
  await page.getByRole("button", { name: "Zurücknehmen" }).tap();
  await page.getByText("Von hier aus bestenfalls: ein Plättchen verloren, 1 Nahrung und Gold ausgegeben.").waitFor();
  await page.getByRole("button", { name: "Trainer" }).tap();
  await page.getByRole("button", { name: "Tipp 1 von 3" }).tap();
  await page.locator(".hints li").waitFor();
  await page.getByRole("button", { name: "Schließen" }).tap();
  assert.equal(await choose(page, T2, byTap), "over");
  assert.equal(await page.locator("dialog[open] h2").textContent(), "Bestmöglich!");
  await page.context().close();
  house.checkQuiet();
});

test("any fight is set up in the editor, played, and handed on as a link", async () => {
  const [mira, otto] = [await house.person(), await house.person({ lang: "de", screen: PHONE })];
  await open(mira, "/training");
  await mira.getByRole("link", { name: "Open the editor" }).click();
  await mira.getByLabel("Hero 3", { exact: true }).selectOption("y1_wizard_3_1");
  await mira.getByRole("button", { name: "Ghost: one more" }).click();
  await mira.getByLabel("Tile 1, at the entrance").selectOption("labyrinth");
  await mira.getByLabel(/^Round 1/).selectOption("word_of_peace");
  const link = await mira.getByLabel("Link to this fight").inputValue();
  assert.match(
    link,
    /position\/heroes\.y1_warrior_3\.y1_warrior_4a\.y1_wizard_3_1~monsters\.troll\.goblin\.ghost~.*rooms\.labyrinth/,
  );
  await mira.getByRole("button", { name: "Play this fight" }).click();
  await nextDecision(mira);
  const laid = await mira.evaluate(() => window.seen.now.view);
  assert.deepEqual(
    [laid.town[0].card, laid.players[0].tiles[0].room, laid.players[0].lair],
    ["word_of_peace", "labyrinth", ["goblin", "ghost", "troll"]],
  );
  await mira.getByRole("button", { name: "Show the solution" }).click();
  await mira.getByText(/No plan does better/).waitFor();
  await otto.goto(link);
  await otto.getByRole("button", { name: "Diesen Kampf spielen" }).tap();
  await nextDecision(otto);
  assert.deepEqual(await fight(otto), await fight(mira));
  await otto.goto(link.replace("wizard_3_1", "wizard_9_9"));
  await otto.getByRole("button", { name: "Diesen Kampf spielen" }).tap();
  await otto.locator(".bad").getByText(/./).waitFor();
  assert.match(otto.url(), /\/training\/position/);
  for (const page of [mira, otto]) await page.context().close();
  house.problems = house.problems.filter((text) => !/400 \(Bad Request\)/.test(text)); // the browser notes what was refused
  house.checkQuiet();
});

const visit = auditor(house, [WIDE, PHONE]);

visit("no violation on the training page", "/training", (page) => page.locator("#tr-course").waitFor());
visit("no violation behind a link", "/training/hard/99", (page) => page.locator("#tr-shared").waitFor());

visit("no violation in the editor", "/training/editor", (page) => page.locator("#tr-editor").waitFor());

/** A table in the middle of a puzzle. */
async function atTable(page) {
  await open(page, "/training/T2");
  await page.getByRole("button", { name: "Play this fight" }).click();
  await page.waitForURL(/\/table\//);
  return page.url();
}

visit("no violation with a mistake, hints and the solution in sight", atTable, async (page) => {
  await page.locator("#tr-coach").waitFor(); // the coach comes a moment after the board
  await choose(page, ["lay poisoned_meal"], byDigit);
  await page.getByText("That costs a tile.").waitFor();
  await page.keyboard.press("h");
  await page.locator(".hints li").waitFor();
  await page.getByRole("button", { name: "Show the solution" }).click();
  await page.locator(".solution").waitFor();
});
visit("no violation at the end", atTable, async (page) => {
  assert.equal(await choose(page, T2, byDigit), "over");
});
