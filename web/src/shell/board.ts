/**
 * What the shell and a game's board promise each other. A board contains no rule: it shows a view and offers options.
 *
 * For boards: `<Icon name="two-coins" label="gold" />` of `shell/ui/Icon.svelte` (1em, currentColor; hidden from screen
 * readers without a label), names listed in an `icons.txt` anywhere below the board's folder, one a line;
 * `<Token shape="violet" size={22} label="Violet" />` of `shell/ui/Token.svelte` for player shapes. The classes `num`,
 * `t-title`, `t-card`, `t-label`, `t-cap`, `vh`, `panel`, `paper`, `back`, `btn`, `chip` of `shell/base.css` are
 * everywhere. `games/<game>/text/{en,de}.ftl` is added to the game's messages: texts that only the browser needs.
 */
import type { Component } from "svelte";
import type { Desk } from "./table/desk.svelte";
import type { Skippable } from "./table/reel.svelte";
import type { TableState } from "./table/state.svelte";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Data = Record<string, Json>;

export interface GameEvent {
  id: string;
  args: Data;
}

export interface Option {
  code: number;
  label: string; // kind of choice: "hire"
  args: Data;
  targets: string[]; // where on the board it can be clicked: "adventurer/adv-35"
  text: string; // what is sent: "hire adv-35"
}

/** What one may look for and does not find, with the rules against it, the decisive one first. */
export interface Forbidden extends Option {
  rules: string[];
}

export interface Decision {
  step: string;
  rules: string[];
  ticket: number;
  together: boolean;
  options: Option[];
  forbidden: Forbidden[];
}

export interface Result {
  scores: number[];
  places: number[];
  reason: string;
}

/** A stretch of a sentence; names of cards and players are strong. */
export interface Part {
  text: string;
  strong: boolean;
}

export type Shape = "violet" | "orange" | "bone" | "iron" | "teal";

export interface Seat {
  seat: number;
  name: string; // "You"/"Du" is said by texts, this is the bare name
  shape: Shape;
  you: boolean;
  bot: boolean;
  here: boolean;
}

/** The game's sentences in the present language. Read them inside markup or $derived: a new language gives a new object. */
export interface Texts {
  lang: "en" | "de";
  has(id: string): boolean;
  say(id: string, args?: Data): string; // any message of the game's ftl; seats and cards in args are resolved
  parts(id: string, args?: Data): Part[]; // the same with names marked
  name(card: string): string; // bare name of a card, place, class or colour
  label(card: string): string; // with the facts that matter: "Hob (Peasant ◆57)"
  facts(card: string): Record<string, string | number>; // plain facts, names resolved, `x_id` beside `x`
  entry(card: string): Data; // the raw entry of the content file (lists and letters, too)
  entries(kind: string): Data[]; // all raw entries of one content file: "classes"
  option(option: Option, step: string): string;
  spoken(text: string): string; // for readers who hear it: the game's signs as words, by its message `spoken`
  whyNot(no: Forbidden): string; // the reason, in a sentence
  news(event: GameEvent): Part[];
  newsRule(event: GameEvent): string | null; // the rule behind it: `.rule` of its message
  player(seat: number): string; // "You"/"Du" for the reader, else the name
}

export interface BoardProps {
  view: Data;
  decision: Decision | null; // null: not asked (or a spectator, or a replay)
  events: GameEvent[]; // the newest news, those that came with this view; animate them once, or ignore them
  history: readonly GameEvent[]; // all news of this seat so far, oldest first; `events` is its tail
  speed: number; // 0.5 to 3, for animations
  texts: Texts;
  seats: Seat[];
  lit: readonly string[]; // targets of the option under pointer or focus
  onlight: (targets: readonly string[]) => void; // pointer or focus is on something with these targets; [] when it leaves
  onchoose: (option: Option) => void; // take it; asks again by itself where it must
  onexplain: (no: Forbidden | null, at?: Element) => void; // pointer or focus is on something forbidden; null when it leaves
  onundo: (() => void) | null; // takes back the reader's last choice; null: it cannot be taken back by him alone
  onplay: (story: Skippable | null) => void; // the board plays the news beat by beat; everything else waits meanwhile
  scene: string | null; // narrow screens show one of `scenes` at a time; null: show everything
}

/** One player's panel; the shell draws shape, name and state word, the game what follows below. */
export interface PlayerProps {
  view: Data;
  texts: Texts;
  seats: Seat[];
  seat: number;
  lit: readonly string[];
  onlight: (targets: readonly string[]) => void;
  onchoose: (option: Option) => void;
  onexplain: (no: Forbidden | null, at?: Element) => void;
  decision: Decision | null;
}

export interface ScoreProps {
  view: Data;
  result: Result;
  texts: Texts;
  seats: Seat[];
}

export interface AdviceProps {
  desk: Desk;
  match: TableState;
  slim?: boolean; // one line above the sheet of a phone
}

export interface EndProps {
  desk: Desk;
  result: Result;
}

/** What has just happened at a table, for its guide. */
export interface Moment {
  view: Data;
  decision: Decision | null;
  events: readonly GameEvent[];
}

/**
 * Something to be read before the game goes on. Its words are `guide-<id>` of the guide's texts, with the attribute `what`
 * and, where there is more to say, `why` and `try`.
 */
export interface Note {
  id: string;
  rule: string; // where to read more
  at: readonly string[]; // selectors of what it speaks of; it points at the first one that is on the screen
  tabs?: readonly string[]; // where that has to be opened first: the first of these tabs that is there
  args?: Record<string, string | number>; // of its words
}

/** An explanation, shown once. */
export interface Lesson extends Note {
  when: (moment: Moment) => boolean; // whether its thing happens now
  facts?: (moment: Moment) => Note["args"]; // of its words, where they depend on that moment
  seek?: (moment: Moment) => readonly string[]; // what it speaks of at that moment, before what stands in `at`
}

/** A look back at every round, in a sentence. */
export interface LookBack {
  begins: (event: GameEvent, view: Data) => boolean; // whether these news begin a round
  say(news: readonly GameEvent[], view: Data, texts: Texts): Note | null; // of a round that is over
}

/** The explanations of a game, in the order in which those of one moment are read. */
export interface Guide {
  lessons: readonly Lesson[];
  lookBack?: LookBack;
  texts: Record<"en" | "de", string>; // addresses of Fluent files
}

/**
 * What the things of a board are, exported as `about` from `games/<game>/later/about/about.ts`. Their words are
 * `about-<id>` of its texts, with the attributes `name` and `rule`; an icon's id is its name.
 */
export interface About {
  texts: Record<"en" | "de", string>; // addresses of Fluent files
  at: Readonly<Record<string, string>>; // ids of what is no icon, or means something else there, by CSS selectors
  /** Icons that stand for one card, which says what it is; `as`: the game's message with that `text` in it. */
  cards: Readonly<Record<string, { card: string; rule: string; as?: string }>>;
}

/** Asked again before something that cannot be undone; the safe answer is `no`. */
export interface Question {
  title: string;
  text: string;
  yes: string;
  no: string;
}

export interface Scene {
  id: string;
  icon: string;
  title: string; // ready text
}

/** What the bar above the table says. */
export interface Header {
  phases(view: Data): readonly string[]; // ids, titled by `phase-<id>` of the ftl; none: no phases are shown
  phase(view: Data): string | null;
  round(view: Data): number | null; // null: no round is shown
  when?(view: Data, texts: Texts): string; // said in place of "Round 3": "Year 1, summer"
  race?(view: Data, texts: Texts): string; // always on the screen: the goal and who is closest to it, in some 60 letters
  alarm?(view: Data): boolean; // the race may be over soon: what it says is read aloud
}

/** What is shown of each player; the shell draws shape and name. */
export interface Players {
  Panel?: Component<PlayerProps>; // below the name (column at 1440, tab on phones)
  Secret?: Component<BoardProps>; // the reader's secret, below the players ("only you see this")
  state?(view: Data, seat: number, texts: Texts): string; // in a word: "exploring"
  brief?(view: Data, seat: number, players: number): string | number; // the one number in the narrow player strip
  unseated?: readonly string[]; // names (as messages of the game) of those who play though nobody sits there
  crowded?: boolean; // the board needs the width: on wide screens the other players stand below the decision
  onBoard?: boolean; // all of it stands on the board on wide screens, and is not said again beside it
  shape?(view: Data, seat: number): Shape | null; // where the game gives a seat its colour; null: that of the house
}

/** What an option belongs to; inside its group it is called in fewer words. */
export interface Group {
  title: string;
  at: number; // its place among the options of the group, which follow each other
  label: string;
}

export interface PictureProps {
  view: Data;
  texts: Texts;
  option: Option;
}

/** How the list of options reads. Without any of it the list says each option's sentence. */
export interface OptionList {
  reason?(view: Data, decision: Decision, texts: Texts): string; // why you are asked, one sentence
  label?(option: Option, texts: Texts, step: string): string | null; // a shorter first line; null: the sentence
  consequence?(option: Option, view: Data, decision: Decision, texts: Texts): string; // second line
  icon?(option: Option, decision: Decision): string | null;
  picture?(option: Option): (() => Promise<{ default: Component<PictureProps> }>) | null; // in place of the icon
  group?(option: Option, decision: Decision, texts: Texts): Group | null; // options of one thing stand together, under its name
  key?(option: Option): string | null; // the key that takes it, where it is not its place in the list; E, H, N, U, W and the signs are the shell's
  start?(decision: Decision): number; // the option that has the focus at first, where it is not the first one
  brisk?(decision: Decision): boolean | "slim"; // short options, two beside each other; slim: what one brings stands behind it
  confirm?(option: Option, view: Data, texts: Texts): Question | null; // asked before it is taken
  aside?(decision: Decision, texts: Texts): string | null; // the board has a form for it: the list is folded under these words
}

/** How news are told. Without any of it each beat of the rules is a scene of the usual length. */
export interface Pace {
  ms?(event: GameEvent, you: number | null): number | undefined; // how long it is shown at speed 1; 0: only together with something else
  turn?: string; // id of the news with which a player's turn begins: the last ones of the others can be watched again
  joins?(scene: readonly GameEvent[], next: GameEvent): boolean; // whether a beat that begins so belongs to the scene
  passes?(event: GameEvent, you: number | null): boolean; // without consequence for the reader: a scene of such goes on by itself even where scenes wait
  starts?(next: GameEvent, before: GameEvent): boolean; // whether it is told by itself, though it came with the one before
}

/** Narrow screens show one scene of the board at a time, each with a tab. Without scenes the board is one. */
export interface Screens {
  broad?: boolean; // far wider than high: on an upright tablet the question stands below it
  list(view: Data, texts: Texts): Scene[]; // at most three, beside players and log
  shown(view: Data, decision: Decision | null): string | null; // the one that matters now
  line?(view: Data, decision: Decision): (() => Promise<{ default: Component<BoardProps> }>) | undefined; // what matters of the others
}

/** The panel of one adviser (`advice` in the game's facts): it asks by `match.advise`, and `match.listeners` hear. */
export interface AdvicePanel {
  topic: string;
  load: () => Promise<{ default: Component<AdviceProps> }>;
  stays?: boolean; // below every decision, in place of a bot's hint; otherwise above those it is made for
  when?(view: Data, decision: Decision): boolean; // whether there is anything to ask in this decision
}

/** Exported as `sounds` from `games/<game>/later/sounds.ts`, by the ids of news; the others are a soft knock. */
export type Sounds = Readonly<Record<string, Sound>>;
export type Sound = "turn" | "choice" | "news" | "chance" | "battle" | "end";

/** What only some games have; most of it is fetched when it is first shown. */
export interface Extras {
  odds?: () => Promise<{ default: Component<BoardProps> }>; // below the decision
  hasOdds?(view: Data): boolean; // whether there are any now
  score?: () => Promise<{ default: Component<ScoreProps> }>; // how the points came about, on the end screen
  end?: () => Promise<{ default: Component<EndProps> }>; // the end screen, where it is no matter of places
  advice?: readonly AdvicePanel[]; // what shows the answers of the game's advisers
  pace?: () => Promise<{ pace: Pace }>; // how its news are told; fetched with the reader's first choice, or the first news
  guide?: () => Promise<{ guide: Guide }>; // explains what happens for the first time: in a first game, or where one wishes it
}

/**
 * A game's board, exported as `game` from `games/<game>/module.ts`. Only `Board` and `header` are needed; a game
 * without a folder plays on `shell/generic`. How one is made, step by step: docs/adding-a-board.md.
 */
export interface GameModule {
  Board: Component<BoardProps>;
  header: Header;
  folded?: ReadonlySet<string>; // ids of news that the log shows below what the same player does next: payments
  players?: Players;
  options?: OptionList;
  screens?: Screens;
  extras?: Extras;
}
