/** Long words of names and options get soft hyphens: not every browser knows where a German word may be broken. */
import type { Texts } from "../board";

const SOFT_HYPHEN = "\u00AD";
const WORD = /\p{L}+/gu;
const known = new Map<string, Map<string, string>>(); // by list

/** The list of words in the texts marks the joints with a stroke. */
function jointsOf(texts: Texts): Map<string, string> {
  const list = texts.say("joints");
  let joints = known.get(list);
  if (!joints) {
    const words = list.split(/\s+/);
    joints = new Map(words.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", SOFT_HYPHEN)]));
    known.set(list, joints);
  }
  return joints;
}

export function jointed(texts: Texts, name: string): string {
  if (!texts.has("joints")) return name;
  const joints = jointsOf(texts);
  return name.replace(WORD, (word) => joints.get(word) ?? word);
}
