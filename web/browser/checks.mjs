/** What several tests look at. */
import assert from "node:assert/strict";

/** The end screen of any game: everybody's place and points, the winner first, and the way on. */
export async function checkEnd(page, players, again = "Play again") {
  const dialog = page.locator("dialog[open]");
  await dialog
    .locator("ol li")
    .nth(players - 1)
    .waitFor();
  const lines = await dialog
    .locator("ol li")
    .evaluateAll((all) =>
      all.map((line) => [...line.querySelectorAll(".num")].map((each) => Number(each.textContent.replace("−", "-")))),
    );
  const { scores, places } = await page.evaluate(() => window.seen.now.result);
  const wanted = places.map((place, seat) => [place, scores[seat]]);
  const order = (all) => [...all].sort(([a, b], [c, d]) => a - c || d - b);
  assert.deepEqual(order(lines), order(wanted));
  assert.equal(lines[0][0], 1, "the winner stands first");
  await dialog.getByRole("button", { name: again }).waitFor();
}

/** Nothing of the page is out of sight. */
export async function checkFits(page) {
  const over = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { wide: scrollWidth - innerWidth, high: scrollHeight - innerHeight };
  });
  assert.ok(over.wide <= 0 && over.high <= 0, `the page scrolls: ${JSON.stringify(over)}`);
}

/** The whole board is in sight, too: it does not scroll inside the page. */
export async function checkBoardFits(page) {
  await checkFits(page);
  const over = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.querySelector(".board.all");
    return scrollHeight - clientHeight;
  });
  assert.ok(over <= 0, `the board is ${over} px too high`);
}

/** Runs in the page: parts that could be scrolled sideways, and what is cut off at the board's edge. */
function sideways() {
  const scrolls = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
  const over = [...document.querySelectorAll("body *")].filter(
    (element) => element.scrollWidth > element.clientWidth + 1 && scrolls(element),
  );
  const board = document.querySelector(".board.all");
  const edge = board.getBoundingClientRect().right;
  const cut = [...board.querySelectorAll("button, .card")].filter(
    (element) => element.getBoundingClientRect().right > edge + 1,
  );
  return [...over, ...cut].map((element) => `${element.tagName}.${element.className}`);
}

/** Nothing scrolls sideways, neither the page nor a part of it. */
export async function checkNoSideways(page) {
  await checkFits(page);
  assert.deepEqual(await page.evaluate(sideways), [], `${page.viewportSize().width} px`);
}

/** Runs in the page: words in there that go on in the next line without a hyphen. */
function broken(where) {
  const found = [];
  const range = document.createRange();
  const texts = [...document.querySelectorAll(where)].flatMap((each) => {
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    return Array.from({ length: 5000 }, () => walker.nextNode()).filter(Boolean);
  });
  for (const text of texts) {
    if (getComputedStyle(text.parentElement).hyphens === "auto") continue; // the browser prints one
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (
        new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size > 1
      )
        found.push(word);
    }
  }
  return found;
}

/** No word is broken in its middle. */
export async function checkWords(page, where) {
  assert.deepEqual(await page.evaluate(broken, where), [], `broken words at ${page.viewportSize().width} px`);
}

/** The end is counted up; a key shows all of it, and presses no button. The page must show the end of a finished match. */
export async function checkCounted(page) {
  await page.locator("dialog[open] .to-come").first().waitFor({ state: "attached" });
  const { pathname } = new URL(page.url());
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector(".to-come"));
  assert.equal(new URL(page.url()).pathname, pathname, "the key did something else");
}
