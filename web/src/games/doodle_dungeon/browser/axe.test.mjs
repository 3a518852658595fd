/** No accessibility violation in Doodle Dungeon: at every kind of question and at the end, both themes, four widths. */
import { auditor } from "../../../../browser/audit.mjs";
import { PHONE, SMALL_TABLET, TABLET, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkNoSideways } from "../../../../browser/checks.mjs";
import { nextDecision } from "../../../../browser/player.mjs";
import { tableBuilding } from "./dealt.mjs";
import { questions, sentIn, tableAsking } from "./play.mjs";

const TABLETS = [TABLET, SMALL_TABLET];
const visit = auditor(useHouse(), [WIDE, ...TABLETS, PHONE]);
const HOW = { lang: "de", look: checkNoSideways, at: TABLETS };

for (const step of questions()) visit(`the question ${step}`, (page) => tableAsking(page, step), nextDecision, HOW);

// One question of the rules, and for the reader a different thing for each element of a card.
for (const label of ["walls", "draw", "hide", "improve", "confirm"])
  visit(`building: ${label}`, (page) => tableBuilding(page, label), nextDecision, HOW);

visit(
  "a sheet of another player enlarged",
  (page) => tableAsking(page, "draft", 20),
  async (page) => {
    await nextDecision(page);
    const small = page.locator(".paper-small").first();
    if (await small.isVisible()) await small.click();
  },
);

visit(
  "the scoring",
  async (page) => `/table/${await sentIn(page)}`,
  (page) => page.locator("dialog[open] table").waitFor(),
);
