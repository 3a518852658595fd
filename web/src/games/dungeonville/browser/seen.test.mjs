/** What lies on the table can be read: nothing over it, nothing cut off, nothing that looks like something else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { askedIn } from "../../../../browser/asked.mjs";
import { useHouse, WIDE } from "../../../../browser/browser.mjs";
import { inTurn } from "../../../../browser/daily.mjs";
import { click, madeTable, nextDecision, PATIENCE_MS } from "../../../../browser/player.mjs";
import { answerUntilBattle, tableAsking, tableAt, wish } from "./play.mjs";

const house = useHouse();
const { finish } = askedIn(house, tableAsking);
const LOW = { viewport: { width: 1024, height: 700 } };
// Of the dealt matches one has a battle of three; in the visit after it an item is found first.
const [MATCH, SENDING, VISITING] = [3, 58, 65];

async function atMove(move, person) {
  const page = await house.person(person);
  await page.goto(await tableAt(page, MATCH, move));
  return { page, decision: await nextDecision(page) };
}

const boxOf = (locator) => locator.evaluate((node) => node.getBoundingClientRect().toJSON());

inTurn({ 1024: LOW, 1440: WIDE })(
  "after a battle of three the one who goes in stands below the cards",
  async (screen) => {
    const { page, decision } = await atMove(SENDING, { screen, motion: "no-preference", speed: 1 });
    await click(
      page,
      decision.options.findIndex((option) => option.text === "send rathaus"),
    );
    await answerUntilBattle(page);
    const told = () => document.querySelector(".reveal .end")?.textContent.trim();
    await page.waitForFunction(told, undefined, { timeout: PATIENCE_MS });
    assert.equal(await page.locator(".reveal .who").count(), 3);
    const [end, stage] = [await boxOf(page.locator(".reveal .end")), await boxOf(page.locator(".stage"))];
    const cards = await page
      .locator(".reveal .cell")
      .evaluateAll((all) => Math.max(...all.map((cell) => cell.getBoundingClientRect().bottom)));
    assert.ok(end.top >= cards, `the sentence begins at ${end.top}, the cards end at ${cards}`);
    assert.ok(end.bottom <= stage.bottom, `it ends at ${end.bottom}, the stage at ${stage.bottom}`);
    await finish(page);
  },
);

test("the German text of an item is whole", async () => {
  const { page } = await atMove(VISITING, { lang: "de" });
  const power = page.locator(".rooms .item .power");
  await power.waitFor();
  const [card, text] = [await boxOf(page.locator(".rooms .item .room")), await boxOf(power)];
  assert.ok(text.bottom <= card.bottom && text.right <= card.right, "it leaves its card");
  assert.ok(await power.evaluate((node) => node.scrollHeight <= node.clientHeight + 1), "it is cut off");
  await finish(page);
});

test("claiming tells the points before it is taken, looks locked below the goal and keeps its key", async () => {
  const page = await house.person();
  await page.goto(await madeTable(page, wish));
  const places = new Set();
  for (let ticket = -1, count = 0; count < 6; count += 1) {
    const decision = await nextDecision(page, ticket);
    ({ ticket } = decision);
    const { points } = decision.view.players[decision.you];
    const claim = page.locator(".opts .opt", { hasText: "Claim victory" });
    assert.match(await claim.textContent(), new RegExp(`${points} of ${decision.view.goal} points`));
    assert.equal(await claim.evaluate((node) => getComputedStyle(node).borderTopStyle), "dashed");
    assert.equal(await claim.locator(".kbd").textContent(), "c");
    places.add(decision.options.findIndex((option) => option.label === "claim"));
    await page.keyboard.press("c");
    await page.getByRole("button", { name: "Keep playing" }).click();
    await click(page, 0);
  }
  assert.ok(places.size > 1, "it stood always at the same place");
  await finish(page);
});

test("the log tells a payment with what was paid for, and each coin on a tap", async () => {
  const page = await house.person();
  await page.goto(await tableAsking(page, "payment"));
  let decision = await nextDecision(page);
  while (decision.step === "payment") {
    await click(page, 0);
    decision = await nextDecision(page, decision.ticket);
  }
  const line = page.locator(".log li", { has: page.locator("[aria-expanded]") }).first();
  const more = line.locator("[aria-expanded]");
  await more.waitFor();
  assert.match(await line.textContent(), /hire|buy/);
  assert.doesNotMatch(await line.textContent(), /pay/);
  await more.press("Enter");
  await line.getByText(/pay/).first().waitFor();
  await finish(page);
});
