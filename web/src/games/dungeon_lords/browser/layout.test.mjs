/** What a question is about can be seen when it is asked, on every screen; and nothing lies over something else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse } from "../../../../browser/browser.mjs";
import { askedIn } from "../../../../browser/asked.mjs";
import { checkFits } from "../../../../browser/checks.mjs";
import { inTurn } from "../../../../browser/daily.mjs";
import { madeTable, nextDecision, openHome } from "../../../../browser/player.mjs";
import { branched, dealtBy, sentIn } from "../../../../browser/positions.mjs";
import { GAME, tableAsking, tableAt, wish } from "./play.mjs";

const house = useHouse();
const { asked, finish } = askedIn(house, tableAsking);
const size = (width, height) => ({ viewport: { width, height } });
const LOW = [size(1280, 720), { ...PHONE, viewport: { width: 390, height: 664 } }]; // a laptop, a phone with its browser's bars
const SCREENS = [size(1440, 900), size(1024, 700), size(820, 1180), PHONE];

/** Runs in the page: whether every one of these can be taken somewhere that a reader sees, other things not lying over it. */
function allSeen(targets) {
  const isSeen = (place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const places = (target) => [...document.querySelectorAll(`main [data-target="${CSS.escape(target)}"]`)];
  return targets.every((target) => places(target).some(isSeen));
}

const sized = (screens) =>
  Object.fromEntries(screens.map((screen) => [`${screen.viewport.width} × ${screen.viewport.height}`, screen]));
const atEach = inTurn(sized([...SCREENS, ...LOW]));

for (const step of ["dig", "choose-orders", "hire", "build-room"])
  atEach(`what is asked for is in sight: ${step}`, async (screen) => {
    const { page, decision } = await asked(step, { screen });
    const targets = decision.options.flatMap((option) => option.targets.slice(0, 1));
    const wanted = ["dig", "choose-orders"].includes(step) ? targets : targets.slice(0, 1);
    await page.waitForFunction(allSeen, wanted).catch(() => assert.fail(`${wanted} out of sight`));
    await checkFits(page);
    await finish(page);
  });

/** Runs in the page: which of these a reader does not see from edge to edge. */
function notWhole(things) {
  const isWhole = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y]));
    return corners.every(([x, y]) => each.contains(document.elementFromPoint(x, y)));
  };
  const all = things.flatMap((which) => [...document.querySelectorAll(which)]);
  return all.length > things.length
    ? all.filter((each) => !isWhole(each)).map((each) => each.className)
    : ["nothing is there"];
}

/** Another layout, and parts of it, may be fetched first. */
async function seeWhole(page, things, tries = 50) {
  const missed = await page.evaluate(notWhole, things);
  if (missed.length === 0) return;
  assert.ok(tries > 0, `not whole: ${missed.join(", ")} at ${JSON.stringify(page.viewportSize())}`);
  await page.waitForTimeout(100);
  await seeWhole(page, things, tries - 1);
}

test("what orders are chosen by stands whole on each screen: prices, the hand or its places, all answers", async () => {
  const { page } = await asked("choose-orders", { lang: "de" });
  for (const { viewport } of [size(1280, 720), size(1024, 700), size(820, 1180)]) {
    await page.setViewportSize(viewport);
    const wanted = [
      "section.place .cost",
      "section.place .gain",
      ".mine .slot",
      ".mine .stores .four > div",
      ".opts .opt",
    ];
    await seeWhole(page, wanted);
  }
  await finish(page);
  for (const screen of [PHONE, LOW[1]]) {
    const { page } = await asked("choose-orders", { lang: "de", screen });
    await page.getByRole("region", { name: "Helden und Preise" }).waitFor();
    await seeWhole(page, [".hand .card", ".mine .slot", ".prices li"]);
    await finish(page);
  }
});

const lefts = (page, things) =>
  page.locator(things).evaluateAll((all) =>
    all.map((each) => {
      const { x, y } = each.getBoundingClientRect();
      return [Math.round(y / 20), x];
    }),
  );

test("the seasons stand in their order", async () => {
  const { page } = await asked("dig");
  for (const { viewport } of SCREENS.slice(0, 3)) {
    await page.setViewportSize(viewport);
    await page.locator(".time .sea").first().waitFor(); // another layout may be fetched first
    const places = await lefts(page, ".time .sea");
    const sorted = [...places].sort(([a, b], [c, d]) => a - c || b - d);
    assert.deepEqual(places, sorted, `${viewport.width} px`);
  }
  await finish(page);
});

test("the hand keeps its places: a second click at the same place hits no other order", async () => {
  const page = await house.person();
  await page.goto(await madeTable(page, { ...wish, options: { version: "first_game" } }));
  const { ticket } = await nextDecision(page);
  const places = () =>
    page.locator(".hand .card").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x));
  await page.locator(".hand button.target").first().waitFor();
  const before = await places();
  const { x, y, width, height } = await page.locator(".hand button.target").nth(1).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  const second = await nextDecision(page, ticket);
  await page.locator(".slots .up").waitFor();
  assert.deepEqual(await places(), before);
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator(".hand button.target").first().click();
  await nextDecision(page, second.ticket);
  assert.equal(await page.evaluate(() => window.seen.now.view.players[window.seen.you].orders.length), 2);
  await finish(page);
});

test("at a table of four all opponents, five lines of the log, prison and seals are in sight", async () => {
  const dealt = dealtBy("easy", GAME);
  const page = await house.person();
  await openHome(page);
  const id = await sentIn(page, dealt.record);
  const moves = dealt.asked["choose-orders"];
  for (const at of [0.2, 0.5, 0.8].map((part) => Math.floor(moves.length * part))) {
    await page.goto(await branched(page, id, moves[at]));
    await nextDecision(page);
    await page.locator(".hand .card").first().waitFor();
    const over = await page.evaluate(() => {
      const high = (which) => document.querySelector(which).scrollHeight - document.querySelector(which).clientHeight;
      const log = document.querySelector(".log");
      return {
        players: high(".players"),
        stores: high(".mine .left"),
        lines: log.clientHeight / log.children[0].clientHeight,
      };
    });
    assert.ok(over.players <= 0, `the opponents are ${over.players} px too high`);
    assert.ok(over.stores <= 0, `the own things are ${over.stores} px too high`);
    assert.ok(over.lines >= 5, `the log shows ${over.lines} lines`);
    const heroes = await page.locator(".time .sea").evaluateAll((all) =>
      all.map((sea) => {
        const last = [...sea.querySelectorAll(".hx")].at(-1);
        return last ? last.getBoundingClientRect().right - sea.getBoundingClientRect().right : 0;
      }),
    );
    assert.ok(Math.max(...heroes) <= 1, `a hero stands over the next season by ${Math.max(...heroes)} px`);
  }
  await finish(page);
});

test("with fewer opponents their dungeons are larger", async () => {
  const widths = [];
  for (const players of [4, 3]) {
    const page = await house.person();
    await page.goto(await madeTable(page, { ...wish, players, seats: wish.seats.slice(0, players) }));
    await nextDecision(page);
    widths.push((await page.locator(".players .plan").first().boundingBox()).width);
    await finish(page);
  }
  assert.ok(widths[1] > 1.5 * widths[0], widths.join(" and "));
});

test("on a phone heroes and prices stand above the question of the orders", async () => {
  const { page, decision } = await asked("choose-orders", { screen: PHONE });
  const glance = page.getByRole("region", { name: "Heroes and prices" });
  await glance.waitFor();
  const orders = decision.options.filter((option) => option.label === "order").length;
  assert.equal(await glance.getByRole("list", { name: "What the three" }).getByRole("listitem").count(), orders);
  const [line, sheet] = [await glance.boundingBox(), await page.locator(".sheet").boundingBox()];
  assert.ok(line.y + line.height <= sheet.y + 1 && line.y > 0);
  await page.getByRole("button", { name: "Players" }).click();
  await glance.waitFor();
  await finish(page);
});

/** Runs in the page: texts of the rooms on the market that do not fit into their cards. */
const cutRooms = () =>
  [...document.querySelectorAll(".rmt .paper, .rmt small")]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    .map((card) => `${card.textContent.trim()} (${card.scrollHeight} in ${card.clientHeight} px)`);

test("what a room of the second year says stands on its card as a whole, however long it is", async () => {
  for (const lang of ["en", "de"]) {
    const page = await house.person({ lang });
    await page.goto(await tableAt(page, 3, 208)); // with the Labyrinth, whose text is the longest
    await nextDecision(page);
    for (const screen of [...SCREENS.slice(0, 3), LOW[0]]) {
      await page.setViewportSize(screen.viewport);
      await page.locator(".rmt small").first().waitFor();
      await page.waitForTimeout(300); // another layout is fetched
      assert.deepEqual(await page.evaluate(cutRooms), [], `${lang} ${screen.viewport.width}`);
    }
    assert.match(await page.locator(".rmt").first().textContent(), /Laby.?rinth/); // it may be hyphenated
    await finish(page);
  }
});
