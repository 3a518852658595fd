/** The shelf: what each box says, and that every way from it leads somewhere. */
import assert from "node:assert/strict";
import { useHouse, WIDE } from "./browser.mjs";
import { inBothLanguages } from "./daily.mjs";
import { GAMES } from "./games.mjs";
import { openHome } from "./player.mjs";

const house = useHouse();
const { title: TITLE } = GAMES.find(({ puzzle, stage }) => !puzzle && stage !== "example");
const WORDS = {
  en: {
    about: (title) => `About ${title}`,
    none: "You have not finished a game of it yet.",
    rules: "Rules",
    play: "Play now",
    start: "Start the game",
    making: "In the making",
  },
  de: {
    about: (title) => `Über ${title}`,
    none: "Du hast noch keine Partie zu Ende gespielt.",
    rules: "Regeln",
    play: "Jetzt spielen",
    start: "Spiel beginnen",
    making: "In Arbeit",
  },
};

const inBoth = inBothLanguages();

inBoth("a box opens, and play and rules are behind it", async (how) => {
  const words = WORDS[how.lang];
  const page = await house.person(how);
  const dialog = page.locator("dialog[open]");
  const open = () => page.getByRole("button", { name: words.about(TITLE) }).click();
  await openHome(page);
  await open();
  await dialog.getByText(words.none).waitFor();
  await dialog.getByRole("button", { name: words.rules }).click();
  await page.getByRole("searchbox").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").waitFor({ state: "detached" });
  await open();
  await dialog.getByRole("button", { name: words.play }).click();
  await page.getByRole("button", { name: words.start }).waitFor();
  await page.context().close();
  house.checkQuiet();
});

inBoth("every box says in a sentence what it is, those in the making, too", async (how) => {
  const { lang, screen } = how;
  const words = WORDS[lang];
  const page = await house.person(how);
  await openHome(page);
  const boxes = await page.getByRole("button", { name: new RegExp(`^${words.about("")}`) }).all();
  await page
    .locator(".plate .about")
    .nth(boxes.length - 1)
    .waitFor();
  assert.ok(boxes.length > 2);
  await boxes[boxes.length - 1 - (screen === WIDE ? 1 : 0)].click(); // a phone shows the playable ones first
  await page.locator("dialog[open]").getByText(words.making).waitFor();
  await page.context().close();
  house.checkQuiet();
});
