/** Whole games from a new table to the end screen, against a bot, and the sheets that are kept at the end. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PHONE, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkFits } from "../../../../browser/checks.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { click, dice, madeTable, playToEnd, tap } from "../../../../browser/player.mjs";
import { tableBeforeEnd } from "./dealt.mjs";
import { AGAIN, anyOption, brisk, checkScores, sentIn } from "./play.mjs";

const house = useHouse();

async function playOut(lang, screen, tableOf, { answer, look }) {
  const page = await house.person({ lang, screen });
  await page.goto(await tableOf(page));
  const answers = await playToEnd(page, { pick: anyOption(dice(5)), answer, ...(look && { look: () => look(page) }) });
  assert.ok(answers > 0, "somebody else has ended it");
  await checkScores(page, 2, AGAIN[lang]);
  await page.context().close();
  house.checkQuiet();
}

const begun = (page) => madeTable(page, brisk);

test("the last turns against a bot, touched on a phone, in German", () =>
  playOut("de", PHONE, (page) => tableBeforeEnd(page, 12), { answer: tap }));
browse("a whole game against a bot, in English", () => playOut("en", WIDE, begun, { answer: click, look: checkFits }));
browse("a whole game against a bot on a phone, in German", () => playOut("de", PHONE, begun, { answer: tap }));

test("at the end every sheet can be kept as a picture of itself, and nothing in it lies elsewhere", async () => {
  const page = await house.person();
  await page.goto(`/table/${await sentIn(page)}`);
  const keep = page.locator("dialog[open] .kept .keep").first();
  const [svg] = await Promise.all([page.waitForEvent("download"), keep.getByRole("button", { name: "SVG" }).click()]);
  const text = readFileSync(await svg.path(), "utf8");
  assert.match(svg.suggestedFilename(), /\.svg$/);
  assert.ok(text.includes("<symbol"), "what it is drawn with is in it");
  const used = [...text.matchAll(/href="(#dd-[a-z0-9-]+)"/g)].map(([, id]) => id.slice(1));
  assert.deepEqual(
    used.filter((id) => !text.includes(`id="${id}"`)),
    [],
  );
  assert.doesNotMatch(text, /<script|https?:\/\/(?!www\.w3\.org)/);
  const [png] = await Promise.all([page.waitForEvent("download"), keep.getByRole("button", { name: "PNG" }).click()]);
  assert.deepEqual([...readFileSync(await png.path()).subarray(1, 4)], [...Buffer.from("PNG")]);
  await page.context().close();
  house.checkQuiet();
});
