/** A hint says what and why in words; its numbers come on request, and nothing of either is cut off, on any screen. */
import assert from "node:assert/strict";
import { PHONE, TABLET, useHouse, WIDE } from "./browser.mjs";
import { checkFits, checkWords } from "./checks.mjs";
import { inTurn } from "./daily.mjs";
import { GAMES, playOf } from "./games.mjs";
import { against, madeTable, nextDecision } from "./player.mjs";

const house = useHouse();
const SCREENS = { 1440: WIDE, 1024: TABLET, 820: { viewport: { width: 820, height: 1180 } }, 390: PHONE };
const PLAYED = GAMES.filter(({ puzzle }) => !puzzle);

/** Runs in the page: how far an element reaches below or above what is seen of it, in the window and in all that scrolls. */
function hiddenPart(element) {
  const { top, bottom } = element.getBoundingClientRect();
  let [from, to] = [0, innerHeight];
  for (let holder = element.parentElement; holder; holder = holder.parentElement) {
    if (getComputedStyle(holder).overflowY === "visible") continue;
    const box = holder.getBoundingClientRect();
    [from, to] = [Math.max(from, box.top), Math.min(to, box.bottom)];
  }
  return Math.max(0, from - top, bottom - to);
}

async function checkSeen(part, name) {
  await part.waitFor();
  await part.page().waitForFunction(() => document.getAnimations().length === 0);
  assert.equal(Math.round(await part.evaluate(hiddenPart)), 0, `${name} is cut off`);
}

async function askedTable(game, screen) {
  const page = await house.person({ screen });
  const { wish = against(game) } = await playOf(game);
  await page.goto(await madeTable(page, wish));
  await nextDecision(page);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.locator(".hint").waitFor();
  return page;
}

const atEach = inTurn(SCREENS);

for (const { name } of PLAYED)
  atEach(`a hint is read as a whole, then its numbers to the last row, ${name}`, async (screen) => {
    const page = await askedTable(name, screen);
    const hint = page.locator(".hint");
    await checkSeen(hint.locator("p").first(), "what the bot would choose");
    await checkSeen(hint.locator(".why"), "the reason");
    assert.match(
      await hint.locator(".why").textContent(),
      /^(How you would stand (a while later|then), compared with “.+”: .+\.|“.+” would be as good: .+\.|It names no single reason|Whoever can be foreseen here is beaten\.)/,
    );
    assert.equal(await hint.locator("table:visible").count(), 0, "numbers wait until they are asked for");
    await hint.locator("summary").click();
    await checkSeen(hint.locator("tbody tr").last(), "the last row");
    await checkSeen(hint.locator(".legend"), "the legend");
    await checkFits(page);
    await checkWords(page, ".hint");
    await page.context().close();
    house.checkQuiet();
  });
