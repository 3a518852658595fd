/** What a game says of itself on the shelf: `games/<game>/box/{en,de}.ftl`. Its messages: about, about-weight, about-play. */
import { Bundle, read, type Lang } from "../words/bundle";

const URLS: Record<string, string> = import.meta.glob("../../games/*/box/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
const asked = new Map<string, Promise<Bundle | null>>();

async function load(lang: Lang, url: string | undefined): Promise<Bundle | null> {
  const answer = url ? await fetch(url).catch(() => null) : null;
  return answer?.ok ? new Bundle(lang, [await read(answer)]) : null;
}

/** null where it says nothing, or nothing could be fetched: a box without words is still a box. */
export function boxWords(game: string, lang: Lang): Promise<Bundle | null> {
  const path = `../../games/${game}/box/${lang}.ftl`;
  const words = asked.get(path) ?? load(lang, URLS[path]);
  asked.set(path, words);
  return words;
}
