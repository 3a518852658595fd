/** Dungeonville for the shell: its components and the small answers the shell asks for. */
import type { Data, Decision, GameModule, Scene, Texts } from "../../shell/board";
import Board from "./Board.svelte";
import { aside, confirm, consequence, icon, key, label, reason } from "./decision";
import { asView, hasOdds, total } from "./model/view";
import { raceOf } from "./model/race";
import Player from "./people/Player.svelte";
import Secret from "./people/Secret.svelte";

const PHASES = ["hiring", "sending", "battle", "exploring", "collecting"] as const;

function scenes(data: Data, texts: Texts): Scene[] {
  const view = asView(data);
  const middle = view.visit ? "visit" : view.battle ? "battle" : "home";
  const icons = { visit: "torch", battle: "crossed-swords", home: "open-treasure-chest" };
  return [
    { id: "town", icon: "village", title: texts.say("dv-town") },
    { id: "dungeons", icon: "dungeon-gate", title: texts.say("dv-dungeons") },
    { id: "stage", icon: icons[middle], title: texts.say(`dv-scene-${middle}`) },
  ];
}

/** Where the decision is taken: in town, at the entrances, or in the middle. */
function scene(data: Data, decision: Decision | null): string {
  const view = asView(data);
  const step = decision?.step ?? view.step;
  if (step === "hire" || step === "lute") return "town";
  if (step === "send") return "dungeons";
  if (view.visit || view.battle || decision) return "stage";
  return view.phase === "sending" ? "dungeons" : "town";
}

/** What a player is doing, in a word. */
function state(data: Data, seat: number, texts: Texts): string {
  const view = asView(data);
  const player = view.players[seat];
  if (!player || view.over) return "";
  if (view.visit?.seat === seat) return texts.say("dv-state-exploring");
  if (view.to_act.includes(seat)) return texts.say(`dv-state-${view.phase}`);
  if (view.battle?.lineups.some((lineup) => lineup.seat === seat)) return texts.say("dv-state-ready");
  if (player.pawn) return texts.say("dv-state-waits");
  return texts.say(player.party.length ? "dv-state-home" : "dv-state-alone");
}

export const game: GameModule = {
  Board,
  header: {
    phases: () => PHASES,
    phase: (view: Data) => asView(view).phase,
    round: (view: Data) => asView(view).round,
    race: (view: Data, texts: Texts) => texts.say("dv-race", { goal: asView(view).goal, ...raceOf(asView(view)) }),
    alarm: (view: Data) => raceOf(asView(view)).danger > 0,
  },
  folded: new Set(["paid", "paid-token"]),
  players: {
    Panel: Player,
    Secret,
    state,
    brief: (view: Data, seat: number) => total(asView(view).players[seat]?.zone ?? []),
  },
  options: { reason, label, consequence, icon, key, confirm, aside },
  screens: { list: scenes, shown: scene },
  extras: {
    odds: () => import("./later/people/Odds.svelte"),
    hasOdds: (view: Data) => hasOdds(asView(view)),
    score: () => import("./later/people/Score.svelte"),
    guide: () => import("./later/guide/guide"),
    pace: () => import("./later/news/pace"),
  },
};
