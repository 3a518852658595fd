/** What a person does, whatever the game: open pages, set up a table, answer questions. */
import { factsOf } from "./games.mjs";
import { askedSince } from "./watch.mjs";

export const PATIENCE_MS = 45_000; // for the bots of a busy machine
const MOST_ANSWERS = 600;

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
  const { id } = await page.evaluate((wish) => window.post("/api/tables", wish), wish);
  return `/table/${id}`;
}

/** A guest with a name; the page must have been at the home page. */
export async function beGuest(page, name = "Tester") {
  await page.evaluate(async (name) => {
    const { guest } = await (await fetch("/api/session")).json();
    if (!guest) await window.post("/api/session", { name });
  }, name);
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

export async function click(page, index) {
  await page.locator(".opts .opt").nth(index).click();
}

export async function tap(page, index) {
  await page.locator(".opts .opt").nth(index).tap();
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
