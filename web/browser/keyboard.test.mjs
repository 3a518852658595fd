/** The example game without a mouse: Tab, arrows and Enter, and nothing else. The other games bring tests of their own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "./browser.mjs";
import { GAMES, playOf } from "./games.mjs";
import { answerByArrows, focused, watchedFocus } from "./keys.mjs";
import { against, anyOption, dice, madeTable, nextDecision, playToEnd } from "./player.mjs";

const house = useHouse();

for (const { name } of GAMES.filter(({ stage }) => stage === "example"))
  test(`a whole game of ${name} by keyboard alone`, async () => {
    const page = await house.person();
    const { brisk = against(name) } = await playOf(name);
    await page.goto(await madeTable(page, brisk));
    await nextDecision(page);
    const checkKept = await watchedFocus(page);
    assert.ok((await playToEnd(page, { pick: anyOption(dice(7)), answer: answerByArrows })) > 2);
    await checkKept();
    assert.doesNotMatch(await page.evaluate(focused), /^body/, "focus is on the next thing to do");
    await page.context().close();
    house.checkQuiet();
  });
