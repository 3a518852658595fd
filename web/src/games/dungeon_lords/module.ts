/** Dungeon Lords for the shell: its components and the small answers the shell asks for. */
import type { Data, Decision, GameEvent, GameModule, Scene, Texts } from "../../shell/board";
import Board from "./Board.svelte";
import { brisk, consequence, icon, key, label, reason, start } from "./decision";
import { asView, isCombat } from "./model/view";
import Player from "./people/Player.svelte";
import Score from "./people/ScoreLater.svelte";

const BUILDING = ["orders", "actions", "production", "event", "heroes"] as const;
const COMBAT = ["planning", "reveal", "battle"] as const;

const RULES: Record<string, string> = {
  "evil-up": "DL-250", "evil-down": "DL-250", "paladin-comes": "DL-259", "paladin-walks": "DL-261", inaccessible: "DL-024",
  round: "DL-060", tavern: "DL-061", market: "DL-062", "event-coming": "DL-064", "special-coming": "DL-065", "hero-coming": "DL-066",
  "hero-put-back": "DL-067", "non-player-order": "DL-181", ready: "DL-084", "order-shown": "DL-090", surcharge: "DL-095",
  "no-surcharge": "DL-096", placed: "DL-091", "place-full": "DL-093", declined: "DL-104", spied: "DL-114", dug: "DL-121",
  mined: "DL-131", "traps-drawn": "DL-151", hired: "DL-160", built: "DL-172", produced: "DL-194", "took-back": "DL-206",
  event: "DL-215", "paid-wage": "DL-218", "let-go": "DL-219", taxed: "DL-226", inspected: "DL-558", hunted: "DL-550",
  "strike-settled": "DL-553", "strike-down": "DL-553", "hero-joins": "DL-237", "marker-passed": "DL-246", planned: "DL-330",
  released: "DL-326", "card-revealed": "DL-340", "battle-begins": "DL-345", "trap-revealed": "DL-350", "trap-damage": "DL-352",
  eliminated: "DL-307", "spell-cast": "DL-361", withdrawn: "DL-364", acts: "DL-366", "knocked-out": "DL-372", hearts: "DL-378",
  healed: "DL-378", fatigue: "DL-382", conquered: "DL-386", "poison-works": "DL-390", "combat-ends": "DL-412", scored: "DL-571",
  "title-alone": "DL-577", "title-shared": "DL-577", total: "DL-587", licence: "DL-588", underlord: "DL-587",
};

/** What comes between the phases of the bar belongs to the one it leads to. */
const SHOWN: Record<string, string> = { new_round: "orders", round_end: "heroes", combat_end: "battle", second_year: "orders" };

function scenes(data: Data, texts: Texts): Scene[] {
  const combat = isCombat(asView(data));
  return [
    { id: "board", icon: "village", title: texts.say("dl-scene-board") },
    { id: "dungeon", icon: "dungeon-gate", title: texts.say("dl-scene-dungeon") },
    combat ? { id: "battle", icon: "crossed-swords", title: texts.say("dl-scene-battle") } : { id: "market", icon: "hanging-sign", title: texts.say("dl-scene-market") },
  ];
}

const ON_MARKET = new Set(["hire", "take-room", "spy"]);

/** Where the decision is taken. */
function scene(data: Data, decision: Decision | null): string {
  const view = asView(data);
  const step = decision?.step ?? view.step ?? "";
  if (isCombat(view)) return step === "plan" ? "dungeon" : "battle";
  if (ON_MARKET.has(step)) return "market";
  return decision && step !== "do-it" ? "dungeon" : "board";
}

/** What a player is doing, in a word. */
function state(data: Data, seat: number, texts: Texts): string {
  const view = asView(data);
  if (view.over) return "";
  if (view.battle?.seat === seat) return texts.say("dl-state-fights");
  if (view.waiting.includes(seat)) return texts.say("dl-state-thinks");
  return view.players[seat]?.ready && view.phase === "orders" ? texts.say("dl-state-ready") : "";
}

export const game: GameModule = {
  Board,
  Player,
  Score,
  crowded: true,
  phases: (view: Data) => (isCombat(asView(view)) ? COMBAT : BUILDING),
  phase: (view: Data) => SHOWN[asView(view).phase] ?? asView(view).phase,
  round: (view: Data) => asView(view).round,
  when: (data: Data, texts: Texts) => {
    const { year, season, combat_round } = asView(data);
    return texts.say("dl-when", { year, season, round: combat_round ?? 0 });
  },
  acting: (view: Data) => asView(view).waiting,
  state,
  brief: (view: Data, seat: number) => asView(view).players[seat]?.evil ?? "",
  reason,
  label,
  consequence,
  icon,
  key,
  start,
  brisk,
  newsRule: (event: GameEvent) => RULES[event.id] ?? null,
  scenes,
  scene,
};
