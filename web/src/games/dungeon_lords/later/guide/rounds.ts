/** After every round a sentence: what cost the reader most, else what went well. */
import type { Data, GameEvent, LookBack, Note, Texts } from "../../../../shell/board";
import { asView } from "../../model/view";

const SEAL = 3; // points
const TILE = 2;
const HERO = 2;
const STORES = { at: [".stores", "[data-scene=dungeon]"], tabs: ["dungeon"] };
const PLAN = { at: [".dg", "[data-scene=dungeon]"], tabs: ["dungeon"] };
const PLACES = { at: ["[data-scene=board]"], tabs: ["board"] };

const counted = (news: readonly GameEvent[], ...ids: string[]): number =>
  news.filter(({ id }) => ids.includes(id)).length;
const sealsOf = (news: readonly GameEvent[]): number =>
  news.reduce((sum, { id, args }) => sum + (id === "taxed" || id === "inspected" ? Number(args["seals"]) : 0), 0);

const FAILURES = ["place-full", "cannot", "declined"];
const PICKED = ["hired", "built"];

/** Orders that came to nothing: the first of them by name, and why. */
function failure(own: readonly GameEvent[], all: readonly GameEvent[], texts: Texts): Note | false {
  const failed = own.filter(({ id }) => FAILURES.includes(id));
  const [first] = failed;
  if (!first) return false;
  const before = all.slice(0, all.indexOf(first));
  const late = /hire|room/.test(String(first.args["place"])) && before.some(({ id }) => PICKED.includes(id));
  const order = texts.name(String(first.args["place"]));
  const why = first.id === "cannot" && late ? "late" : first.id;
  return { id: "round-failed", rule: "DL-093", ...PLACES, args: { failed: failed.length, order, why } };
}

/** In the order of what matters; the first that fits is said. */
function remarks(news: readonly GameEvent[], all: readonly GameEvent[], texts: Texts): (Note | false)[] {
  const seals = sealsOf(news);
  const tiles = counted(news, "conquered");
  const heroes = counted(news, "eliminated");
  const gone = counted(news, "let-go");
  const done = counted(news, "carried-out", "mined", "hired", "built") + Math.min(1, counted(news, "dug"));
  return [
    seals > 0 && { id: "round-seals", rule: "DL-225", ...STORES, args: { seals, points: SEAL * seals } },
    tiles + heroes > 0 && {
      id: tiles * TILE > heroes * HERO ? "round-invaded" : "round-defended",
      rule: "DL-386",
      ...PLAN,
      args: { tiles, heroes, points: Math.abs(heroes * HERO - tiles * TILE) },
    },
    gone > 0 && { id: "round-gone", rule: "DL-217", ...STORES, args: { gone } },
    failure(news, all, texts),
    done > 0 && { id: "round-done", rule: "DL-091", ...PLACES, args: { done } },
  ];
}

export const lookBack: LookBack = {
  begins: ({ id }) => id === "round",
  say: (all: readonly GameEvent[], view: Data, texts: Texts) => {
    const own = all.filter(({ args }) => args["seat"] === asView(view).viewer);
    return remarks(own, all, texts).find((note) => note !== false) || null;
  },
};
