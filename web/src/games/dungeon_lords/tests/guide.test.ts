/** The guide: its words, when its notes come, and what it says of a round. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { coming as comingOf, describeGuide } from "../../../../tests/guide-texts";
import { textsOf } from "../../../../tests/told";
import type { Decision, GameEvent, Moment, Note, Option } from "../../../shell/board";
import { Bundle, LANGUAGES, type Lang } from "../../../shell/words/bundle";
import { parsed } from "../../../shell/words/parse";
import { guide } from "../later/guide/guide";
import { lookBack } from "../later/guide/rounds";

const of = (id: string, args: GameEvent["args"] = {}): GameEvent => ({ id, args: { seat: 1, ...args } });
const texts = textsOf("en", 1, { game: "dungeon_lords" });
const back = (...news: GameEvent[]): Note | null => lookBack.say(news, { viewer: 1 }, texts);
const TAXED = of("taxed", { gold: 2, seals: 2 });
const ROUNDS = [
  [TAXED, of("conquered")],
  [of("conquered"), of("conquered"), of("eliminated"), of("let-go")],
  [of("eliminated")],
  [of("let-go"), of("place-full")],
  [of("place-full"), of("carried-out")],
  [of("carried-out"), of("dug"), of("dug"), of("mined"), of("taxed", { gold: 2, seals: 0 })],
].map((news) => back(...news) as Note);

describeGuide(join(import.meta.dirname, ".."), "dungeon_lords", guide, ROUNDS);

describe("a look back", () => {
  it("says what cost most, with its price", () => {
    expect(ROUNDS[0]).toMatchObject({ id: "round-seals", args: { seals: 2, points: 6 } });
    expect(ROUNDS[1]).toMatchObject({ id: "round-invaded", args: { tiles: 2, heroes: 1, points: 2 } });
  });
  it("counts every order once", () => expect(ROUNDS[5]).toMatchObject({ id: "round-done", args: { done: 3 } }));
  it("is silent where nothing happened to the reader", () => {
    expect(back(of("taxed", { seat: 0, seals: 3 }))).toBeNull();
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
    view: { viewer: 1, players: [{}, { barred: ["dig", "mine"], queue: [{ hero: "y1_warrior_3" }] }] },
    decision: asked,
    events,
  });
  const coming = (now: Moment): string[] => comingOf(guide, now);

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
    expect(coming(moment(null, { id: "knocked-out", args: { seat: 1 } }))).toEqual(["knocked-out"]);
    expect(coming(moment(null, { id: "knocked-out", args: { seat: 0 } }))).toEqual([]);
  });

  it("of what heroes do before the question that it matters for, and only where such a hero stands", () => {
    const facing = (heart: number, trap: number, ...options: Option[]): string[] =>
      coming({
        ...moment(decision("plan", ...options)),
        view: { viewer: 1, players: [{}, { barred: [], queue: [{ hero: "x", heart, trap }] }] },
      });
    expect(facing(0, 1, option("lay"))).toEqual(["combat", "tile", "trap", "thieves"]);
    expect(facing(1, 0, option("lay"))).toEqual(["combat", "tile", "trap"]);
    expect(facing(1, 0, option("send"))).toEqual(["combat", "tile", "monsters", "healing"]);
    expect(facing(0, 1, option("ghosts"))).toEqual(["combat", "tile", "monsters"]);
  });

  it("of the steps of a battle before they are taken: spells at its beginning, fatigue and conquest after healing", () => {
    const begins = moment(null, of("battle-begins"));
    const wizards: Moment = {
      ...begins,
      view: { viewer: 1, players: [{}, { barred: [], queue: [{ hero: "x", magic: 1 }] }] },
    };
    expect(coming(begins)).toEqual(["battle"]);
    expect(coming(wizards)).toEqual(["battle", "spells"]);
    for (const healing of ["step-begins", "step-skipped"])
      expect(coming(moment(null, of(healing, { step: "healing" })))).toEqual(["fatigue", "conquest"]);
    const held = moment(null, of("step-begins", { step: "healing" }));
    const effects = (...all: string[]): Moment => ({ ...held, view: { ...held.view, battle: { effects: all } } });
    expect(coming(effects("no_conquest"))).toEqual([]);
    expect(coming(effects("no_conquest", "courage"))).toEqual(["fatigue", "conquest"]);
    for (const done of [of("step-begins", { step: "conquest" }), of("fatigue"), of("conquered"), of("spell-cast")])
      expect(coming(moment(null, done))).toEqual([]);
  });

  it("of the titles in the second round, long before they are given", () => {
    const inRound = (round: number): string[] => {
      const now = moment(decision("choose-orders", option("order")));
      return coming({ ...now, view: { ...now.view, round } });
    };
    expect(inRound(1)).not.toContain("titles");
    expect(inRound(2)).toContain("titles");
  });

  it("of what the others do before the first of it is shown, and of the heroes before they come", () => {
    expect(coming(moment(null, of("ready")))).toEqual(["watching"]);
    expect(coming(moment(decision("take-back")))).toEqual(["announced", "take-back"]);
  });

  it("with what concerns everybody", () => {
    expect(coming(moment(null, { id: "event", args: { event: "taxes" } }))).toEqual(["taxes"]);
    expect(coming(moment(null, { id: "paladin-comes", args: { seat: 0 } }))).toEqual(["paladin"]);
  });
});

describe("advice follows the table", () => {
  const fluent = (path: string, lang: Lang): Bundle =>
    new Bundle(lang, [parsed(readFileSync(join(import.meta.dirname, path, `${lang}.ftl`), "utf8"))]);
  const NAMES = {
    en: ["food", "reputation", "tunnel", "gold", "imp", "trap", "monster", "room"],
    de: ["nahrung", "reputation", "tunnel", "gold", "kobold", "falle", "monster", "kammer"],
  };

  it.each(LANGUAGES)("the first note names no order: it leaves that to the hint, and the two agree (%s)", (lang) => {
    const said = fluent("../later/guide", lang).say("guide-orders", {}, "try");
    expect(said).toMatch(new RegExp(`[“„]${fluent("../../../shell/text", lang).say("hint")}[”“]`));
    expect(NAMES[lang].filter((name) => said.toLowerCase().includes(name))).toEqual([]);
  });

  it("a look back names the order that failed, and whether others were first", () => {
    const failed = of("cannot", { place: "hire" });
    expect(back(failed)?.args).toMatchObject({ order: texts.name("hire"), why: "cannot" });
    expect(back(of("hired", { seat: 0 }), failed)?.args).toMatchObject({ why: "late" });
  });
});
