/** How tests play this game: its usual table, answers that lead somewhere, and what its end screen must show. */
import assert from "node:assert/strict";
import { against, click, newTable as anyTable, PATIENCE_MS, WORDS } from "../../../../browser/player.mjs";
import { positionsOf } from "../../../../browser/positions.mjs";

export const GAME = "dungeonville";
export const wish = against(GAME, { options: { round_cap: 8 } });
export const brisk = wish; // the shortest whole game
export const daily = ["at the reader's pace", "on a phone"]; // how it is followed in the tests of every day
export const { questions, record, sentIn, tableAsking, tableAt } = positionsOf(GAME);

/** The path of a table at which the last card of a line-up is asked for: the battle follows. */
export const tableBeforeBattle = (page) => tableAsking(page, "line-up", 3);

const CAP = { en: /^Last round/, de: /^Letzte Runde/ };

/** A table for two through the lobby, eight rounds long. */
export function newTable(page, lang = "en", rival = "easy") {
  const change = async (form, words) => {
    await form.getByText(words.options, { exact: true }).click();
    await form.getByLabel(CAP[lang]).selectOption({ label: "8" });
  };
  return anyTable(page, GAME, { words: WORDS[lang], rival, change });
}

/** Claims with enough points, never without; otherwise any option, but no new deed. */
export function anyOption(random) {
  return ({ options, view, you }) => {
    const labels = options.map((option) => option.label);
    const claim = labels.indexOf("claim");
    if (claim >= 0 && view.players[you].points >= view.goal) return claim;
    const usual = labels.flatMap((label, index) => (["claim", "buy"].includes(label) ? [] : [index]));
    return usual[Math.floor(random() * usual.length)] ?? 0;
  };
}

/** Hires little, takes everything and runs with it: the way to gold. */
export function thrifty(random) {
  const other = anyOption(random);
  return (decision) => {
    const { view, you } = decision;
    const wanted = {
      hire: view.players[you].party.length > 1 ? "pass" : "hire",
      take: "take",
      flee: (view.visit?.carried ?? 0) > 9 ? "flee" : "go-on",
    }[decision.step];
    const index = decision.options.findIndex((option) => option.label === wanted);
    return index >= 0 ? index : other(decision);
  };
}

/** Takes the first option of every question until a battle is told. */
export async function answerUntilBattle(page) {
  const [battle, asked] = [page.locator(".reveal"), page.locator(".opts .opt:not([aria-disabled=true])")];
  await battle.or(asked.first()).first().waitFor({ timeout: PATIENCE_MS });
  if (await battle.count()) return;
  const ticket = await page.evaluate(() => window.seen.now.decision?.ticket);
  await click(page, 0);
  await page.waitForFunction(hasGoneOn, ticket); // or the list that was answered would be answered again
  await answerUntilBattle(page);
}

/** Runs in the page: whether what that question was answered with is seen. */
function hasGoneOn(ticket) {
  if (document.querySelector(".reveal") || !document.querySelector(".opts .opt:not([aria-disabled=true])")) return true;
  const { decision } = window.seen.now;
  return (
    decision && decision.ticket !== ticket && document.querySelectorAll(".opts .opt").length === decision.options.length
  );
}

/** Escape goes to the end of a reveal. */
export async function endReveals(page) {
  for (let count = 0; count < 20 && (await page.locator(".reveal").count()) > 0; count += 1) {
    await page.keyboard.press("Escape");
    await page.waitForTimeout(60);
  }
}

const REASONS = {
  en: { again: /^(Play again|Rematch)$/, points: "Points" },
  de: { again: /^(Noch einmal|Revanche)$/, points: "Punkte" },
};

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
