/** Boards and pages of the games, found by their folders. A game without a folder plays on the generic board. */
import type { Component } from "svelte";
import type { GameModule } from "./board";

export type Page = Component<{ id: string }>; // `id`: what follows the page's address
type Found<T> = Record<string, () => Promise<T>>;

const MODULES = import.meta.glob("../games/*/module.ts", { import: "game" }) as Found<GameModule>;
const PAGES = import.meta.glob("../games/*/page/Page.svelte") as Found<{ default: Page }>;

/** The board of a game; its code is fetched when a table needs it. */
export function boardOf(game: string): Promise<GameModule> {
  const load = MODULES[`../games/${game}/module.ts`];
  return load ? load() : import("./generic/module").then((loaded) => loaded.game);
}

/** The page of its own that a game has beside its tables, if it has one. */
export function pageOf(game: string): Promise<{ default: Page }> | undefined {
  return PAGES[`../games/${game}/page/Page.svelte`]?.();
}
