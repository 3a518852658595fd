/** Doodle Dungeon for the shell: its components and the small answers the shell asks for. */
import type { Data, Decision, GameModule, Scene, Texts } from "../../shell/board";
import Board from "./Board.svelte";
import { aside, brisk, consequence, icon, key, label, reason } from "./decision";
import { stateOf } from "./model/state";
import { raceOf } from "./model/race";
import { asView } from "./model/view";
import Player from "./people/Player.svelte";

const ICONS = { build: "poker-hand", path: "footsteps", defend: "crossed-swords" } as const;

function scenes(data: Data, texts: Texts): Scene[] {
  const { phase } = asView(data);
  return [
    { id: "row", icon: ICONS[phase], title: texts.say("dd-scene", { phase }) },
    { id: "sheet", icon: "pencil", title: texts.say("dd-scene-sheet") },
    { id: "tracks", icon: "checklist", title: texts.say("dd-scene-tracks") },
  ];
}

/** Where the decision is taken. */
function scene(data: Data, decision: Decision | null): string {
  const { phase } = asView(data);
  if (decision?.step === "draft") return "row";
  if (decision?.options[0]?.label === "improve") return "tracks";
  const cards = ["junk-pick", "hero-action", "put-under"];
  return phase === "defend" && decision && cards.includes(decision.step) ? "row" : "sheet";
}

export const game: GameModule = {
  Board,
  header: {
    phases: () => ["build", "path", "defend"],
    phase: (view: Data) => asView(view).phase,
    round: (view: Data) => (asView(view).phase === "build" ? asView(view).round : null),
    when: (data: Data, texts: Texts) => {
      const { phase, round } = asView(data);
      return phase === "build" ? texts.say("dd-when-round", { round }) : "";
    },
    race: (view: Data, texts: Texts) => texts.say("dd-race", raceOf(asView(view))),
  },
  players: {
    Panel: Player,
    state: (view: Data, seat: number, texts: Texts) => texts.say(stateOf(asView(view), seat)),
    brief: (view: Data, seat: number) => asView(view).dungeons[seat]?.hearts ?? "",
    crowded: true,
    onBoard: true,
  },
  options: { reason, label, consequence, icon, key, brisk, aside },
  screens: { broad: true, list: scenes, shown: scene },
  extras: {
    pace: () => import("./later/news"),
    score: () => import("./later/Score.svelte"),
  },
};
