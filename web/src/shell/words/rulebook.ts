/** The numbered rules of a game in full; fetched when somebody reads them, never part of the script. */
import { api } from "../net/api";
import type { Lang } from "./bundle";

export interface Rule {
  number: string;
  text: string;
  table?: readonly (readonly string[])[]; // headings first
}
export interface Section {
  title: string;
  rules: readonly Rule[];
}
export interface Part {
  id: string;
  title: string;
  sections: readonly Section[];
}
export interface RulebookData {
  game: string;
  lang: Lang;
  parts: readonly Part[];
}

/** Where a rule stands. */
export interface Place {
  rule: Rule;
  section: Section;
  part: Part;
}

export class Rulebook {
  readonly places: ReadonlyMap<string, Place>;

  constructor(readonly parts: readonly Part[]) {
    const all = parts.flatMap((part) =>
      part.sections.flatMap((section) => section.rules.map((rule) => ({ rule, section, part }))),
    );
    this.places = new Map(all.map((place) => [place.rule.number, place]));
  }
}

const fetched = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string, lang: Lang): Promise<Rulebook> {
  const key = `${game} ${lang}`;
  const asked = fetched.get(key) ?? api.rules(game, lang).then((data) => new Rulebook(data.parts));
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key)); // try again next time
  return asked;
}

/** A piece of a text; `cites` is the number of a rule or of a ruling. */
export interface Piece {
  text: string;
  cites?: string;
}

/** A text in which the numbers of rules (TL-004) and of rulings (XX-R01) stand apart. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const cited of text.matchAll(/[A-Z]{2}-(?:\d{3}|R\d{2})(?!\d)/g)) {
    if (cited.index > at) found.push({ text: text.slice(at, cited.index) });
    found.push({ text: cited[0], cites: cited[0] });
    at = cited.index + cited[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

export function isRuling(number: string): boolean {
  return number[3] === "R";
}
