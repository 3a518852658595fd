/** A private table against bots, begun at once. */
import { api } from "../net/api";
import { session } from "../net/session.svelte";
import type { Wish } from "../net/types";
import { router } from "../router.svelte";

export async function begin(
  game: string,
  players: number,
  level: string,
  options: Record<string, string | number> = {},
): Promise<void> {
  const bots: Wish[] = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
  await session.need();
  const table = await api.create({
    game,
    players,
    options,
    public: false,
    clock: null,
    seats: [{ kind: "me" }, ...bots],
    start: true,
  });
  router().go(`/table/${table.id}`);
}
