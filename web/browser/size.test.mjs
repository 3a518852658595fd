/** How much script the first look at a table costs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse, WIDE } from "./browser.mjs";
import { GAMES, playOf } from "./games.mjs";
import { against, madeTable, nextDecision } from "./player.mjs";

const house = useHouse();
const MOST_BYTES = 60_000;

/** Runs in the page: when the first question stood there. What is asked for later belongs to no first look. */
function noteFirstLook() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".opts .opt")) return;
    window.firstLook = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
}

const askedFor = () => {
  const until = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < window.firstLook);
  return until.map(({ name }) => name);
};

/** Scripts a browser that was never here fetches until the board shows, in bytes as the server sends them. */
async function scriptsUntilBoard(screen, path, storageState) {
  const page = await house.person({ screen, storageState });
  await page.context().addInitScript(noteFirstLook);
  const replies = [];
  page.on("response", (reply) => new URL(reply.url()).pathname.endsWith(".js") && replies.push(reply));
  await page.goto(path);
  await page.locator("#main").waitFor();
  await nextDecision(page);
  const asked = new Set(await page.evaluate(askedFor));
  const files = await Promise.all(replies.filter((reply) => asked.has(reply.url())).map(sent));
  await page.context().close();
  return files;
}

async function sent(reply) {
  await reply.finished();
  assert.ok(reply.headers()["content-encoding"], `${reply.url()} is not compressed`);
  return [reply.url(), (await reply.request().sizes()).responseBodySize];
}

const SCREENS = { wide: WIDE, phone: PHONE };
// A puzzle stands on the board of its game, and brings a coach on top of it.
const CASES = GAMES.filter(({ puzzle }) => !puzzle).flatMap(({ name }) =>
  Object.keys(SCREENS).map((screen) => [name, screen]),
);

for (const [game, screen] of CASES) {
  test(`a table's scripts stay under ${MOST_BYTES} bytes compressed (${game}, ${screen})`, async (t) => {
    const page = await house.person();
    const { wish = against(game) } = await playOf(game);
    const path = await madeTable(page, wish);
    const files = await scriptsUntilBoard(SCREENS[screen], path, await page.context().storageState());
    const sum = files.reduce((all, [, bytes]) => all + bytes, 0);
    t.diagnostic(
      `${sum} bytes in ${files.length} files: ${files.map(([url, bytes]) => `${url.split("/").pop()} ${bytes}`).join(", ")}`,
    );
    assert.ok(files.length > 0);
    assert.ok(
      sum < MOST_BYTES,
      `${sum} bytes: ${files.map(([url, bytes]) => `${url.split("/").pop()} ${bytes}`).join(", ")}`,
    );
    await page.context().close();
    house.checkQuiet();
  });
}
