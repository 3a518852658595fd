/** Before each of the reader's turns a sentence: what his last turn and the answers to it have brought, and why. */
import type { Data, GameEvent, LookBack, Note, Texts } from "../../../../shell/board";
import { asView, type View } from "../../model/view";
import { isOwn, named, pile } from "./sight";

const POINTS = { at: [".track.own", ".strip"], tabs: ["players"] };
const THEIRS = { ...POINTS, at: [".track:not(.own)", ".strip"] };
const BOARD = { at: ["[data-scene=board]"], tabs: ["board"] };
const TURN = { at: [".bench .turn", "[data-scene=figures]", "[data-scene=board]"], tabs: ["figures"] };

type Facts = NonNullable<Note["args"]>;

/** A round as its reader lived it. */
class Round {
  constructor(
    readonly news: readonly GameEvent[],
    readonly view: View,
    readonly texts: Texts,
  ) {}

  mine(id: string, by = "owner"): GameEvent[] {
    return this.news.filter((event) => event.id === id && isOwn(this.view, event.args[by]));
  }
  theirs(id: string): GameEvent[] {
    return this.news.filter((event) => event.id === id && !isOwn(this.view, event.args["owner"]));
  }
  name(event: GameEvent): string {
    return this.texts.name(String(event.args["character"]));
  }
  /** At the character whom the news are about. */
  spotOf(event: GameEvent): { at: string[]; tabs: string[] } {
    return { at: [pile(named(this.view, event)), ...BOARD.at], tabs: BOARD.tabs };
  }
  /** The combat in which somebody was wounded: who began it, and both sums. */
  combatBefore(event: GameEvent): Facts {
    const before = this.news.slice(0, this.news.indexOf(event));
    const attack = before.findLast(({ id }) => id === "attacks");
    const won = before.findLast(({ id }) => id === "combat-won");
    const sums = [won?.args["strength"], won?.args["other_strength"]].map(Number) as [number, number];
    return { began: attack && isOwn(this.view, attack.args["seat"]) ? "you" : "other", more: sums[0], less: sums[1] };
  }
}

const sum = (events: readonly GameEvent[], arg = "points"): number =>
  events.reduce((total, { args }) => total + Number(args[arg] ?? 0), 0);

/** The points the reader has made. */
function scored(round: Round): { points: number; out: number; kills: number } {
  const [out, things, kills] = [round.mine("escaped"), round.mine("carried-out"), round.mine("killed", "killer")];
  return { points: sum(out) + sum(things) + sum(kills), out: out.length, kills: kills.length };
}

function ofLoss(round: Round): Note | null {
  const dead = round.mine("killed").at(-1);
  if (!dead) return null;
  const args = { character: round.name(dead), cause: String(dead.args["cause"]), points: scored(round).points };
  return { id: "round-lost", rule: "DT-132", ...THEIRS, args };
}

function ofPoints(round: Round): Note | null {
  const made = scored(round);
  return made.points > 0 ? { id: "round-scored", rule: "DT-031", ...POINTS, args: made } : null;
}

function ofWounds(round: Round): Note | null {
  const hurt = round.mine("wounded").at(-1);
  if (!hurt) return null;
  const args = { character: round.name(hurt), ...round.combatBefore(hurt) };
  return { id: "round-hurt", rule: "DT-150", ...round.spotOf(hurt), args };
}

function ofRivals(round: Round): Note | null {
  const points = sum(round.theirs("escaped")) + sum(round.theirs("carried-out"));
  return points > 0 ? { id: "round-rival", rule: "DT-094", ...THEIRS, args: { points } } : null;
}

function ofCombat(round: Round): Note | null {
  const hit = round.theirs("wounded").at(-1);
  if (hit) {
    const args = { character: round.name(hit), ...round.combatBefore(hit) };
    return { id: "round-hit", rule: "DT-137", ...round.spotOf(hit), args };
  }
  const tied = round.news.find(({ id }) => id === "combat-tied");
  return tied
    ? { id: "round-tied", rule: "DT-140", ...BOARD, args: { strength: Number(tied.args["strength"]) } }
    : null;
}

const WASTED = 2; // action points that are too many to lapse

function ofWaste(round: Round): Note | null {
  const points = sum(round.mine("left-over", "seat"));
  return points >= WASTED ? { id: "round-wasted", rule: "DT-058", ...TURN, args: { points } } : null;
}

/** Steps to the nearest square of an enemy line, as if there were no walls. */
function distance(view: View, { args }: GameEvent): number {
  const [x, y] = [Number(args["x"]), Number(args["y"])];
  const squares = view.lines.filter(({ seat }) => !isOwn(view, seat)).flatMap((line) => line.squares);
  return Math.min(...squares.map(([toX = 0, toY = 0]) => Math.abs(toX - x) + Math.abs(toY - y)));
}

/** Who of the reader's has come nearest to the far side, among those who came nearer. */
function foremost(round: Round): { event: GameEvent; left: number } | null {
  const { view } = round;
  const steps = ["stepped", "jumped", "wall-walked"].flatMap((id) => round.mine(id));
  const ends = steps.flatMap((first) => {
    const way = round.news.filter((event) => steps.includes(event) && named(view, event) === named(view, first));
    const last = way.at(-1);
    return last && distance(view, last) < distance(view, first) ? [{ event: last, left: distance(view, last) }] : [];
  });
  return ends.sort((a, b) => a.left - b.left)[0] ?? null;
}

function ofWay(round: Round): Note {
  const rooms = round.mine("reveals", "seat").length;
  const lead = foremost(round);
  if (lead) {
    const args = { character: round.name(lead.event), left: lead.left, rooms };
    return { id: "round-forward", rule: "DT-087", ...round.spotOf(lead.event), args };
  }
  if (rooms > 0) return { id: "round-revealed", rule: "DT-067", ...BOARD, args: { rooms } };
  return { id: "round-still", rule: "DT-031", ...BOARD };
}

export const lookBack: LookBack = {
  begins: ({ id, args }, view) => id === "turn" && isOwn(asView(view), args["seat"]),
  say: (news: readonly GameEvent[], data: Data, texts: Texts) => {
    const round = new Round(news, asView(data), texts);
    return (
      ofLoss(round) ??
      ofPoints(round) ??
      ofWounds(round) ??
      ofRivals(round) ??
      ofCombat(round) ??
      ofWaste(round) ??
      ofWay(round)
    );
  },
};
