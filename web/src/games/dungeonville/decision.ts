/** The words around a decision: why it is asked, what an option means, which icon it has, what must be confirmed. */
import type { Data, Decision, Option, Question, Texts } from "../../shell/board";
import { CHOICE_ICON, DUNGEON_ICON, ITEM_ICON } from "./model/icons";
import { numberOf } from "./model/payment";
import { percent } from "./model/strip";
import { own } from "../common/view";
import { asView, type View } from "./model/view";

export function reason(data: Data, decision: Decision, texts: Texts): string {
  const view = asView(data);
  const id = `dv-why-${decision.step}`;
  if (!texts.has(id)) return "";
  return texts.say(id, {
    goal: view.goal,
    room: view.visit?.room ?? "",
    victim: view.visit?.victim ?? "",
    letter: letterOf(view, texts),
    count: own(view)?.party.length ?? 0,
    gold: own(view)?.wealth ?? 0,
    carried: view.visit?.carried ?? 0,
    limit: view.visit?.limit ?? 0,
    duel: laid(view) + 1,
  });
}

export function consequence(option: Option, data: Data, _decision: Decision, texts: Texts): string {
  const view = asView(data);
  const visit = view.visit;
  const adventurer = String(option.args["adventurer"] ?? "");
  switch (option.label) {
    case "flee":
      return visit ? texts.say("dv-then-flee", { gold: visit.carried }) : "";
    case "go-on":
      return visit?.odds ? texts.say("dv-then-on", { chance: percent(visit.odds.death, visit.odds.cards) }) : "";
    case "take":
      return visit
        ? texts.say("dv-then-take", { carried: visit.carried + goldOf(visit.room, texts), limit: visit.limit })
        : "";
    case "leave":
      return texts.say("dv-then-leave");
    case "hire":
      return texts.say("dv-then-hire", option.args);
    case "use":
      return String(texts.facts(String(option.args["item"]))["text"] ?? "");
    case "claim":
      return texts.say("dv-then-claim", { points: own(view)?.points ?? 0, goal: view.goal });
    case "pay":
    case "pay-token":
      return texts.say("dv-then-pay", {
        rest: Math.max(0, numberOf(option, "left") - numberOf(option, "gold")),
        waste: numberOf(option, "waste"),
      });
    case "drop":
      return texts.say("dv-then-drop", { rest: Math.max(0, numberOf(option, "over") - numberOf(option, "gold")) });
    case "send":
      return entranceOf(view, String(option.args["dungeon"]), texts);
    case "copy":
      return visit?.letters[adventurer] ? texts.say("dv-letter-is", { letter: visit.letters[adventurer] }) : "";
    default:
      return "";
  }
}

/** Short names of options whose whole sentence would fill the list; the rest of it is the consequence. */
const SHORT: Record<string, string> = {
  hire: "dv-hire",
  use: "dv-use",
  claim: "dv-claim",
  pay: "dv-pay",
  "pay-token": "dv-pay-token",
  drop: "dv-drop",
};

export function label(option: Option, texts: Texts): string | null {
  const id = SHORT[option.label];
  return id ? texts.say(id, option.args) : null;
}

export function icon(option: Option): string | null {
  const { dungeon, item, card } = option.args;
  if (option.label === "send") return DUNGEON_ICON[String(dungeon)] ?? null;
  if (option.label === "use") return ITEM_ICON[String(item)] ?? null;
  if (option.label === "pay" && String(card) in ITEM_ICON) return ITEM_ICON[String(card)] ?? null;
  return CHOICE_ICON[option.label] ?? null;
}

/** Claiming stands beside most questions, and always has the same key. */
export function key(option: Option): string | null {
  return option.label === "claim" ? "c" : null;
}

/** The tray pays as a whole; coin by coin is for whoever wants it so. */
export function aside(decision: Decision, texts: Texts): string | null {
  return decision.step === "payment" ? texts.say("dv-pay-singly") : null;
}

/** Claiming shows the deed for good, so it asks again below the goal. */
export function confirm(option: Option, data: Data, texts: Texts): Question | null {
  const view = asView(data);
  const points = own(view)?.points ?? 0;
  if (option.label !== "claim" || points >= view.goal) return null;
  return {
    title: texts.say("dv-claim-title", { points, goal: view.goal }),
    text: texts.say("dv-claim-text"),
    yes: texts.say("dv-claim-yes"),
    no: texts.say("dv-claim-no"),
  };
}

/** How many fighters the reader has laid down for the battle. */
function laid({ battle, viewer }: View): number {
  return battle?.lineups.find(({ seat }) => seat === viewer)?.fighters.length ?? 0;
}

function letterOf(view: View, texts: Texts): string {
  const room = view.visit?.room;
  return room ? String(texts.entry(room)["letter"] ?? "") : "";
}

function goldOf(card: string | null, texts: Texts): number {
  return card === null ? 0 : Number(texts.entry(card)["gold"] ?? 0);
}

function entranceOf(view: View, dungeon: string, texts: Texts): string {
  const danger = view.entrances?.[dungeon];
  const pawns = view.dungeons.find((each) => each.id === dungeon)?.pawns ?? [];
  const chance = danger ? texts.say("dv-then-send", { chance: percent(danger.death, danger.cards) }) : "";
  const names = new Intl.ListFormat(texts.lang).format(pawns.map((seat) => texts.player(seat)));
  return names ? [texts.say("dv-then-fight", { names }), chance].filter(Boolean).join(" ") : chance;
}
