/** The guided first game: every note is read before the game goes on, and shows what it speaks of. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, TABLET, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkEnd, checkFits } from "../../../../browser/checks.mjs";
import { inTurn } from "../../../../browser/daily.mjs";
import { checkNote, firstGame, note, playReading } from "../../../../browser/guide.mjs";
import { click, dice, tap } from "../../../../browser/player.mjs";
import { AGAIN, answering, anyOption } from "./play.mjs";

const house = useHouse();
const UPRIGHT = { viewport: { width: 820, height: 1180 } };
const SCREENS = {
  wide: { screen: WIDE },
  tablet: { screen: TABLET, lang: "de" },
  upright: { screen: UPRIGHT, theme: "light" },
  "wide, scene by scene": { screen: WIDE, speed: 3, motion: "no-preference" },
};
const BEFORE = ["welcome", "far-side", "start-team", "placing", "pieces"];
const TURN = ["action-cards", "points", "reveal", "room", "place", "move"];

async function begin(how = {}) {
  const page = await house.person(how);
  await firstGame(page, "Dungeon Twister");
  await note(page).waitFor();
  return page;
}

const missing = (wanted, ids) => wanted.filter((id) => !ids.includes(id));

test("one click begins the beginner game of two against an easy bot, explained", async () => {
  const page = await begin();
  const table = await page.evaluate(async () =>
    (await fetch(`/api${location.pathname.replace("/table", "/tables")}`)).json(),
  );
  assert.deepEqual([table.game, table.players, table.options.beginner], ["dungeon_twister", 2, "on"]);
  assert.deepEqual(
    table.seats.map((seat) => seat.level ?? seat.kind),
    ["guest", "easy"],
  );
  assert.equal(await note(page).locator("h2").textContent(), "Welcome to your first game");
  await page.context().close();
  house.checkQuiet();
});

inTurn(SCREENS)("every note of the start and of four turns points at what is in sight", async (how) => {
  const page = await begin(how);
  const ids = await playReading(page, {
    pick: anyOption(dice(5)),
    answer: answering(how.lang ?? "en", click),
    stop: ({ view }) => view.round > 4,
  });
  assert.deepEqual(
    ids.filter((id) => BEFORE.includes(id)),
    BEFORE,
  );
  assert.deepEqual(missing([...TURN, "watching"], ids), []);
  assert.ok(
    ids.some((id) => id.startsWith("round-")),
    "a turn was looked back at",
  );
  await page.context().close();
  house.checkQuiet();
});

test("a whole first game on a phone, in German, by daylight and with motion: each note in sight, none twice but looks back", async () => {
  const page = await begin({ screen: PHONE, lang: "de", theme: "light", motion: "no-preference" });
  const ids = await playReading(page, {
    pick: anyOption(dice(5)),
    answer: answering("de", tap),
    look: async () => {
      await checkFits(page);
      return checkNote(page);
    },
  });
  const lessons = ids.filter((id) => !id.startsWith("round-"));
  assert.equal(new Set(lessons).size, lessons.length);
  assert.deepEqual(missing([...BEFORE, ...TURN, "watching", "cards-back", "end"], ids), []);
  // One look back before each turn of one's own but the first.
  const turns = await page.evaluate(
    () => window.seen.events.filter(({ id, args }) => id === "turn" && args.seat === window.seen.you).length,
  );
  assert.equal(ids.length - lessons.length, turns - 1);
  await checkEnd(page, 2, AGAIN.de);
  await page.context().close();
  house.checkQuiet();
});
