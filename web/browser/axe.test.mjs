/** No accessibility violation on any page, and at any question of games that bring no axe.test.mjs of their own:
 *  both themes, wide, tablet and phone. The questions are asked in German, whose words are longer. */
import { test } from "node:test";
import { auditor } from "./audit.mjs";
import { PHONE, TABLET, useHouse, WIDE } from "./browser.mjs";
import { GAMES, without } from "./games.mjs";
import { against, BOT, madeTable, nextDecision, WORDS } from "./player.mjs";
import { positionsOf } from "./positions.mjs";

const visit = auditor(useHouse(), [WIDE, TABLET, PHONE]);
const SEATS = [{ kind: "me" }, { kind: "open" }, BOT];
const { name: FIRST } = GAMES.find(({ players }) => players.includes(3));
const SHOWN = GAMES.filter(({ puzzle, stage }) => !puzzle && stage !== "example");

test("home", () => visit("/", "home"));
for (const { name, title } of SHOWN)
  test(`play sheet of ${name}`, () =>
    visit("/", "sheet", (page) => page.getByRole("button", { name: WORDS.en.play(title) }).click()));
test("lobby and new table", () => visit("/lobby", "lobby", (page) => page.locator("summary").click()));
test("waiting room", () =>
  visit(
    (page) => madeTable(page, against(FIRST, { players: 3, public: true, seats: SEATS, start: false })),
    "waiting room",
  ));
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

for (const { name } of without("axe.test.mjs")) {
  const { questions, sentIn, tableAsking } = positionsOf(name);
  for (const step of questions())
    test(`${name}: the question ${step}`, () =>
      visit((page) => tableAsking(page, step), step, nextDecision, { lang: "de" }));

  test(`${name}: the end screen`, () =>
    visit(
      async (page) => `/table/${await sentIn(page)}`,
      "end",
      (page) => page.locator("dialog[open]").waitFor(),
    ));
}
