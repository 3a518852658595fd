/** Two browsers with secret orders at one table: neither receives a word of the other's before they are turned up. */
import assert from "node:assert/strict";
import { useHouse } from "../../../../browser/browser.mjs";
import { inTurn } from "../../../../browser/daily.mjs";
import { answerWhile, pairAtTable } from "./pair.mjs";
import { dice } from "../../../../browser/player.mjs";

const house = useHouse();
const ORDERS = "choose-orders";
const SET_UP = ["inaccessible", "round", "start-player"]; // said of a seat before anybody has chosen

/** Every frame that the table's socket brings to a page, as text, oldest first. */
function tapped(page) {
  const frames = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  return frames;
}

const given = (answers, label) => answers.filter((each) => each.label === label).map((each) => each.args.order);
const newsIn = (frames) => frames.flatMap((text) => JSON.parse(text).item?.events ?? []);

/** The view after each frame: a frame after the first brings only what has changed (docs/protocol.md). */
function viewsIn(frames) {
  const views = [];
  for (const { type, now } of frames.map((text) => JSON.parse(text))) {
    if (!now?.view && !now?.parts) continue;
    const next = type === "welcome" || now.whole ? { ...now.view } : { ...views.at(-1), ...now.view };
    for (const [key, entries] of Object.entries(now.parts ?? {}))
      next[key] = Object.assign(Array.isArray(next[key]) ? [...next[key]] : { ...next[key] }, entries);
    views.push(next);
  }
  return views;
}

const phase = (page) => page.evaluate(() => window.seen.now.view.phase);

/** Nothing in these frames tells what that seat has chosen: no order, no hidden order of its non-player, no news but that it is ready. */
function checkSilent(frames, seat) {
  for (const view of viewsIn(frames)) {
    assert.deepEqual(view.players[seat].orders, []);
    assert.equal(view.non_players[seat].hidden, null);
  }
  const told = newsIn(frames).filter((event) => event.args.seat === seat && !SET_UP.includes(event.id));
  assert.deepEqual(told, [{ id: "ready", args: { seat } }]);
}

/** The orders of a page's owner, chosen at random and confirmed. */
async function choose(page, random) {
  const answers = await answerWhile(page, ORDERS, -1, (decision) => Math.floor(random() * decision.options.length));
  return { orders: given(answers, "order"), hidden: given(answers, "hide") };
}

inTurn({ "of the guest": [1, 0], "of the host": [0, 1] })(
  "orders reach nobody before both have confirmed",
  async ([first, second]) => {
    const frames = [];
    const pages = await pairAtTable(house, { come: (page) => frames.push(tapped(page)) });
    for (const page of pages) await page.waitForFunction(() => window.seen.now?.decision);
    const from = frames[second].length;
    const secret = await choose(pages[first], dice(5 + first));
    await pages[second].waitForFunction((seat) => window.seen.now.view.players[seat].ready, first);
    assert.equal(secret.orders.length, 3);
    assert.equal(secret.hidden.length, 1);

    checkSilent(frames[second], first);
    assert.equal(
      frames[second].slice(from).filter((text) => JSON.parse(text).type === "item").length,
      1,
      "only that he is ready is worth a word",
    );
    assert.equal(await phase(pages[second]), "orders");
    assert.equal(await pages[second].locator(".lord .orders .yes").count(), 0);
    assert.equal(await pages[second].locator(".lord .orders .hid").count(), 3);

    const own = await choose(pages[second], dice(9 + first));
    for (const page of pages) await page.waitForFunction(() => window.seen.now.view.phase !== "orders");
    for (const view of viewsIn(frames[first]).filter((each) => each.phase === "orders"))
      assert.deepEqual(view.players[second].orders, []);
    for (const [seat, told] of [
      [first, secret],
      [second, own],
    ]) {
      const shown = newsIn(frames[1 - seat]).filter((event) => event.id === "order-shown" && event.args.seat === seat);
      assert.deepEqual(
        shown.map((event) => event.args.order),
        told.orders,
        "then they are turned up in their sequence",
      );
    }
    for (const page of pages) await page.context().close();
    house.checkQuiet();
  },
);
