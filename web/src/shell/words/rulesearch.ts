/**
 * Searching a rulebook: every word must occur; case, umlauts and accents make no difference.
 * The command line searches in the same way (`undercroft.text.rule_search`); both are held to the examples in
 * `tests/text/rule_searches.json`.
 */
import type { Place, Rulebook } from "./rulebook";

const WORDS = /[\p{L}\p{N}_-]+/gu;
const ITS_NUMBER = 1000;
const WHOLE_WORD = 4;
const BEGINNING = 3;
const INSIDE = 1;
const HEADING = 2;
const COUNTED = 3; // times that a word may raise a rule

/** The rules that hold every word of the query, the best first, else in the order of the book. */
export function search(book: Rulebook, query: string): Place[] {
  const words = wanted(query);
  const scored = [...book.places.values()].map((place) => ({ place, points: score(place, words) }));
  return scored
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ place }) => place);
}

export function wanted(query: string): string[] {
  return (query.match(WORDS) ?? []).map(plain);
}

function score({ rule, section }: Place, words: readonly string[]): number {
  const text = [rule.text, ...(rule.table ?? []).flat()].join(" ");
  const each = words.map((word) => points(word, rule.number, text, section.title));
  return each.every((one) => one > 0) ? each.reduce((sum, one) => sum + one, 0) : 0;
}

function points(word: string, number: string, text: string, heading: string): number {
  if (isNumber(word, number)) return ITS_NUMBER;
  const worths = readings(text).map((reading) => worth(word, reading));
  const best = worths.sort((one, other) => other - one).slice(0, COUNTED);
  const inHeading = readings(heading).some((reading) => worth(word, reading) > 0) ? HEADING : 0;
  return best.reduce((sum, one) => sum + one, 0) + inHeading;
}

/** tl-002, tl2 and 2 all mean TL-002. */
function isNumber(word: string, number: string): boolean {
  const typed = /^([a-z]{2})?-?(\d{1,3})$/.exec(word);
  if (!typed) return false;
  const [, letters, digits] = typed;
  return Number(digits) === Number(number.slice(3)) && (!letters || letters === number.slice(0, 2).toLowerCase());
}

/** Each word as it is compared: without marks, and with ae, oe, ue for umlauts. */
function readings(text: string): [string, string][] {
  return (text.match(WORDS) ?? []).map((word) => [plain(word), plain(writtenOut(word))]);
}

function worth(word: string, reading: readonly string[]): number {
  const each = reading.map((one) =>
    one === word ? WHOLE_WORD : one.startsWith(word) ? BEGINNING : one.includes(word) ? INSIDE : 0,
  );
  return Math.max(...each);
}

function writtenOut(word: string): string {
  return word.toLowerCase().replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue");
}

/** Small letters without accents or dots; ß is ss. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/ß/g, "ss").normalize("NFKD").replace(/\p{M}/gu, "");
}

export interface Mark {
  text: string;
  marked: boolean;
}

/** A text in which the words of a query stand apart. */
export function marks(text: string, words: readonly string[]): Mark[] {
  const found: Mark[] = [];
  let at = 0;
  for (const token of text.matchAll(WORDS)) {
    const [from, to] = hit(token[0], words);
    if (from === to) continue;
    if (token.index + from > at) found.push({ text: text.slice(at, token.index + from), marked: false });
    found.push({ text: token[0].slice(from, to), marked: true });
    at = token.index + to;
  }
  if (at < text.length) found.push({ text: text.slice(at), marked: false });
  return found;
}

/** Which part of a word the query names; all of it where letters were written out. */
function hit(token: string, words: readonly string[]): [number, number] {
  const reading = plain(token);
  for (const word of words) {
    const at = reading.indexOf(word);
    if (at >= 0 && reading.length === token.length) return [at, at + word.length];
    if (at >= 0 || plain(writtenOut(token)).includes(word)) return [0, token.length];
  }
  return [0, 0];
}
