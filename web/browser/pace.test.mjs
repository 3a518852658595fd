/** Time is the reader's: how fast scenes go, what he missed in another tab, and what he wants to see again. */
import assert from "node:assert/strict";
import { useHouse } from "./browser.mjs";
import { inBothLanguages } from "./daily.mjs";
import { checkFollowed, keepPicture } from "./follow.mjs";
import { GAMES } from "./games.mjs";
import { against, click, hide, madeTable, nextDecision } from "./player.mjs";

const house = useHouse();
const { name: SHORT } = GAMES.find(({ stage }) => stage === "example");
const MOST_LINES = 4;
const WORDS = {
  en: { again: "Show that again", menu: "Menu", speed: "Speed", atOnce: "at once", slow: "0.5×" },
  de: { again: "Noch einmal zeigen", menu: "Menü", speed: "Tempo", atOnce: "sofort", slow: "0,5×" },
};

async function atTable(how) {
  const page = await house.person({ motion: "no-preference", speed: 1, ...how });
  await page.context().addInitScript(keepPicture);
  await page.goto(await madeTable(page, against(SHORT, { players: 3 })));
  return { page, decision: await nextDecision(page) };
}

/** Runs in the page: from here on, whether a scene has been waited for, which shows by the way past it. */
function watchScenes() {
  window.waited = false;
  const look = () => (window.waited ||= document.querySelector("button[aria-keyshortcuts=n]") !== null);
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

/** Answers, and sees what comes until the next question. Returns that, and which news were told meanwhile. */
async function answered(page, { ticket }) {
  const { from, start } = await page.evaluate(() => ({
    from: window.followed.length,
    start: window.seen.events.length,
  }));
  await click(page, 0);
  const decision = await nextDecision(page, ticket);
  const told = await page.evaluate((from) => window.followed.slice(from).flatMap(({ told }) => told), from);
  return { decision, start, told };
}

async function choose(page, words, speed) {
  await page.getByRole("button", { name: words.menu, exact: true }).click();
  const button = page.getByRole("group", { name: words.speed }).getByRole("button", { name: speed, exact: true });
  await button.click();
  assert.equal(await button.getAttribute("aria-pressed"), "true");
  await page.keyboard.press("Escape");
}

async function finish(page) {
  await page.context().close();
  house.checkQuiet();
}

const inBoth = inBothLanguages();

inBoth(
  "a tab in the background catches up at once, says in a few lines what was missed, and shows it again",
  async (how) => {
    const { page, decision } = await atTable(how);
    await hide(page);
    await page.evaluate(watchScenes);
    const { start } = await answered(page, decision);
    assert.ok(!(await page.evaluate(() => window.waited)), "no scene is played for nobody");
    await hide(page, false);
    const missed = page.locator("details[open] li").filter({ visible: true });
    await missed.first().waitFor();
    assert.ok((await missed.count()) <= MOST_LINES);
    const before = await page.evaluate(() => window.followed.length);
    await page.getByRole("button", { name: WORDS[how.lang].again }).click();
    await page.waitForFunction(() => window.waited && document.querySelector(".opts") === null);
    await page.locator(".opts .opt:not([aria-disabled=true])").first().waitFor();
    const { again, all } = await page.evaluate(
      ({ before, start }) => ({
        again: window.followed.slice(before).flatMap(({ told }) => told),
        all: window.seen.events.map((_, at) => at).slice(start),
      }),
      { before, start },
    );
    assert.deepEqual([...new Set(again)], all);
    await finish(page);
  },
);

inBoth("how fast scenes go is chosen in the menu and kept; at once means that there are none", async (how) => {
  const words = WORDS[how.lang];
  const { page, decision } = await atTable(how);
  const first = await answered(page, decision);
  assert.ok(first.told.length > 0, "scenes are told");
  await checkFollowed(page, first.start);
  await choose(page, words, words.atOnce);
  const second = await answered(page, first.decision);
  assert.deepEqual(second.told, []);
  await page.reload();
  const kept = await nextDecision(page);
  assert.deepEqual((await answered(page, kept)).told, [], "also after coming back");
  await choose(page, words, words.slow);
  assert.equal(await page.evaluate(() => localStorage.getItem("undercroft.speed")), "0.5");
  await finish(page);
});
