/** No accessibility violation in Dungeon Lords: at every kind of question and at the end, both themes, four widths.
 *  The questions are asked in German, whose words are longer: on a tablet nothing scrolls sideways. */
import { test } from "node:test";
import { auditor } from "../../../../browser/audit.mjs";
import { PHONE, SMALL_TABLET, TABLET, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkNoSideways } from "../../../../browser/checks.mjs";
import { madeTable, nextDecision } from "../../../../browser/player.mjs";
import { answerWhile, pairAtTable } from "./pair.mjs";
import { questions, sentIn, tableAsking, wish } from "./play.mjs";

const TABLETS = [TABLET, SMALL_TABLET];
const house = useHouse();
const visit = auditor(house, [WIDE, ...TABLETS, PHONE]);
const FIRST = { ...wish, options: { version: "first_game" } };

const look = async (page, screen) => TABLETS.includes(screen) && (await checkNoSideways(page));

for (const step of questions())
  test(`the question ${step}`, () =>
    visit((page) => tableAsking(page, step), step, nextDecision, { lang: "de", look }));

test("another lord's dungeon", () =>
  visit(
    (page) => tableAsking(page, "choose-orders"),
    "dungeon",
    async (page) => {
      await nextDecision(page);
      await page.locator(".lord button").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  ));

test("the guide, and why something is forbidden", () =>
  visit(
    (page) => madeTable(page, FIRST),
    "guide",
    async (page) => {
      await nextDecision(page);
      await page.locator("aside h2").waitFor();
      await page.locator("details summary").first().click();
      await page.locator(".places .no").first().focus();
      await page.getByRole("region", { name: "Not possible" }).waitFor();
    },
  ));

test("the menu with the switch of the guide", () =>
  visit(
    (page) => madeTable(page, FIRST),
    "menu",
    async (page) => {
      await nextDecision(page);
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").getByText("Explanations").waitFor();
    },
  ));

/** The host has given his orders with the guest and wants them back. Returns the table's path. */
async function hostAsksBack(guest) {
  const [host] = await pairAtTable(house, { guest });
  for (const page of [host, guest]) await answerWhile(page, "choose-orders");
  await host.waitForFunction(() => window.seen.now.can_rewind && !window.seen.now.can_undo);
  await host.getByRole("button", { name: "Ask to take back" }).click();
  return new URL(guest.url()).pathname;
}

test("somebody asks to take back", () =>
  visit(hostAsksBack, "takeback", (page) => page.getByRole("button", { name: "Agree" }).waitFor()));

test("the scoring", () =>
  visit(
    async (page) => `/table/${await sentIn(page)}`,
    "scoring",
    (page) => page.locator("dialog[open] table").waitFor(),
  ));
