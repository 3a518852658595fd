// Pictures of every screen, for looking at: node scripts/shots.js ADDRESS [name …]. Needs a running server and Chromium.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [base, ...only] = process.argv.slice(2);
const OUT = new URL("../shots/", import.meta.url).pathname;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const SIZES = { 1440: [1440, 900], 1024: [1024, 768], 390: [390, 844] };
const LOOKS = [["dark", "en"], ["light", "de"], ["light", "en"], ["dark", "de"]];

async function open(browser, size, theme, lang, path) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: lang, hasTouch: size === "390", storageState: await state() });
  const page = await context.newPage();
  page.on("console", (message) => message.type() === "error" && console.log("  console:", message.text()));
  page.on("pageerror", (error) => console.log("  error:", error.message));
  await page.goto(base + path);
  await page.waitForTimeout(900);
  return page;
}

let kept;
async function state() {
  return kept;
}

/** One guest with a running game and an open table; his cookies serve all pictures. */
async function prepare(browser) {
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  await page.goto(base);
  await page.getByRole("button", { name: /Play now/ }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/table\//);
  const table = new URL(page.url()).pathname;
  await page.waitForTimeout(5000);
  const made = await page.evaluate(async () => {
    const token = /csrftoken=([^;]+)/.exec(document.cookie)[1];
    const body = { game: "dungeonville", players: 4, options: {}, public: true, clock: 60, seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "hard" }, { kind: "open" }], start: false };
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json", "x-csrftoken": token }, body: JSON.stringify(body) });
    return (await answer.json()).id;
  });
  kept = await context.storageState();
  await context.close();
  return { table, open: `/table/${made}` };
}

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", headless: true, args: FLAGS });
mkdirSync(OUT, { recursive: true });
const { table, open: waiting } = await prepare(browser);
const click = (name) => async (page) => {
  await page.getByRole("button", { name }).first().click();
  await page.waitForTimeout(500);
};
const SCREENS = {
  home: ["/"], sheet: ["/", click(/Play now|Jetzt spielen/)], lobby: ["/lobby"], waiting: [waiting], table: [table],
  rules: [table, (page) => page.keyboard.press("?").then(() => page.waitForTimeout(500))],
  menu: [table, click(/^Menu$|^Menü$/)], replay: [table.replace("table", "replay")], about: ["/about"], missing: ["/nowhere"],
};
for (const [name, [path, act]] of Object.entries(SCREENS)) {
  if (only.length && !only.includes(name)) continue;
  for (const size of Object.keys(SIZES)) {
    for (const [theme, lang] of size === "1024" ? LOOKS.slice(0, 2) : LOOKS) {
      const page = await open(browser, size, theme, lang, path);
      if (act) await act(page).catch((error) => console.log("  act:", name, error.message.split("\n")[0]));
      await page.screenshot({ path: `${OUT}${name}-${size}-${theme}-${lang}.png` });
      await page.context().close();
    }
  }
  console.log(name);
}
await browser.close();
