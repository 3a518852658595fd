/** Matches of two with options of the game, played by bots and played on by the test from one of their positions. */
import { branched, sentIn } from "../../../../browser/positions.mjs";
import { printed } from "../../../../browser/python.mjs";

const SCRIPT = new URL("dealt.py", import.meta.url).pathname;
const known = new Map();

function matchOf(options) {
  const key = JSON.stringify(options);
  if (!known.has(key)) known.set(key, printed(SCRIPT, key));
  return known.get(key);
}

/** The path of a table against a bot, with these options, at the n-th question that is wanted. */
export async function tableWhere(page, options, wanted, nth = 0) {
  const { record, asked } = matchOf(options);
  const found = asked.flatMap((question, move) => (wanted(question) ? [move] : []));
  return branched(page, await sentIn(page, record), found[nth]);
}

/** The same so many moves before the end. */
export async function tableBeforeEnd(page, options, moves) {
  const { record, asked } = matchOf(options);
  return branched(page, await sentIn(page, record), asked.length - moves);
}
