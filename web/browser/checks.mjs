/** What several tests look at. */
import assert from "node:assert/strict";

const REASONS = { en: { again: "Play again", points: "Points" }, de: { again: "Noch einmal", points: "Punkte" } };

/** The end screen: everybody's place, deed and sum; the sums add up to the points. */
export async function checkEnd(page, players, lang = "en") {
  const dialog = page.locator("dialog[open]");
  await dialog
    .locator("tbody tr")
    .nth(players - 1)
    .waitFor(); // the table's code comes when it is first shown
  const rows = await dialog.locator("tbody tr").evaluateAll((all) =>
    all.map((row) => ({
      text: row.textContent,
      numbers: [...row.querySelectorAll("td.num, td > .num")].map((cell) => Number(cell.textContent.replace("−", "-"))),
    })),
  );
  assert.equal(rows.length, players);
  for (const { numbers } of rows) {
    const [place, zone, foreign, own, sum] = numbers;
    assert.ok(place >= 1 && place <= players, `place ${place}`);
    assert.equal(zone + foreign - own, sum, "the explained sum is the score");
  }
  assert.equal(rows[0].numbers[0], 1, "the winner stands first");
  assert.equal(await dialog.locator("tbody .deed").count(), players, "all deeds are shown");
  assert.ok((await dialog.locator("h2").first().textContent()).trim().length > 3);
  assert.match(await dialog.textContent(), new RegExp(REASONS[lang].points));
  await dialog.getByRole("button", { name: REASONS[lang].again }).waitFor();
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
