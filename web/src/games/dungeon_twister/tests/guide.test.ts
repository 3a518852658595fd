/** The guide: its words, when its notes come, what they seek on the board, and what it says of a round. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { coming as comingOf, describeGuide } from "../../../../tests/guide-texts";
import { textsOf } from "../../../../tests/told";
import type { Data, Decision, GameEvent, Moment, Note, Option } from "../../../shell/board";
import { guide } from "../later/guide/guide";
import { lookBack } from "../later/guide/rounds";

const texts = textsOf("en", 0, { game: "dungeon_twister" });
const of = (id: string, args: Data = {}): GameEvent => ({ id, args: { seat: 0, owner: 0, ...args } });
const theirs = (id: string, args: Data = {}): GameEvent => of(id, { seat: 1, owner: 1, ...args });
const token = (id: string, x: number, y: number, owner: number, more: Data = {}): Data => ({
  id,
  owner,
  kind: id.slice(id.indexOf("-") + 1),
  x,
  y,
  wounded: false,
  ...more,
});
const COLUMN = Array.from({ length: 10 }, (_, y) => y);
const line = (x: number): number[][] => COLUMN.map((y) => [x, y]);
const player = (colour: string, points = 0): Data => ({ colour, points, stock: ["thief", "goblin", "rope"] });
const view = (more: Data = {}): Data => ({
  viewer: 0,
  target: 5,
  layout: "beginner",
  over: false,
  quiet: 0,
  quiet_limit: 24,
  players: [player("blue"), player("orange")],
  rooms: [{ room: null, column: 0, row: 0 }],
  lines: [
    { seat: 0, squares: line(-1) },
    { seat: 1, squares: line(15) },
  ],
  tokens: [token("blue-thief", 3, 3, 0)],
  reach: [],
  move: null,
  ...more,
});

const back = (...news: GameEvent[]): Note => lookBack.say(news, view(), texts) as Note;
const step = (x: number, character = "thief"): GameEvent => of("stepped", { character, x, y: 3 });
const FIGHT = [
  of("attacks", { character: "thief" }),
  theirs("combat-won", { strength: 8, other_strength: 5 }),
  of("wounded", { character: "thief" }),
];
const ROUNDS = {
  lost: [theirs("escaped", { points: 1 }), of("killed", { character: "thief", killer: 1, points: 1, cause: "combat" })],
  scored: [
    of("escaped", { points: 2 }),
    of("carried-out", { points: 1 }),
    theirs("killed", { killer: 0, points: 1 }),
    ...FIGHT,
  ],
  hurt: FIGHT,
  rival: [theirs("escaped", { points: 1 }), step(3), step(4)],
  hit: [
    theirs("attacks"),
    of("combat-won", { strength: 7, other_strength: 4 }),
    theirs("wounded", { character: "goblin" }),
  ],
  tied: [of("combat-tied", { strength: 6 }), step(3), step(4)],
  wasted: [of("left-over", { points: 3 }), step(3), step(4)],
  forward: [step(3), step(4), step(5), of("reveals"), of("left-over", { points: 1 })],
  revealed: [of("reveals"), of("reveals"), step(4), step(3)],
  still: [step(4), step(3), theirs("stepped", { character: "thief", x: 4, y: 3 })],
} as const;
const NOTES = Object.values(ROUNDS).map((news) => back(...news));

describeGuide(join(import.meta.dirname, ".."), "dungeon_twister", guide, NOTES);

describe("a look back", () => {
  it("says what weighs most: a death, points, a wound, the enemy's points, a hit, a tie, waste, the way", () => {
    expect(NOTES.map(({ id }) => id)).toEqual(Object.keys(ROUNDS).map((name) => `round-${name}`));
  });
  it("counts all that scored", () => {
    expect(back(...ROUNDS.scored).args).toEqual({ points: 4, out: 1, kills: 1 });
    expect(back(...ROUNDS.rival).args).toEqual({ points: 1 });
    expect(back(...ROUNDS.lost).args).toMatchObject({ character: "Thief", points: 0, cause: "combat" });
  });
  it("names both sums of the fight and who began it", () => {
    expect(back(...ROUNDS.hurt).args).toEqual({ character: "Thief", began: "you", more: 8, less: 5 });
    expect(back(...ROUNDS.hit).args).toEqual({ character: "Goblin", began: "other", more: 7, less: 4 });
  });
  it("points at who was wounded", () => {
    expect(back(...ROUNDS.hurt).at[0]).toBe('.pile[data-pile="blue-thief"]');
    expect(back(...ROUNDS.hit).at[0]).toBe('.pile[data-pile="orange-goblin"]');
  });
  it("measures how far it is to the enemy's line, for whoever came nearest to it of those who went ahead", () => {
    expect(back(...ROUNDS.forward).args).toEqual({ character: "Thief", left: 10, rooms: 1 });
    const race = back(step(3), step(4), step(8, "goblin"), step(9, "goblin"), step(12, "wizard"), step(11, "wizard"));
    expect(race.args).toMatchObject({ character: "Goblin", left: 6 });
  });
  it("comes before the reader's own turns", () => {
    expect(lookBack.begins(of("turn"), view())).toBe(true);
    expect(lookBack.begins(theirs("turn"), view())).toBe(false);
    expect(lookBack.begins(of("turn"), view({ viewer: null }))).toBe(false);
  });
});

describe("a note comes", () => {
  const option = (label: string, token = "blue-thief"): Option => ({
    code: 0,
    label,
    args: {},
    targets: [`token/${token}`],
    text: label,
  });
  const asking = (step: string, ...options: Option[]): Decision => ({
    step,
    rules: [],
    ticket: 1,
    together: false,
    options,
    forbidden: [],
  });
  const moment = (now: Partial<Moment>): Moment => ({ view: view(), decision: null, events: [], ...now });
  const coming = (now: Partial<Moment>): string[] => comingOf(guide, moment(now)).filter((id) => id !== "welcome");
  const action = (...labels: string[]): Decision => asking("action", ...labels.map((label) => option(label)));
  const OPEN = [{ room: "3ccw", column: 0, row: 1 }];
  const seek = (id: string, now: Partial<Moment>): readonly string[] | undefined =>
    guide.lessons.find((lesson) => lesson.id === id)?.seek?.(moment(now));

  it("at the very beginning", () => expect(comingOf(guide, moment({}))).toEqual(["welcome"]));

  it("with the question it belongs to, before it is answered", () => {
    expect(coming({ decision: asking("line-up") })).toEqual(["far-side", "start-team"]);
    expect(coming({ decision: asking("placing") })).toEqual(["placing"]);
    expect(coming({ decision: asking("action-card") })).toEqual(["action-cards"]);
    expect(coming({ decision: asking("place") })).toEqual(["place"]);
    expect(coming({ decision: asking("exchange") })).toEqual(["exchange"]);
    expect(coming({ decision: asking("combat-card") })).toEqual(["combat-card"]);
  });

  it("with what can be done for the first time", () => {
    const first = ["action-cards", "points"];
    expect(coming({ decision: action("reveal", "move") })).toEqual([...first, "reveal"]);
    expect(coming({ decision: action("move"), view: view({ rooms: OPEN }) })).toEqual([...first, "move"]);
    for (const [label, id] of [
      ["turn", "gear"],
      ["attack", "attack"],
      ["heal", "heal"],
      ["regenerate", "regenerate"],
      ["break", "portcullis"],
      ["lock", "portcullis"],
      ["jump", "jump"],
      ["shoot", "fireball"],
    ] as const)
      expect(coming({ decision: action(label) })).toEqual([...first, id]);
  });

  it("never in the middle of a walk", () => {
    expect(coming({ decision: asking("move", option("exchange"), option("stop")) })).toEqual([]);
  });

  it("of a loose thing that can be reached, not of one that is carried or out of reach", () => {
    const rope = token("blue-rope", 4, 3, 0);
    const reach = (x: number): Data[] => [{ token: "blue-thief", squares: [[3, 3, 0, 0], [x, 3, 1, 1]] }]; // prettier-ignore
    const tokens = [token("blue-thief", 3, 3, 0), rope];
    const now = (at: number, more: Data[] = []): Partial<Moment> => ({
      decision: action(),
      view: view({ tokens: [...tokens, ...more], reach: reach(at) }),
    });
    expect(coming(now(4))).toContain("things");
    expect(seek("things", now(4))).toEqual(['.pile[data-pile="o4,3"]']);
    expect(coming(now(2))).not.toContain("things");
    expect(coming(now(4, [token("orange-troll", 4, 3, 1)]))).not.toContain("things");
  });

  it("of a thing in the hands of the reader's, not in those of others", () => {
    const with_ = (holder: Data): Partial<Moment> => ({
      decision: action(),
      view: view({ tokens: [holder, token("orange-treasure", 3, 3, 1)] }),
    });
    expect(coming(with_(token("blue-thief", 3, 3, 0)))).toContain("treasure");
    expect(seek("treasure", with_(token("blue-thief", 3, 3, 0)))).toEqual(['.pile[data-pile="blue-thief"]']);
    expect(coming(with_(token("orange-thief", 3, 3, 1)))).not.toContain("treasure");
    expect(coming(with_(token("blue-thief", 3, 3, 0, { wounded: true })))).not.toContain("treasure");
  });

  it("when somebody can leave with the next action", () => {
    const reach = [{ token: "blue-thief", squares: [[14, 3, 0, 0], [15, 3, 1, 2]] }]; // prettier-ignore
    expect(coming({ decision: action(), view: view({ reach }) })).toContain("way-out");
    expect(coming({ decision: action(), view: view() })).not.toContain("way-out");
  });

  it("with what happens to the reader's, and another one with what happens to the enemy's", () => {
    expect(coming({ events: [of("wounded", { character: "thief" })] })).toEqual(["hurt"]);
    expect(coming({ events: [theirs("wounded", { character: "goblin" })] })).toEqual(["prey"]);
    expect(coming({ events: [of("escaped"), theirs("killed")] })).toEqual(["escaped", "kill"]);
    expect(coming({ events: [theirs("escaped"), of("killed")] })).toEqual(["rival-out", "dead"]);
    expect(coming({ events: [theirs("attacks")] })).toEqual(["attacked"]);
    expect(coming({ events: [of("attacks"), of("turned"), theirs("cards-back"), of("card")] })).toEqual([]);
    expect(coming({ events: [theirs("card"), of("cards-back")] })).toEqual(["watching", "cards-back"]);
    expect(
      seek("hurt", { events: [theirs("wounded", { character: "goblin" }), of("wounded", { character: "thief" })] }),
    ).toEqual(['.pile[data-pile="blue-thief"]']);
  });

  it("at the room that was revealed or turned", () => {
    const shown = of("room-shown", { room: "3ccw", column: 0, row: 1 });
    expect(seek("room", { events: [shown] })).toEqual(['[data-room="0,1"]']);
    const turned = { events: [theirs("turned", { room: "3ccw" })], view: view({ rooms: OPEN }) };
    expect(coming(turned)).toEqual(["turned"]);
    expect(seek("turned", turned)).toEqual(['[data-room="0,1"]']);
  });

  it("when the end is near", () => {
    const at = (own: number, other: number): Data => view({ players: [player("blue", own), player("orange", other)] });
    expect(coming({ view: at(4, 3) })).toEqual(["close"]);
    expect(coming({ view: at(3, 4) })).toEqual(["rival-close"]);
    expect(coming({ view: at(3, 3) })).toEqual([]);
    expect(coming({ decision: asking("action-card"), view: view({ quiet: 12 }) })).toContain("quiet");
    expect(coming({ decision: asking("action-card"), view: view({ quiet: 11 }) })).not.toContain("quiet");
    expect(coming({ events: [theirs("won")] })).toEqual(["end"]);
  });
});
