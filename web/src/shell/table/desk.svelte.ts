/** One table on the screen: what is shown, lit, opened and asked again. Shared by all parts of the shell. */
import type {
  AdvicePanel,
  BoardProps,
  Data,
  Decision,
  Extras,
  Forbidden,
  GameEvent,
  GameModule,
  Option,
  PlayerProps,
  Question,
  Seat,
  Shape,
} from "../board";
import { seatNames } from "../lobby/names";
import { t } from "../say.svelte";
import { settings } from "../settings.svelte";
import { SHAPES } from "../ui/shapes";
import type { Bundle } from "../words/bundle";
import { seatNumber, Seats } from "../words/seats";
import { GameTexts } from "../words/texts";
import type { ReplayState } from "../replay/state.svelte";
import type { Reading } from "../guide/reading";
import type { Loaded } from "./loaded.svelte";
import type { Moment } from "./moments";
import { msOf } from "./pace";
import type { Director, Skippable } from "./reel.svelte";
import type { Source } from "./source";
import { telling } from "./telling";
import type { Scenes } from "./turns.svelte";

const NO_NEWS: GameEvent[] = [];

export class Desk implements Director {
  lit: readonly string[] = $state.raw([]);
  /** What an adviser says each option leads to, by its text. */
  leads: Readonly<Record<string, string>> = $state.raw({});
  /** The words of an option that asks again, and what the answers do. */
  confirming: (Question & { onyes: () => void; onno: () => void }) | null = $state.raw(null);
  /** The rule at which the drawer is open; "" for its beginning, null when it is closed. */
  rule: string | null = $state(null);
  /** What is forbidden and looked at, and where it lies. */
  explaining: { no: Forbidden; at: Element } | null = $state.raw(null);
  scene: string | null = $state(null);
  /** The note before the reader, in the place of the question. */
  reading: Reading | null = $state.raw(null);
  /** Whether the end screen is open, once there is a result. */
  showsEnd = $state(true);
  /** What the board plays; players and log show what was before, so that they do not tell the end. */
  story: Skippable | null = $state.raw(null);
  telling: Scenes | null = $state.raw(null);
  private learns = false;
  settled: { view: Data | null; history: readonly GameEvent[] } = $state.raw({ view: null, history: [] });

  constructor(
    readonly source: Source,
    private readonly loaded: Loaded,
    readonly replay: ReplayState | null = null,
  ) {
    source.reel.director = this;
  }

  /** Each scene stays until the reader goes on: as he wishes, and in a first game unless he wishes otherwise. */
  get waits(): boolean {
    return settings.waits ?? (this.guiding && settings.speed !== Infinity);
  }

  /** Whoever wants no scenes, and whoever has no board yet. */
  get atOnce(): boolean {
    return (settings.speed === Infinity && !this.waits) || !this.ready;
  }

  get plays(): boolean {
    return this.source.you !== null && this.replay === null;
  }

  readonly scenes = (moments: readonly Moment[]): readonly Moment[] => {
    this.learnTelling();
    return this.telling?.scenes(moments, this.source.you, this.module.folded) ?? moments;
  };

  /** How the game tells its news is fetched when there will be some; until it is here they are told as usual. */
  readonly learnTelling = (): void => {
    const pace = this.loaded.module?.extras?.pace;
    if (!pace || this.learns) return;
    this.learns = true;
    void telling().catch(() => undefined);
    void Promise.all([pace(), import("./turns.svelte")]).then(
      ([{ pace }, { Scenes }]) => (this.telling = new Scenes(pace)),
      () => (this.learns = false),
    );
  };

  ms({ fresh, now, forced }: Moment, before: Moment | null): number {
    if (this.waits && fresh.length > 0 && !this.replay && !(!forced && this.telling?.passes(fresh, this.source.you)))
      return Infinity;
    const speed = this.telling?.watching ? Math.min(settings.speed, 3) : settings.speed; // who asks for scenes wants to see them
    const heading = before !== null && this.heading(before.now.view) !== this.heading(now.view);
    return msOf(fresh, this.source.you, { heading, forced }, this.telling?.pace) / speed;
  }

  /** "Round 3", and in the end that it is over. */
  when(view: Data): string {
    if (this.source.result) return t("table-over");
    const { header } = this.module;
    const round = header.round(view);
    return (this.texts && header.when?.(view, this.texts)) ?? (round === null ? "" : t("round", { round }));
  }

  phase(view: Data): string | null {
    return this.source.result ? null : this.module.header.phase(view);
  }

  phaseName(phase: string): string {
    return this.texts?.has(`phase-${phase}`) ? this.texts.say(`phase-${phase}`) : phase;
  }

  /** "Round 3 · Hiring" */
  heading(view: Data): string {
    return [this.when(view), this.phaseName(this.phase(view) ?? "")].filter(Boolean).join(" · ");
  }

  readonly names: string[] = $derived.by(() => (this.source.table ? seatNames(this.source.table) : []));

  readonly texts: GameTexts | null = $derived.by(() => {
    const words = this.loaded.words;
    if (!words) return null;
    const others = this.loaded.module?.players?.unseated?.map((id) => words.bundle.say(id)) ?? [];
    const seats = new Seats([...this.names, ...others], this.source.you);
    return new GameTexts(words.bundle, words.content, seats, t("you"), words.seatArgs);
  });

  readonly seats: Seat[] = $derived.by(() =>
    (this.source.table?.seats ?? []).map((seat, index) => ({
      seat: index,
      name: this.names[index] ?? "",
      shape: this.shape(index),
      you: index === this.source.you,
      bot: seat.kind === "bot",
      here: this.replay !== null || seat.kind === "bot" || (this.source.table?.here?.[index] ?? true),
    })),
  );

  /** The colour that the game gives a seat, or that of the house. */
  private shape(seat: number): Shape {
    const { view } = this.source;
    return (view && this.loaded.module?.players?.shape?.(view, seat)) ?? SHAPES[seat] ?? "bone";
  }

  /** For the rules drawer, which reads them as topics. */
  get words(): Bundle | null {
    return this.loaded.words?.bundle ?? null;
  }

  get module(): GameModule {
    return this.loaded.module as GameModule;
  }

  get ready(): boolean {
    return this.loaded.module !== null && this.texts !== null && this.source.view !== null;
  }

  /** Whether its player has things explained as they happen. */
  get guiding(): boolean {
    const { table, you } = this.source;
    if (!table || you === null || this.replay || !this.module.extras?.guide) return false;
    return settings.guides[table.id] ?? false;
  }

  /** The panels of advisers that the table permits; those that stay always, the others where there is something to ask. */
  get advice(): readonly AdvicePanel[] {
    const { table, view, decision } = this.source;
    const permitted = this.module.extras?.advice?.filter((panel) => table?.advice.includes(panel.topic)) ?? [];
    return permitted.filter((panel) => panel.stays || (view && decision && (panel.when?.(view, decision) ?? true)));
  }

  /** Whether an adviser stands in the place of a bot's hint. */
  get advised(): boolean {
    return this.advice.some((panel) => panel.stays);
  }

  /** What tells the odds: where there are any now. */
  get odds(): Extras["odds"] {
    const { view } = this.source;
    return view && this.module.extras?.hasOdds?.(view) ? this.module.extras.odds : undefined;
  }

  /** The table as far as it has been told: while the board plays, how it was before. */
  get told(): Data | null {
    return this.settled.view ?? this.source.view;
  }

  /** Of whom a scene tells; else the seats that owe a choice, as the view says it, or as the table does. */
  get toAct(): readonly number[] {
    const { reel, fresh } = this.source;
    const seats = fresh.flatMap(({ args }) => (args["seat"] === undefined ? [] : [seatNumber(args["seat"])]));
    if (reel.running && seats.length > 0) return seats;
    const told = this.source.view?.to_act;
    return Array.isArray(told) ? (told as number[]) : (this.source.table?.to_act ?? []);
  }

  /** Only bots are waited for, who are quick: what they have done before stays in sight until they go on. */
  get goesOn(): boolean {
    const { reel, history, result } = this.source;
    if (reel.running || result || this.replay || history.length === 0 || this.atOnce) return false;
    return this.toAct.length > 0 && this.toAct.every((seat) => this.seats[seat]?.bot);
  }

  get playing(): boolean {
    return this.story !== null;
  }

  private readonly play = (story: Skippable | null): void => {
    this.story = story;
    this.source.reel.plays(story);
  };

  readonly light = (targets: readonly string[]): void => void (this.lit = targets);

  readonly explain = (no: Forbidden | null, at?: Element): void =>
    void (this.explaining = no && at ? { no, at } : null);

  /** Takes an option of the present decision; the rare ones ask again first. */
  readonly pick = (option: Option): void => {
    if (this.source.busy || !this.source.decision?.options.includes(option)) return;
    const question = this.question(option);
    if (question)
      this.confirming = { ...question, onyes: () => this.take(option), onno: () => (this.confirming = null) };
    else this.take(option);
  };

  /** Undoes one's last choice. Where that throws away what others have done meanwhile, it asks again first. */
  undo(): void {
    const { source, seats } = this;
    const asksThem = seats.some((seat) => !seat.you && !seat.bot);
    if (source.canUndo || asksThem || source.decision?.together) return source.undo();
    this.confirming = {
      title: t("takeback-sure"),
      text: t("takeback-sure-why"),
      yes: t("takeback"),
      no: t("takeback-no"),
      onyes: () => this.takeBack(),
      onno: () => (this.confirming = null),
    };
  }

  private takeBack(): void {
    this.confirming = null;
    this.source.undo();
  }

  private readonly take = (option: Option): void => {
    this.confirming = null;
    this.lit = [];
    this.learnTelling();
    this.source.choose(option.text);
  };

  /** The words under which the list is folded where the board has a form of its own for the question. */
  aside(decision: Decision): string | null {
    return (this.texts && this.module.options?.aside?.(decision, this.texts)) ?? null;
  }

  asksAgain(option: Option): boolean {
    return this.question(option) !== null;
  }

  private question(option: Option): Question | null {
    const { view } = this.source;
    return view && this.texts ? (this.module.options?.confirm?.(option, view, this.texts) ?? null) : null;
  }

  /** An option in the list, in as few words as the game allows. */
  label(option: Option, step: string): string {
    return (
      (this.texts && (this.module.options?.label?.(option, this.texts, step) ?? this.texts.option(option, step))) ||
      option.text
    );
  }

  boardProps(): BoardProps {
    const { view, decision, fresh, history, busy, canUndo } = this.source;
    const onundo = canUndo && !busy ? () => this.source.undo() : null;
    const shared = {
      view: view ?? {},
      decision: busy ? null : decision,
      events: this.source.reel.shown?.still ? NO_NEWS : fresh,
      history,
      speed: settings.speed,
    };
    return {
      ...shared,
      texts: this.texts as GameTexts,
      seats: this.seats,
      lit: this.lit,
      onlight: this.light,
      onchoose: this.pick,
      onexplain: this.explain,
      onundo,
      onplay: this.play,
      scene: this.scene,
    };
  }

  playerProps(seat: number): PlayerProps {
    const { decision, busy } = this.source;
    const shared = {
      view: this.told ?? {},
      decision: busy ? null : decision,
      texts: this.texts as GameTexts,
      seats: this.seats,
    };
    return { ...shared, seat, lit: this.lit, onlight: this.light, onchoose: this.pick, onexplain: this.explain };
  }
}
