/** What a person does: open pages, set up a table, answer questions. */
import { askedSince } from "./watch.mjs";

export const PATIENCE_MS = 45_000; // for the bots of a busy machine
const MOST_ANSWERS = 600;

export const WORDS = {
  en: {
    play: /^Play now.*Dungeonville/,
    start: "Start the game",
    lobby: "Tables",
    open: "Open the table",
    cap: /^Last round/,
    bot: /^Bot: /,
    options: "Options of the game",
    undo: "Undo",
    again: "Play again",
  },
  de: {
    play: /^Jetzt spielen.*Dungeonville/,
    start: "Spiel beginnen",
    lobby: "Tische",
    open: "Tisch eröffnen",
    cap: /^Letzte Runde/,
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
export async function playNow(page, words = WORDS.en) {
  await openHome(page);
  await page.getByRole("button", { name: words.play }).click();
  await page.getByRole("button", { name: words.start }).click();
  await page.waitForURL(/\/table\//);
}

/** From the home page over the lobby to a new table for two, eight rounds long. `rival` is "easy" or "open". */
export async function newTable(page, words = WORDS.en, rival = "easy") {
  await openHome(page);
  await page.getByRole("link", { name: words.lobby }).first().click();
  const form = page.locator("form.panel");
  await form.getByRole("button", { name: "2", exact: true }).click();
  await form.locator("fieldset ul select").selectOption(rival);
  await form.getByText(words.options, { exact: true }).click();
  await form.getByLabel(words.cap).selectOption({ label: "8" });
  await form.getByRole("button", { name: words.open }).click();
  await page.waitForURL(/\/table\//);
}

/** A table through the API, where making it is not what is tested. Returns its path. */
export async function madeTable(page, wish = {}) {
  const body = {
    game: "dungeonville",
    players: 2,
    options: { round_cap: 8 },
    public: false,
    clock: null,
    seats: [{ kind: "me" }, { kind: "bot", level: "easy" }],
    start: true,
    ...wish,
  };
  await beGuest(page);
  const { id } = await page.evaluate((body) => window.post("/api/tables", body), body);
  return `/table/${id}`;
}

/** Dungeon Lords against three easy bots. */
export const LORDS = {
  game: "dungeon_lords",
  players: 4,
  options: {},
  seats: [{ kind: "me" }, ...Array.from({ length: 3 }, () => ({ kind: "bot", level: "easy" }))],
};

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

/** Claims with enough points, never without; otherwise any option, but no new deed. */
export function anyOption(random) {
  return (decision) => {
    const labels = decision.options.map((option) => option.label);
    const claim = labels.indexOf("claim");
    if (claim >= 0 && decision.points >= decision.goal) return claim;
    const usual = labels.flatMap((label, index) => (["claim", "buy"].includes(label) ? [] : [index]));
    return usual[Math.floor(random() * usual.length)] ?? 0;
  };
}

/** Hires little, takes everything and runs with it: the way to gold. */
export function thrifty(random) {
  const other = anyOption(random);
  return (decision) => {
    const wanted = {
      hire: decision.party > 1 ? "pass" : "hire",
      take: "take",
      flee: decision.carried > 9 ? "flee" : "go-on",
    }[decision.step];
    const index = decision.options.findIndex((option) => option.label === wanted);
    return index >= 0 ? index : other(decision);
  };
}

/** Escape goes to the end of a reveal. */
export async function endReveals(page) {
  for (let count = 0; count < 20 && (await page.locator(".reveal").count()) > 0; count += 1) {
    await page.keyboard.press("Escape");
    await page.waitForTimeout(60);
  }
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
