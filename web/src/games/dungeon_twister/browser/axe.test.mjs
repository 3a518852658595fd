/** No accessibility violation at any kind of question: both themes, wide, tablet and phone; and the board fits. */
import { auditor } from "../../../../browser/audit.mjs";
import { PHONE, TABLET, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkFits } from "../../../../browser/checks.mjs";
import { nextDecision } from "../../../../browser/player.mjs";
import { questions, sentIn, tableAsking } from "./play.mjs";

const visit = auditor(useHouse(), [WIDE, TABLET, PHONE]);
const asking = (step) => (page) => tableAsking(page, step);

for (const step of questions())
  visit(`the question ${step}`, asking(step), nextDecision, { lang: "de", look: checkFits, at: [TABLET, WIDE] });

visit("a figure is selected", asking("action"), async (page) => {
  await nextDecision(page);
  await page.locator(".spot.figure").first().click();
  await page.locator(".deeds button").first().waitFor();
});

visit("how a room would lie", asking("rotate"), async (page) => {
  await nextDecision(page);
  await page.locator(".opts .opt").first().focus();
  await page.locator(".preview").waitFor({ state: "attached" });
});

visit(
  "the end screen",
  async (page) => `/table/${await sentIn(page)}`,
  (page) => page.locator("dialog[open]").waitFor(),
);
