/** Torchlight for the shell: its components and the small answers the shell asks for. */
import type { Data, GameModule, Texts } from "../../shell/board";
import Board from "./Board.svelte";
import { consequence, icon } from "./decision";
import { leading } from "../common/race";
import { asView } from "./model/view";
import Player from "./people/Player.svelte";

export const game: GameModule = {
  Board,
  header: {
    phases: () => ["bidding", "descent"],
    phase: (view: Data) => asView(view).step,
    round: (view: Data) => asView(view).round,
    when: (view: Data, texts: Texts) => {
      const { round, rounds } = asView(view);
      return texts.say("tl-when", { round, rounds });
    },
    race: (view: Data, texts: Texts) => texts.say("tl-race", leading(asView(view).points)),
  },
  players: {
    Panel: Player,
    brief: (view: Data, seat: number) => String(asView(view).points[seat] ?? "").replace("-", "−"),
  },
  options: { icon, consequence },
};
