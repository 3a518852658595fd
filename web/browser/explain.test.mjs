/** Everything on a table explains itself: under the pointer, held by a finger, and walked to with the keys. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, SMALL_TABLET, TABLET, useHouse, WIDE } from "./browser.mjs";
import { EVERYTHING } from "./daily.mjs";
import { GAMES, playOf } from "./games.mjs";
import { against, madeTable, nextDecision } from "./player.mjs";

const house = useHouse();
const PLAYED = GAMES.filter(({ puzzle }) => !puzzle).map(({ name }) => name);
const LAPTOP = { viewport: { width: 1280, height: 800 } };
const EVERY_DAY = 4; // each fourth kind of thing: one takes a second until it explains itself
const MOST_STEPS = EVERYTHING ? 400 : 40; // a large board has more things than that
const SHEET = ".beside:popover-open";

async function atTable(game, options = {}) {
  const page = await house.person(options);
  const { wish = against(game) } = await playOf(game);
  await page.goto(await madeTable(page, wish));
  await nextDecision(page);
  return page;
}

async function finish(page) {
  await page.context().close();
  house.checkQuiet();
}

/** Marks the icons and numbers of the board that can be pointed at, one of each kind, and names them. Runs in the page. */
function markThings() {
  const kinds = new Map();
  for (const thing of document.querySelectorAll("#main svg.ic, #main .num")) {
    if (!thing.checkVisibility({ visibilityProperty: true })) continue;
    const { left, top, width, height } = thing.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there || !(thing.contains(there) || there.contains(thing))) continue;
    const what = thing.querySelector("use")?.getAttribute("href").split("#")[1] ?? "a number";
    kinds.set(`${what} in ${thing.parentElement.className.replace(/ ?svelte-\w+/, "")}`, thing);
  }
  for (const [kind, thing] of kinds) thing.setAttribute("data-kind", kind);
  return [...kinds.keys()];
}

/** Runs in the page: brings a thing that a finger reaches to the middle of the board. Returns its middle, or null while it still moves: what is fetched later pushes things away. */
function underFinger() {
  const isKept = (at) => at && (getComputedStyle(at).touchAction === "none" || isKept(at.parentElement)); // it is dragged
  for (const thing of document.querySelectorAll("#main svg.ic, #main .num")) {
    if (!thing.checkVisibility({ visibilityProperty: true }) || isKept(thing)) continue;
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    if (!there || !(thing.contains(there) || there.contains(thing))) continue;
    const still = window.touched?.thing === thing && window.touched.x === x && window.touched.y === y;
    window.touched = { thing, x, y, since: still ? window.touched.since : performance.now() };
    return performance.now() - window.touched.since > 400 ? { x, y } : null;
  }
  return null;
}

async function middleOf(thing) {
  const { x, y, width, height } = await thing.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whether the sheet opens over what the pointer rests on. What is fetched later pushes things away: then again. */
async function isExplained(page, thing, tries = 4) {
  const { x, y } = await middleOf(thing);
  await page.mouse.move(x, y);
  const isOpen = await page
    .locator(SHEET)
    .waitFor({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
  await page.mouse.move(2, 899);
  await page.keyboard.press("Escape");
  await page.locator(SHEET).waitFor({ state: "detached" });
  return isOpen || (tries > 1 && isExplained(page, thing, tries - 1));
}

for (const game of PLAYED) {
  test(`every icon and number of the board says what it is under the pointer (${game})`, async () => {
    const page = await atTable(game);
    const kinds = await page.evaluate(markThings);
    assert.ok(kinds.length > 3, "there are things on the board");
    const silent = [];
    for (const kind of EVERYTHING ? kinds : kinds.filter((_, at) => at % EVERY_DAY === 0))
      if (!(await isExplained(page, page.locator(`[data-kind="${kind}"]`)))) silent.push(kind);
    assert.deepEqual(silent, []);
    await finish(page);
  });

  test(`a finger that stays explains, and its lifting chooses nothing (${game})`, async () => {
    const page = await atTable(game, { screen: PHONE });
    const touch = await page.context().newCDPSession(page);
    const sheet = page.locator(SHEET);
    const thing = await (await page.waitForFunction(underFinger)).jsonValue();
    // The first touch also fetches what explains: the finger stays on its thing meanwhile.
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [thing] });
    await sheet.waitFor();
    const ticket = (await nextDecision(page)).ticket;
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const box = await sheet.boundingBox();
    const inside = thing.x > box.x && thing.x < box.x + box.width && thing.y > box.y && thing.y < box.y + box.height;
    assert.ok(!inside, "the sheet leaves its thing free");
    assert.equal((await nextDecision(page)).ticket, ticket);
    await page.touchscreen.tap(3, 60);
    await sheet.waitFor({ state: "detached" });
    await finish(page);
  });

  test(`E walks from thing to thing and back to the first, and a rule opens (${game})`, async () => {
    const page = await atTable(game, { screen: WIDE, lang: "de" });
    await page.keyboard.press("e");
    const sheet = page.locator(SHEET);
    await sheet.waitFor();
    const ringed = async () => {
      const things = await page.locator(".explained").evaluateAll((all) => all.map((thing) => thing.outerHTML));
      assert.equal(things.length, 1);
      return things[0];
    };
    const [first, seen] = [await ringed(), new Set()];
    for (let step = 0; step < MOST_STEPS && !seen.has(first); step += 1) {
      await page.keyboard.press("ArrowRight");
      seen.add(await ringed());
    }
    assert.ok(seen.has(first) || !EVERYTHING, "the walk comes round");
    assert.ok(seen.size > 5, `${seen.size} things`);
    for (let step = 0; step < seen.size && !(await sheet.locator(".rl").count()); step += 1)
      await page.keyboard.press("ArrowRight"); // what is the shell's has no rule
    const rule = await sheet.locator(".rl").textContent();
    await sheet.locator(".rl").click();
    await page.locator("aside .cited", { hasText: rule }).waitFor();
    await sheet.waitFor({ state: "detached" });
    await finish(page);
  });

  test(`the goal and the race stand on every screen, in one piece (${game})`, async () => {
    const page = await atTable(game, { lang: "de" }); // whose words are longer
    for (const { viewport } of [WIDE, LAPTOP, TABLET, SMALL_TABLET, PHONE]) {
      await page.setViewportSize(viewport);
      const race = page.locator(".race");
      await race.waitFor();
      const cut = await race.evaluate((line) => line.scrollHeight > line.clientHeight + 1 && line.textContent);
      assert.ok(!cut, `${cut} at ${viewport.width}`);
    }
    await finish(page);
  });
}
