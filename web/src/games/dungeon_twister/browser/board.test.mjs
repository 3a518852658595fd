/** What is done on the board itself: figures, walks, previews, the duel; by pointer, by keys and on a phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, TABLET, useHouse } from "../../../../browser/browser.mjs";
import { checkBoardFits } from "../../../../browser/checks.mjs";
import { inTurn } from "../../../../browser/daily.mjs";
import { against, click, dice, madeTable, nextDecision, playToEnd } from "../../../../browser/player.mjs";
import { tableWhere } from "./dealt.mjs";
import { answering, anyOption, GAME, tableAsking } from "./play.mjs";

const house = useHouse();

async function asked(step, how = {}) {
  const page = await house.person(how);
  await page.goto(await tableAsking(page, step));
  return { page, decision: await nextDecision(page) };
}

const squareOf = (page, token) =>
  page.evaluate((id) => {
    const { x, y } = window.seen.now.view.tokens.find((each) => each.id === id);
    return `${x},${y}`;
  }, token);

/** The figure whose way to some lit square is longest, and that square. */
function longestWalk({ view }) {
  const ways = view.reach.flatMap(({ token, squares }) =>
    squares.filter(([, , , end]) => end === 1).map(([x, y, steps]) => ({ token, x, y, steps })),
  );
  return ways.sort((a, b) => b.steps - a.steps)[0];
}

test("a click on a far square plays the whole walk", async () => {
  const { page, decision } = await asked("action");
  const { token, x, y, steps } = longestWalk(decision);
  assert.ok(steps > 1, "there is a way of several steps");
  await page.locator(`[data-target="token/${token}"]`).click();
  await page.locator(`[data-target="walk/${x},${y}"]`).click();
  await page.waitForFunction((before) => {
    const { decision } = window.seen.now;
    return decision && decision.ticket !== before && decision.step !== "move";
  }, decision.ticket);
  assert.equal(await squareOf(page, token), `${x},${y}`);
  house.checkQuiet();
});

test("keys select a figure and walk: arrows go from place to place, Enter takes it", async () => {
  const { page, decision } = await asked("action");
  const { token, x, y } = longestWalk(decision);
  await page.locator(`[data-target="token/${token}"]`).focus();
  await page.keyboard.press("Enter");
  const first = page.locator(`[data-target="token/${token}"]`);
  assert.equal(await first.getAttribute("aria-pressed"), "true");
  const [hereX, hereY] = (await squareOf(page, token)).split(",").map(Number);
  const [sideways, upwards] = [x > hereX ? "ArrowRight" : "ArrowLeft", y > hereY ? "ArrowDown" : "ArrowUp"];
  const arrow = x === hereX ? upwards : sideways;
  await page.keyboard.press(arrow);
  assert.notEqual(
    await page.evaluate(() => document.activeElement.dataset.target),
    `token/${token}`,
    "an arrow has left the figure",
  );
  await page.locator(`[data-target="token/${token}"]`).focus();
  await page.keyboard.press("Escape");
  assert.equal(await first.getAttribute("aria-pressed"), "false", "Escape lets go");
  await page.keyboard.press("Enter");
  await page.locator(`[data-target="walk/${x},${y}"]`).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    ([id, square]) => {
      const { view, decision } = window.seen.now;
      const { x, y } = view.tokens.find((each) => each.id === id) ?? {};
      return decision?.step === "action" && `${x},${y}` === square;
    },
    [token, `${x},${y}`],
  );
  house.checkQuiet();
});

test("every place of the board is in the list, and lights it", async () => {
  const { page } = await asked("place");
  await page.locator(".spot.square").first().waitFor(); // the places are fetched when they are first needed
  const places = await page.locator(".spot.square").count();
  assert.equal(places, await page.locator(".opts .opt").count());
  await page.locator(".spot.square").first().hover();
  await page.locator(".opts .opt.lit").first().waitFor();
  house.checkQuiet();
});

test("a turn is shown before it is made, with the doors that it opens and shuts", async () => {
  const { page } = await asked("rotate");
  await page.locator(".opts .opt").first().hover();
  await page.locator(".preview").waitFor({ state: "attached" });
  const said = await page.locator(".opts .opt small").first().textContent();
  const shown = await page.evaluate(() => ({
    opens: document.querySelectorAll(".dungeon .opens").length,
    shuts: document.querySelectorAll(".dungeon .shuts").length,
  }));
  assert.equal(said, sentence(shown));
  house.checkQuiet();
});

function sentence({ opens, shuts }) {
  if (opens + shuts === 0) return "no door opens or shuts";
  return [opens && `opens ${opens}`, shuts && `shuts ${shuts}`].filter(Boolean).join(", ");
}

test("a combat is a scene; its cards are laid there, and the other one stays face down", async () => {
  const { page, decision } = await asked("combat-card");
  await page.locator(".duel").waitFor();
  assert.equal(await page.locator(".duel .choice.target").count(), decision.options.length);
  const text = decision.options[0].text;
  await page
    .locator(`[data-target="combat/${text.split(" ")[1]}"]`)
    .first()
    .click();
  await page.waitForFunction((before) => window.seen.now.decision?.ticket !== before, decision.ticket);
  house.checkQuiet();
});

test("on a phone the dungeon is drawn near, a small map shows all of it, and a walk is two touches", async () => {
  const { page, decision } = await asked("action", { screen: PHONE });
  const { token } = longestWalk(decision);
  await page.locator(".near .map").waitFor({ state: "attached" });
  await page.locator(`[data-target="token/${token}"]`).evaluate((spot) => spot.click());
  await page.waitForFunction((id) => {
    const box = document.querySelector(`[data-target="token/${id}"]`).getBoundingClientRect();
    return box.width >= 44 && box.x > 0 && box.right < innerWidth;
  }, token);
  const lit = page.locator(".spot.walk");
  await lit.first().waitFor();
  const inSight = await lit.evaluateAll((all) => {
    const top = (spot) => {
      const { x, y, width, height } = spot.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2);
    };
    return all.findIndex((spot) => top(spot) === spot);
  });
  assert.ok(inSight >= 0, "no lit square can be touched");
  const square = (await lit.nth(inSight).getAttribute("data-target")).split("/")[1];
  await lit.nth(inSight).tap();
  await page.waitForFunction((before) => {
    const { decision } = window.seen.now;
    return decision && decision.ticket !== before && decision.step !== "move";
  }, decision.ticket);
  assert.equal(await squareOf(page, token), square);
  house.checkQuiet();
});

const WINDOWS = {
  "1440 by 900": { viewport: { width: 1440, height: 900 } },
  "1280 by 720": { viewport: { width: 1280, height: 720 } },
  "1024 by 700": { viewport: { width: 1024, height: 700 } },
  "820 by 1180": { viewport: { width: 820, height: 1180 } },
};
const LEAST = 24; // pixels of a square on which a value can be read

/** How large a square is drawn, and what is cut off at its right or lower edge. */
const drawn = (page) =>
  page.evaluate(() => {
    const { width } = document.querySelector(".board-frame").getBoundingClientRect();
    const square = (44 * width) / document.querySelector("svg.dungeon").viewBox.baseVal.width;
    const parts = [...document.querySelectorAll(".banner, .turn, .hand, .tray:not(.bare), .places, .nine, .card")];
    const cut = parts.filter((part) => {
      const { right, bottom } = part.getBoundingClientRect();
      return right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    return { square, cut: cut.map(({ className }) => className) };
  });

const inEveryWindow = inTurn(WINDOWS);
for (const players of [2, 3])
  inEveryWindow(`the board of ${players} fits, and its squares are large enough`, async (screen) => {
    const page = await house.person({ screen });
    const ask = ({ step, seat, active }) => step === "action" && seat === active;
    await page.goto(await (players === 2 ? tableWhere(page, {}, ask, 30) : tableAsking(page, "action")));
    await nextDecision(page);
    await page.locator(".turn .places").waitFor();
    await checkBoardFits(page);
    const { square, cut } = await drawn(page);
    assert.deepEqual(cut, []);
    assert.ok(square >= LEAST, `a square is ${square} px wide`);
    await page.context().close();
    house.checkQuiet();
  });

test("what a figure can do stands together, under its name, and the same figure is lit on the board", async () => {
  const { page, decision } = await asked("action");
  const names = await page.locator(".opts .group").allTextContents();
  const figures = new Set(decision.options.flatMap(({ args }) => (args.character ? [args.character] : [])));
  assert.equal(names.length, figures.size);
  const said = await page.locator(".opts .opt").first().textContent();
  assert.ok(said.includes(names[0].trim()), `${said} does not name ${names[0]}`);
  await page.locator(".opts .opt").first().hover();
  await page.locator(".spot.figure.lit").waitFor();
  house.checkQuiet();
});

test("every square says who can come to it, one's own and the others, by pointer and by keys", async () => {
  const { page, decision } = await asked("action");
  const { token, x, y, steps } = longestWalk(decision);
  await page.locator(`[data-target="token/${token}"]`).click();
  await page.keyboard.press("q");
  const told = page.locator("#dt-comers");
  await told.waitFor();
  const from = await squareOf(page, token);
  const [hereX, hereY] = from.split(",").map(Number);
  const go = async (key, count) => {
    for (let step = 0; step < count; step += 1) await page.keyboard.press(key);
  };
  await go(x > hereX ? "ArrowRight" : "ArrowLeft", Math.abs(x - hereX));
  await go(y > hereY ? "ArrowDown" : "ArrowUp", Math.abs(y - hereY));
  await told.getByText(`(${x},${y})`).waitFor();
  assert.match(await told.textContent(), new RegExp(`\\(${steps}\\)`));
  const comers = await page.evaluate(
    ([x, y]) => {
      const { reach, rivals } = window.seen.now.view;
      const comes = ({ squares }) => squares.some((at) => at[0] === x && at[1] === y && at[3] > 0);
      return [...reach, ...rivals].filter(comes).length;
    },
    [x, y],
  );
  assert.equal(await page.locator(".plane .who").count(), comers);
  await page.keyboard.press("Escape");
  await told.waitFor({ state: "detached" });
  house.checkQuiet();
});

test("a turn of a room has a picture of how the room would lie, each another one", async () => {
  const { page, decision } = await asked("rotate");
  const pictures = page.locator(".opts .opt svg.twister");
  await pictures.nth(decision.options.length - 1).waitFor();
  const paths = await pictures.locator("path").evaluateAll((all) => all.map((path) => path.getAttribute("d")));
  assert.equal(new Set(paths).size, paths.length);
  house.checkQuiet();
});

test("with W the other's whole turn is shown again, and then the question", async () => {
  const page = await house.person({ motion: "no-preference", speed: 3 });
  const begins = ({ step, seat, active }) => step === "action-card" && seat === active;
  await page.goto(await tableWhere(page, {}, begins, 4));
  const { round } = (await nextDecision(page)).view;
  await playToEnd(page, {
    pick: anyOption(dice(3)),
    answer: answering("en", click),
    stop: ({ step, view }) => step === "action-card" && view.round > round,
  });
  const question = await page.locator("#question").textContent();
  const turn = await page.evaluate(() =>
    window.seen.events.findLastIndex(({ id, args }) => id === "turn" && args.seat !== window.seen.you),
  );
  await page.keyboard.press("w");
  await page.locator(`li.now[data-news="${turn}"]`).waitFor();
  assert.equal(await page.locator(".opts").count(), 0, "the question waits");
  await page.keyboard.press("n"); // the next scene
  await page.waitForFunction((first) => Number(document.querySelector("li.now")?.dataset.news) > first, turn);
  await page.locator(".opts .opt").first().waitFor();
  assert.equal(await page.locator("#question").textContent(), question);
  house.checkQuiet();
});

test("with four, every player has the same colour and shape beside the board as on it", async () => {
  const page = await house.person({ screen: TABLET });
  await page.goto(await madeTable(page, against(GAME, { players: 4 })));
  await nextDecision(page);
  const colours = await page.evaluate(() => window.seen.now.view.players.map(({ colour }) => colour));
  const SHAPE = { blue: "violet", orange: "orange", red: "bone", green: "teal" };
  const beside = await page.locator(".strip .pl").evaluateAll((all) => all.map((token) => token.outerHTML));
  assert.equal(beside.length, 4);
  beside.forEach((drawn, seat) => assert.match(drawn, new RegExp(`--p-${SHAPE[colours[seat]]}\\b`)));
  house.checkQuiet();
});
