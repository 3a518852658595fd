/** Names for guests who have not told theirs. At most 24 characters. */
import type { Lang } from "../words/bundle";

const FIRST: Record<Lang, readonly string[]> = {
  en: ["Wobbly", "Brave", "Sleepy", "Sooty", "Gallant", "Hungry", "Lucky", "Mossy", "Squeaky", "Reluctant"],
  de: ["Tapfere", "Müde", "Rußige", "Hungrige", "Flinke", "Moosige", "Kühne", "Verirrte", "Leise", "Zögernde"],
};

// In German all of them are feminine, so that every first word fits.
const SECOND: Record<Lang, readonly string[]> = {
  en: ["Lantern", "Bucket", "Bat", "Goblin", "Candle", "Boot", "Shovel", "Rat", "Turnip", "Pickaxe"],
  de: ["Laterne", "Fledermaus", "Kerze", "Schaufel", "Ratte", "Rübe", "Spitzhacke", "Fackel", "Kröte", "Truhe"],
};

export function funnyName(lang: Lang, chance: () => number): string {
  const pick = (words: readonly string[]): string => words[Math.floor(chance() * words.length)] ?? "";
  return `${pick(FIRST[lang])} ${pick(SECOND[lang])}`;
}
