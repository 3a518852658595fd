/** Looking back at a match that was just played: the line, the turning points, a bot's opinion, and another try. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "./browser.mjs";
import { inBothLanguages } from "./daily.mjs";
import { GAMES } from "./games.mjs";
import { positionsOf } from "./positions.mjs";
import { against, beGuest, click, madeTable, nextDecision, openHome, playToEnd, PATIENCE_MS, tap } from "./player.mjs";

const house = useHouse();
const { name: SHORT } = GAMES.find(({ stage }) => stage === "example");
const MOST_MS = 4 * PATIENCE_MS; // for a bot that looks at every choice

const WORDS = {
  en: {
    review: "Review",
    line: "How the chances stood",
    chart: /^The chances of all players/,
    slider: "Moment of the match",
    table: "All moves as a table",
    turning: "Turning points",
    bot: "What the bot would have done",
    all: /^all \(/,
    again: /^Try again from here/,
    go: "Play on",
    replay: "Replay",
    begin: "Begin the review",
    you: /^\s*(\d\.)?\s*You/,
  },
  de: {
    review: "Rückblick",
    line: "Wie die Chancen standen",
    chart: /^Die Chancen aller/,
    slider: "Moment der Partie",
    table: "Alle Züge als Tabelle",
    turning: "Wendepunkte",
    bot: "Was der Bot gemacht hätte",
    all: /^alle \(/,
    again: /^Von hier noch einmal versuchen/,
    go: "Weiterspielen",
    replay: "Nachspielen",
    begin: "Rückblick beginnen",
    you: /^\s*(\d\.)?\s*Du/,
  },
};

async function fits(page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `the page is ${over} px too wide`);
}

/** The outline of the reader's mark in this list. */
const ownMark = (page, list, you) =>
  page
    .locator(`${list} li:has(.pl)`, { hasText: you })
    .first()
    .evaluate((row) => row.querySelector(".pl path").getAttribute("d"));

/** A match against a bot, played to its end. */
async function played(how) {
  const page = await house.person(how);
  await page.goto(await madeTable(page, against(SHORT)));
  await playToEnd(page, { answer: how.screen?.hasTouch ? tap : click });
  await page.locator("dialog[open]").waitFor();
  return page;
}

const told = (page) =>
  page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split("/").pop()}/review`)).json());

/** Every number of the table is the one the server has told, and the last row is the end. */
async function checkTable(page, words) {
  await page.locator("summary", { hasText: words.table }).click();
  const rows = page.getByRole("region", { name: words.table }).locator("tbody tr");
  await rows.first().waitFor();
  const { points, end } = await told(page);
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td.n")].map((cell) => parseInt(cell.textContent, 10))),
  );
  const all = [...points.map(({ chances }) => chances), end];
  assert.equal(shown.length, all.length);
  for (const [at, shares] of all.entries()) {
    assert.ok(
      shares.every((share, seat) => Math.abs(shown[at][seat] - 100 * share) < 1),
      `${shown[at]} for ${shares}`,
    );
    assert.ok(shown[at].reduce((sum, each) => sum + each, 0) <= 100, `${shown[at]} are more than 100 %`);
  }
}

/** Every move says where the match had come to, marks stand beside each other, and no chances are more than one. */
async function checkMoments(page) {
  const whens = await page.locator("main .t-cap:not(th):not(thead)").allTextContents();
  assert.ok(whens.length > 4);
  assert.deepEqual(
    whens.filter((when) => !/(Round|Runde) \d/.test(when)),
    [],
  );
  const standing = await page.locator("section[aria-labelledby=review-line] > ul .num").allTextContents();
  assert.ok(standing.reduce((sum, each) => sum + parseInt(each, 10), 0) <= 100, standing.join());
  const over = await page.locator("svg[role=img]:has(.line)").evaluateAll(overprinted);
  assert.deepEqual(over, []);
}

/** Runs in the page: marks of the chart that lie on each other. */
function overprinted([chart]) {
  const marks = [...chart.querySelectorAll(".sign, .pl")].map((mark) => mark.getBoundingClientRect());
  return marks.flatMap((one, at) =>
    marks.slice(at + 1).flatMap((other) => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return wide > 2 && high > 2 ? [`${wide} × ${high} px`] : [];
    }),
  );
}

/** The keyboard walks from choice to choice. */
async function checkSlider(page, words) {
  const slider = page.getByRole("slider", { name: words.slider });
  await slider.focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowRight");
  const { points } = await told(page);
  await page
    .locator(".moment b", { hasText: new RegExp(`\\b${points[3].move}\\b`) })
    .first()
    .waitFor();
  assert.match(await slider.getAttribute("aria-valuetext"), new RegExp(`^\\S+ ${points[3].move} `));
}

const inBoth = inBothLanguages();

inBoth("a match is looked back at from its end screen, and tried again", async (how) => {
  const { lang } = how;
  const words = WORDS[lang];
  const page = await played(how);
  const mark = await ownMark(page, "dialog[open]", words.you);
  await page.locator("dialog[open]").getByRole("link", { name: words.review }).click();
  await page.getByRole("heading", { name: words.turning }).waitFor({ timeout: MOST_MS });
  await page.getByRole("heading", { name: words.line }).waitFor();
  assert.equal(await ownMark(page, "section", words.you), mark, "the mark of the table");
  assert.equal(await page.locator("header .pl").count(), 0, "the bar shows no player's mark, it would be another one");
  const lines = page.getByRole("img", { name: words.chart }).locator("path.line");
  assert.equal(await lines.count(), 2, "a line for each player");
  const { turning, points } = await told(page);
  assert.equal(await page.locator(".turns > li").count(), turning.length);
  await checkMoments(page);
  await checkSlider(page, words);
  await checkTable(page, words);
  await fits(page);
  await page.getByRole("button", { name: words.all }).click();
  const own = points.filter(({ bot }) => bot);
  const cards = page.locator("section", { hasText: words.bot }).locator("li", { has: page.locator(".worth") });
  assert.equal(await cards.count(), own.length, "each of one's own choices");
  await cards.last().getByRole("button", { name: words.again }).click();
  await page.locator("dialog[open]").getByRole("button", { name: words.go }).click();
  await page.waitForURL(/\/table\//);
  const { options } = await nextDecision(page);
  assert.ok(
    options.some(({ text }) => text === own.at(-1).choice.text),
    "the same choice is open again",
  );
  await page.context().close();
  house.checkQuiet();
});

test("whoever looks at a replay comes to the review, and a stranger has it made by asking for it", async () => {
  const words = WORDS.en;
  const page = await house.person({ lang: "en" });
  await page.goto(`/table/${await positionsOf(SHORT).sentIn(page)}`);
  await page.locator("dialog[open]").getByRole("link", { name: words.replay }).click();
  await page.waitForURL(/\/replay\//);
  await page.locator(".replay").getByRole("link", { name: words.review }).waitFor();
  const path = new URL(page.url()).pathname.replace("replay", "review");
  const wanda = await house.person({ lang: "en" });
  await openHome(wanda);
  await beGuest(wanda, "Wanda");
  await wanda.goto(path);
  await wanda.getByRole("button", { name: words.begin }).click();
  await wanda.getByRole("heading", { name: words.turning }).waitFor({ timeout: MOST_MS });
  await page.locator(".replay").getByRole("link", { name: words.review }).click();
  await page.getByRole("heading", { name: words.turning }).waitFor();
  for (const each of [page, wanda]) await each.context().close();
  house.checkQuiet();
});
