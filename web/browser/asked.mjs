/** A person at a question, for tests of one board's pieces. */
import { nextDecision } from "./player.mjs";

/** `asked(step)` opens a table at that kind of question, `finish(page)` closes it and sees that nothing went wrong. */
export function askedIn(house, tableAsking) {
  return {
    asked: async (step, person = {}) => {
      const page = await house.person(person);
      await page.goto(await tableAsking(page, step));
      return { page, decision: await nextDecision(page) };
    },
    finish: async (page) => {
      await page.context().close();
      house.checkQuiet();
    },
  };
}

/** The target on the board that has focus, or what it is called. */
export const focusedTarget = (page) =>
  page.evaluate(() => document.activeElement.dataset.target ?? document.activeElement.className);
