/** The guided first game: one click from the home page, notes that wait, switched off and on; and reasons. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, TABLET, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkFits } from "../../../../browser/checks.mjs";
import { inTurn } from "../../../../browser/daily.mjs";
import {
  checkNote,
  firstGame,
  note,
  playReading,
  readNote,
  readyToRead,
  switchOn,
} from "../../../../browser/guide.mjs";
import { aim, anyOption, dice, madeTable, nextDecision, tap } from "../../../../browser/player.mjs";
import { checkScores, tableAsking, wish } from "./play.mjs";

const house = useHouse();
const UPRIGHT = { viewport: { width: 820, height: 1180 } };

async function begin(how = {}) {
  const page = await house.person(how);
  await firstGame(page, "Dungeon Lords");
  await note(page).waitFor();
  return page;
}

test("one click begins the simplified game of four against easy bots, explained", async () => {
  const page = await begin();
  const table = await page.evaluate(async () =>
    (await fetch(`/api${location.pathname.replace("/table", "/tables")}`)).json(),
  );
  assert.deepEqual([table.game, table.players, table.options.version], ["dungeon_lords", 4, "first_game"]);
  assert.deepEqual(
    table.seats.map((seat) => seat.level ?? seat.kind),
    ["guest", "easy", "easy", "easy"],
  );
  assert.equal(await note(page).locator("h2").textContent(), "Welcome to your first game");
  assert.match(
    await page.locator("[aria-live] p").filter({ hasText: "Welcome" }).first().textContent(),
    /You dig a dungeon/,
  );
  await page.context().close();
  house.checkQuiet();
});

inTurn({ wide: WIDE, tablet: TABLET, upright: UPRIGHT })(
  "every note of the first round points at what is in sight",
  async (screen) => {
    const page = await begin({ screen });
    const ids = await playReading(page, { pick: anyOption(dice(3)), stop: ({ view }) => view.round > 1 });
    assert.deepEqual(ids.slice(0, 4), ["welcome", "orders", "places", "locked"]);
    assert.ok(ids.includes("fields") && ids.some((id) => id.startsWith("round-")), ids.join());
    await page.context().close();
    house.checkQuiet();
  },
);

test("notes are switched off and on again; the rule opens the drawer", async () => {
  const page = await begin();
  await note(page)
    .getByRole("button", { name: /^Rule DL-/ })
    .click();
  await page.locator("aside details[open] .cited").waitFor();
  await page.keyboard.press("Escape");
  await note(page).getByRole("button", { name: "No explanations" }).click();
  await note(page).waitFor({ state: "detached" });
  await nextDecision(page);
  await switchOn(page);
  await checkNote(page);
  await page.context().close();
  house.checkQuiet();
});

/** Runs in the page: what of the reader's own battle the log has told. */
function toldOfBattle() {
  const { events, you } = window.seen;
  const told = events.slice(0, Number(document.querySelector("[data-told]").dataset.told));
  const last = told.findLastIndex(({ id }) => id === "card-revealed");
  return told.slice(last + 1).flatMap(({ id, args }) => (args.seat === you ? [id] : []));
}

test("what a battle brings is explained before it comes: spells before the first step, fatigue before anybody is tired", async () => {
  const page = await house.person({ motion: "no-preference", speed: 3 });
  await readyToRead(page);
  await page.goto(await tableAsking(page, "plan"));
  await nextDecision(page);
  await switchOn(page);
  await aim(page);
  await readNote(page, (page) => note(page).getByRole("button", { name: "Got it" }).click()); // focus is still on the menu
  const told = {};
  const look = async (page) => {
    const id = await checkNote(page);
    told[id] = await page.evaluate(toldOfBattle);
    return id;
  };
  const ids = await playReading(page, { pick: anyOption(dice(5)), look, stop: ({ view }) => view.combat_round !== 1 });
  assert.ok(ids.includes("fatigue") && ids.includes("conquest"), ids.join());
  assert.ok(!told.fatigue.includes("fatigue") && !told.conquest.includes("conquered"), JSON.stringify(told));
  assert.ok(told.fatigue.includes("battle-begins"), "it is the reader's own battle");
  if (told.spells) assert.ok(!told.spells.some((id) => id.startsWith("step-")), told.spells.join());
  await page.context().close();
  house.checkQuiet();
});

test("a whole first game on a phone, in German, with motion: every kind of explanation came, nothing was out of sight", async () => {
  const page = await begin({ lang: "de", screen: PHONE, motion: "no-preference" });
  const ids = await playReading(page, {
    pick: anyOption(dice(21)),
    answer: tap,
    look: async () => {
      await checkFits(page);
      return checkNote(page);
    },
  });
  // In a few deals nobody here ever becomes evil; then there is nothing to explain.
  const isEvil = await page.evaluate(() =>
    window.seen.events.some(({ id, args }) => id === "evil-up" && args.seat === window.seen.you),
  );
  const expected = [
    "welcome",
    "orders",
    "fields",
    "dig",
    ...(isEvil ? ["evil"] : []),
    "payday",
    "taxes",
    "heroes",
    "combat",
    "card",
    "battle",
    "fatigue",
    "conquest",
    "combat-end",
    "second-year",
    "scoring",
  ];
  const lessons = ids.filter((id) => !id.startsWith("round-"));
  assert.equal(new Set(lessons).size, lessons.length);
  assert.deepEqual(
    expected.filter((id) => !lessons.includes(id)),
    [],
  );
  await checkScores(page, 4);
  await page.context().close();
  house.checkQuiet();
});

test("other tables are not explained unless one wishes it", async () => {
  const page = await house.person();
  await page.goto(await madeTable(page, wish));
  await nextDecision(page);
  await page.waitForLoadState("networkidle");
  assert.equal(await note(page).count(), 0);
  await page.context().close();
  house.checkQuiet();
});

const why = (page) => page.getByRole("region", { name: "Not possible" });

test("what is forbidden says why, with its rule, to pointer, tap and focus", async () => {
  const page = await house.person();
  await page.goto(await tableAsking(page, "dig"));
  const { forbidden } = await nextDecision(page);
  const [no] = forbidden;
  const cell = page.locator(`[data-target="${no.targets[0]}"]`);
  await cell.hover();
  await why(page).getByText(no.rules[0]).waitFor();
  await why(page)
    .getByRole("button", { name: `Rule ${no.rules[0]}` })
    .click();
  await page.locator("aside .cited").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await why(page).waitFor({ state: "detached" });
  await cell.focus();
  await why(page).waitFor();
  assert.match(await cell.textContent(), new RegExp(no.rules[0]));
  await cell.press("Enter");
  assert.equal(await page.evaluate(() => window.seen.now.decision.step), "dig", "nothing happens");
  await page.locator("details summary", { hasText: "not possible now" }).click();
  await page.locator("details li").first().waitFor();
  await page.context().close();
  house.checkQuiet();
});

test("what is forbidden says nothing once the pointer has left, however late its words are fetched", async () => {
  const page = await house.person();
  await page.goto(await tableAsking(page, "dig"));
  const { forbidden } = await nextDecision(page);
  await page.waitForLoadState("networkidle");
  let fetched = 0;
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
    fetched += 1;
  });
  await page.locator(`[data-target="${forbidden[0].targets[0]}"]`).hover();
  await page.mouse.move(5, 890);
  await page.waitForTimeout(2000);
  assert.ok(fetched > 0, "nothing was late");
  assert.equal(await why(page).count(), 0);
  await page.context().close();
  house.checkQuiet();
});

test("a locked order says why to a tap on a phone", async () => {
  const page = await house.person({ screen: PHONE });
  await page.goto(await madeTable(page, { ...wish, options: { version: "first_game" } }));
  await nextDecision(page);
  await page.waitForLoadState("networkidle"); // what is still fetched moves what is to be tapped
  await page.locator(".hand .off .no").first().tap({ force: true });
  await why(page).getByText("locked in this round").waitFor();
  await checkFits(page);
  await page.context().close();
  house.checkQuiet();
});
