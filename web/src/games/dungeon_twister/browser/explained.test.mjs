/** Everything that is drawn on this board says what it is, with its rule: also under the places that can be clicked. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse } from "../../../../browser/browser.mjs";
import { nextDecision } from "../../../../browser/player.mjs";
import { tableWhere } from "./dealt.mjs";
import { tableAsking } from "./play.mjs";

const house = useHouse();

/** What is pointed at, and what it is called. A figure by its numbers, by what it carries, and by itself. */
const IN_A_TURN = {
  ".spot.figure": /^(Warrior|Wizard|Troll|Cleric|Mekanork|Thief|Wall-Walker|Goblin)$/,
  ".place .gear:not(.seal)": "Gear",
  ".gear.seal": "Number of the room",
  ".place .pit": "Pit",
  ".place .portcullis": "Portcullis",
  ".start-line .joint": /^Your start line|Start line of the others$/,
  ".dungeon .coordinate": "Coordinates",
  ".dungeon .sill": "Way between rooms",
  ".face-down": "Face-down room",
  ".face-down .lifted": "Face-down token",
  ".load": /^(Rope|Treasure|Speed Potion|Armor|Sword|Fireball Wand)$/,
  ".banner .cards .card": "Action card",
  ".banner .points .num": "Victory points",
  ".counts .count:first-child .num": "Combat cards",
  ".counts .count:last-child .num": "Jump card",
  ".turn .card .num": "This turn",
  ".nine .here": "Combat cards",
};
const IN_COMBAT = {
  ".duel .sum": "Strength",
  ".fighter .num": "Combat value",
  ".fighter .piece-box": /./,
  ".laid .card": "The laid card",
  ".held .num": "Combat cards",
  ".odds li .num": "Odds",
};

/** Runs in the page: where the first of these can be pointed at, with nothing of another kind above it; or null. */
function placeOf(selector) {
  for (const thing of document.querySelectorAll(selector)) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const [right, down] of [
      [0.5, 0.5],
      [0.3, 0.15],
      [0.5, 0.85],
    ]) {
      const at = { x: left + width * right, y: top + height * down };
      const there = document.elementFromPoint(at.x, at.y);
      if (there && thing.contains(there)) return at;
    }
  }
  return null;
}

async function named(page, { x, y }) {
  const sheet = page.locator(".beside:popover-open");
  await page.mouse.move(x, y, { steps: 3 });
  await sheet.waitFor();
  const name = await sheet.locator("b").first().textContent();
  assert.equal(await sheet.locator(".rl").count(), 1, `${name} has its rule`);
  await page.mouse.move(2, 899);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  return name;
}

async function checkNames(page, things) {
  const wrong = [];
  for (const [selector, name] of Object.entries(things)) {
    const at = await page.evaluate(placeOf, selector);
    const found = at ? await named(page, at).catch(() => "nothing") : "not there";
    if (typeof name === "string" ? found !== name : !name.test(found)) wrong.push(`${selector}: ${found}`);
  }
  assert.deepEqual(wrong, []);
}

async function asked(step, at = 0) {
  const page = await house.person();
  await page.goto(await tableAsking(page, step, at));
  await nextDecision(page);
  await page.waitForLoadState("networkidle"); // what is fetched later moves things
  return page;
}

const LATER = 5; // questions of the same kind, by which rooms lie open

for (const [step, at, things] of [
  ["action", LATER, IN_A_TURN],
  ["combat-card", 0, IN_COMBAT],
])
  test(`what lies on the table says what it is (${step})`, async () => {
    const page = await asked(step, at);
    await checkNames(page, things);
    await page.context().close();
    house.checkQuiet();
  });

test("what has scored a point, where two play and there is room for it", async () => {
  const page = await house.person();
  await page.goto(await tableWhere(page, {}, ({ step }) => step === "action"));
  await nextDecision(page);
  await checkNames(page, { ".banner .track > li": "Victory points" });
  await page.context().close();
  house.checkQuiet();
});

test("who may be placed behind the screen, with both numbers", async () => {
  const page = await asked("line-up");
  await checkNames(page, {
    ".stock .piece .move": "Move",
    ".stock .piece .combat": "Combat value",
    ".stock .piece": /^[A-Z]/,
  });
  await page.context().close();
  house.checkQuiet();
});

/** A finger stays there until it is explained, and leaves. */
async function held(page, touch, selector) {
  const at = await (await page.waitForFunction(placeOf, selector)).jsonValue();
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  const name = await page.locator(".beside:popover-open b").first().textContent();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return name;
}

test("a finger that stays on the near board explains figures and squares, and its lifting chooses nothing", async () => {
  const page = await house.person({ screen: PHONE });
  await page.goto(await tableAsking(page, "action", LATER));
  const { ticket } = await nextDecision(page);
  await page.waitForLoadState("networkidle");
  const touch = await page.context().newCDPSession(page);
  assert.match(await held(page, touch, ".spot.figure"), IN_A_TURN[".spot.figure"]);
  assert.equal(await page.locator(".spot.figure[aria-pressed=true]").count(), 0);
  await page.touchscreen.tap(3, 60);
  await page.locator(".spot.figure").first().tap();
  assert.equal(await held(page, touch, ".spot.walk"), "Within reach");
  assert.equal((await nextDecision(page)).ticket, ticket, "nobody has walked");
  await page.context().close();
  house.checkQuiet();
});

test("a pointer that rests on a square to walk to is not talked to, the keys come by one of them", async () => {
  const page = await asked("action", LATER);
  await page.locator(".spot.figure").first().click();
  await page.locator(".spot.walk").first().hover();
  await page.waitForTimeout(1200); // longer than a pointer must rest
  assert.equal(await page.locator(".beside:popover-open").count(), 0);
  await page.keyboard.press("e");
  const seen = [];
  for (let step = 0; step < 200 && !seen.includes("Within reach"); step += 1) {
    seen.push(await page.locator(".beside:popover-open b").first().textContent());
    await page.keyboard.press("ArrowRight");
  }
  assert.ok(seen.includes("Within reach"), seen.join());
  await page.context().close();
  house.checkQuiet();
});
