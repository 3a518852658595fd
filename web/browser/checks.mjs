/** What several tests look at. */
import assert from "node:assert/strict";

const REASONS = { en: { again: "Play again", points: "Points" }, de: { again: "Noch einmal", points: "Punkte" } };

/** The end screen: everybody's place, deed and sum; the sums add up to the points. */
export async function checkEnd(page, players, lang = "en") {
  const dialog = page.locator("dialog[open]");
  await dialog.locator("tbody tr").nth(players - 1).waitFor(); // the table's code comes when it is first shown
  const rows = await dialog.locator("tbody tr").evaluateAll((all) =>
    all.map((row) => ({ text: row.textContent, numbers: [...row.querySelectorAll("td.num, td > .num")].map((cell) => Number(cell.textContent.replace("−", "-"))) })),
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
