/** The code, texts and cards of one game; the texts again whenever the language changes. */
import { GAMES, type GameModule } from "../board";
import { settings } from "../settings.svelte";
import type { Bundle } from "../words/bundle";
import type { Content } from "../words/content";
import { gameBundle, gameContent } from "../words/sources";

export class Loaded {
  module: GameModule | null = $state.raw(null);
  words: { bundle: Bundle; content: Content } | null = $state.raw(null);
  failed = $state(false);

  async load(game: string): Promise<void> {
    const lang = settings.lang;
    try {
      const [module, bundle, content] = await Promise.all([
        GAMES[game]?.(),
        gameBundle(game, lang),
        gameContent(game, lang),
      ]);
      if (!module) throw new Error(`There is no board for ${game}.`);
      if (lang !== settings.lang) return;
      this.module = module;
      this.words = { bundle, content };
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}
