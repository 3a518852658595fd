/** The games as the server tells of them: what stands on the shelf, what can be played, which is a part of which. */
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

/** What stands on the shelf of the home page: examples do not. */
export function onShelf(games: Games | null): GameFacts[] {
  return games?.games.filter((game) => game.stage !== "example") ?? [];
}

export function playable(games: Games | null): GameFacts[] {
  return games?.games.filter((game) => game.playable) ?? [];
}

/** "2–4", or "2" where there is nothing to choose. */
export function span(numbers: readonly number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? String(low) : `${low}–${high}`;
}

/** That many players where the game permits it, else as near as possible. */
export function fitting(game: GameFacts | undefined, players: number): number {
  const near = (count: number): number => Math.abs(count - players);
  return [...(game?.players ?? [players])].sort((a, b) => near(a) - near(b))[0] ?? players;
}

/** Whether it has an adviser that the host of a table may permit or not. */
export function hostPermits(game: GameFacts | undefined): boolean {
  return game?.advice.some(({ permit }) => permit === "host") ?? false;
}
