/** Two people in two browsers at one table of Dungeon Lords. */
import { beGuest, click, madeTable, nextDecision, openHome } from "../../../../browser/player.mjs";
import { wish } from "./play.mjs";

const SEATS = [{ kind: "me" }, { kind: "open" }];

/** Both sit and the match has begun. Returns their pages, the host's first. `come` sees each page before it opens anything. */
export async function pairAtTable(house, { come = () => {}, guest } = {}) {
  const pages = [await house.person(), guest ?? (await house.person())];
  for (const [page, name] of [
    [pages[0], "Hanna"],
    [pages[1], "Gustav"],
  ]) {
    come(page);
    await openHome(page);
    await beGuest(page, name);
  }
  const path = await madeTable(pages[0], {
    ...wish,
    players: 2,
    seats: SEATS,
    options: { version: "first_game" },
    start: false,
  });
  await pages[1].goto(path);
  await pages[1].getByRole("button", { name: "Sit down" }).click();
  await pages[0].goto(path);
  await pages[0].getByRole("button", { name: "Start", exact: true }).click();
  return pages;
}

/** Answers this kind of question, by default with the first option, until it is confirmed or another one is asked. Returns the answers. */
export async function answerWhile(page, step, last = -1, pick = () => 0) {
  const answered = [];
  for (
    let decision = await nextDecision(page, last);
    decision.step === step;
    decision = await nextDecision(page, decision.ticket)
  ) {
    const at = pick(decision);
    answered.push({ ...decision.options[at], ticket: decision.ticket });
    await click(page, at);
    if (decision.options[at].label === "confirm") break;
  }
  return answered;
}
