/** No accessibility violation at any kind of question: both themes, wide, tablet and phone.
 *  The questions are asked in German, whose words are longer: on a tablet the whole board stays in sight. */
import { auditor } from "../../../../browser/audit.mjs";
import { PHONE, TABLET, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkBoardFits } from "../../../../browser/checks.mjs";
import { click, nextDecision } from "../../../../browser/player.mjs";
import { questions, sentIn, tableAsking, tableBeforeBattle } from "./play.mjs";

const visit = auditor(useHouse(), [WIDE, TABLET, PHONE]);

const asking = (step) => (page) => tableAsking(page, step);

for (const step of questions())
  visit(`the question ${step}`, asking(step), nextDecision, { lang: "de", look: checkBoardFits, at: [TABLET] });

visit("menu and leaving", asking("hire"), async (page) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Leave the match" }).click();
});

visit("a claim below the goal asks again", asking("hire"), async (page) => {
  await nextDecision(page);
  await page.locator(".opt.rare").click();
  await page.locator("dialog[open]").waitFor();
});

visit("rules drawer", asking("hire"), async (page) => {
  await nextDecision(page);
  await page.locator(".why .rl").first().click();
  await page.locator("aside .cited").first().waitFor();
});

visit("a search of the rules", asking("hire"), async (page) => {
  await nextDecision(page);
  await page.locator(".why .rl").first().click();
  await page.locator("aside input").fill("gold");
  await page.locator("aside mark").first().waitFor();
});

visit("the reveal of a battle", tableBeforeBattle, async (page) => {
  await page.evaluate(() => localStorage.setItem("undercroft.speed", "0.02")); // so that it can be looked at
  await page.reload();
  const [reveal, options] = [page.locator(".reveal"), page.locator(".opts .opt:not([aria-disabled=true])")];
  while ((await reveal.count()) === 0) {
    if (await options.count()) await click(page, 0);
    else await page.keyboard.press("n");
    await page.waitForTimeout(100);
  }
});

visit(
  "the end screen",
  async (page) => `/table/${await sentIn(page)}`,
  (page) => page.locator("dialog[open] table").waitFor(),
);

visit(
  "the replay",
  async (page) => `/replay/${await sentIn(page)}`,
  async (page) => {
    await page.locator("input[type=range]").fill("5");
    await page.getByText(/Move 5 of/).waitFor();
  },
);
