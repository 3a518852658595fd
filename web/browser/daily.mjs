/**
 * What is tested every day, and what only before a change of the looks (`make browse`): every kind of thing is seen
 * every day in one way, and in all ways there.
 */
import { test } from "node:test";
import { PHONE, WIDE } from "./browser.mjs";

export const EVERYTHING = process.env.UNDERCROFT_BROWSE === "1";

/** A test of `make browse`. */
export function browse(name, run) {
  test(name, { skip: !EVERYTHING && "make browse" }, run);
}

/** Deals out the numbers below `count`, one after the other. */
export function turns(count) {
  let next = -1;
  return () => (next = (next + 1) % count);
}

/** The same test in several ways, which are named: each test of a file has one of them every day, the next one the next. */
export function inTurn(ways) {
  const names = Object.keys(ways);
  const turn = turns(names.length);
  return (title, run) => {
    const today = turn();
    names.forEach((name, at) => (at === today ? test : browse)(`${title} (${name})`, () => run(ways[name])));
  };
}

/** English on a wide screen, German on a phone. */
export const inBothLanguages = () => inTurn({ en: { lang: "en", screen: WIDE }, de: { lang: "de", screen: PHONE } });
