/** Positions that are the same in every run: matches with fixed deals, sent in as records and played on from a question. */
import { beGuest, post } from "./player.mjs";
import { printed } from "./python.mjs";

const SCRIPT = new URL("positions.py", import.meta.url).pathname;

const dealt = new Map();
function matches(game) {
  if (!dealt.has(game)) dealt.set(game, printed(SCRIPT, game));
  return dealt.get(game);
}

/** One match of four that such bots have played: its record, and after which moves each kind of question is asked. */
export function dealtBy(bot, game) {
  return printed(SCRIPT, game, bot)[0];
}

/** The positions of one game. */
export function positionsOf(game) {
  return {
    /** Every kind of question that is asked somewhere in the matches. */
    questions: () => [...new Set(matches(game).flatMap((match) => Object.keys(match.asked)))].sort(),
    /** A complete, true record. */
    record: () => matches(game)[0].record,
    /** A finished match to look at, as a table. Returns the table's id. */
    sentIn: (page) => sentIn(page, matches(game)[0].record),
    /** The path of a table against bots that plays on the n-th match after that move. */
    tableAt: async (page, at, move) => branched(page, await sentIn(page, matches(game)[at].record), move),
    /** The path of a table against bots that plays the last part of a match, a share of its moves. */
    tableNearEnd: async (page, share) => {
      const { record, asked } = matches(game)[0];
      const moves = Math.max(...Object.values(asked).flat());
      return branched(page, await sentIn(page, record), Math.floor(moves * (1 - share)));
    },
    /** The path of a table against bots at which the person is asked this kind of question (the n-th of that match). */
    tableAsking: async (page, step, at = 0) => {
      const { record, asked } = matches(game).find((match) => step in match.asked);
      return branched(page, await sentIn(page, record), asked[step][at]);
    },
  };
}

/** A record becomes a table to look at. Returns the table's id. */
export async function sentIn(page, record) {
  await beGuest(page);
  return (await post(page, "/api/records", record)).id;
}

/** The same match played on after that move, against easy bots. Returns the path of the table. */
export async function branched(page, id, move) {
  return `/table/${(await post(page, `/api/tables/${id}/branch`, { move, level: "easy" })).id}`;
}
