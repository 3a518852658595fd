/** Dungeon Lords on tablets: nothing scrolls sideways at any kind of question, neither the page nor a part of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SMALL_TABLET, TABLET, useHouse } from "./browser.mjs";
import { checkFits } from "./checks.mjs";
import { nextDecision, openHome } from "./player.mjs";
import { questions, tableAsking } from "./positions.mjs";

const house = useHouse();
const GAME = "dungeon_lords";

/** Runs in the page: parts that could be scrolled sideways, and what is cut off at the board's edge. */
function sideways() {
  const scrolls = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
  const over = [...document.querySelectorAll("body *")].filter((element) => element.scrollWidth > element.clientWidth + 1 && scrolls(element));
  const board = document.querySelector(".board.all");
  const edge = board.getBoundingClientRect().right;
  const cut = [...board.querySelectorAll("button, .card")].filter((element) => element.getBoundingClientRect().right > edge + 1);
  return [...over, ...cut].map((element) => `${element.tagName}.${element.className}`);
}

for (const step of questions(GAME)) {
  test(`nothing scrolls sideways at the question ${step}`, async () => {
    const page = await house.person({ lang: "de", screen: TABLET });
    await openHome(page);
    await page.goto(await tableAsking(page, step, GAME));
    await nextDecision(page);
    for (const { viewport } of [TABLET, SMALL_TABLET]) {
      await page.setViewportSize(viewport);
      await page.waitForLoadState("networkidle");
      await checkFits(page);
      assert.deepEqual(await page.evaluate(sideways), [], `${viewport.width} px`);
    }
    await page.context().close();
    house.checkQuiet();
  });
}
