/** Which sound a moment makes: one, however much happens in it. */
import type { GameEvent, Sound, Sounds } from "../board";

const NAMED = import.meta.glob("../../games/*/later/sounds.ts", { import: "sounds" }) as Record<
  string,
  () => Promise<Sounds>
>;

const LOUDEST: readonly Sound[] = ["end", "battle", "chance", "turn", "choice", "news"];

/** What a game names; most have no need to. */
export async function soundsOf(game: string): Promise<Sounds> {
  return (await NAMED[`../../games/${game}/later/sounds.ts`]?.()) ?? {};
}

/** What the game names by the ids of its news; the rest is only a soft knock. */
export function heardOf(events: readonly GameEvent[], named: Sounds): Sound | null {
  const sounds = events.map(({ id }) => named[id] ?? "news");
  return LOUDEST.find((sound) => sounds.includes(sound)) ?? null;
}
