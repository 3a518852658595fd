/** The sentences of one game in one language for one reader. The same logic as `undercroft/text/texts.py`. */
import type { Data, Decision, Forbidden, GameEvent, Json, Option, Part, Texts } from "../board";
import type { Bundle, Lang, Value } from "./bundle";
import { NOTHING, type Content } from "./content";
import { mark, split, unmark } from "./marks";
import { SEAT, seatNumber, type Seats } from "./seats";

type Args = Record<string, Value>;

export class GameTexts implements Texts {
  readonly lang: Lang;
  private readonly labels = new Map<string, string>();

  constructor(
    readonly bundle: Bundle,
    readonly content: Content,
    readonly seats: Seats,
    private readonly you: string,
    private readonly seatArgs: readonly string[] = [], // arguments, beside "seat", that name a player
  ) {
    this.lang = bundle.lang;
  }

  has(id: string): boolean {
    return this.bundle.has(id);
  }

  say(id: string, args: Data = {}): string {
    return unmark(this.bundle.say(id, this.args(args)));
  }

  parts(id: string, args: Data = {}): Part[] {
    return split(this.bundle.say(id, this.args(args)));
  }

  news(event: GameEvent): Part[] {
    return this.parts(`news-${event.id}`, event.args);
  }

  newsRule(event: GameEvent): string | null {
    const id = `news-${event.id}`;
    const rule = this.bundle.say(id, {}, "rule");
    return rule === id ? null : rule; // the engine's own news have none
  }

  option(option: Option, step: string): string {
    if (!this.has(`option-${option.label}`)) return option.text;
    // The step is no card, even where a card has the same id.
    return unmark(this.bundle.say(`option-${option.label}`, { step, ...this.args(option.args) }));
  }

  /** For readers who hear it: signs of the game become words. */
  spoken(text: string): string {
    const words = this.has("spoken") ? this.say("spoken").split(" ") : [];
    return words.reduce((said, word) => said.replaceAll(word.slice(0, 1), `${word.slice(1)} `), text);
  }

  /** What is asked; it may name what the options have in common. */
  question({ step, options }: Decision): string {
    const shared = { ...this.args(options[0]?.args ?? {}), options: options.length };
    return unmark(this.bundle.say(`step-${step}`, shared));
  }

  whyNot(no: Forbidden): string {
    return this.say(`why-not-${no.rules[0]}`);
  }

  name(card: string): string {
    return this.content.name(card);
  }

  label(card: string): string {
    return unmark(this.marked(card));
  }

  facts(card: string): Record<string, Value> {
    return this.content.facts(card);
  }

  entry(card: string): Data {
    return this.content.entry(card);
  }

  entries(kind: string): Data[] {
    return this.content.entries(kind);
  }

  player(seat: number): string {
    return seat === this.seats.reader ? this.you : (this.seats.names[seat] ?? `P${seat + 1}`);
  }

  /** Name and facts as sentences use them; only the name itself is marked. */
  private marked(card: string): string {
    const known = this.labels.get(card);
    if (known !== undefined) return known;
    const kind = `card-${this.content.kind(card)}`;
    const facts = { ...this.content.facts(card), name: mark(this.name(card)) };
    const said = this.bundle.has(kind) ? this.bundle.say(kind, facts) : facts.name;
    this.labels.set(card, said);
    return said;
  }

  /** Arguments for Fluent: players by name, cards with their facts, numbers and words as they are. */
  private args(raw: Data): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(raw)) Object.assign(args, this.arg(key, value));
    return args;
  }

  private arg(key: string, value: Json): Args {
    if (key === SEAT || this.seatArgs.includes(key)) return this.seats.args(key, seatNumber(value));
    if (this.content.has(value)) return this.cardArgs(key, value);
    if (typeof value === "string" && /^\d+$/.test(value)) return { [key]: Number(value) }; // Fluent selects by number
    return typeof value === "string" || typeof value === "number" ? { [key]: value } : {};
  }

  private cardArgs(key: string, card: string): Args {
    const args: Args = { [key]: this.marked(card) };
    const facts = this.content.facts(card);
    for (const [field, value] of Object.entries(facts)) {
      const refers = facts[`${field}_id`] ?? NOTHING; // "none" is a word that Fluent selects by, never a name
      const isName = field === "name" || refers !== NOTHING;
      args[`${key}_${field}`] = isName && typeof value === "string" ? mark(value) : value;
    }
    return args;
  }
}
