/** Where the texts and cards lie. They are fetched when needed and are never part of the script. */
import type { GameFacts } from "../net/types";
import { Bundle, read, type Lang } from "./bundle";
import { Content, type Pack } from "./content";

type Urls = Record<string, string>;
const shellUrls: Urls = import.meta.glob("../text/*.ftl", { query: "?url", import: "default", eager: true });
const pythonUrls: Urls = import.meta.glob("../../../../src/undercroft/text/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
const gameUrls: Urls = import.meta.glob("../../../../src/undercroft/games/*/text/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
const boardUrls: Urls = import.meta.glob("../../games/*/text/*.ftl", { query: "?url", import: "default", eager: true });
const packUrls: Urls = import.meta.glob("../../generated/*.content.json", {
  query: "?url",
  import: "default",
  eager: true,
});

const fetched = new Map<string, Promise<Response>>();

function get(url: string): Promise<Response> {
  const known = fetched.get(url);
  if (known) return known.then((answer) => answer.clone());
  const asked = fetch(url).then((answer) =>
    answer.ok ? answer : Promise.reject(new Error(`${answer.status} ${url}`)),
  );
  fetched.set(url, asked);
  asked.catch(() => fetched.delete(url)); // try again next time
  return asked.then((answer) => answer.clone());
}

function ending(urls: Urls, tail: string): string[] {
  return Object.entries(urls)
    .filter(([path]) => path.endsWith(tail))
    .map(([, url]) => url);
}

async function bundle(lang: Lang, urls: string[]): Promise<Bundle> {
  return new Bundle(lang, await Promise.all(urls.map((url) => get(url).then(read))));
}

/** What the shell itself says; refusals come from the Python side's file. */
export function shellBundle(lang: Lang): Promise<Bundle> {
  return bundle(lang, [...ending(shellUrls, `/${lang}.ftl`), ...ending(pythonUrls, `/${lang}.ftl`)]);
}

/** What a game is called, and in whose box it lies. */
export type Named = Pick<GameFacts, "name" | "part_of" | "pack">;

/** What a game says. What this client was built without, the server brings. */
export function gameBundle({ name, part_of }: Named, lang: Lang): Promise<Bundle> {
  // What is a part of a game says the rest as that one does; of two messages the first counts.
  const tails = [name, part_of].filter(Boolean).map((each) => `/${each}/text/${lang}.ftl`);
  const built = tails.flatMap((tail) => [...ending(gameUrls, tail), ...ending(boardUrls, tail)]);
  const own = built.length ? built : [`${address(name)}/text/${lang}`];
  // The engine's own news, the same in every game, stand in the Python side's file.
  return bundle(lang, [...own, ...ending(pythonUrls, `/${lang}.ftl`)]);
}

/** What only the browser says of a game: short, for pages that speak of several. */
export function boardBundle(game: string, lang: Lang): Promise<Bundle> {
  return bundle(lang, ending(boardUrls, `/${game}/text/${lang}.ftl`));
}

export async function gameContent({ name, part_of, pack }: Named, lang: Lang): Promise<Content> {
  const home = part_of || name;
  const built = pack ? undefined : ending(packUrls, `/${home}.content.json`)[0]; // the server may play other cards
  const url = built ?? `${address(home)}/content`;
  return new Content((await (await get(url)).json()) as Pack, lang);
}

function address(game: string): string {
  return `/api/games/${encodeURIComponent(game)}`;
}
