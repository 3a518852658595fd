/** A guided first game: its notes are read one by one, and each must show what it speaks of. */
import assert from "node:assert/strict";
import { click, openHome, PATIENCE_MS } from "./player.mjs";
import { askedSince } from "./watch.mjs";

export const note = (page) => page.locator("[data-note]");

/** Runs in the page: what is wrong with where the note points, or null. Its picture follows the thing by frames. */
function pointing() {
  const svg = document.querySelector("svg[data-points]");
  if (!svg) return "points at nothing";
  const isThere = (element) => element.getClientRects().length > 0;
  const things = svg.dataset.points.split(" ; ").flatMap((selector) => [...document.querySelectorAll(selector)]);
  const thing = things.find(isThere);
  const { left, top, right, bottom, width, height } = svg.querySelector(".over rect").getBoundingClientRect();
  const what = `${svg.dataset.points} (${[left, top, right, bottom].map(Math.round)})`;
  if (!thing || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return `out of sight: ${what}`;
  const strip = document.querySelector("[data-note]").getBoundingClientRect();
  const beside = right - 4 < strip.left || left + 4 > strip.right || bottom - 4 < strip.top || top + 4 > strip.bottom;
  if (!beside) return `under the note: ${what}`;
  const drawing = thing.closest("svg"); // what is drawn in one picture lies on each other on purpose
  if (!thing.innerText?.trim() && !drawing && !thing.querySelector("svg, img, button"))
    return `points at emptiness: ${what}`;
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!(drawing ?? thing).contains(seen)) return `covered by ${seen?.className}: ${what}`;
  return null;
}

/** What `playReading` and `checkNote` need in a page, before it is opened. */
export async function readyToRead(page) {
  await page.addInitScript(`Object.assign(window, { askedSince: ${askedSince}, pointing: ${pointing} })`);
}

/** Explanations are switched on in the menu of a table. */
export async function switchOn(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  const explanations = page.getByRole("dialog").getByRole("group", { name: "Explanations" });
  await explanations.getByRole("button", { name: "on", exact: true }).click();
  await page.keyboard.press("Escape");
  await note(page).waitFor();
}

/** Begins the first game of the box with that title. */
export async function firstGame(page, title) {
  await readyToRead(page);
  await openHome(page);
  const plate = page.locator(".plate").filter({ has: page.getByRole("button", { name: new RegExp(`${title}$`) }) });
  await plate.getByRole("button", { name: /^(Your first game|Deine erste Partie)/ }).click();
  await page.waitForURL(/\/table\//);
}

/** "note", the next question, or "over". */
async function whatComes(page, last) {
  const found = await page.waitForFunction(
    (last) => (document.querySelector("[data-note]") ? "note" : window.askedSince(last)),
    last,
    { timeout: PATIENCE_MS },
  );
  return found.jsonValue();
}

/** What the note before the reader speaks of is on the screen, and no question is open beside it. */
export async function checkNote(page) {
  const id = await note(page).getAttribute("data-note");
  await page
    .waitForFunction(() => window.pointing() === null, undefined, { timeout: 5000 })
    .catch(async () => assert.fail(`${id} ${await page.evaluate(pointing)}`));
  assert.equal(await page.locator(".opts .opt, button.target").count(), 0, `${id}: a question is open`);
  return id;
}

/** Reads the note; the next one, or none, stands in its place. */
export async function readNote(page, how = (page) => page.keyboard.press("Enter")) {
  const text = await note(page).textContent();
  await how(page);
  await page.waitForFunction((text) => document.querySelector("[data-note]")?.textContent !== text, text);
}

/** Reads every note and answers every question until `stop` or the end. Returns the ids of the notes. */
export async function playReading(page, { pick, answer = click, stop = () => false, look = checkNote }) {
  const ids = [];
  let last = -1;
  for (;;) {
    const next = await whatComes(page, last);
    if (next === "note") {
      ids.push(await look(page));
      await readNote(page);
    } else if (next === "over" || stop(next)) return ids;
    else {
      await answer(page, pick(next));
      last = next.ticket;
    }
  }
}
