/** No accessibility violation in Dungeon Lords: at every kind of question and at the end, both themes, four widths.
 *  The questions are asked in German, whose words are longer: on a tablet nothing scrolls sideways. */
import { auditor } from "../../../../browser/audit.mjs";
import { PHONE, SMALL_TABLET, TABLET, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkNoSideways, checkWords } from "../../../../browser/checks.mjs";
import { note, readNote } from "../../../../browser/guide.mjs";
import { madeTable, nextDecision, openHome } from "../../../../browser/player.mjs";
import { answerWhile, pairAtTable } from "./pair.mjs";
import { questions, sentIn, tableAsking, wish } from "./play.mjs";

const TABLETS = [TABLET, SMALL_TABLET];
const house = useHouse();
const visit = auditor(house, [WIDE, ...TABLETS, PHONE]);
const FIRST = { ...wish, options: { version: "first_game" } };

/** A table whose player has things explained. Returns its path. */
async function explained(page) {
  const path = await madeTable(page, FIRST);
  const tables = { [path.split("/").pop()]: true };
  await openHome(page); // what is remembered is remembered by a page
  await page.evaluate((tables) => localStorage.setItem("undercroft.guides", JSON.stringify(tables)), tables);
  return path;
}

async function checkLayout(page) {
  await checkNoSideways(page);
  await checkWords(page, "#decision");
}

for (const step of questions())
  visit(`the question ${step}`, (page) => tableAsking(page, step), nextDecision, {
    lang: "de",
    look: checkLayout,
    at: TABLETS,
  });

visit(
  "another lord's dungeon",
  (page) => tableAsking(page, "choose-orders"),
  async (page) => {
    await nextDecision(page);
    await page.locator(".lord button").first().click();
    await page.locator("dialog[open]").waitFor();
  },
);

visit("a note of the guide", explained, async (page) => {
  await note(page).waitFor();
  await page.locator("svg[data-points]").waitFor();
});

visit(
  "why something is forbidden",
  (page) => madeTable(page, FIRST),
  async (page) => {
    await nextDecision(page);
    await page.locator("details summary").first().click();
    await page.locator(".places .no").first().focus();
    await page.getByRole("region", { name: "Not possible" }).waitFor();
  },
);

visit("the menu with the switch of the guide and the notes so far", explained, async (page) => {
  await note(page).waitFor();
  await readNote(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("The one note so far").click();
});

/** The host has given his orders with the guest and wants them back. Returns the table's path. */
async function hostAsksBack(guest) {
  const [host] = await pairAtTable(house, { guest });
  for (const page of [host, guest]) await answerWhile(page, "choose-orders");
  await host.waitForFunction(() => window.seen.now.can_rewind && !window.seen.now.can_undo);
  await host.getByRole("button", { name: "Ask to take back" }).click();
  return new URL(guest.url()).pathname;
}

visit("somebody asks to take back", hostAsksBack, (page) => page.getByRole("button", { name: "Agree" }).waitFor());

visit(
  "the scoring",
  async (page) => `/table/${await sentIn(page)}`,
  (page) => page.locator("dialog[open] table").waitFor(),
);
