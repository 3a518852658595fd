/** The explanations of a first game of Dungeon Lords, each with the moment it belongs to and a rule to read on. */
import type { GameEvent, Guide, Lesson, Moment } from "../../../../shell/board";
import { own } from "../../../common/view";
import { asView } from "../../model/view";
import de from "./de.ftl?url";
import en from "./en.ftl?url";

type When = Lesson["when"];

const asked =
  (...steps: string[]): When =>
  ({ decision }) =>
    decision !== null && steps.includes(decision.step);

/** The question is how to carry out the order of that place. */
const doing =
  (place: string): When =>
  ({ decision }) =>
    decision?.step === "do-it" && decision.options[0]?.args["place"] === place;

/** One of the answers is of that kind. */
const offered =
  (...labels: string[]): When =>
  ({ decision }) =>
    decision?.options.some(({ label }) => labels.includes(label)) ?? false;

const told =
  (...ids: string[]): When =>
  ({ events }) =>
    events.some(({ id }) => ids.includes(id));

/** News of the reader himself. */
function mine(id: string, fits: (event: GameEvent) => boolean = () => true): When {
  return ({ view, events }) =>
    events.some((event) => event.id === id && event.args["seat"] === asView(view).viewer && fits(event));
}

const event =
  (kind: string): When =>
  ({ events }) =>
    events.some(({ id, args }) => id === "event" && args["event"] === kind);

const spell = (step: string): When => mine("step-begins", ({ args }) => args["step"] === step);

const locked = ({ view, decision }: Moment): boolean =>
  decision?.step === "choose-orders" && (own(asView(view))?.barred.length ?? 0) > 0;

const lesson = (id: string, rule: string, when: When): Lesson => ({ id, rule, when });

const LESSONS: readonly Lesson[] = [
  lesson("welcome", "DL-587", asked("choose-orders")),
  lesson("orders", "DL-081", asked("choose-orders")),
  lesson("places", "DL-100", asked("choose-orders")),
  lesson("locked", "DL-083", locked),
  lesson("fields", "DL-091", told("placed")),
  lesson("full", "DL-093", mine("place-full")),
  lesson("food", "DL-110", doing("food")),
  lesson("reputation", "DL-112", doing("reputation")),
  lesson("spy", "DL-114", asked("spy")),
  lesson("dig", "DL-121", asked("dig")),
  lesson("mine", "DL-131", asked("mine")),
  lesson("imps", "DL-140", doing("imps")),
  lesson("traps", "DL-150", doing("traps")),
  lesson("hire", "DL-160", asked("hire")),
  lesson("room", "DL-170", asked("take-room")),
  lesson("zones", "DL-173", asked("build-room")),
  lesson("production", "DL-194", asked("produce", "produce-together")),
  lesson("take-back", "DL-206", asked("take-back")),
  lesson("evil", "DL-250", mine("evil-up")),
  lesson("paladin", "DL-259", told("paladin-comes")),
  lesson("announced", "DL-066", told("hero-coming")),
  lesson("payday", "DL-217", event("payday")),
  lesson("taxes", "DL-225", event("taxes")),
  lesson("heroes", "DL-237", told("hero-joins")),
  lesson("combat", "DL-054", asked("plan")),
  lesson("tile", "DL-321", asked("plan")),
  lesson("trap", "DL-331", offered("lay")),
  lesson("monsters", "DL-332", offered("send", "ghosts")),
  lesson("card", "DL-341", told("card-revealed")),
  lesson("battle", "DL-350", mine("battle-begins")),
  lesson(
    "thieves",
    "DL-352",
    mine("trap-damage", ({ args }) => Number(args["prevented"]) > 0),
  ),
  lesson("fast-spell", "DL-361", spell("fast_spell")),
  lesson(
    "attack",
    "DL-366",
    ({ view, decision, events }) =>
      asked("which-attack", "next-monster")({ view, decision, events }) || mine("acts")({ view, decision, events }),
  ),
  lesson("knocked-out", "DL-372", mine("knocked-out")),
  lesson("slow-spell", "DL-376", spell("slow_spell")),
  lesson("prisoner", "DL-307", mine("eliminated")),
  lesson("healing", "DL-377", mine("hearts")),
  lesson("fatigue", "DL-382", mine("fatigue")),
  lesson("conquest", "DL-386", mine("conquered")),
  lesson("combat-end", "DL-413", told("combat-ends")),
  lesson("second-year", "DL-278", told("second-year")),
  lesson("scoring", "DL-571", told("scored")),
];

export const guide: Guide = { lessons: LESSONS, texts: { en, de } };
