/** The explanations of a first game of Dungeon Lords: the moment each belongs to, what it points at, a rule to read on. */
import type { GameEvent, Guide, Lesson, Moment } from "../../../../shell/board";
import { asked, either, lesson, mine, offered, spot, told, type Spot, type When } from "../../../common/later/lessons";
import { own } from "../../../common/view";
import { asView } from "../../model/view";
import de from "./de.ftl?url";
import en from "./en.ftl?url";
import { lookBack } from "./rounds";

/** The question is how to carry out the order of that place. */
const doing =
  (place: string): When =>
  ({ decision }) =>
    decision?.step === "do-it" && decision.options[0]?.args["place"] === place;

const event =
  (kind: string): When =>
  ({ events }) =>
    events.some(({ id, args }) => id === "event" && args["event"] === kind);

/** That step of the reader's battle is over, or left out: what follows it comes next. */
const after = (step: string): When => {
  const fits = ({ args }: GameEvent): boolean => args["step"] === step;
  return either(mine("step-begins", fits), mine("step-skipped", fits));
};

/** Nothing holds the party up: it tires, and whoever is left conquers the tile (DL-380, DL-495). */
const conquers = ({ view }: Moment): boolean => {
  const effects = asView(view).battle?.effects ?? [];
  return !effects.includes("no_conquest") || effects.includes("courage");
};

const locked = ({ view, decision }: Moment): boolean =>
  decision?.step === "choose-orders" && (own(asView(view))?.barred.length ?? 0) > 0;

/** The heroes at his entrance have that symbol. */
const facing =
  (symbol: "trap" | "heart" | "magic"): When =>
  ({ view }) =>
    own(asView(view))?.queue.some((hero) => hero[symbol] > 0) ?? false;

const both =
  (...all: When[]): When =>
  (moment) =>
    all.every((when) => when(moment));

const inRound =
  (round: number): When =>
  ({ view }) =>
    asView(view).round === round;

const PLACES = spot("[data-scene=board]", "board");
const place = (id: string): Spot => spot([`.places [data-target="order/${id}"]`, ...PLACES.at], "board");
const YEAR = spot(".panel.time", "board");
const EVIL = spot(".panel.evil", "board");
const TOWN = spot(".panel.town", "market", "board");
const TAVERN = spot(["[aria-labelledby=dl-tavern]", "[data-scene=market]"], "market");
const MARKET = spot(["[aria-labelledby=dl-market]", "[data-scene=market]"], "market");
const DUNGEON = spot("[data-scene=dungeon]", "dungeon");
const PLAN = spot([".dg", ...DUNGEON.at], "dungeon");
const GATE = spot([".gate", ...DUNGEON.at], "dungeon");
const STORES = spot([".stores", ...DUNGEON.at], "dungeon");
const BENCH = spot([".bench", ...DUNGEON.at], "dungeon");
const BATTLE = spot(["[data-scene=battle]", ...DUNGEON.at], "battle", "dungeon");
const STEPS = spot(["[data-scene=battle] .ladder", ...BATTLE.at], "battle", "dungeon");
const HEROES = spot(["[data-scene=battle] .line", ...BATTLE.at], "battle", "dungeon");

const LESSONS: readonly Lesson[] = [
  lesson("welcome", "DL-587", DUNGEON, asked("choose-orders")),
  lesson("orders", "DL-081", BENCH, asked("choose-orders")),
  lesson("places", "DL-100", PLACES, asked("choose-orders")),
  lesson("locked", "DL-083", spot([".bench .off", ".places .barred", ...BENCH.at], "dungeon"), locked),
  lesson("watching", "DL-100", spot([".log", ".side"], "log"), either(mine("ready"), told("placed"))),
  lesson("fields", "DL-091", PLACES, told("placed")),
  lesson("full", "DL-093", PLACES, mine("place-full")),
  lesson("failed", "DL-093", PLACES, mine("cannot")),
  lesson("titles", "DL-577", spot([".titles", ...DUNGEON.at], "dungeon"), both(asked("choose-orders"), inRound(2))),
  lesson("food", "DL-110", place("food"), doing("food")),
  lesson("reputation", "DL-112", place("reputation"), doing("reputation")),
  lesson("spy", "DL-114", TOWN, asked("spy")),
  lesson("dig", "DL-121", PLAN, asked("dig")),
  lesson("mine", "DL-131", PLAN, asked("mine")),
  lesson("imps", "DL-140", place("imps"), doing("imps")),
  lesson("traps", "DL-150", place("traps"), doing("traps")),
  lesson("hire", "DL-160", TAVERN, asked("hire")),
  lesson("room", "DL-170", MARKET, asked("take-room")),
  lesson("zones", "DL-173", PLAN, asked("build-room")),
  lesson("production", "DL-194", DUNGEON, asked("produce", "produce-together")),
  lesson("announced", "DL-066", YEAR, either(asked("take-back"), told("hero-coming"))), // before the first have come
  lesson("take-back", "DL-206", BENCH, asked("take-back")),
  lesson("evil", "DL-250", EVIL, mine("evil-up")),
  lesson("paladin", "DL-259", EVIL, told("paladin-comes")),
  lesson("payday", "DL-217", STORES, event("payday")),
  lesson("taxes", "DL-225", STORES, event("taxes")),
  lesson("heroes", "DL-237", GATE, told("hero-joins")),
  lesson("combat", "DL-054", GATE, asked("plan")),
  lesson("tile", "DL-321", PLAN, asked("plan")),
  lesson("trap", "DL-331", STORES, offered("lay")),
  lesson("thieves", "DL-352", HEROES, both(offered("lay"), facing("trap"))),
  lesson("monsters", "DL-332", STORES, offered("send", "ghosts")),
  lesson("healing", "DL-377", HEROES, both(offered("send", "ghosts"), facing("heart"))),
  lesson("card", "DL-341", TOWN, told("card-revealed")),
  lesson("battle", "DL-350", STEPS, mine("battle-begins")),
  lesson("spells", "DL-361", HEROES, both(mine("battle-begins"), facing("magic"))),
  lesson("attack", "DL-366", HEROES, either(asked("which-attack", "next-monster"), mine("acts"))),
  lesson("knocked-out", "DL-372", BATTLE, mine("knocked-out")),
  lesson("prisoner", "DL-307", STORES, mine("eliminated")),
  lesson("fatigue", "DL-382", HEROES, both(after("healing"), conquers)),
  lesson("conquest", "DL-386", PLAN, both(after("healing"), conquers)),
  lesson("combat-end", "DL-413", STORES, told("combat-ends")),
  lesson("second-year", "DL-278", YEAR, told("second-year")),
  lesson("scoring", "DL-571", DUNGEON, told("scored")),
];

export const guide: Guide = { lessons: LESSONS, lookBack, texts: { en, de } };
