/** Personal links, other devices, and watchers: whole ways through the pages, wide and on a phone, in both languages. */
import assert from "node:assert/strict";
import { useHouse } from "./browser.mjs";
import { inBothLanguages } from "./daily.mjs";
import { GAMES } from "./games.mjs";
import { against, guestNamed, madeTable, nextDecision } from "./player.mjs";

const house = useHouse();
const { name: GAME } = GAMES.find(({ players, puzzle }) => players.includes(2) && !puzzle);

/** What somebody reads on the pages of this file. */
const WORDS = {
  en: {
    you: /^You are/,
    link: "Link for another device",
    enter: (name) => `Come in as ${name}`,
    question: (name) => `Come in as ${name}?`,
    stay: (name) => `Stay ${name}`,
    shut: "This door stays shut",
    others: "Sign out other devices",
    done: "All other devices are signed out.",
    menu: "Menu",
    send: (name) => `Send ${name} away`,
    let: (name) => `Let ${name} in again`,
    muted: "only watch",
    closed: "none",
    chat: "Chat",
    silent: "At this table only those who play may talk.",
    gone: "The host has sent you away from this table.",
    private: "The host has closed this table to watchers.",
  },
  de: {
    you: /^Du bist/,
    link: "Link für ein anderes Gerät",
    enter: (name) => `Als ${name} eintreten`,
    question: (name) => `Als ${name} eintreten?`,
    stay: (name) => `${name} bleiben`,
    shut: "Diese Tür bleibt zu",
    others: "Andere Geräte abmelden",
    done: "Alle anderen Geräte sind abgemeldet.",
    menu: "Menü",
    send: (name) => `${name} fortschicken`,
    let: (name) => `${name} wieder einlassen`,
    muted: "nur zusehen",
    closed: "keine",
    chat: "Gespräch",
    silent: "An diesem Tisch redet nur, wer mitspielt.",
    gone: "Wer diesen Tisch eröffnet hat, hat dich fortgeschickt.",
    private: "An diesem Tisch darf niemand zusehen.",
  },
};

const guest = (name, how) => guestNamed(house, name, how);

const nameOf = (page) => page.evaluate(async () => (await (await fetch("/api/session")).json()).guest?.name ?? null);

/** As a person gets it: from the dialog behind his name. */
async function linkOf(page, words) {
  await page.getByRole("button", { name: words.you }).click();
  await page.getByRole("button", { name: words.link }).click();
  const link = await page.getByRole("textbox", { name: words.link }).inputValue();
  await page.keyboard.press("Escape");
  return link;
}

async function fits(page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `the page is ${over} px too wide`);
}

const inBoth = inBothLanguages();

inBoth("a personal link asks before it makes a device the same guest, and works once", async (how) => {
  const { lang } = how;
  const words = WORDS[lang];
  const [mira, phone] = [await guest("Mira", { lang }), await house.person(how)];
  const link = await linkOf(mira, words);
  await phone.goto(link);
  await phone.getByRole("heading", { name: words.question("Mira") }).waitFor();
  await fits(phone);
  assert.equal(await nameOf(phone), null, "looking at the page signs nobody in");
  await phone.getByRole("button", { name: words.enter("Mira") }).click();
  await phone.waitForURL((url) => url.pathname === "/" && !url.hash);
  assert.equal(await nameOf(phone), "Mira");
  const late = await house.person(how);
  await late.goto(link);
  await late.getByRole("heading", { name: words.shut }).waitFor();
  await fits(late);
  assert.equal(await nameOf(late), null);
  for (const page of [mira, phone, late]) await page.context().close();
  house.problems = house.problems.filter((each) => !each.includes("403")); // the browser reports the refusal
  house.checkQuiet();
});

inBoth("whoever is somebody else already is told so first", async (how) => {
  const { lang } = how;
  const words = WORDS[lang];
  const [mira, otto] = [await guest("Mira", { lang }), await guest("Otto", how)];
  const link = await linkOf(mira, words);
  await otto.goto(link);
  await otto.getByRole("note").getByText("Otto").waitFor();
  await fits(otto);
  await otto.getByRole("link", { name: words.stay("Otto") }).click();
  assert.equal(await nameOf(otto), "Otto");
  await otto.goto(link);
  await otto.getByRole("button", { name: words.enter("Mira") }).click();
  await otto.waitForURL((url) => url.pathname === "/" && !url.hash);
  assert.equal(await nameOf(otto), "Mira");
  for (const page of [mira, otto]) await page.context().close();
  house.checkQuiet();
});

inBoth("other devices are signed out from the dialog of one's name", async (how) => {
  const { lang } = how;
  const words = WORDS[lang];
  const [mira, phone] = [await guest("Mira", how), await house.person({ lang })];
  await phone.goto(await linkOf(mira, words));
  await phone.getByRole("button", { name: words.enter("Mira") }).click();
  await phone.waitForURL((url) => url.pathname === "/" && !url.hash);
  await mira.getByRole("button", { name: words.you }).click();
  await mira.getByRole("button", { name: words.others }).click();
  await mira.getByRole("button", { name: words.others }).click(); // asked again
  await mira.getByText(words.done).waitFor();
  assert.deepEqual([await nameOf(mira), await nameOf(phone)], ["Mira", null]);
  for (const page of [mira, phone]) await page.context().close();
  house.checkQuiet();
});

inBoth("the host mutes watchers, sends one away, lets him in, and closes the table to them", async (how) => {
  const { lang } = how;
  const words = WORDS[lang];
  const [mira, wanda] = [await guest("Mira", how), await guest("Wanda", { lang })];
  const path = await madeTable(mira, against(GAME));
  await mira.goto(path);
  await nextDecision(mira);
  await wanda.goto(path);
  await wanda.locator(".board").first().waitFor();
  await mira.getByRole("button", { name: words.menu, exact: true }).click();
  await mira.getByRole("button", { name: words.muted }).click();
  await wanda.getByRole("button", { name: words.chat, exact: true }).click();
  await wanda.getByText(words.silent).waitFor();
  await fits(mira);
  await mira.getByRole("button", { name: words.send("Wanda") }).click();
  await wanda.getByText(words.gone).waitFor();
  await mira.getByRole("button", { name: words.let("Wanda") }).click();
  await mira.getByRole("button", { name: words.let("Wanda") }).waitFor({ state: "detached" });
  await wanda.reload();
  await wanda.locator(".board").first().waitFor();
  await mira.getByRole("button", { name: words.closed, exact: true }).click();
  await wanda.getByText(words.private).waitFor();
  for (const page of [mira, wanda]) await page.context().close();
  house.checkQuiet();
});
