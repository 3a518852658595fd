/** Cards that fly: never to a place that the reader does not see. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { askedIn } from "../../../../browser/asked.mjs";
import { PHONE, useHouse } from "../../../../browser/browser.mjs";
import { click, nextDecision } from "../../../../browser/player.mjs";
import { tableAsking } from "./play.mjs";

const house = useHouse();
const { asked, finish } = askedIn(house, tableAsking);

/** Runs in the page: keeps the box of whatever flies over the table, where it begins and where it ends. */
function watchFlights() {
  window.flights = [];
  const keep = (thing) => {
    const move = thing.getAnimations?.()[0];
    if (!move) return;
    move.pause();
    const at = (time) => {
      move.currentTime = time;
      const { x, y, width, height } = thing.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width };
    };
    window.flights.push({ from: at(0), to: at(move.effect.getComputedTiming().endTime - 1) });
    move.finish();
  };
  new MutationObserver((all) => all.flatMap((one) => [...one.addedNodes]).forEach(keep)).observe(document.body, {
    childList: true,
  });
}

test("on a phone a hired card leaves for the tab of the party", async () => {
  const { page, decision } = await asked("hire", { screen: PHONE, motion: "no-preference", speed: 1 });
  const at = decision.options.findIndex((option) => option.label === "hire");
  const card = await page.locator(`[data-target='${decision.options[at].targets[0]}']`).boundingBox();
  const tab = await page.locator("[data-tab='stage']").boundingBox();
  await page.evaluate(watchFlights);
  await page.locator(".opts .opt").nth(at).tap();
  await nextDecision(page, decision.ticket);
  await page.waitForFunction(() => window.flights.length > 0);
  const [{ from, to }] = await page.evaluate(() => window.flights);
  assert.ok(Math.abs(from.width - card.width) < 2, `it begins ${from.width} wide, the card was ${card.width}`);
  assert.ok(to.x > tab.x && to.x < tab.x + tab.width && to.y > tab.y, `it ends at ${to.x}, ${to.y}`);
  await finish(page);
});

test("on a wide screen it flies to the party itself", async () => {
  const { page, decision } = await asked("hire", { motion: "no-preference", speed: 1 });
  const at = decision.options.findIndex((option) => option.label === "hire");
  await page.evaluate(watchFlights);
  await click(page, at);
  await page.waitForFunction(() => window.flights.length > 0);
  const stage = await page.locator(".stage").boundingBox();
  const ends = (await page.evaluate(() => window.flights)).map(({ to }) => to);
  assert.ok(
    ends.some(({ x, y, width }) => width > 60 && x > stage.x && x < stage.x + stage.width && y > stage.y),
    JSON.stringify(ends),
  );
  await finish(page);
});
