/** A match of two, played by bots that take anything, and played on by the test from one of its positions. */
import { branched, sentIn } from "../../../../browser/positions.mjs";
import { printed } from "../../../../browser/python.mjs";

const SCRIPT = new URL("dealt.py", import.meta.url).pathname;
const known = new Map();

function matchOf(options) {
  const key = JSON.stringify(options);
  if (!known.has(key)) known.set(key, printed(SCRIPT, key));
  return known.get(key);
}

/** The path of a table against a bot, at the n-th question that is wanted. */
export async function tableWhere(page, wanted, nth = 0, options = {}) {
  const { record, asked } = matchOf(options);
  const found = asked.flatMap((question, move) => (wanted(question) ? [move] : []));
  return branched(page, await sentIn(page, record), found.at(nth));
}

/** While a card is built, what such an element asks; by default late, when the sheet is full of things. */
export const tableBuilding = (page, label, nth = -1) =>
  tableWhere(page, (question) => question.step === "build" && question.label === label, nth);

/** Before the first step of a path. */
export const tableDrawing = (page, nth = 0) => tableWhere(page, ({ step }) => step === "path", nth);

/** The same so many moves before the end. */
export async function tableBeforeEnd(page, moves, options = {}) {
  const { record, asked } = matchOf(options);
  return branched(page, await sentIn(page, record), asked.length - moves);
}
