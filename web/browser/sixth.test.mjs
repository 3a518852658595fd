/** A game of somebody else: `undercroft new` has written it, and nothing of it is in this repository. It is opened from
 *  the lobby and played to the end on the generic board. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { auditor } from "./audit.mjs";
import { PHONE, TABLET, useHouse, WIDE } from "./browser.mjs";
import { checkEnd, checkFits } from "./checks.mjs";
import { anyOption, BOT, click, dice, madeTable, newTable, nextDecision, playToEnd, tap, WORDS } from "./player.mjs";
import { ENVIRONMENT } from "./python.mjs";

const GAME = "lantern_bearers";
const TITLE = "Lantern Bearers";
const UNDERCROFT = join(ENVIRONMENT, "bin/undercroft");

/** A package outside the repository, as pip would lay it down: the code, and the entry point that names the game. */
function packageElsewhere(folder) {
  execFileSync(UNDERCROFT, ["new", GAME, "--in", folder]);
  const source = join(folder, GAME, "src");
  const facts = join(source, `${GAME}-0.1.0.dist-info`);
  mkdirSync(facts);
  writeFileSync(join(facts, "METADATA"), `Metadata-Version: 2.1\nName: ${GAME}\nVersion: 0.1.0\n`);
  writeFileSync(join(facts, "entry_points.txt"), `[undercroft.games]\n${GAME} = ${GAME}\n`);
  return source;
}

const folder = mkdtempSync(join(tmpdir(), "undercroft-sixth-"));
const house = useHouse({ packages: packageElsewhere(folder) });
after(() => rmSync(folder, { recursive: true, force: true }));
const visit = auditor(house, [WIDE, TABLET, PHONE]);

/** The board shows what the view holds: the round in the bar, everybody's points on the sheet. */
async function checkBoard(page, { view }) {
  const sheet = page.locator(".generic table").first();
  const shown = await sheet.locator("tbody tr").allTextContents();
  assert.equal(shown.length, view.points.length);
  for (const [seat, points] of view.points.entries()) assert.ok(shown[seat].includes(String(points).replace("-", "−")));
  assert.match(await page.locator(".round").first().textContent(), new RegExp(`\\b${view.round}\\b`));
  await checkFits(page);
}

async function wholeGame(lang, screen, answer) {
  const page = await house.person({ lang, screen });
  await newTable(page, GAME, { words: WORDS[lang] });
  await page.locator(".generic").waitFor();
  assert.ok((await page.title()).includes(TITLE));
  const look = (decision) => checkBoard(page, decision);
  assert.ok((await playToEnd(page, { pick: anyOption(dice(5)), answer, look })) > 4);
  await checkEnd(page, 2, WORDS[lang].again);
  await page.context().close();
  house.checkQuiet();
}

test("a whole game at 1440", () => wholeGame("en", WIDE, click));
test("a whole game at 390, in German", () => wholeGame("de", PHONE, tap));

visit(
  "no accessibility violation on the generic board, with changes and news",
  (page) => {
    const seats = [{ kind: "me" }, BOT, BOT];
    return madeTable(page, { game: GAME, players: 3, options: {}, public: false, clock: null, seats, start: true });
  },
  async (page) => {
    const { ticket } = await nextDecision(page);
    await click(page, 2);
    await nextDecision(page, ticket);
    await page.getByRole("heading", { name: "What just happened" }).waitFor();
  },
);
