/** What shelf, lobby and about page ask of the games; a table needs none of it. */
import type { GameFacts, Games } from "../net/types";

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
