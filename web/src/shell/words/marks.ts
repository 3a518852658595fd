/** Names inside sentences are marked while Fluent works, and become strong parts afterwards. No HTML is involved. */
import type { Part } from "../board";

// Private-use characters: they cannot be typed by accident and stand in no text of ours.
const OPEN = "\uE000";
const CLOSE = "\uE001";

export function mark(name: string): string {
  return OPEN + unmark(name) + CLOSE;
}

export function unmark(text: string): string {
  return text.replace(/[\uE000\uE001]/g, "");
}

/** Splits a marked sentence. An ending glued to a name (German genitive) belongs to the name. */
export function split(text: string): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(/(\uE000[^\uE000\uE001]*\uE001\p{L}*)/u)) {
    if (piece) parts.push({ text: unmark(piece), strong: piece.startsWith(OPEN) });
  }
  return parts;
}

export function plain(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}
