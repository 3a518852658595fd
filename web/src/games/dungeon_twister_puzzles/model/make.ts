/** Sits down at a puzzle; whoever comes for the first time becomes a guest on the way. */
import { api } from "../../../shell/net/api";
import { session } from "../../../shell/net/session.svelte";
import { router } from "../../../shell/router.svelte";
import { wishFor, type Puzzle } from "./puzzle";

export async function play(puzzle: Puzzle): Promise<void> {
  await session.need();
  const table = await api.create(wishFor(puzzle));
  router().go(`/table/${table.id}`);
}
