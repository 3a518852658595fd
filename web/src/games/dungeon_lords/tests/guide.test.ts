/** The guide: every explanation has its words in both languages, short ones, and a rule that the drawer knows. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Decision, GameEvent, Moment, Option } from "../../../shell/board";
import { Bundle, LANGUAGES, type Lang } from "../../../shell/words/bundle";
import { place, topics } from "../../../shell/words/rules";
import { guide } from "../later/guide/guide";

const HERE = join(import.meta.dirname, "../later/guide");
const GAME = join(import.meta.dirname, "../../../../../src/undercroft/games/dungeon_lords/text");
const own = (lang: Lang): string => readFileSync(join(HERE, `${lang}.ftl`), "utf8");
const words = (lang: Lang): Bundle => new Bundle(lang, [own(lang)]);
const ids = guide.lessons.map((lesson) => lesson.id);
const MOST_WORDS = 62;

describe.each(LANGUAGES)("in %s", (lang) => {
  it("every explanation has its words and no other has any", () => {
    expect(own(lang).match(/^guide-[\w-]+/gm)).toEqual(ids.map((id) => `guide-${id}`));
    for (const id of ids)
      for (const part of ["", "what", "why", "try"])
        expect(words(lang).say(`guide-${id}`, {}, part)).not.toBe(`guide-${id}`);
  });

  it("they are short", () => {
    const long = ids.filter(
      (id) =>
        ["what", "why", "try"]
          .map((part) => words(lang).say(`guide-${id}`, {}, part))
          .join(" ")
          .split(" ").length > MOST_WORDS,
    );
    expect(long).toEqual([]);
  });

  it("their rules stand in the short rules", () => {
    const all = topics(new Bundle(lang, [readFileSync(join(GAME, `${lang}.ftl`), "utf8")]));
    expect(guide.lessons.filter((lesson) => !place(all, lesson.rule)?.exact).map((lesson) => lesson.rule)).toEqual([]);
  });
});

describe("an explanation comes", () => {
  const option = (label: string, args: Option["args"] = {}): Option => ({
    code: 0,
    label,
    args,
    targets: [],
    text: label,
  });
  const decision = (step: string, ...options: Option[]): Decision => ({
    step,
    rules: [],
    ticket: 1,
    together: false,
    options,
    forbidden: [],
  });
  const moment = (asked: Decision | null, ...events: GameEvent[]): Moment => ({
    view: { viewer: 1, players: [{}, { barred: ["dig", "mine"] }] },
    decision: asked,
    events,
  });
  const coming = (now: Moment): string[] =>
    guide.lessons.filter((lesson) => lesson.when(now)).map((lesson) => lesson.id);

  it("with the question it belongs to", () => {
    expect(coming(moment(decision("choose-orders", option("order"))))).toEqual([
      "welcome",
      "orders",
      "places",
      "locked",
    ]);
    expect(coming(moment(decision("dig", option("dig"))))).toEqual(["dig"]);
    expect(coming(moment(decision("do-it", option("do", { place: "imps" }))))).toEqual(["imps"]);
    expect(coming(moment(decision("plan", option("lay"), option("no-trap"))))).toEqual(["combat", "tile", "trap"]);
  });

  it("with news of the reader, not with the same of others", () => {
    expect(coming(moment(null, { id: "conquered", args: { seat: 1 } }))).toEqual(["conquest"]);
    expect(coming(moment(null, { id: "conquered", args: { seat: 0 } }))).toEqual([]);
    expect(coming(moment(null, { id: "trap-damage", args: { seat: 1, prevented: 0 } }))).toEqual([]);
    expect(coming(moment(null, { id: "trap-damage", args: { seat: 1, prevented: 2 } }))).toEqual(["thieves"]);
  });

  it("with what concerns everybody", () => {
    expect(coming(moment(null, { id: "event", args: { event: "taxes" } }))).toEqual(["taxes"]);
    expect(coming(moment(null, { id: "paladin-comes", args: { seat: 0 } }))).toEqual(["paladin"]);
    expect(coming(moment(null, { id: "step-begins", args: { seat: 1, step: "slow_spell" } }))).toEqual(["slow-spell"]);
  });
});
