/** Where the explanations lie. Nothing of them is fetched before somebody points at something. */
import type { About } from "../board";
import { factsOf } from "../home/catalogue";
import { session } from "../net/session.svelte";
import { Bundle, read, type Lang, type Resource } from "../words/bundle";
import { Book } from "./book";

type Found = Record<string, () => Promise<About>>;
const GAMES = import.meta.glob("../../games/*/later/about/about.ts", { import: "about" }) as Found;
const SHELL = import.meta.glob<string>("./*.ftl", { query: "?url", import: "default", eager: true });

async function fetched(url: string): Promise<Resource> {
  return read(await fetch(url));
}

/** What is a part of a game explains the rest as that one does; of two messages the first counts. */
export async function bookOf(game: string, lang: Lang): Promise<Book> {
  const facts = factsOf(game, await session.loadGames());
  const loads = [game, facts?.part_of].map((name) => GAMES[`../../games/${name}/later/about/about.ts`]);
  const abouts = await Promise.all(loads.flatMap((load) => (load ? [load()] : [])));
  const urls = [...abouts.map(({ texts }) => texts[lang]), SHELL[`./${lang}.ftl`] ?? ""];
  return new Book(new Bundle(lang, await Promise.all(urls.map(fetched))), abouts);
}
