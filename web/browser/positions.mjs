/** Positions that are the same in every run: matches with fixed deals, sent in as records and played on from a question. */
import { execFileSync } from "node:child_process";
import { beGuest } from "./player.mjs";

const PYTHON = new URL("../../.venv/bin/python", import.meta.url).pathname;
const SCRIPT = new URL("positions.py", import.meta.url).pathname;

const dealt = new Map();
function matches(game) {
  if (!dealt.has(game)) dealt.set(game, printed(game));
  return dealt.get(game);
}

function printed(...args) {
  return JSON.parse(execFileSync(PYTHON, [SCRIPT, ...args], { encoding: "utf8", maxBuffer: 2 ** 27 }));
}

/** One match of four that such bots have played: its record, and after which moves each kind of question is asked. */
export function dealtBy(bot, game) {
  return printed(game, bot)[0];
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
    /** The path of a table against bots at which the person is asked this kind of question (the n-th of that match). */
    tableAsking: async (page, step, at = 0) => {
      const { record, asked } = matches(game).find((match) => step in match.asked);
      return branched(page, await sentIn(page, record), asked[step][at]);
    },
  };
}

/** A record becomes a table to look at; the page must have been at the home page. Returns the table's id. */
export async function sentIn(page, record) {
  await beGuest(page);
  return (await page.evaluate((record) => window.post("/api/records", record), record)).id;
}

/** The same match played on after that move, against easy bots. Returns the path of the table. */
export async function branched(page, id, move) {
  const branch = { path: `/api/tables/${id}/branch`, body: { move, level: "easy" } };
  return `/table/${(await page.evaluate(({ path, body }) => window.post(path, body), branch)).id}`;
}
