/** No accessibility violation at any kind of question: both themes, wide, tablet and phone.
 *  The questions are asked in German, whose words are longer: on a tablet the whole board stays in sight. */
import { test } from "node:test";
import { auditor } from "../../../../browser/audit.mjs";
import { PHONE, TABLET, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkBoardFits } from "../../../../browser/checks.mjs";
import { click, nextDecision } from "../../../../browser/player.mjs";
import { questions, sentIn, tableAsking } from "./play.mjs";

const visit = auditor(useHouse(), [WIDE, TABLET, PHONE]);

const asking = (step) => (page) => tableAsking(page, step);

const look = async (page, screen) => screen === TABLET && (await checkBoardFits(page));

for (const step of questions())
  test(`the question ${step}`, () => visit(asking(step), step, nextDecision, { lang: "de", look }));

test("menu and leaving", () =>
  visit(asking("hire"), "menu", async (page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave the match" }).click();
  }));

test("a claim below the goal asks again", () =>
  visit(asking("hire"), "confirm", async (page) => {
    await nextDecision(page);
    await page.locator(".opt.rare").click();
    await page.locator("dialog[open]").waitFor();
  }));

test("rules drawer", () =>
  visit(asking("hire"), "rules", async (page) => {
    await nextDecision(page);
    await page.locator(".why .rl").first().click();
    await page.locator("aside .cited").first().waitFor();
  }));

test("a search of the rules", () =>
  visit(asking("hire"), "rules-search", async (page) => {
    await nextDecision(page);
    await page.locator(".why .rl").first().click();
    await page.locator("aside input").fill("gold");
    await page.locator("aside mark").first().waitFor();
  }));

test("the reveal of a battle", () =>
  visit(asking("line-up"), "reveal", async (page) => {
    for (let last = -1; (await page.locator(".reveal").count()) === 0;) {
      const decision = await nextDecision(page, last);
      if ((await page.locator(".reveal").count()) > 0) break;
      await click(page, 0);
      last = decision.ticket;
    }
  }));

test("the end screen", () =>
  visit(
    async (page) => `/table/${await sentIn(page)}`,
    "end",
    (page) => page.locator("dialog[open] table").waitFor(),
  ));

test("the replay", () =>
  visit(
    async (page) => `/replay/${await sentIn(page)}`,
    "replay",
    async (page) => {
      await page.locator("input[type=range]").fill("5");
      await page.getByText(/Move 5 of/).waitFor();
    },
  ));
