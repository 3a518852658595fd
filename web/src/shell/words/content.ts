/** Names and facts of cards, from the content files of a game. The same logic as `undercroft/text/content.py`. */
import type { Data, Json } from "../board";
import type { Lang, Value } from "./bundle";

export type Pack = Record<string, Data>;
export type Facts = Record<string, Value>;
export const NOTHING = "none";

export class Content {
  private readonly kinds = new Map<string, string>();
  private readonly cards = new Map<string, Data>();
  private readonly lists = new Map<string, Data[]>();

  constructor(
    pack: Pack,
    readonly lang: Lang,
  ) {
    for (const file of Object.values(pack))
      for (const [kind, list] of Object.entries(file)) {
        if (isEntries(list)) this.add(kind, list);
        else if (isEntry(list)) this.lists.set(kind, [list]); // a board, of which there is one: no card
      }
  }

  /** Parts of an entry are called after it, and know `of` what they are: `goblin/strike`. */
  private add(kind: string, entries: Data[], of = ""): void {
    if (!of) this.lists.set(kind, entries);
    for (const entry of entries) {
      const card = of ? `${of}/${String(entry.id)}` : String(entry.id);
      this.kinds.set(card, kind);
      this.cards.set(card, of ? { ...entry, of } : entry);
      if (!of) for (const [part, list] of Object.entries(entry)) if (isEntries(list)) this.add(part, list, card);
    }
  }

  has(card: unknown): card is string {
    return typeof card === "string" && this.cards.has(card);
  }

  kind(card: string): string {
    return this.kinds.get(card) ?? "";
  }

  entry(card: string): Data {
    return this.cards.get(card) ?? {};
  }

  entries(kind: string): Data[] {
    return this.lists.get(kind) ?? [];
  }

  name(card: string): string {
    const names = this.entry(card).name as Record<string, string> | undefined;
    return names?.[this.lang] ?? card;
  }

  /** The plain facts of an entry: numbers, words, names of the entries it refers to. */
  facts(card: string): Facts {
    const facts: Facts = { id: card };
    for (const [field, value] of Object.entries(this.entry(card))) Object.assign(facts, this.fact(field, value));
    return facts;
  }

  private fact(field: string, value: Json): Facts {
    if (field === "id") return {};
    if (value === null) return { [field]: NOTHING, [`${field}_id`]: NOTHING };
    if (isTexts(value, this.lang)) return { [field]: String(value[this.lang]) };
    if (this.has(value)) return { [field]: this.name(value), [`${field}_id`]: value };
    return typeof value === "string" || typeof value === "number" ? { [field]: value } : {};
  }
}

/** A list of cards: entries with an id and a name. */
function isEntries(list: Json): list is Data[] {
  return Array.isArray(list) && list.every(isEntry);
}

function isEntry(entry: Json): entry is Data {
  return typeof entry === "object" && entry !== null && "id" in entry && "name" in entry;
}

function isTexts(value: Json, lang: Lang): value is Record<Lang, string> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && lang in value;
}
