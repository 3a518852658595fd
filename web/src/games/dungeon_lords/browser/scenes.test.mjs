/** Time and place of what is told: notes where nothing is covered, light where something happens, titles before the end. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, TABLET, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkFits } from "../../../../browser/checks.mjs";
import { inTurn } from "../../../../browser/daily.mjs";
import { checkFollowed, keepPicture } from "../../../../browser/follow.mjs";
import { checkNote, firstGame, note, readNote } from "../../../../browser/guide.mjs";
import { watchedRest } from "../../../../browser/keys.mjs";
import { anyOption, click, dice, madeTable, nextDecision } from "../../../../browser/player.mjs";
import { tableAsking, wish } from "./play.mjs";

const house = useHouse();
const FIRST_GAME = { ...wish, options: { version: "first_game" } };

async function begin(how) {
  const page = await house.person(how);
  await firstGame(page, "Dungeon Lords");
  await note(page).waitFor();
  return page;
}

async function finish(page) {
  await page.context().close();
  house.checkQuiet();
}

/** Runs in the page: where the things of the board lie in it, and the buttons of the bar above. */
function places() {
  const there = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length);
  const box = (thing, from = { x: 0, y: 0 }) => {
    const { x, y } = thing.getBoundingClientRect(); // a form of the board grows when it is asked
    return [x - from.x, y - from.y].map(Math.round).join(" ");
  };
  const board = document.querySelector(".board .in").getBoundingClientRect(); // it may be scrolled
  const things = there(".board [data-scene], .panel.evil, .panel.time").map((each) => box(each, board));
  return [...things, ...there(".bar button").map((each) => box(each))];
}

/** Gives the first orders that can be given. */
async function giveOrders(page) {
  let last = -1;
  for (let count = 0; count < 4; count += 1) {
    const { ticket, options } = await nextDecision(page, last);
    const confirm = options.findIndex(({ label }) => label === "confirm");
    await click(page, Math.max(0, confirm));
    last = ticket;
  }
}

inTurn({ wide: { screen: WIDE }, tablet: { screen: TABLET }, phone: { screen: PHONE } })(
  "a note stands in the place of the question: nothing of the board moves when it comes or goes",
  async (how) => {
    const page = await begin(how);
    const before = await page.evaluate(places);
    assert.ok(before.length > 3);
    while (await note(page).count()) {
      await checkNote(page);
      const done = await note(page).getByRole("button", { name: "Got it" }).boundingBox();
      assert.ok(done.y + done.height <= page.viewportSize().height, "its button is in sight");
      await readNote(page);
    }
    await nextDecision(page);
    if (how.screen !== PHONE) assert.deepEqual(await page.evaluate(places), before); // a phone shows what it points at
    await finish(page);
  },
);

test("a note waits until the minions it speaks of stand there, and the next scene waits for it", async () => {
  const page = await begin({ speed: 2, motion: "no-preference" });
  while ((await note(page).count()) && (await note(page).getAttribute("data-note")) !== "fields") await readNote(page);
  await giveOrders(page);
  await page.locator("[data-note=watching]").waitFor(); // before anything is shown
  await readNote(page);
  await page.locator("[data-note=fields]").waitFor();
  const flying = () => document.querySelectorAll("body > [inert]").length;
  assert.equal(await page.evaluate(flying), 0, "something still flies");
  assert.equal(await page.locator(".places .on").count(), 4, "the first wave stands there, and no other");
  await finish(page);
});

test("light goes to the place at which an order is told", async () => {
  const page = await house.person({ speed: 2, motion: "no-preference" });
  await page.goto(await madeTable(page, FIRST_GAME));
  await giveOrders(page);
  await page.locator("li.now", { hasText: "takes space" }).first().waitFor();
  await page.locator(".places .active li.now").first().waitFor();
  const told = await page.locator("li.now", { hasText: "takes space" }).allTextContents();
  const lit = await page.locator(".places .active .t-card").allTextContents();
  assert.ok(lit.length > 0 && lit.length <= told.length);
  for (const place of lit) {
    const name = place.replace(/^\s*\d|carried out from.*/g, "").trim();
    assert.ok(
      told.some((line) => line.includes(name)),
      `${name} is lit, and told is ${told}`,
    );
  }
  await finish(page);
});

inTurn({ wide: { screen: WIDE }, phone: { screen: PHONE } })(
  "the titles are one tap away from the first round on: what they compare, and who would hold them",
  async (how) => {
    const page = await house.person(how);
    await page.goto(await tableAsking(page, "choose-orders", 1));
    await nextDecision(page);
    await page.getByRole("button", { name: "Titles" }).first().click();
    const rows = page.getByRole("dialog").locator("tbody tr");
    await rows.nth(6).waitFor();
    assert.equal(await rows.count(), 7);
    const imps = page.getByRole("dialog").locator("tr", { hasText: "Lord of Imps" });
    const shown = await imps.locator("td").evaluateAll((cells) => cells.map((cell) => parseInt(cell.textContent, 10)));
    const view = await page.evaluate(() => window.seen.now.view);
    assert.deepEqual(
      shown,
      view.players.map(({ imps }) => imps),
    );
    assert.equal(await imps.locator("td.holds").count(), shown.filter((each) => each === Math.max(...shown)).length);
    await checkFits(page);
    await finish(page);
  },
);

test("whoever clicks has focus on something at every moment, also between two questions", async () => {
  const page = await house.person({ speed: 3, motion: "no-preference" });
  await page.goto(await madeTable(page, FIRST_GAME));
  await nextDecision(page);
  await page.mouse.move(5, 300);
  await page.waitForLoadState("networkidle"); // what keeps focus is here
  await page.locator(".opts .opt").first().focus();
  const check = await watchedRest(page);
  await giveOrders(page);
  await page.locator("li.now", { hasText: "takes space" }).first().waitFor();
  await check();
  await finish(page);
});

/** Runs in the page: at every change, how many tiles of the own dungeon are conquered, and how many have been told. */
function keepFlags() {
  window.flags = [];
  const look = () => {
    const told = [...document.querySelectorAll("li.now[data-news]")].map((line) => Number(line.dataset.news) + 1);
    if (told.length === 0) return;
    const heard = window.seen.events.slice(0, Math.max(...told));
    const lost = heard.filter(({ id, args }) => id === "conquered" && args.seat === window.seen.you).length;
    window.flags.push({ shown: document.querySelectorAll(".dg .flag").length, lost });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

test("around a battle nothing runs ahead: a tile is conquered when that is told", async () => {
  const page = await house.person({ speed: 3, motion: "no-preference" });
  await page.goto(await tableAsking(page, "plan"));
  const first = await nextDecision(page);
  const before = await page.locator(".dg .flag").count();
  const known = await page.evaluate(
    () => window.seen.events.filter(({ id, args }) => id === "conquered" && args.seat === window.seen.you).length,
  );
  await page.evaluate(keepFlags);
  const pick = anyOption(dice(5));
  for (let decision = first; decision.view.combat_round === first.view.combat_round;) {
    await click(page, pick(decision));
    decision = await nextDecision(page, decision.ticket, 120_000);
  }
  const flags = await page.evaluate(() => window.flags);
  const ahead = flags.filter(({ shown, lost }) => shown - before > lost - known);
  assert.deepEqual(ahead, []);
  assert.ok(flags.at(-1).lost > known, "nothing was conquered");
  await finish(page);
});

test("who plays on from the middle of a battle sees what his next choice brings, scene by scene", async () => {
  const page = await house.person({ speed: 3, motion: "no-preference" });
  await page.context().addInitScript(keepPicture);
  await page.goto(await tableAsking(page, "which-attack"));
  const { ticket } = await nextDecision(page);
  const start = await page.evaluate(() => window.seen.events.length);
  await click(page, 0);
  await page.locator("[data-scene=battle] .ladder").waitFor();
  await nextDecision(page, ticket, 120_000);
  assert.ok((await page.evaluate(() => window.seen.events.length)) > start, "something happens");
  await checkFollowed(page, start);
  await finish(page);
});

/** Runs in the page: where the way to the next scene is, and whether something lies over it; null while there is none. */
function nextIs() {
  const button = document.querySelector('button[aria-keyshortcuts="n"]');
  const { x, y, width, height } = button?.getBoundingClientRect() ?? {};
  return button && { y, height, free: button.contains(document.elementFromPoint(x + width / 2, y + height / 2)) };
}

const SIZES = ["1440 900", "1280 720", "1024 700", "820 1180", "390 664"].map((size) => size.split(" ").map(Number));

inTurn(
  Object.fromEntries(
    SIZES.map(([width, height]) => [`${width} × ${height}`, { screen: { viewport: { width, height } } }]),
  ),
)("what leads on is in sight, and stays in its place from scene to scene", async ({ screen }) => {
  const { height: bottom } = screen.viewport;
  const page = await begin({ screen, speed: 2, motion: "no-preference" });
  while ((await note(page).count()) && (await note(page).getAttribute("data-note")) !== "fields") await readNote(page);
  await giveOrders(page);
  const next = page.getByRole("button", { name: "Next", exact: true });
  const question = page.locator("#decision.asked");
  const seen = new Set();
  let scenes = 0;
  for (let look = 0; scenes < 6 && look < 20; look += 1) {
    while (
      await note(page)
        .or(next)
        .or(question)
        .first()
        .waitFor()
        .then(() => note(page).count())
    )
      await readNote(page);
    await next.or(question).first().waitFor();
    if (await question.count()) break;
    const seat = await page.evaluate(nextIs);
    if (!seat) continue; // it was a scene that passes by itself
    const { y, height, free } = seat;
    assert.ok(free && y + height <= bottom, `out of sight: ${y}`);
    seen.add(Math.round(y));
    scenes += 1;
    await page.keyboard.press("n");
  }
  assert.ok(scenes > 1, "so few scenes say nothing");
  assert.equal(seen.size, 1, `it moves: ${[...seen].join(", ")}`);
  await finish(page);
});

/** Runs in the page: at every frame, where what orders are given by lies; a card of the hand keeps its place when it is given. */
function watchHand() {
  window.moved = {};
  const look = () => {
    document.querySelectorAll(".hand .card, .slots .slot, section.place, .orders .two").forEach((thing, at) => {
      const { x, y, width } = thing.getBoundingClientRect();
      const top = document.querySelector(".board .in").getBoundingClientRect().y; // on a tablet the board scrolls
      const name = `${thing.className.replace(/ .*/, "")} ${at}`;
      if (width) (window.moved[name] ??= new Set()).add(`${Math.round(x)} ${Math.round(y - top)}`);
    });
    requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page: what has been in more than one place. */
const hasMoved = () =>
  Object.entries(window.moved).flatMap(([thing, places]) => (places.size > 1 ? [`${thing}: ${[...places]}`] : []));

inTurn({ wide: { screen: WIDE }, tablet: { screen: TABLET } })(
  "nothing that orders are given by moves: not when the notes make way for the question, nor while an order is on its way",
  async (how) => {
    const page = await begin({ ...how, speed: 3, motion: "no-preference" });
    await page.waitForLoadState("networkidle"); // what is fetched later pushes things away
    await page.evaluate(watchHand);
    while (await note(page).count()) await readNote(page);
    let decision = await nextDecision(page);
    for (let given = 0; given < 3; given += 1) {
      const { options } = decision;
      const both = options.findIndex(({ args }) => ["dig", "mine"].includes(args.order)); // they share imps, which is said
      await click(page, Math.max(0, both));
      decision = await nextDecision(page, decision.ticket);
    }
    await page.locator(".slots .slot:not(.open)").nth(2).waitFor();
    assert.deepEqual(await page.evaluate(hasMoved), []);
    await finish(page);
  },
);

test("a click for which another card has slid below the pointer gives no order; a moment later it does", async () => {
  const page = await house.person({ speed: 1, motion: "no-preference" });
  await page.goto(await madeTable(page, FIRST_GAME));
  const { ticket } = await nextDecision(page);
  await page.locator(".hand button.target").first().waitFor();
  const column = await page.evaluate(freeColumn);
  const { x, y, width, height } = await page
    .locator(".hand .card")
    .nth(column + 4)
    .boundingBox();
  const at = [x + width / 2, y + height / 2];
  await page.mouse.move(...at);
  await page.waitForLoadState("networkidle"); // what guards clicks is here
  await page.waitForTimeout(500);
  await page.evaluate(slideAtMove);
  await page.mouse.click(...at);
  await page.waitForTimeout(900);
  assert.equal(await page.evaluate(() => window.seen.now.decision.ticket), ticket, "nobody has meant this one");
  await page.mouse.click(...at);
  await nextDecision(page, ticket);
  await finish(page);
});

/** Runs in the page: a column of the hand in which neither card is locked. */
function freeColumn() {
  const free = [...document.querySelectorAll(".hand .card")].map(
    (card) => card.querySelector("button.target") !== null,
  );
  return [0, 1, 2, 3].find((at) => free[at] && free[at + 4]);
}

/** Runs in the page: when the pointer moves next, the hand slides down by a row. */
function slideAtMove() {
  const slide = () => (document.querySelector(".hand").style.translate = "0 74px");
  addEventListener("pointermove", slide, { once: true });
}

test("keys pressed while an order is on its way are not lost: three numbers, three orders", async () => {
  const page = await house.person({ speed: 1, motion: "no-preference" });
  await page.goto(await madeTable(page, FIRST_GAME));
  const { options } = await nextDecision(page);
  const wanted = options.slice(-3).map(({ args }) => args.order);
  await page.mouse.move(5, 300);
  await page.waitForLoadState("networkidle"); // what catches keys is here
  const keys = await page.locator(".opts .opt").evaluateAll((all) => all.map((each) => each.ariaKeyShortcuts));
  await page.evaluate((keys) => {
    for (const key of keys)
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }, keys.slice(-3));
  await page.locator(".slots .slot:not(.open)").nth(2).waitFor();
  assert.deepEqual(await page.evaluate(() => window.seen.now.view.players[window.seen.you].orders), wanted);
  await finish(page);
});

test("between two wages the payday panel stays, with all who are still to be paid", async () => {
  const page = await house.person({ speed: 1, motion: "no-preference" });
  await page.goto(await tableAsking(page, "payday"));
  let decision = await nextDecision(page);
  await page.locator(".bench li").first().waitFor();
  await page.evaluate(() => {
    window.benches = new Set();
    const look = () => {
      const { step, to_act } = window.seen.now.view;
      if (step === "payday" && to_act.includes(window.seen.you))
        window.benches.add(document.querySelector(".bench li") !== null);
      requestAnimationFrame(look);
    };
    look();
  });
  for (let count = 0; decision.step === "payday" && count < 6; count += 1) {
    await click(page, 0);
    decision = await nextDecision(page, decision.ticket);
  }
  assert.deepEqual([...(await page.evaluate(() => [...window.benches]))], [true]);
  await finish(page);
});
