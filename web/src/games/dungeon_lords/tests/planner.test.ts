/** The planner: how to come from one plan to another, and its numbers in words. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Data, Texts } from "../../../shell/board";
import type { Advice, Now } from "../../../shell/net/types";
import type { TableState } from "../../../shell/table/state.svelte";
import { Bundle, type Lang } from "../../../shell/words/bundle";
import { parsed } from "../../../shell/words/parse";
import { mean, percent, sent, spent } from "../later/planner/numbers";
import { way, type BestPlan, type Ending, type Forecast } from "../later/planner/said";
import { PlannerState } from "../later/planner/state.svelte";
import { brings, casesOf, leadsTo, lostBy, onlyCase } from "../later/planner/words";

const texts = {
  lang: "de",
  name: (id: string) => id.toUpperCase(),
  say: (id: string, args?: Data) => (args ? `${id}(${String(args["count"])})` : id),
} as unknown as Texts;
const NOTHING: Ending = {
  tiles: 0,
  heroes: 0,
  paladins: 0,
  party: 0,
  health: 0,
  gold: 0,
  food: 0,
  imps: 0,
  traps: 0,
  evil: 0,
  tired: 0,
  later_tiles: 0,
  later_prisoners: 0,
  held: 1,
  points: 0,
};

describe("taking over a plan", () => {
  it("begins where the two differ", () =>
    expect(way(["lay a", "send b"], ["lay a", "send c", "ghosts 1"])).toEqual({
      back: 1,
      choices: ["send c", "ghosts 1"],
    }));
  it("goes on from one that is half made", () =>
    expect(way(["lay a"], ["lay a", "send c"])).toEqual({ back: 0, choices: ["send c"] }));
  it("goes back to the beginning where nothing is shared", () =>
    expect(way(["lay a", "send b"], ["lay d", "send b"])).toEqual({ back: 2, choices: ["lay d", "send b"] }));
  it("has nothing to do where they are the same", () =>
    expect(way(["lay a"], ["lay a"])).toEqual({ back: 0, choices: [] }));
});

describe("a plan that is wanted before it is known what lies already", () => {
  /** A table at a plan; what is chosen stands in `chosen`, what is asked in `asked`. */
  function table() {
    const options = [{ text: "lay a" }];
    const now = { view: {}, decision: { step: "plan", ticket: 1, options } } as unknown as Now;
    const asked: string[] = [];
    const chosen: string[] = [];
    const match = {
      now,
      listeners: {} as Record<string, (answer: Advice) => void>,
      advise: (_topic: string, ask: string) => `${ask}-${String(asked.push(ask))}`,
      choose: (choice: string) => chosen.push(choice),
    };
    const planner = new PlannerState(match as unknown as TableState);
    const hear = (ask: string, said: unknown): void =>
      match.listeners["planner"]?.({ id: `${ask}-${String(asked.lastIndexOf(ask) + 1)}`, ask, said } as Advice);
    return { planner, now, chosen, hear };
  }
  const wanted = { choices: ["lay a"] } as BestPlan;

  it("is laid as soon as that is said", () => {
    const { planner, now, chosen, hear } = table();
    planner.follow(now);
    planner.take(wanted);
    expect([planner.busy, chosen]).toEqual([true, []]);
    hear("plan", { complete: true, made: [] });
    expect(chosen).toEqual(["lay a"]);
  });
  it("is forgotten where nothing can be said", () => {
    const { planner, now, chosen, hear } = table();
    planner.follow(now);
    planner.take(wanted);
    hear("plan", { complete: false });
    expect([planner.busy, chosen]).toEqual([false, []]);
  });
  it("waits for an answer about the present position", () => {
    const { planner, now, chosen, hear } = table();
    planner.follow(now);
    hear("plan", { complete: true, made: ["lay b"] });
    planner.follow(now); // another choice was made since
    planner.take(wanted);
    expect(chosen).toEqual([]);
    hear("plan", { complete: true, made: [] });
    expect(chosen).toEqual(["lay a"]);
  });
});

describe("numbers", () => {
  it("are written as the reader writes them", () => {
    expect(percent(8 / 9, texts)).toBe("89\u00a0%");
    expect([mean(1, texts), mean(1.26, texts)]).toEqual(["1", "1,3"]);
  });
  it("name what is spent, and nothing else", () => {
    expect(spent(NOTHING, texts)).toBe("");
    expect(spent({ ...NOTHING, gold: 1, traps: 1.5 }, texts)).toBe("1 dl-thing-gold(1), 1,5 dl-thing-trap_cards(1.5)");
  });
  it("name what is sent", () => {
    expect(sent({ tile: "3-1", traps: [], monsters: [], ghosts: 0 }, texts)).toBe("dl-planner-nothing");
    expect(sent({ tile: "3-1", traps: ["a"], monsters: ["b"], ghosts: 2 }, texts)).toBe("A, B und 2 × GHOST");
  });
});

describe("words", () => {
  const folder = fileURLToPath(new URL("../text/", import.meta.url));
  const bundle = (lang: Lang): Bundle => new Bundle(lang, [readFileSync(`${folder}${lang}.ftl`, "utf8")].map(parsed));
  const speaking = (lang: Lang): Texts => {
    const own = bundle(lang);
    return {
      lang,
      say: (id: string, args: Data = {}) => own.say(id, args as Record<string, string | number>),
    } as Texts;
  };
  const card = (cards: number, ending: Partial<Ending>) => ({
    ...NOTHING,
    ...ending,
    cards: Array.from({ length: cards }, () => "card"),
    fatigue: 1,
  });
  const seven = card(7, { heroes: 1, traps: 1, evil: -1 });
  const two = card(2, { tiles: 1, traps: 1, imps: 1, party: 2, health: 5 });
  const plan = { ...NOTHING, cards: [seven, two], later_tiles: 1.3 } as unknown as Forecast;

  it("count cards instead of telling means", () =>
    expect(brings(casesOf(plan), plan, speaking("en"))).toEqual([
      "You hold the tile with 7 of 9 cards.",
      "You take a prisoner with 7 of 9 cards.",
      "Up to 2 heroes may be left, with up to 5 hit points; nobody with 7 of 9 cards.",
      "It costs: 1 imp with 2 of 9 cards, 1 trap.",
      "Your evil falls by 1 with 7 of 9 cards.",
      "Later rounds, estimated: about one tile lost, no prisoner.",
    ]));
  it("are as good in German", () =>
    expect(brings(casesOf(plan), plan, speaking("de"))).toEqual([
      "Du hältst das Plättchen bei 7 von 9 Karten.",
      "Du machst einen Gefangenen bei 7 von 9 Karten.",
      "Bis zu 2 Helden bleiben vielleicht übrig, mit bis zu 5 Trefferpunkten; niemand bei 7 von 9 Karten.",
      "Es kostet: 1 Kobold bei 2 von 9 Karten, 1 Falle.",
      "Deine Bosheit sinkt um 1 bei 7 von 9 Karten.",
      "Spätere Runden, geschätzt: etwa ein Plättchen verloren, kein Gefangener.",
    ]));
  it("are short where the card is known", () =>
    expect(brings(onlyCase(NOTHING), NOTHING, speaking("en"))).toEqual([
      "You hold the tile.",
      "You take no prisoner.",
      "Nobody of the party is left.",
    ]));
});

describe("what a choice of a battle leads to", () => {
  const of = (choice: string, ending: Partial<Ending>) => ({ ...NOTHING, ...ending, choice, best: false });
  it("is said at each where they differ", () =>
    expect(Object.keys(leadsTo([of("act ghost", { heroes: 1 }), of("act troll", { tiles: 1 })], texts))).toEqual([
      "act ghost",
      "act troll",
    ]));
  it("is not said where all lead to the same", () =>
    expect(leadsTo([of("act ghost", { food: 1 }), of("act troll", {})], texts)).toEqual({}));
  it("has cost something where the best is worse than before", () =>
    expect(lostBy(of("a", { heroes: 2 }), of("b", { heroes: 1 }), texts)).not.toBe(""));
  it("has cost nothing where it is as good", () => expect(lostBy(of("a", {}), of("b", { heroes: 1 }), texts)).toBe(""));
});
