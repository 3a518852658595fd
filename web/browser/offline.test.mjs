/** A machine that loses its network while the socket stays open. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "./browser.mjs";
import { GAMES, playOf } from "./games.mjs";
import { against, click, madeTable, nextDecision } from "./player.mjs";

const house = useHouse();
const { name } = GAMES.find(({ puzzle }) => !puzzle);

test("without a network the table says so; what was chosen meanwhile is done as soon as there is one", async () => {
  const page = await house.person();
  const { wish = against(name) } = await playOf(name);
  await page.goto(await madeTable(page, wish));
  const { ticket } = await nextDecision(page);
  await page.context().setOffline(true);
  const banner = page.getByRole("status").filter({ hasText: "No connection" });
  await banner.waitFor();
  assert.match(await banner.textContent(), /nothing you chose is lost/i);
  await click(page, 0);
  await page.context().setOffline(false);
  await banner.waitFor({ state: "detached" });
  await page.waitForFunction((old) => window.seen.now.decision?.ticket !== old, ticket);
  await page.context().close();
  house.problems.length = 0; // a browser without a network complains about it
});
