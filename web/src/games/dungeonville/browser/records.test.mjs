/** Looking at a finished match: a record from a file, the slider, playing on. The deal is the same in every run. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "../../../../browser/browser.mjs";
import { click, dice, nextDecision } from "../../../../browser/player.mjs";
import { anyOption, record, sentIn } from "./play.mjs";

const house = useHouse();
const file = (text, name = "match.json") => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });

async function finish(page) {
  await page.context().close();
  house.checkQuiet();
}

async function atLobby() {
  const page = await house.person();
  await page.goto("/lobby");
  await page.getByRole("heading", { name: "Open a record" }).waitFor();
  return page;
}

const pick = (page, text) => page.locator("input[type=file]").setInputFiles(file(text));

async function atReplay(how = {}) {
  const page = await house.person(how);
  await page.goto(`/replay/${await sentIn(page)}`);
  const slider = page.locator("input[type=range]");
  await slider.waitFor();
  return { page, slider, moves: Number(await slider.getAttribute("max")) };
}

test("a record from a file opens as a replay", async () => {
  const page = await atLobby();
  await pick(page, JSON.stringify(record()));
  await page.waitForURL(/\/replay\//);
  await page.getByText(/Move 0 of \d+/).waitFor();
  await finish(page);
});

test("a record dropped on the page opens, too", async () => {
  const page = await atLobby();
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "match.json", { type: "application/json" }));
    return transfer;
  }, JSON.stringify(record()));
  await page
    .locator("section", { has: page.getByRole("heading", { name: "Open a record" }) })
    .dispatchEvent("drop", { dataTransfer: data });
  await page.waitForURL(/\/replay\//);
  await finish(page);
});

test("files that are no record are refused with the reason", async () => {
  const page = await atLobby();
  const complaint = page.locator("[role=alert] .bad");
  for (const [text, reason] of [
    ["no JSON", "That file is no record."],
    ['{"facts": {}, "seen": []}', "saved while the match was still running"],
  ]) {
    await pick(page, text);
    await complaint.getByText(reason).waitFor();
  }
  house.checkQuiet();
  const { entries } = record();
  await pick(page, JSON.stringify({ ...record(), entries: entries.slice(0, -1) }));
  await complaint.getByText("The record cannot be read.").waitFor();
  assert.ok((await page.locator("[role=alert] .detail").textContent()).length > 20, "the server's reason is shown");
  house.problems.splice(0); // the browser itself complains of the status
  await finish(page);
});

test("the slider goes back, and playing on from there starts a new table", async () => {
  const { page, slider, moves } = await atReplay();
  await slider.fill("6");
  await page.getByText(`Move 6 of ${moves}`).waitFor();
  await page.getByRole("button", { name: "One move back" }).click();
  await page.getByText(`Move 5 of ${moves}`).waitFor();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator("dialog[open] input[value=easy]").check();
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  await page.waitForURL(/\/table\//);
  const decision = await nextDecision(page);
  await click(page, anyOption(dice(1))(decision));
  await nextDecision(page, decision.ticket);
  await finish(page);
});

/** Runs in the page: the first move that settles a duel. */
async function firstBattle(moves) {
  const id = location.pathname.split("/").pop();
  for (let move = 1; move <= moves; move += 1) {
    const { events } = await (await fetch(`/api/tables/${id}/replay?move=${move}`)).json();
    if (events.some((event) => event.id === "duel-won")) return move;
  }
  return 0;
}

/** Runs in the page: keeps every move that is shown, and whether the end was. */
function keepMoves() {
  window.shown = [];
  const look = () => {
    const now = [document.querySelector(".replay .at").textContent, document.querySelector("dialog[open]") !== null];
    if (JSON.stringify(now) !== JSON.stringify(window.shown.at(-1))) window.shown.push(now);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

test("play goes on from move to move, and the end is told after the last of them", async () => {
  const { page, slider, moves } = await atReplay({ speed: 3 });
  await slider.fill(String(moves - 4));
  await page.getByText(`Move ${moves - 4} of ${moves}`).waitFor();
  await page.evaluate(keepMoves);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator("dialog[open] table, dialog[open] ol").waitFor({ timeout: 60_000 });
  const last = [4, 3, 2, 1, 0].map((left) => [`Move ${moves - left} of ${moves}`, false]);
  assert.deepEqual(await page.evaluate(() => window.shown), [...last, [`Move ${moves} of ${moves}`, true]]);
  await finish(page);
});

test("a battle is played when one steps onto it, not when the slider passes it", async () => {
  const { page, slider, moves } = await atReplay({ motion: "no-preference", speed: 1 });
  const battle = await page.evaluate(firstBattle, moves);
  assert.ok(battle > 0, "there is a battle in the match");
  await slider.fill(String(battle));
  await page.getByText(`Move ${battle} of ${moves}`).waitFor();
  await page.waitForTimeout(800);
  assert.equal(await page.locator(".reveal").count(), 0, "the slider plays nothing");
  const before = page.waitForResponse((reply) => reply.url().endsWith(`move=${battle - 1}`));
  await slider.fill(String(battle - 1));
  await (await before).finished(); // the slider rests a moment before it asks
  await page.getByRole("button", { name: "One move on" }).click();
  await page.locator(".reveal").waitFor();
  await slider.fill("1");
  await page.locator(".reveal").waitFor({ state: "detached" });
  await finish(page);
});
