/** The games as the server tells of them, and which is a part of which. */
import { session } from "../net/session.svelte";
import type { GameFacts, Games } from "../net/types";

/** All games and their parts. */
export function everyGame(games: Games | null = session.games): GameFacts[] {
  return games?.games.flatMap((game) => [game, ...game.parts]) ?? [];
}

export function factsOf(game: string, games: Games | null = session.games): GameFacts | undefined {
  return everyGame(games).find((each) => each.name === game);
}

/** The game whose box it is in: what is a part of another game has no box of its own. */
export function boxOf(game: string): GameFacts | undefined {
  const facts = factsOf(game);
  return facts?.part_of ? factsOf(facts.part_of) : facts;
}
