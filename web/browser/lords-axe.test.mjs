/** No accessibility violation in Dungeon Lords: at its kinds of questions and at the end, both themes, wide and phone. */
import { test } from "node:test";
import { auditor } from "./audit.mjs";
import { PHONE, useHouse, WIDE } from "./browser.mjs";
import { nextDecision } from "./player.mjs";
import { record, sentIn, tableAsking } from "./positions.mjs";

const GAME = "dungeon_lords";
const STEPS = ["choose-inaccessible", "choose-orders", "do-it", "dig", "hire", "take-room", "produce", "take-back", "payday", "tax", "plan", "which-attack", "attack-target"];
const visit = auditor(useHouse(), [WIDE, PHONE]);

for (const step of STEPS) test(`the question ${step}`, () => visit((page) => tableAsking(page, step, GAME), step, (page) => nextDecision(page)));

test("another lord's dungeon", () =>
  visit((page) => tableAsking(page, "choose-orders", GAME), "dungeon", async (page) => {
    await nextDecision(page);
    await page.locator(".lord button").first().click();
    await page.locator("dialog[open]").waitFor();
  }));

test("the scoring", () => visit(async (page) => `/table/${await sentIn(page, record(GAME))}`, "scoring", (page) => page.locator("dialog[open] table").waitFor()));
