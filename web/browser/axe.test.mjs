/** No accessibility violation on any page and at any kind of question: both themes, wide, tablet and phone.
 *  The questions are asked in German, whose words are longer: on a tablet the whole board stays in sight. */
import { test } from "node:test";
import { auditor } from "./audit.mjs";
import { PHONE, TABLET, useHouse, WIDE } from "./browser.mjs";
import { checkBoardFits } from "./checks.mjs";
import { click, madeTable, nextDecision } from "./player.mjs";
import { questions, sentIn, tableAsking } from "./positions.mjs";

const visit = auditor(useHouse(), [WIDE, TABLET, PHONE]);
const SEATS = [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "easy" }];

test("home", () => visit("/", "home"));
test("play sheet", () =>
  visit("/", "sheet", (page) => page.getByRole("button", { name: /^Play now.*Dungeonville/ }).click()));
test("lobby and new table", () => visit("/lobby", "lobby", (page) => page.locator("summary").click()));
test("waiting room", () =>
  visit((page) => madeTable(page, { players: 3, public: true, seats: SEATS, start: false }), "waiting room"));
test("lobby with an open table", () =>
  visit("/lobby", "lobby", (page) => page.getByRole("link", { name: "Sit down" }).waitFor()));
test("about", () => visit("/about", "about"));
test("no such table", () => visit("/table/nowhere", "no such table"));

test("no such page", () =>
  visit("/", "404", async (page) => {
    await page.evaluate(() => {
      history.pushState(null, "", "/nowhere");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.getByRole("heading", { name: "A dead end" }).waitFor();
  }));

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
