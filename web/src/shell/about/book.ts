/** The explanations of one game and of the shell around it. */
import type { About, Data, Texts } from "../board";
import type { Bundle, Value } from "../words/bundle";

export interface Words {
  name: string;
  text: string;
  rule: string | null;
}

/** What the shell explains that is no icon. Race, round and phases are the game's. */
const PLACES: Record<string, string> = {
  ".race": "race",
  ".t-label.round": "round",
  ".bar ol, .bar li, .dots, .word": "phases",
  ".brand, .brand *": "shell-home",
  ".rl:not([aria-haspopup])": "shell-rule",
  ".pl, .pl *": "shell-player",
  ".kbd": "shell-key",
  ".nb": "shell-unread",
  "nav button, nav button *": "shell-tab",
  ".strip button .num": "shell-brief",
};

export class Book {
  readonly places: readonly (readonly [selector: string, id: string])[];
  private readonly cards: About["cards"];

  constructor(
    private readonly bundle: Bundle,
    abouts: readonly About[],
  ) {
    this.places = [...abouts.map(({ at }) => at), PLACES].flatMap((at) => Object.entries(at));
    this.cards = Object.assign({}, ...abouts.map(({ cards }) => cards)) as About["cards"];
  }

  has(id: string): boolean {
    return this.bundle.has(`about-${id}`) || this.cards[id] !== undefined;
  }

  /** The words for a thing. Its message may name the plain facts of the view; a card says what stands on it. */
  words(id: string, texts: Texts, view: Data): Words {
    const message = `about-${id}`;
    const card = this.cards[id];
    if (card && !this.bundle.has(message)) {
      const text = String(texts.facts(card.card)["text"] ?? "");
      return {
        name: texts.name(card.card),
        text: card.as ? texts.say(card.as, { text, card: card.card }) : text,
        rule: card.rule,
      };
    }
    const rule = this.bundle.say(message, {}, "rule");
    return {
      name: this.bundle.say(message, {}, "name"),
      text: this.bundle.say(message, plain(view)),
      rule: rule === message ? null : rule, // no rule speaks of the shell
    };
  }
}

function plain(view: Data): Record<string, Value> {
  const facts = Object.entries(view).filter(([, value]) => typeof value === "number" || typeof value === "string");
  return Object.fromEntries(facts) as Record<string, Value>;
}
