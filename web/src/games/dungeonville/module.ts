/** Dungeonville for the shell: its components and the small answers the shell asks for. */
import type { Data, Decision, GameEvent, GameModule, Scene, Texts } from "../../shell/board";
import Board from "./Board.svelte";
import { confirm, consequence, icon, label, reason } from "./decision";
import { asView, hasOdds, total } from "./model/view";
import Odds from "./people/Odds.svelte";
import Player from "./people/Player.svelte";
import Score from "./people/ScoreLater.svelte";
import Secret from "./people/Secret.svelte";

const PHASES = ["hiring", "sending", "battle", "exploring", "collecting"] as const;

const RULES: Record<string, string> = {
  round: "DV-020",
  deed: "DV-006",
  "enters-town": "DV-047",
  reshuffle: "DV-029",
  passed: "DV-038",
  "made-room": "DV-036",
  hired: "DV-035",
  paid: "DV-043",
  "paid-token": "DV-031",
  dissolved: "DV-143",
  sent: "DV-053",
  battle: "DV-058",
  ready: "DV-060",
  cloaked: "DV-118",
  fighter: "DV-063",
  "duel-won": "DV-064",
  killed: "DV-066",
  recruited: "DV-065",
  saved: "DV-115",
  "blood-taken": "DV-069",
  enters: "DV-074",
  "nobody-enters": "DV-145",
  visit: "DV-081",
  jester: "DV-149",
  "jester-blank": "DV-150",
  oracle: "DV-148",
  revealed: "DV-084",
  found: "DV-085",
  "dungeon-reshuffle": "DV-101",
  died: "DV-086",
  "blood-placed": "DV-089",
  returned: "DV-116",
  "wiped-out": "DV-099",
  "ran-away": "DV-146",
  dropped: "DV-091",
  took: "DV-092",
  left: "DV-093",
  peeked: "DV-122",
  fled: "DV-098",
  "nothing-left": "DV-102",
  collected: "DV-132",
  bought: "DV-133",
  "put-back": "DV-161",
  claimed: "DV-158",
  won: "DV-159",
  "false-claim": "DV-160",
  cap: "DV-166",
};

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
  Odds,
  Player,
  Secret,
  Score,
  phases: () => PHASES,
  phase: (view: Data) => asView(view).phase,
  round: (view: Data) => asView(view).round,
  acting: (view: Data) => asView(view).to_act,
  hasOdds: (view: Data) => hasOdds(asView(view)),
  state,
  brief: (view: Data, seat: number) => total(asView(view).players[seat]?.zone ?? []),
  reason,
  label,
  consequence,
  icon,
  confirm,
  newsRule: (event: GameEvent) => RULES[event.id] ?? null,
  scenes,
  scene,
};
