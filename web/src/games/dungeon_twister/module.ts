/** Dungeon Twister for the shell: its components and the small answers the shell asks for. */
import type { Data, Decision, GameModule, Option, Scene, Texts } from "../../shell/board";
import Board from "./Board.svelte";
import { brisk, confirm, consequence, group, icon, key, label, reason } from "./decision";
import { layingFor } from "./model/odds";
import { isClose, raceOf } from "./model/race";
import { stateOf } from "./model/state";
import { asView, shapeOf } from "./model/view";
import Player from "./people/Player.svelte";

const BEFORE = ["line-up", "placing", "turn"] as const;
const CHOOSING = ["rooms", "teams", ...BEFORE] as const;
const TURNS = ["actions", "combat"] as const;

function phase(data: Data): string {
  const view = asView(data);
  if (view.phase === "start") return "placing";
  if (view.phase !== "turn") return view.phase;
  return view.combat ? "combat" : "actions";
}

function phases(data: Data): readonly string[] {
  const view = asView(data);
  if (view.phase === "turn") return TURNS;
  return view.phase === "rooms" || view.phase === "teams" ? CHOOSING : BEFORE;
}

function scenes(_data: Data, texts: Texts): Scene[] {
  return [
    { id: "board", icon: "dungeon-gate", title: texts.say("dt-scene-board") },
    { id: "figures", icon: "meeple", title: texts.say("dt-scene-figures") },
    { id: "cards", icon: "card-pick", title: texts.say("dt-scene-cards") },
  ];
}

/** A turn of a room is shown. */
const picture = ({ args }: Option) =>
  args["turn"] && !String(args["turn"]).startsWith("slide") ? () => import("./later/turn/Thumb.svelte") : null;

const BENCH = new Set([
  "line-up",
  "team",
  "shared-pick",
  "keep",
  "pick-room",
  "secret-pair",
  "next-pair",
  "start-room",
]);

/** Where the decision is taken. */
function scene(_data: Data, decision: Decision | null): string {
  const first = decision?.options[0]?.label ?? "";
  return decision && (BENCH.has(decision.step) || first === "pick") ? "figures" : "board";
}

export const game: GameModule = {
  Board,
  folded: new Set(["moves", "stepped"]),
  header: {
    phases,
    phase,
    round: (view: Data) => asView(view).round || null,
    when: (view: Data, texts: Texts) => (asView(view).round ? texts.say("dt-when", { turn: asView(view).round }) : ""),
    race: (view: Data, texts: Texts) => texts.say("dt-race", raceOf(asView(view))),
    alarm: (view: Data) => isClose(asView(view)),
  },
  players: {
    Panel: Player,
    state: (view: Data, seat: number, texts: Texts) => texts.say(stateOf(asView(view), seat)),
    brief: (view: Data, seat: number) => asView(view).players[seat]?.points ?? "",
    crowded: true,
    onBoard: true,
    shape: (view: Data, seat: number) => shapeOf(asView(view), seat),
  },
  options: { reason, label, group, consequence, icon, picture, key, brisk, confirm },
  screens: { broad: true, list: scenes, shown: scene },
  extras: {
    pace: () => import("./later/news/pace"),
    odds: () => import("./later/combat/Odds.svelte"),
    hasOdds: (view: Data) => layingFor(asView(view)) !== null,
    guide: () => import("./later/guide/guide"),
  },
};
