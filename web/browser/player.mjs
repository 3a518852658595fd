/** What a person does, whatever the game: open pages, set up a table, answer questions. */
import { factsOf } from "./games.mjs";
import { askedSince } from "./watch.mjs";

export const PATIENCE_MS = 45_000; // for the bots of a busy machine
const MOST_ANSWERS = 600;
const AIM_MS = 320; // a little more than `shell/table/aim.ts` takes for it

export const WORDS = {
  en: {
    play: (title) => new RegExp(`^Play now.*${title}$`),
    start: "Start the game",
    lobby: "Tables",
    open: "Open the table",
    bot: /^Bot: /,
    options: "Options of the game",
    undo: "Undo",
    again: "Play again",
  },
  de: {
    play: (title) => new RegExp(`^Jetzt spielen.*${title}$`),
    start: "Spiel beginnen",
    lobby: "Tische",
    open: "Tisch eröffnen",
    bot: /^Bot: /,
    options: "Spieloptionen",
    undo: "Zurück",
    again: "Noch einmal",
  },
};

/** Numbers between 0 and 1, the same in every run: a game differs only by its cards. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export async function openHome(page) {
  await page.goto("/");
  await page.locator(".plate button").first().waitFor();
}

/** Two clicks from the home page to a table against bots. */
export async function playNow(page, game, words = WORDS.en) {
  await openHome(page);
  await page.getByRole("button", { name: words.play(factsOf(game).title) }).click();
  await page.getByRole("button", { name: words.start }).click();
  await page.waitForURL(/\/table\//);
}

/** From the home page over the lobby to a new table for two. `rival` is a level or "open"; `change` sees the form. */
export async function newTable(page, game, { words = WORDS.en, rival = "easy", change = async () => {} } = {}) {
  await openHome(page);
  await page.getByRole("link", { name: words.lobby }).first().click();
  const form = page.locator("form.panel");
  await form.locator("select").first().selectOption(game);
  await form.getByRole("button", { name: "2", exact: true }).click();
  await form.locator("fieldset ul select").selectOption(rival);
  await change(form, words);
  await form.getByRole("button", { name: words.open }).click();
  await page.waitForURL(/\/table\//);
}

export const BOT = { kind: "bot", level: "easy" };

/** A wish for a table of this game against easy bots: two players, or as many as it takes. */
export function against(game, wish = {}) {
  const { players } = factsOf(game);
  const count = wish.players ?? (players.includes(2) ? 2 : players[0]);
  const seats = [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => BOT)];
  return { game, players: count, options: {}, public: false, clock: null, seats, start: true, ...wish };
}

/** A table through the API, where making it is not what is tested. Returns its path. */
export async function madeTable(page, wish) {
  await beGuest(page);
  return `/table/${(await post(page, "/api/tables", wish)).id}`;
}

/** A guest with a name; a page that is open learns it when it is loaded anew. */
export async function beGuest(page, name = "Tester") {
  const { guest } = await (await page.request.get("/api/session")).json();
  if (!guest) await post(page, "/api/session", { name });
}

/** Asks the server in this person's name, without his browser, for what a test needs and does not test. */
export async function post(page, path, data) {
  const token = (await page.context().cookies()).find(({ name }) => name === "csrftoken")?.value ?? "";
  const reply = await page.request.post(path, { data, headers: { "x-csrftoken": token } });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return reply.json();
}

/** A person of that name at the home page. */
export async function guestNamed(house, name, how) {
  const page = await house.person(how);
  await beGuest(page, name);
  await openHome(page);
  return page;
}

/** The next question after the one with ticket `last`, or "over". */
export async function nextDecision(page, last = -1, patience = PATIENCE_MS) {
  const found = await page.waitForFunction(askedSince, last, { timeout: patience });
  return found.jsonValue();
}

/** Any option at all. */
export function anyOption(random) {
  return ({ options }) => Math.floor(random() * options.length);
}

/** A list that stands behind the board's own form is opened first. */
async function unfold(page) {
  const fold = page.locator(".unfold");
  if (!(await fold.isVisible())) return;
  await aim(page);
  await fold.click();
}

/** Who clicks takes a moment to aim: what has just slid below his pointer would take no click. */
export const aim = (page) => page.waitForTimeout(AIM_MS);

async function aimedAt(page, index) {
  await unfold(page);
  const option = page.locator(".opts .opt").nth(index);
  if (await page.evaluate(() => localStorage.getItem("undercroft.speed") === "Infinity")) return option;
  await option.scrollIntoViewIfNeeded();
  await aim(page);
  return option;
}

export async function click(page, index) {
  await (await aimedAt(page, index)).click();
}

export async function tap(page, index) {
  await (await aimedAt(page, index)).tap();
}

/** Answers until the end screen. `look` sees every question before it is answered. Returns the number of answers. */
export async function playToEnd(
  page,
  { pick = anyOption(dice(7)), answer = click, look = async () => {}, stop = () => false } = {},
) {
  let last = -1;
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    const decision = await nextDecision(page, last);
    if (decision === "over" || stop(decision)) return count;
    await look(decision, count);
    await answer(page, pick(decision), count);
    last = decision.ticket;
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers`);
}

/** As if another tab stood before it. */
export function hide(page, hidden = true) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
