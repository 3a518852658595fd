/** Dungeon Lords through the page: a whole game, and the choice of orders without a mouse. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse } from "../../../../browser/browser.mjs";
import { checkFits } from "../../../../browser/checks.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { anyOption, dice, madeTable, nextDecision, playToEnd, tap } from "../../../../browser/player.mjs";
import { checkScores, wish } from "./play.mjs";

const house = useHouse();

async function atTable(how = {}, table = wish) {
  const page = await house.person(how);
  await page.goto(await madeTable(page, table));
  return page;
}

browse("a whole game of four against easy bots; nothing is out of sight", async () => {
  const page = await atTable();
  const answers = await playToEnd(page, {
    pick: anyOption(dice(11)),
    look: (decision, count) => (count % 10 === 0 ? checkFits(page) : null),
  });
  assert.ok(answers > 40, `only ${answers} answers`);
  await checkScores(page, 4);
  await page.context().close();
  house.checkQuiet();
});

// Every day the guided first game on a phone is played to its end (guide.test.mjs).
browse("a whole game of two on a phone, in German, with motion", async () => {
  const seats = [{ kind: "me" }, { kind: "bot", level: "easy" }];
  const page = await atTable({ lang: "de", screen: PHONE, motion: "no-preference" }, { ...wish, players: 2, seats });
  assert.ok((await playToEnd(page, { pick: anyOption(dice(4)), answer: tap })) > 40);
  await checkScores(page, 2);
  await page.context().close();
  house.checkQuiet();
});

/** Presses what is printed on the n-th card that can be chosen. */
async function pressCard(page, decision, at) {
  const numbers = ["food", "reputation", "dig", "mine", "imps", "traps", "hire", "room"];
  const { order } = decision.options[at].args;
  await page.keyboard.press(String(numbers.indexOf(order) + 1));
  return order;
}

test("orders are chosen by the numbers of the cards, and confirmed by Enter", async () => {
  const page = await atTable();
  let decision = await nextDecision(page);
  while (decision.step === "choose-inaccessible") {
    await pressCard(page, decision, 0);
    decision = await nextDecision(page, decision.ticket);
  }
  const chosen = [];
  for (const at of [3, 0, 2]) {
    assert.equal(decision.step, "choose-orders");
    chosen.push(await pressCard(page, decision, at));
    decision = await nextDecision(page, decision.ticket);
  }
  assert.deepEqual(await page.evaluate(() => window.seen.now.view.players[window.seen.you].orders), chosen);
  assert.equal(await page.locator(".slots .slot:not(.open)").count(), 3);
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    () => window.seen.now.view.players[window.seen.you].ready || window.seen.now.view.phase !== "orders",
  );
  await page.context().close();
  house.checkQuiet();
});

test("orders are chosen by a tap on the card or its place, by dragging, and taken up again", async () => {
  const page = await atTable({}, { ...wish, options: { version: "first_game" } });
  const first = await nextDecision(page);
  await page.locator(".hand button.target").first().click();
  const second = await nextDecision(page, first.ticket);
  await page.locator(".places .target").first().click();
  const third = await nextDecision(page, second.ticket);
  await page.locator(".hand button.target").first().dragTo(page.locator(".slots"));
  const last = await nextDecision(page, third.ticket);
  await page.locator(".slots button").nth(1).click(); // the second one is taken up again, and the third with it
  const again = await page.waitForFunction(
    () => window.seen.now.view.players[window.seen.you].orders.length === 1 && window.seen.now.decision,
  );
  assert.notEqual((await again.jsonValue()).ticket, last.ticket);
  await page.locator(".hand button.target").first().click();
  await page.locator(".slots .slot.open").nth(1).waitFor({ state: "detached" });
  await page.locator(".hand button.target").first().click();
  await page.locator(".orders .btn.primary").click();
  await page.waitForFunction(
    () => window.seen.now.view.players[window.seen.you].ready || window.seen.now.view.phase !== "orders",
  );
  await page.context().close();
  house.checkQuiet();
});
