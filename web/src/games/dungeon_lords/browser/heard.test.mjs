/** What somebody hears who sees nothing: what a place costs and brings, and what lies in the dungeon. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { askedIn } from "../../../../browser/asked.mjs";
import { useHouse } from "../../../../browser/browser.mjs";
import { heard } from "../../../../browser/keys.mjs";
import { tableAsking } from "./play.mjs";

const house = useHouse();
const { asked, finish } = askedIn(house, tableAsking);

test("an order is described by what its place costs and brings, on the board and in the list", async () => {
  const { page, decision } = await asked("choose-orders");
  const at = decision.options.findIndex(({ targets }) => targets[0]?.startsWith("order/"));
  const [place] = await heard(page, `.places button[data-target="${decision.options[at].targets[0]}"]`);
  assert.match(place.description, /Costs .+ Brings .+ Costs/s);
  await page.keyboard.press("Home");
  const [option] = await heard(page, `li:nth-child(${at + 1}) > .opt`);
  assert.match(option.description, /Costs .+ Brings/s);
  await finish(page);
});

test("the own dungeon tells its tunnels, cell by cell", async () => {
  const { page } = await asked("choose-orders");
  const plan = page.getByRole("group", { name: "Your dungeon" });
  assert.match(await plan.innerText(), /Column \d, row \d .+: tunnel[,.]/);
  await finish(page);
});
