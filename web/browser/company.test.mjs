/** Whoever plays with others: who is away, who only watches, the tab that calls, and the rematch. */
import assert from "node:assert/strict";
import { useHouse } from "./browser.mjs";
import { inBothLanguages } from "./daily.mjs";
import { GAMES } from "./games.mjs";
import { against, BOT, click, guestNamed, hide, madeTable, nextDecision, post } from "./player.mjs";

const house = useHouse();
const { name: SHORT } = GAMES.find(({ stage }) => stage === "example");
const SEATS = [{ kind: "me" }, { kind: "open" }];

const WORDS = {
  en: {
    rematch: "Rematch",
    join: "Mira wants a rematch: join",
    just: (name) => `Waiting for ${name}, away for a moment`,
    watching: "You are watching",
    seat: "Take a free seat to play.",
    turn: /^Your turn · /,
    menu: "Menu",
    sound: "Sound",
    soft: "soft",
    calls: "Notification on your turn",
    on: "on",
    say: "Say something",
    send: "Send",
  },
  de: {
    rematch: "Revanche",
    join: "Mira will eine Revanche: mitspielen",
    just: (name) => `Warten auf ${name}, seit einem Moment nicht da`,
    watching: "Du siehst zu",
    seat: "Nimm einen freien Platz, um mitzuspielen.",
    turn: /^Du bist am Zug · /,
    menu: "Menü",
    sound: "Ton",
    soft: "leise",
    calls: "Meldung, wenn du am Zug bist",
    on: "an",
    say: "Etwas sagen",
    send: "Senden",
  },
};

const guest = (name, how) => guestNamed(house, name, how);

/** Mira and Otto at a table of the short game, begun. */
async function pair(how, otherHow = how, wish = {}) {
  const pages = [await guest("Mira", how), await guest("Otto", otherHow)];
  const path = await madeTable(pages[0], against(SHORT, { seats: SEATS, start: false, ...wish }));
  const table = `/api${path.replace("table", "tables")}`;
  await post(pages[1], `${table}/seats/1`, { kind: "me" });
  await post(pages[0], `${table}/start`, {});
  for (const page of pages) await page.goto(path);
  return pages;
}

/** Whoever is asked takes his last option, until both see the end. */
async function playBoth(pages) {
  const last = [-1, -1];
  const wait = (who) => nextDecision(pages[who], last[who]).then((decision) => ({ who, decision }));
  const asked = [wait(0), wait(1)];
  for (let over = 0; over < 2;) {
    const { who, decision } = await Promise.race(asked.filter(Boolean));
    if (decision === "over") {
      over += 1;
      asked[who] = null;
      continue;
    }
    await click(pages[who], decision.options.length - 1);
    last[who] = decision.ticket;
    asked[who] = wait(who);
  }
}

async function finish(...pages) {
  for (const page of pages) await page.context().close();
  house.checkQuiet();
}

const inBoth = inBothLanguages();

inBoth("one click takes everybody along to a rematch", async (how) => {
  const words = WORDS[how.lang];
  const [mira, otto] = await pair(how);
  await playBoth([mira, otto]);
  const before = mira.url();
  await mira.getByRole("button", { name: words.rematch, exact: true }).click();
  await mira.waitForURL((url) => url.href !== before);
  await otto.getByRole("button", { name: words.join }).click();
  await otto.waitForURL((url) => url.href === mira.url());
  for (const page of [mira, otto]) await page.locator("#question").waitFor();
  await finish(mira, otto);
});

inBoth("whoever is away is named, with what can be done", async (how) => {
  const words = WORDS[how.lang];
  const [mira, otto] = await pair(how);
  await nextDecision(mira);
  await click(mira, 0);
  await otto.context().close();
  await mira.getByRole("heading", { name: words.just("Otto") }).waitFor();
  assert.equal(await mira.locator(".copy input").inputValue(), mira.url());
  await finish(mira);
});

inBoth("a watcher reads that he watches", async (how) => {
  const words = WORDS[how.lang];
  const [mira, otto] = await pair(how);
  const wanda = await guest("Wanda", how);
  await wanda.goto(mira.url());
  await wanda.getByText(words.watching, { exact: true }).waitFor();
  await finish(mira, otto, wanda);
});

inBoth("the waiting room talks, shows what is played, and who is a bot", async (how) => {
  const { lang } = how;
  const words = WORDS[lang];
  const [mira, wanda] = [await guest("Mira", how), await guest("Wanda", { lang })];
  const seats = [...SEATS, BOT];
  const path = await madeTable(mira, against(SHORT, { players: 3, seats, start: false, options: { rounds: 9 } }));
  for (const page of [mira, wanda]) await page.goto(path);
  await wanda.getByText(words.seat).waitFor();
  await mira.getByRole("textbox", { name: words.say }).fill("Hallo");
  await mira.getByRole("button", { name: words.send, exact: true }).click();
  await wanda.getByText("Hallo").waitFor();
  assert.equal(await wanda.locator("dl dd").textContent(), "9");
  await wanda.locator("li small", { hasText: /^Bot: / }).waitFor();
  await finish(mira, wanda);
});

inBoth("a tab in the background calls when it is your turn, and no longer when it is not", async ({ lang }) => {
  const words = WORDS[lang];
  const page = await guest("Mira", { lang });
  await page.context().grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    window.called = [];
    window.asked = 0;
    window.tones = 0;
    window.Notification = class {
      static permission = "granted";
      static requestPermission = () => ((window.asked += 1), Promise.resolve("granted"));
      constructor(title) {
        window.called.push(title);
      }
      close() {}
    };
    window.OscillatorNode = class extends OscillatorNode {
      start(at) {
        window.tones += 1;
        super.start(at);
      }
    };
  });
  await page.goto(await madeTable(page, against(SHORT)));
  const icon = () => page.locator('link[rel="icon"]').getAttribute("href");
  const { ticket } = await nextDecision(page);
  assert.match(await page.title(), words.turn);
  const usual = await icon();
  assert.deepEqual(await page.evaluate(() => [window.asked, window.tones]), [0, 0], "nobody asked, nothing sounded");

  await page.getByRole("button", { name: words.menu, exact: true }).click();
  await page.getByRole("group", { name: words.sound }).getByRole("button", { name: words.soft }).click();
  await page.getByRole("group", { name: words.calls }).getByRole("button", { name: words.on, exact: true }).click();
  await page.waitForFunction(() => window.asked === 1 && window.tones > 0);
  await page.keyboard.press("Escape");
  await hide(page);
  await page.waitForFunction(
    (usual) => document.querySelector('link[rel="icon"]').href !== new URL(usual, location).href,
    usual,
  );

  await click(page, 0);
  await nextDecision(page, ticket);
  await page.waitForFunction(() => window.called.length > 0);
  assert.match(await page.evaluate(() => window.called[0]), words.turn);
  await page.goto("/");
  await page.locator(".plate button").first().waitFor();
  assert.equal(await icon(), usual);
  await finish(page);
});
