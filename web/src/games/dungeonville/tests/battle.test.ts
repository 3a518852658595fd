import { expect, test } from "vitest";
import type { Data, GameEvent } from "../../../shell/board";
import { pace } from "../later/news/pace";
import { atBeat, battlesOf, beatsOf, seatsOf, toPlay } from "../model/battle";

function news(id: string, args: Data = {}): GameEvent {
  return { id, args };
}

function duel(number: number, winner: number, loser: number, fate: string): GameEvent[] {
  const mine = `adv-0${number}`;
  const other = `adv-1${number}`;
  return [
    news("fighter", { seat: winner, adventurer: mine, duel: number }),
    news("fighter", { seat: loser, adventurer: other, duel: number }),
    news("duel-won", { seat: winner, adventurer: mine, duel: number }),
    news(fate, { seat: fate === "killed" ? loser : winner, adventurer: other, loser }),
    news("blood-taken", { seat: winner, loser }),
  ];
}

const ROUND = news("round", { round: 2, seat: 0 });
const FOUGHT = [
  ROUND,
  news("battle", { dungeon: "crypt" }),
  news("ready", { seat: 3 }),
  ...duel(1, 3, 2, "killed"),
  ...duel(2, 3, 2, "recruited"),
  ...duel(3, 2, 3, "killed"),
  news("enters", { seat: 3, dungeon: "crypt", survivors: 3 }),
];

test("a battle is three duels with winner, outcome and blood", () => {
  const [battle] = battlesOf(FOUGHT);
  expect(battle?.duels.map((each) => each.winner)).toEqual([3, 3, 2]);
  expect(battle?.duels[1]?.fighters).toEqual([
    { seat: 3, adventurer: "adv-02", outcome: null },
    { seat: 2, adventurer: "adv-12", outcome: "recruited" },
  ]);
  expect(battle?.duels[2]?.blood).toEqual({ from: 3, to: 2 });
  expect(battle).toMatchObject({ dungeon: "crypt", enters: 3, survivors: 3 });
});

test("after each beat nothing is said about later duels", () => {
  const battle = battlesOf(FOUGHT)[0]!;
  const after = (duels: number, open = false) => atBeat({ battle, duels, open });
  expect(after(1).duels).toHaveLength(1);
  expect(after(2).enters).toBeNull();
  expect(after(3)).toBe(battle);
  expect(seatsOf(battle)).toEqual([3, 2]);
});

test("news of other things after the end do not change a battle", () => {
  const battles = battlesOf([
    ...FOUGHT,
    news("killed", { seat: 3, adventurer: "adv-01" }),
    news("visit", { seat: 3, dungeon: "crypt" }),
  ]);
  expect(battles[0]?.duels[0]?.fighters[0]?.outcome).toBeNull();
});

test("several battles of a round stand in their order, those of earlier rounds are gone", () => {
  const second = [news("battle", { dungeon: "rathaus" }), ...duel(1, 0, 1, "killed")];
  expect(battlesOf([...FOUGHT, ...second]).map((battle) => battle.dungeon)).toEqual(["crypt", "rathaus"]);
  expect(battlesOf([...FOUGHT, ...second, ROUND])).toEqual([]);
});

test("a duel that waits for an item is open", () => {
  const open = [
    ROUND,
    news("battle", { dungeon: "crypt" }),
    ...duel(1, 3, 2, "killed").slice(0, 3),
    news("used", { seat: 3, item: "item-knight" }),
  ];
  const [battle] = battlesOf(open);
  expect(battle?.duels[0]).toMatchObject({ winner: 3, blood: null, items: [{ seat: 3, item: "item-knight" }] });
});

test("the reveal plays what the freshest news have settled, also when the next round has begun", () => {
  const fresh = [...FOUGHT.slice(3), ROUND];
  const plays = toPlay([...FOUGHT, ROUND], fresh);
  expect(plays.map(({ battle, from }) => [battle.dungeon, from])).toEqual([["crypt", 0]]);
  expect(toPlay(FOUGHT, [])).toEqual([]);
});

test("a battle that goes on is played from where it stood", () => {
  const fresh = FOUGHT.slice(8);
  expect(toPlay(FOUGHT, fresh)[0]?.from).toBe(1);
});

test("two battles in one go are played one after the other", () => {
  const second = [news("battle", { dungeon: "rathaus" }), ...duel(1, 0, 1, "killed")];
  const plays = toPlay([...FOUGHT, ...second], [...FOUGHT.slice(13), ...second]);
  expect(plays.map(({ battle, from }) => [battle.dungeon, from])).toEqual([
    ["crypt", 2],
    ["rathaus", 0],
  ]);
});

test("the cards of a duel turn before it is told what became of them; the last end is read a little longer", () => {
  const [play] = toPlay(FOUGHT, FOUGHT.slice(8));
  const beats = beatsOf(play!, 8);
  expect(beats.map((beat) => [beat.duels, beat.open, beat.told, beat.ms])).toEqual([
    [1, false, 0, 420],
    [2, true, 2, 1000],
    [2, false, Infinity, 1500],
    [3, true, 7, 1000],
    [3, false, Infinity, 2900],
  ]);
  const [, turned, settled] = beats.map((beat) => atBeat(beat).duels.at(-1));
  expect(turned).toMatchObject({ winner: null, blood: null, fighters: [{ outcome: null }, { outcome: null }] });
  expect(settled).toMatchObject({ winner: 3, fighters: [{ outcome: null }, { outcome: "recruited" }] });
});

test("that a party breaks up after its battle, and who goes in, belongs to the last duel", () => {
  const scene = [news("fighter"), news("duel-won")];
  expect(["dissolved", "enters", "visit"].map((id) => pace.joins?.(scene, news(id)))).toEqual([true, true, false]);
});

test("a loss of one's own is shown longer than that of another", () => {
  expect([0, 1].map((seat) => pace.ms?.(news("died", { seat }), 1))).toEqual([undefined, 1400]);
});
