/** The guide: its words, when its notes come, and what it says of a round. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { coming as comingOf, describeGuide } from "../../../../tests/guide-texts";
import { textsOf } from "../../../../tests/told";
import type { Data, Decision, GameEvent, Moment, Note } from "../../../shell/board";
import { guide } from "../later/guide/guide";
import { lookBack } from "../later/guide/rounds";

const texts = textsOf("en", 1, { game: "dungeonville" });
const rooms = texts.entries("rooms").filter(({ gold }) => Number(gold) > 0);
const [first, second] = rooms.map(({ id }) => String(id)) as [string, string];
const gold = Number(rooms[0]?.["gold"]);

const of = (id: string, args: Data = {}): GameEvent => ({ id, args: { seat: 1, ...args } });
const back = (...news: GameEvent[]): Note =>
  lookBack.say(news, { viewer: 1, players: [{}, { deed: "deed-crypt" }] }, texts) as Note;
const VISIT = of("visit", { dungeon: "dungeon-crypt" });
const room = (card: string): GameEvent[] => [of("revealed", { card }), of("took", { card })];
const death = (adventurer: string): GameEvent => of("died", { adventurer });
const WIPED = of("wiped-out");
const home = (gold: number): GameEvent => of("collected", { gold });
const WON = of("blood-taken", { loser: 0 });
const LOST = { id: "blood-taken", args: { seat: 0, loser: 1 } };

const GREEDY = back(VISIT, ...room(first), ...room(second), death("adv-1"), WIPED);
const UNLUCKY = back(VISIT, ...room(first), death("adv-1"), death("adv-2"), WIPED);
const BLOODY = back(VISIT, ...room(first), death("adv-1"), ...room(second), death("adv-2"), of("fled"), home(9));
const RICH = back(VISIT, ...room(first), of("fled"), home(9), LOST);
const BATTLE = [back(WON, WON, LOST), back(LOST, LOST, WON)] as const;

describeGuide(join(import.meta.dirname, ".."), "dungeonville", guide, [GREEDY, UNLUCKY, BLOODY, RICH, ...BATTLE]);

describe("a look back", () => {
  it("says where fleeing would have been better, and what it would have brought", () => {
    expect(GREEDY).toMatchObject({ id: "round-greedy", args: { room: 1, gold } });
    expect(UNLUCKY).toMatchObject({ id: "round-unlucky", args: { dead: 2 } });
  });
  it("counts duels where nobody explored", () => {
    expect(BATTLE.map(({ args }) => args)).toEqual([
      { won: 2, lost: 1, points: 2 },
      { won: 1, lost: 2, points: 1 },
    ]);
  });
  it("counts the points of the round: duels, and blood in the own dungeon", () => {
    const placed = (seat: number, dungeon: string): GameEvent => ({ id: "blood-placed", args: { seat, dungeon } });
    const blood = [placed(0, "crypt"), placed(0, "rathaus"), placed(2, "crypt"), placed(1, "crypt")];
    expect(back(WON, LOST, ...blood).args).toMatchObject({ points: 2 });
  });
  it("does not take the visits and duels of others for the reader's", () => {
    const theirs = [VISIT, WIPED].map((event) => ({ ...event, args: { ...event.args, seat: 0 } }));
    expect(back(...theirs, { id: "blood-taken", args: { seat: 0, loser: 2 } })).toBeNull();
    expect(back(VISIT, ...room(first), of("fled"), home(9), ...theirs)).toMatchObject({ id: "round-rich" });
  });
});

describe("a note comes", () => {
  const player = (zone: number[], points: number): Data => ({ zone, points });
  const view = (theirs: number, mine: number): Data => ({
    viewer: 1,
    goal: 7,
    round: 3,
    cap: 10,
    players: [player([0, theirs], 0), player([0, 0], mine)],
  });
  const asking = (step: string): Decision => ({
    step,
    rules: [],
    ticket: 1,
    together: false,
    options: [],
    forbidden: [],
  });
  const all = (moment: Partial<Moment>): string[] =>
    comingOf(guide, { view: view(0, 0), decision: null, events: [], ...moment });
  const coming = (moment: Partial<Moment>): string[] => all(moment).filter((id) => id !== "welcome" && id !== "deed");

  it("at the very beginning, before anybody moves", () => {
    expect(all({})).toEqual(["welcome", "deed"]);
  });
  it("of the tokens while there are some to spend", () => {
    const players = [player([0, 0], 0), { ...player([0, 0], 0), tokens: 4 }];
    expect(coming({ view: { ...view(0, 0), players }, decision: asking("hire") })).toContain("tokens");
  });
  it("with the question it belongs to", () => {
    expect(coming({ decision: asking("hire") })).toEqual(["town", "letters"]);
    expect(coming({ decision: asking("send") })).toEqual(["sending", "danger", "classes"]);
    expect(coming({ decision: asking("line-up") })).toEqual(["line-up", "duels"]);
    expect(coming({ decision: asking("flee") })).toEqual(["flee"]);
  });
  it("with what happens to the reader, not to others", () => {
    expect(coming({ events: [WON] })).toEqual(["won-blood"]);
    expect(coming({ events: [LOST] })).toEqual(["lost-blood"]);
    expect(coming({ events: [of("collected", { seat: 0 })] })).toEqual([]);
  });
  it("when somebody is close to the goal", () => {
    expect(coming({ view: view(4, 4) })).toEqual([]);
    expect(coming({ view: view(5, 4) })).toEqual(["rival"]);
    expect(coming({ view: view(4, 5) })).toEqual(["claim"]);
  });
  it("when a round is the last one", () => {
    const events = [of("round", { round: 10 })];
    expect(coming({ view: { ...view(0, 0), round: 10 }, events })).toEqual(["last-round"]);
    expect(coming({ events })).toEqual([]);
  });
  it("of a party that breaks up at its owner, and of the dead at their cards", () => {
    const lessonOf = (id: string) => guide.lessons.find((lesson) => lesson.id === id);
    const moment = { view: view(0, 0), decision: null, events: [of("dissolved", { seat: 2 })] };
    expect(lessonOf("neutrals")?.seek?.(moment)).toEqual(['.players [data-seat="2"]', '.strip [data-seat="2"]']);
    expect(lessonOf("wiped-out")?.at[0]).toContain(".gone");
  });
});
