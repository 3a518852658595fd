/** Sentences say in words what cards show by signs: for readers who hear them, and for those who know no sign yet. */
import assert from "node:assert/strict";
import { useHouse } from "../../../../browser/browser.mjs";
import { inTurn } from "../../../../browser/daily.mjs";
import { click, madeTable, nextDecision } from "../../../../browser/player.mjs";
import { wish } from "./play.mjs";

const house = useHouse();
const SIGNS = /[◆●▲■★]/;
const COLOURS = {
  en: /\((\p{L}+) (red|blue|green|yellow|neutral) \d+\)/u,
  de: /\((\p{L}+) (rot|blau|grün|gelb|neutral) \d+\)/u,
};

inTurn({ en: "en", de: "de" })("the log, and what is told, name colours and classes in words", async (lang) => {
  const page = await house.person({ lang, speed: 3, motion: "no-preference" });
  await page.goto(await madeTable(page, wish));
  await nextDecision(page);
  await click(page, 0);
  await page.locator("li.now").first().waitFor();
  const telling = await page.locator("li.now").allTextContents();
  assert.doesNotMatch(telling.join(" "), SIGNS);
  await page.locator(".log li").nth(4).waitFor();
  const log = (await page.locator(".log li").allTextContents()).join("\n");
  assert.doesNotMatch(log, SIGNS);
  assert.match(log, COLOURS[lang]);
  await page.context().close();
  house.checkQuiet();
});
