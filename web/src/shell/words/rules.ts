/** The short rules of a game: topics with paragraphs, and where a rule number is cited. */
import type { Bundle } from "./bundle";

export interface Paragraph {
  text: string;
  rules: string[]; // numbers as cited at its end, ranges included as written
}

export interface Topic {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

export function topics(bundle: Bundle): Topic[] {
  return bundle.names("rules-").map((name) => topic(bundle, name));
}

function topic(bundle: Bundle, message: string): Topic {
  const text = bundle.say(message, {}, "text");
  const paragraphs = text.split("\n\n").map((part) => paragraph(part.split(/\s+/).join(" ").trim()));
  return { id: message.replace(/^rules-/, ""), title: bundle.say(message), paragraphs };
}

/** "… the first. (TL-002 to TL-004)" */
function paragraph(text: string): Paragraph {
  const cited = /\s*\(([A-Z]{2}-\d{3}[^)]*)\)$/.exec(text);
  if (!cited?.[1]) return { text, rules: [] };
  return { text: text.slice(0, cited.index), rules: cited[1].split(/,\s*/) };
}

/** Whether a citation ("TL-002" or "TL-002 to TL-004") covers a rule. */
export function covers(citation: string, rule: string): boolean {
  const numbers = (citation.match(/\d{3}/g) ?? []).map(Number);
  const wanted = Number(rule.slice(-3));
  const [first = -1, last = first] = numbers;
  return citation.slice(0, 2) === rule.slice(0, 2) && first <= wanted && wanted <= last;
}

/** Topic and paragraph that cite a rule; else the paragraph whose rules stand nearest before it. */
export function place(
  all: readonly Topic[],
  rule: string,
): { topic: string; paragraph: number; exact: boolean } | null {
  let best: { topic: string; paragraph: number; exact: boolean } | null = null;
  let bestNumber = -1;
  const wanted = Number(rule.slice(-3));
  for (const one of all) {
    for (const [index, each] of one.paragraphs.entries()) {
      for (const citation of each.rules) {
        if (covers(citation, rule)) return { topic: one.id, paragraph: index, exact: true };
        const number = Number(citation.slice(3, 6));
        if (number <= wanted && number > bestNumber) {
          bestNumber = number;
          best = { topic: one.id, paragraph: index, exact: false };
        }
      }
    }
  }
  return best;
}
