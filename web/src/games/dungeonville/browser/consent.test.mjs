/** Taking back by consent, leaving a match, closing a table: two people in two browsers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "../../../../browser/browser.mjs";
import { beGuest, click, dice, madeTable, nextDecision, openHome } from "../../../../browser/player.mjs";
import { anyOption, wish } from "./play.mjs";

const house = useHouse();
const OPEN = [{ kind: "me" }, { kind: "open" }];

/** Host and guest at a table of the host's; the guest sits, nothing has begun. */
async function sitTogether(seats = OPEN) {
  const [host, guest] = [await house.person(), await house.person()];
  for (const [page, name] of [
    [host, "Hanna"],
    [guest, "Gustav"],
  ]) {
    await openHome(page);
    await beGuest(page, name);
  }
  const path = await madeTable(host, { ...wish, players: seats.length, seats, start: false });
  await host.goto(path);
  await guest.goto(path);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await guest.getByText("The host starts the game.").waitFor();
  return [host, guest];
}

async function begin([host]) {
  await host.getByRole("button", { name: "Start", exact: true }).click();
}

async function end(pages) {
  for (const page of pages) await page.context().close();
  house.checkQuiet();
}

const canAsk = (page) => page.evaluate(() => window.seen.now.can_rewind && !window.seen.now.can_undo);
const steps = (page) => page.evaluate(() => window.seen.now.decision?.step ?? null);
const askButton = (page) => page.getByRole("button", { name: "Ask to take back" });
const banner = (page) => page.getByRole("region", { name: "Take back" });

/** Whoever is asked answers, at least `least` times, until the host can only ask for his choice. */
async function playUntilAsk(pages, pick, least) {
  const wait = (who, last) => nextDecision(pages[who], last).then((decision) => ({ who, decision }));
  const asked = [wait(0), wait(1)];
  for (let count = 0; ; count += 1) {
    const { who, decision } = await Promise.race(asked);
    assert.notEqual(decision, "over", "the match ended before anything could be asked for");
    if (count >= least && (await canAsk(pages[0]))) break;
    await click(pages[who], pick(decision));
    asked[who] = wait(who, decision.ticket);
  }
  for (const each of asked) each.catch(() => null); // the pages close while they wait
}

test("a choice is taken back when the other agrees; refusing and withdrawing change nothing", async () => {
  const pages = await sitTogether();
  const [host, guest] = pages;
  await begin(pages);
  const pick = anyOption(dice(2));
  await playUntilAsk(pages, pick, 4);

  await askButton(host).click();
  await banner(host).getByText("Waiting for Gustav").waitFor();
  await banner(guest).getByText("Hanna asks to take back the last choice.").waitFor();
  assert.match(await guest.locator("[aria-live=polite]").first().textContent(), /Hanna asks/);
  await banner(host).getByRole("button", { name: "Withdraw" }).click();
  for (const page of pages) await banner(page).waitFor({ state: "detached" });

  await askButton(host).click();
  const refuse = banner(guest).getByRole("button", { name: "Refuse" });
  await refuse.focus();
  await guest.keyboard.press("Enter");
  for (const page of pages) await banner(page).waitFor({ state: "detached" });
  await host.locator(".log").getByText("Your request was not granted.").waitFor();

  await playUntilAsk(pages, pick, 3);
  const [before, question] = [await host.evaluate(() => window.seen.events.length), await steps(host)];
  await askButton(host).click();
  await banner(guest).getByRole("button", { name: "Agree" }).click();
  for (const page of pages) await banner(page).waitFor({ state: "detached" });
  await host.locator(".log").getByText("You take back a choice").first().waitFor();
  await guest.locator(".log").getByText("Hanna takes back a choice").first().waitFor();
  await host.waitForFunction(
    (before) => window.seen.events.length > before && window.seen.now.decision !== null,
    before,
  );
  assert.ok((await steps(host)) !== null, `the host is asked again (before: ${question})`);
  await end(pages);
});

test("alone against bots it is taken back once one is sure", async () => {
  const page = await house.person();
  await page.goto(await madeTable(page, wish));
  const pick = anyOption(dice(4));
  let decision = await nextDecision(page);
  while (decision.canUndo || !decision.canRewind) {
    await click(page, pick(decision));
    decision = await nextDecision(page, decision.ticket);
  }
  const button = page.getByRole("banner").getByRole("button", { name: "Take back" });
  await button.click();
  const sure = page.locator("dialog[open]", { hasText: "what the others have done" });
  await sure.getByRole("button", { name: "Go on" }).click();
  assert.equal((await nextDecision(page)).ticket, decision.ticket, "nothing is taken back yet");
  await button.click();
  await sure.getByRole("button", { name: "Take back" }).click();
  await page.locator(".log").getByText("You take back a choice").first().waitFor();
  await nextDecision(page, decision.ticket);
  await end([page]);
});

test("a guest leaves his seat, the host closes the table", async () => {
  const pages = await sitTogether();
  const [host, guest] = pages;
  await guest.getByRole("button", { name: "Leave the seat" }).click();
  await guest.getByRole("button", { name: "Sit down" }).waitFor();
  await host.getByText("One seat is still free.").waitFor();
  await host.getByRole("button", { name: "Close the table" }).click();
  await host.locator("dialog[open]").getByRole("button", { name: "Close the table" }).click();
  await host.waitForURL(/\/lobby/);
  await guest.getByRole("heading", { name: "This table cannot be shown" }).waitFor();
  await end(pages);
});

test("who leaves a match is asked again, and a bot plays on", async () => {
  const pages = await sitTogether();
  const [host, guest] = pages;
  await begin(pages);
  await guest.getByRole("button", { name: "Menu" }).click();
  await guest.getByRole("button", { name: "Leave the match" }).click();
  const dialog = guest.locator("dialog[open]").last();
  await dialog.getByText("A bot takes your seat").waitFor();
  await dialog.getByRole("button", { name: "Leave the match" }).click();
  await guest.waitForURL((url) => url.pathname === "/");
  const first = await nextDecision(host);
  await click(host, anyOption(dice(1))(first));
  await nextDecision(host, first.ticket);
  assert.equal(await host.locator(".pp b").getByText("Gustav").count(), 0);
  await end(pages);
});
