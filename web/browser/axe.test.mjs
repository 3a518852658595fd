/** No accessibility violation on any page, and at any question of games that bring no axe.test.mjs of their own:
 *  both themes, wide, tablet and phone. The questions are asked in German, whose words are longer. */
import { auditor } from "./audit.mjs";
import { PHONE, TABLET, useHouse, WIDE } from "./browser.mjs";
import { GAMES, without } from "./games.mjs";
import { against, beGuest, BOT, madeTable, nextDecision, PATIENCE_MS, post, WORDS } from "./player.mjs";
import { positionsOf } from "./positions.mjs";

const visit = auditor(useHouse(), [WIDE, TABLET, PHONE]);
const SEATS = [{ kind: "me" }, { kind: "open" }, BOT];
const { name: FIRST } = GAMES.find(({ players }) => players.includes(3));
const { name: SHORT } = GAMES.find(({ stage }) => stage === "example");
const SHOWN = GAMES.filter(({ puzzle, stage }) => !puzzle && stage !== "example");

visit("home", "/");
for (const { name, title } of SHOWN)
  visit(`play sheet of ${name}`, "/", (page) => page.getByRole("button", { name: WORDS.en.play(title) }).click());
for (const { name, title } of SHOWN)
  visit(`what the box of ${name} says`, "/", async (page) => {
    await page.getByRole("button", { name: `About ${title}` }).click();
    await page.locator("dialog .about").waitFor();
  });
visit("lobby and new table", "/lobby", (page) => page.locator("summary").click());
visit("waiting room", (page) =>
  madeTable(page, against(FIRST, { players: 3, public: true, seats: SEATS, start: false })),
);
visit("lobby with an open table", "/lobby", (page) => page.getByRole("link", { name: "Sit down" }).first().waitFor());
visit("about", "/about");
visit(
  "a personal link of somebody else",
  async (page) => {
    await beGuest(page, "Mira");
    const { path } = await post(page, "/api/session/link", {});
    await page.context().clearCookies();
    await beGuest(page, "Otto");
    return path;
  },
  (page) => page.getByRole("note").waitFor(),
);
visit(
  "the menu of a table for its host",
  (page) => madeTable(page, against(FIRST)),
  async (page) => {
    await nextDecision(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("heading", { name: "Watchers" }).waitFor();
  },
);
visit(
  "looking back at a match",
  async (page) => `/review/${await positionsOf(SHORT).sentIn(page)}`,
  async (page) => {
    await page.getByRole("button", { name: "Rückblick beginnen" }).click();
    await page.getByRole("heading", { name: "Wendepunkte" }).waitFor({ timeout: 4 * PATIENCE_MS });
    await page.locator("summary", { hasText: "Alle Züge als Tabelle" }).click();
  },
  { lang: "de" },
);
visit("no such table", "/table/nowhere");

visit("no such page", "/", async (page) => {
  await page.evaluate(() => {
    history.pushState(null, "", "/nowhere");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.getByRole("heading", { name: "A dead end" }).waitFor();
});

for (const { name } of without("axe.test.mjs")) {
  const { questions, sentIn, tableAsking } = positionsOf(name);
  for (const step of questions())
    visit(`${name}: the question ${step}`, (page) => tableAsking(page, step), nextDecision, { lang: "de" });

  visit(
    `${name}: the end screen`,
    async (page) => `/table/${await sentIn(page)}`,
    (page) => page.locator("dialog[open]").waitFor(),
  );
}
