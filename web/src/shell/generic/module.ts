/** The board of games that have none of their own: they come from elsewhere, or theirs is still to be made. */
import type { Data, GameModule } from "../board";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import { standing } from "./sorting";

const phase = ({ phase }: Data): string | null => (typeof phase === "string" ? phase : null);

export const game: GameModule = {
  Board,
  header: {
    phases: (view) => (Array.isArray(view.phases) ? view.phases.map(String) : [phase(view) ?? []].flat()),
    phase,
    round: ({ round }) => (typeof round === "number" ? round : null),
  },
  players: {
    Panel: Player,
    brief: (view, seat, players) => String(standing(view, seat, players)?.value ?? "").replace("-", "−"),
  },
};
