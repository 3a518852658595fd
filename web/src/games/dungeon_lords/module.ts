/** Dungeon Lords for the shell: its components and the small answers the shell asks for. */
import type { Data, Decision, GameModule, Scene, Texts } from "../../shell/board";
import Board from "./Board.svelte";
import { brisk, consequence, icon, key, label, reason, start } from "./decision";
import { raceOf } from "./model/race";
import { asView, isCombat } from "./model/view";
import Player from "./people/Player.svelte";

const BUILDING = ["orders", "actions", "production", "event", "heroes"] as const;
const COMBAT = ["planning", "reveal", "battle"] as const;

/** What comes between the phases of the bar belongs to the one it leads to. */
const SHOWN: Record<string, string> = {
  new_round: "orders",
  round_end: "heroes",
  combat_end: "battle",
  second_year: "orders",
};

function scenes(data: Data, texts: Texts): Scene[] {
  const combat = isCombat(asView(data));
  return [
    { id: "board", icon: "village", title: texts.say("dl-scene-board") },
    { id: "dungeon", icon: "dungeon-gate", title: texts.say("dl-scene-dungeon") },
    combat
      ? { id: "battle", icon: "crossed-swords", title: texts.say("dl-scene-battle") }
      : { id: "market", icon: "hanging-sign", title: texts.say("dl-scene-market") },
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

const glance = () => import("./later/orders/Glance.svelte");

/** What a player is doing, in a word. */
function state(data: Data, seat: number, texts: Texts): string {
  const view = asView(data);
  if (view.over) return "";
  if (view.battle?.seat === seat) return texts.say("dl-state-fights");
  if (view.to_act.includes(seat)) return texts.say("dl-state-thinks");
  return view.players[seat]?.ready && view.phase === "orders" ? texts.say("dl-state-ready") : "";
}

export const game: GameModule = {
  Board,
  header: {
    phases: (view: Data) => (isCombat(asView(view)) ? COMBAT : BUILDING),
    phase: (view: Data) => SHOWN[asView(view).phase] ?? asView(view).phase,
    round: (view: Data) => asView(view).round,
    when: (data: Data, texts: Texts) => {
      const { year, season, combat_round } = asView(data);
      return texts.say("dl-when", { year, season, round: combat_round ?? 0 });
    },
    race: (view: Data, texts: Texts) => texts.say("dl-race", raceOf(asView(view))),
  },
  players: {
    Panel: Player,
    state,
    brief: (view: Data, seat: number) => asView(view).players[seat]?.evil ?? "",
    crowded: true,
  },
  options: { reason, label, consequence, icon, key, start, brisk },
  screens: {
    list: scenes,
    shown: scene,
    line: (_view: Data, { step }: Decision) => (step === "choose-orders" ? glance : undefined),
  },
  extras: {
    score: () => import("./later/people/Score.svelte"),
    guide: () => import("./later/guide/guide"),
    pace: () => import("./later/news/pace"),
    advice: [
      {
        topic: "planner",
        load: () => import("./later/planner/Planner.svelte"),
        when: (view: Data, { step, options }: Decision) =>
          isCombat(asView(view)) && !(step === "plan" && options[0]?.label === "release"),
      },
    ],
  },
};
