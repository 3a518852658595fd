/** The code, texts and cards of one game; the texts again whenever the language changes. */
import type { GameModule } from "../board";
import { boardOf } from "../games";
import { factsOf } from "../home/catalogue";
import { session } from "../net/session.svelte";
import type { GameFacts } from "../net/types";
import { settings } from "../settings.svelte";
import type { Bundle } from "../words/bundle";
import type { Content } from "../words/content";
import { gameBundle, gameContent } from "../words/sources";

export interface Words {
  bundle: Bundle;
  content: Content;
  seatArgs: readonly string[];
}

async function wordsOf(game: string): Promise<Words> {
  const { lang } = settings;
  const facts: GameFacts | undefined = factsOf(game, await session.loadGames());
  if (!facts) throw new Error(`The server does not offer ${game}.`);
  const [bundle, content] = await Promise.all([gameBundle(facts, lang), gameContent(facts, lang)]);
  return { bundle, content, seatArgs: facts.seat_args };
}

export class Loaded {
  module: GameModule | null = $state.raw(null);
  words: Words | null = $state.raw(null);
  failed = $state(false);

  async load(game: string): Promise<void> {
    const lang = settings.lang;
    try {
      const [module, words] = await Promise.all([boardOf(game), wordsOf(game)]);
      if (lang !== settings.lang) return;
      this.module = module;
      this.words = words;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}
