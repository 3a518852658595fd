/** The words of a game's guide, in the reader's language. */
import type { Guide, Note } from "../board";
import { settings } from "../settings.svelte";
import { Bundle, read, type Lang } from "../words/bundle";

export class Words {
  private bundle: Bundle | null = $state.raw(null);
  failed = $state(false);

  /** To be made while a component is set up: a new language is fetched by itself. */
  constructor(texts: Guide["texts"]) {
    $effect(() => void this.fetch(settings.lang, texts[settings.lang]));
  }

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** The title of a note, or a part of it; "" where it has none. */
  say({ id, args }: Note, part = ""): string {
    const name = `guide-${id}`;
    const said = this.bundle?.say(name, args, part) ?? name;
    return said === name ? "" : said;
  }

  private async fetch(lang: Lang, address: string): Promise<void> {
    try {
      const file = await read(await fetch(address));
      if (lang === settings.lang) this.bundle = new Bundle(lang, [file]);
    } catch {
      this.failed = true;
    }
  }
}
