/** A private table against bots, begun at once; a first game with explanations. */
import { api } from "../net/api";
import { session } from "../net/session.svelte";
import type { FirstGame, Wish } from "../net/types";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";

export async function begin(game: string, players: number, level: string, first?: FirstGame["options"]): Promise<void> {
  const bots: Wish[] = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
  await session.need();
  const table = await api.create({
    game,
    players,
    options: first ?? {},
    public: false,
    clock: null,
    seats: [{ kind: "me" }, ...bots],
    start: true,
  });
  if (first) settings.setGuide(table.id, true);
  router().go(`/table/${table.id}`);
}
