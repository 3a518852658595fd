/** On a tablet the whole board is in sight at every kind of question. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { TABLET, useHouse } from "./browser.mjs";
import { checkFits } from "./checks.mjs";
import { nextDecision, openHome } from "./player.mjs";
import { questions, tableAsking } from "./positions.mjs";

const house = useHouse();

/** Runs in the page: by how many pixels the board is higher than its place. */
function boardOver() {
  const { scrollHeight, clientHeight } = document.querySelector(".board.all");
  return scrollHeight - clientHeight;
}

for (const step of questions()) {
  test(`the board fits at the question ${step}`, async () => {
    const page = await house.person({ lang: "de", screen: TABLET });
    await openHome(page);
    await page.goto(await tableAsking(page, step));
    await nextDecision(page);
    await page.waitForLoadState("networkidle");
    await checkFits(page);
    const over = await page.evaluate(boardOver);
    assert.ok(over <= 0, `the board is ${over} px too high`);
    await page.context().close();
    house.checkQuiet();
  });
}
