/** A page drawn twice as large: the sheet leaves half of the room to the board. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "./browser.mjs";
import { checkFits } from "./checks.mjs";
import { GAMES, playOf } from "./games.mjs";
import { against, madeTable, nextDecision } from "./player.mjs";

const house = useHouse();
const TWICE = { viewport: { width: 720, height: 450 } }; // 1440 × 900 at 200 %

for (const { name } of GAMES.filter(({ puzzle }) => !puzzle))
  test(`at 200 % the board has as much room as the question (${name})`, async () => {
    const page = await house.person({ screen: TWICE });
    const { wish = against(name) } = await playOf(name);
    await page.goto(await madeTable(page, wish));
    await nextDecision(page);
    await checkFits(page);
    const { board, sheet, last } = await page.evaluate(() => ({
      board: document.querySelector("main").getBoundingClientRect().height,
      sheet: document.querySelector(".sheet").getBoundingClientRect().height,
      last: getComputedStyle(document.querySelector(".sheet .body")).overflowY,
    }));
    assert.ok(board >= sheet - 1, `board ${board} px, question ${sheet} px`);
    assert.equal(last, "auto", "what does not fit is reached by scrolling");
    await page.context().close();
    house.checkQuiet();
  });
