/** The combat planner: what it says of a plan, the best plans, taking one over, hiding it; and where it must not be. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { auditor } from "../../../../browser/audit.mjs";
import { PHONE, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkFits, checkNoSideways, checkWords } from "../../../../browser/checks.mjs";
import { nextDecision } from "../../../../browser/player.mjs";
import { GAME, tableAsking } from "./play.mjs";

const house = useHouse();
const visit = auditor(house, [WIDE, PHONE]);

/** The first plan of that match with an unknown card, a trap and a monster to choose from. */
const FOURTH = 3;
const asking = (page, step) => tableAsking(page, step, step === "plan" ? FOURTH : 0);

async function atQuestion(step, how = {}) {
  const page = await house.person(how);
  await page.goto(await asking(page, step));
  await nextDecision(page);
  return page;
}

/** What the planner said last to this page. */
const said = (page, ask) =>
  page.waitForFunction((ask) => window.seen.planned[ask], ask).then((found) => found.jsonValue());

/** Waits until that plan is laid and only has to be confirmed. */
function laid(page, plan) {
  return page.waitForFunction((plan) => {
    const { view, decision } = window.seen.now;
    const own = view.players[window.seen.you].plan;
    const same =
      JSON.stringify([own?.tile, own?.trap_cards, own?.monsters, own?.ghosts]) ===
      JSON.stringify([plan.tile, plan.traps, plan.monsters, plan.ghosts]);
    return same && decision?.options[0].label === "confirm";
  }, plan);
}

/** What opens from the strip: a part of its panel, on a phone a dialog. */
async function openPlanner(page, name = "Planner") {
  await page.locator(".planner").getByRole("button", { name, exact: true }).click();
  return page.locator(".planner .beside, dialog[open]");
}

/** Whether the panel covers the board, or the decision is out of sight. */
async function checkBeside(page) {
  assert.equal(await page.locator("dialog[open]").count(), 0);
  const covered = await page.evaluate(() => {
    const panel = document.querySelector(".planner").getBoundingClientRect();
    const board = document.querySelector(".board").getBoundingClientRect();
    return panel.left < board.right && panel.right > board.left;
  });
  assert.ok(!covered, "the planner covers the board");
  const hidden = await page.locator("#question").evaluate((question) => {
    const { bottom } = question.closest(".top").getBoundingClientRect();
    return question.getBoundingClientRect().bottom - bottom;
  });
  assert.ok(hidden <= 0, `the question is ${hidden} px out of sight`);
}

test("a plan is judged as it lies, and the best one is taken over with a click", async () => {
  const page = await atQuestion("plan");
  await page
    .locator(".planner")
    .getByText(/^You (hold|lose) the tile(\.|, whatever card comes\.| with \d of \d cards\.) (You take|A prisoner)/)
    .waitFor();
  const dialog = await openPlanner(page);
  await checkBeside(page);
  assert.ok(!(await dialog.getByText("Tile held").first().isVisible()), "numbers wait until they are asked for");
  await dialog.getByText("Show numbers").click();
  await dialog.getByText("Tile held").first().waitFor();
  await dialog.getByRole("button", { name: "Show the best plans" }).click();
  await dialog.getByText(/^The best of \d+ plans$/).waitFor();
  const { best } = await said(page, "best");
  assert.equal(await dialog.locator("ol > li").count(), best.length);
  await dialog
    .getByRole("button", { name: /^Use it/ })
    .last()
    .click();
  await laid(page, best[best.length - 1].plan);
  // Another one: what differs is taken back by itself. The planner has stayed open beside the board.
  await dialog
    .getByRole("button", { name: /^Use it/ })
    .first()
    .click();
  await laid(page, best[0].plan);
  await page.context().close();
  house.checkQuiet();
});

test("by keyboard: opened, asked, looked at, taken over, hidden, and hidden it stays", async () => {
  const page = await atQuestion("plan");
  const press = async (target) => {
    await target.focus();
    await page.keyboard.press("Enter");
  };
  await press(page.locator(".planner").getByRole("button", { name: "Planner", exact: true }));
  const dialog = page.locator(".planner .beside");
  await press(dialog.getByRole("button", { name: "Show the best plans" }));
  const first = dialog.locator("ol > li").first();
  await press(first.getByRole("button").first());
  assert.ok(
    await first
      .getByText(/^You (hold|lose) the tile/)
      .last()
      .isVisible(),
  );
  await press(first.locator("summary").last());
  assert.ok(await first.locator("dl").isVisible());
  await press(first.getByRole("button", { name: /^Use it/ }));
  await page.waitForFunction(() => window.seen.now.decision?.options[0].label === "confirm");
  await press(dialog.getByRole("button", { name: "Hide the planner" }));
  await page.getByRole("button", { name: "Show the planner" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Show the planner" }).waitFor();
  assert.deepEqual(await page.evaluate(() => window.seen.planned), {}, "whoever hides it is not told anything");
  await page.context().close();
  house.checkQuiet();
});

test("in a battle every choice is told with its end", async () => {
  const page = await atQuestion("which-attack");
  const { choices } = await said(page, "plan");
  assert.deepEqual(
    choices.map((each) => each.choice),
    await page.evaluate(() => window.seen.now.decision.options.map((option) => option.text)),
  );
  const dialog = await openPlanner(page);
  await dialog.locator("li.best").first().waitFor();
  assert.equal(await dialog.locator("li").count(), choices.length);
  assert.match(await dialog.locator("li span").first().textContent(), /^You (hold|lose) the tile\. You take/);
  await dialog.getByText("Show numbers").click();
  assert.equal(await dialog.locator("tbody tr:visible").count(), choices.length);
  await page.context().close();
  house.checkQuiet();
});

test("on a phone, in German: a line that opens the planner, without sideways scrolling", async () => {
  const page = await atQuestion("plan", { lang: "de", screen: PHONE });
  await page
    .locator(".planner")
    .getByText(/^Du (hältst|verlierst) das Plättchen/)
    .waitFor();
  await checkFits(page);
  const dialog = await openPlanner(page, "Planer");
  await dialog.getByRole("button", { name: "Beste Pläne zeigen" }).tap();
  const first = dialog.locator("ol > li").first();
  await first.getByRole("button").first().tap();
  await first.getByText("Zahlen zeigen").tap();
  await first.locator("dl").waitFor();
  await checkFits(page);
  await first.getByRole("button", { name: /^Übernehmen/ }).tap();
  await page.waitForFunction(() => window.seen.now.decision?.options[0].label === "confirm");
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.context().close();
  house.checkQuiet();
});

const LOOKS = {
  "the strip by the plan": ["plan", () => {}],
  "the best plans": [
    "plan",
    async (page) => {
      const dialog = await openPlanner(page);
      await dialog.getByRole("button", { name: "Show the best plans" }).click();
      await dialog.locator("ol > li button").first().click();
      for (const each of await dialog.locator("details summary:visible").all()) await each.click();
    },
  ],
  "the choices of a battle": [
    "attack-target",
    async (page) => {
      const dialog = await openPlanner(page);
      await dialog.getByText("Show numbers").click();
      await dialog.locator("tbody tr").first().waitFor();
    },
  ],
};
for (const [name, [step, act]] of Object.entries(LOOKS)) {
  visit(
    `no accessibility violation: ${name}`,
    (page) => asking(page, step),
    async (page) => {
      await nextDecision(page);
      await page.locator(".planner .bar").waitFor();
      await act(page);
    },
  );
}

test("where the table forbids it there is none, though there is something to plan", async () => {
  const page = await house.person();
  await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replaceAll('"advice":["planner"]', '"advice":[]')));
  });
  await page.goto(await asking(page, "plan"));
  await nextDecision(page);
  await page.waitForLoadState("networkidle");
  assert.equal(await page.locator(".planner").count(), 0);
  assert.deepEqual(await page.evaluate(() => window.seen.planned), {});
  await page.context().close();
  house.checkQuiet();
});

test("the host decides when he opens a table, and whoever comes sees it", async () => {
  const page = await house.person();
  await page.goto("/lobby");
  const form = page.locator("form.panel");
  await form.getByLabel(/^Game/).selectOption(GAME);
  await form.getByRole("button", { name: "allowed", exact: true }).click();
  await form.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);
  await page.getByText("Helpers are allowed.").waitFor();
  await page.context().close();
  house.checkQuiet();
});

/** Runs in the page: what scrolls beside the board, by its first class; opponents and log always may. */
const scrollers = () =>
  [...document.querySelectorAll(".col:last-child *")]
    .filter(({ scrollHeight, clientHeight }) => clientHeight && scrollHeight > clientHeight + 1)
    .filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowY))
    .map(({ classList }) => (classList[0] === "panel" ? classList[1] : classList[0]))
    .filter((name) => !["players", "log"].includes(name));

for (const step of ["plan", "which-attack"])
  test(`opened, the planner alone scrolls; nothing scrolls sideways, and no word is broken (${step})`, async () => {
    const page = await atQuestion(step, { lang: "de" }); // whose words are longer
    const room = await openPlanner(page, "Planer");
    const best = room.locator(".ask");
    if (await best.count()) {
      await best.click();
      await room.locator(".look").first().click();
    }
    for (const numbers of await room.locator("summary").all()) await numbers.click();
    await room.locator("dl, tbody").first().waitFor();
    const seen = await page.evaluate(scrollers);
    assert.deepEqual(
      seen.filter((name) => name !== "beside"),
      [],
    );
    await checkNoSideways(page);
    await checkWords(page, ".planner, .dec");
    await page.context().close();
    house.checkQuiet();
  });
