/** Numbers from 0 to 1 out of a word. The same word gives the same numbers in every browser, so a drawing never changes. */
export function numbersOf(word: string): () => number {
  let state = 2166136261;
  for (let at = 0; at < word.length; at += 1) state = Math.imul(state ^ word.charCodeAt(at), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of so many, by a word. */
export function pick(word: string, count: number): number {
  return Math.floor(numbersOf(word)() * count);
}
