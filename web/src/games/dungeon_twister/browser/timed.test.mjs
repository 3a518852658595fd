/** A game against the clock: the time left is in sight, and what is not decided in time is decided by the rules. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "../../../../browser/browser.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { nextDecision } from "../../../../browser/player.mjs";
import { tableWhere } from "./dealt.mjs";

const house = useHouse();
const CLOCK = { clock: 60, reaction: 5 };

/** The question of that kind, and what is told when nobody answers it. */
async function letPass(wanted, news, most) {
  const page = await house.person();
  await page.goto(await tableWhere(page, CLOCK, wanted));
  const { ticket, step } = await nextDecision(page);
  const timer = page.getByRole("timer");
  await timer.waitFor();
  const before = await timer.textContent();
  await page.waitForFunction((said) => document.querySelector("[role=timer]")?.textContent !== said, before); // it runs
  await page.waitForFunction((ticket) => window.seen.now.decision?.ticket !== ticket, ticket, { timeout: most });
  const told = await page.evaluate(() => window.seen.events.map(({ id }) => id));
  assert.ok(told.includes(news), `${step}: told were ${told.join(" ")}`);
  await page
    .locator("[data-told]")
    .getByText(news === "time-up" ? /time/ : /too slow/)
    .first()
    .waitFor();
  return page;
}

async function leave(page) {
  await page.context().close();
  house.checkQuiet();
}

test("what somebody does not place in five seconds the other one places (DT-167)", async () => {
  const page = await letPass(({ step, seat, active }) => step === "place" && seat !== active, "too-slow", 30_000);
  await leave(page);
});

browse("a turn of a minute that runs out is over (DT-166)", async () => {
  const page = await letPass(({ step, seat, active }) => step === "action" && seat === active, "time-up", 90_000);
  const { active, you } = await page.evaluate(() => ({ active: window.seen.now.view.active, you: window.seen.you }));
  assert.notEqual(active, you);
  await leave(page);
});
