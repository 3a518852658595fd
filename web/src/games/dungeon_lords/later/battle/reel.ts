/** A battle as its news tell it, beat by beat: the line of heroes, the ladder of steps, and the numbers that fly. */
import type { GameEvent } from "../../../../shell/board";
import type { Hero, Plan, Player, View } from "../../model/view";

export const LADDER = ["trap", "fast_spell", "monsters", "slow_spell", "healing", "conquest", "late"] as const;
export type Rung = { state: "done" | "now" | "skipped"; reason: string };
export type Ladder = Record<string, Rung>;

export interface Hit {
  hero: string;
  amount: number;
  kind: "damage" | "heal" | "prevented";
}

export interface Frame {
  seat: number;
  cell: string;
  round: number;
  ladder: Ladder;
  player: Player; // his tiles and his plan at that moment
  view: View; // what lies around the battle at that moment
  line: Hero[];
  out: string[]; // heroes that fall in this beat: still in the line
  hits: Hit[];
  event: GameEvent;
  told: number; // of the news, with this one
}

const BATTLE = new Set([
  "battle-begins",
  "battle-ends",
  "combat-won",
  "step-begins",
  "step-skipped",
  "trap-revealed",
  "trap-aimed",
  "trap-hits-nobody",
  "trap-damage",
  "party-held",
  "healing-stopped",
  "spells-stopped",
  "poisoned",
  "hurt",
  "absorbed",
  "eliminated",
  "illusion-gone",
  "spell-cast",
  "spell-empty",
  "withdrawn",
  "sheep",
  "stronger",
  "acts",
  "sheep-acts",
  "no-target",
  "knocked-out",
  "back-face-up",
  "hearts",
  "healed",
  "fatigue",
  "conquered",
  "poison-works",
  "evil-up",
  "evil-down",
  "paladin-walks",
  "imps-lost",
  "gold-lost",
  "food-lost",
  "released",
]);

const LEAVES = new Set(["withdrawn", "knocked-out", "back-face-up"]);
export const isOfBattle = (event: GameEvent): boolean => BATTLE.has(event.id);
/** Steps that are left out because the cards hold nothing for them; every other reason wants to be read. */
const PLAIN = new Set(["no_trap", "no_fast_spell", "no_slow_spell", "no_poison"]);
export const isBrief = ({ id, args }: GameEvent): boolean =>
  id === "step-begins" || (id === "step-skipped" && PLAIN.has(String(args["reason"])));
const text = (event: GameEvent, name: string): string => String(event.args[name] ?? "");
const number = (event: GameEvent, name: string): number => Number(event.args[name] ?? 0);

/** The ladder after one more piece of news. */
function climbed(ladder: Ladder, event: GameEvent): Ladder {
  if (event.id === "battle-begins") return {};
  if (event.id !== "step-begins" && event.id !== "step-skipped") return ladder;
  const past: Ladder = {};
  for (const [step, rung] of Object.entries(ladder))
    past[step] = rung.state === "now" ? { ...rung, state: "done" } : rung;
  const state = event.id === "step-begins" ? "now" : "skipped";
  return { ...past, [text(event, "step")]: { state, reason: text(event, "reason") } };
}

/** Where the battle that is going on has come to. */
export function ladderOf(history: readonly GameEvent[]): Ladder {
  const start = history.findLastIndex((event) => event.id === "battle-begins");
  return start < 0 ? {} : history.slice(start).reduce(climbed, {});
}

function hitOf(event: GameEvent): Hit | null {
  const hero = text(event, "hero");
  if (event.id === "hurt") return { hero, amount: number(event, "damage"), kind: "damage" };
  if (event.id === "healed") return { hero, amount: number(event, "number"), kind: "heal" };
  if (event.id === "trap-damage" && number(event, "prevented") > 0)
    return { hero, amount: number(event, "prevented"), kind: "prevented" };
  return null;
}

/** The line after one more piece of news: markers as it counts them. */
function marked(line: readonly Hero[], event: GameEvent): Hero[] {
  const hero = text(event, "hero");
  return line.map((each) => {
    if (each.hero !== hero) return each;
    if (event.id === "hurt" || event.id === "healed") return { ...each, wounds: number(event, "wounds") };
    return event.id === "stronger" ? { ...each, hit_points: number(event, "points") } : each;
  });
}

/** The defenders after one more piece of news: what is sent, used up, or gone home. */
function planned(plan: Plan | null, event: GameEvent): Plan | null {
  if (event.id === "planned")
    return {
      open: true,
      tile: text(event, "cell"),
      traps: number(event, "traps"),
      trap_cards: null,
      monsters: [],
      ghosts: number(event, "ghosts"),
      bait: number(event, "gold"),
    };
  if (!plan) return null;
  const monster = text(event, "monster");
  if (event.id === "sent") return { ...plan, monsters: [...plan.monsters, monster] };
  if (event.id === "trap-revealed")
    return {
      ...plan,
      traps: plan.traps - 1,
      trap_cards: plan.trap_cards && without(plan.trap_cards, text(event, "trap")),
      bait: 0,
    };
  if (!LEAVES.has(event.id)) return plan;
  return monster === "ghost"
    ? { ...plan, ghosts: Math.max(0, plan.ghosts - 1) }
    : { ...plan, monsters: without(plan.monsters, monster) };
}

function without(ids: readonly string[], id: string): string[] {
  const at = ids.indexOf(id);
  return at < 0 ? [...ids] : ids.toSpliced(at, 1);
}

function changed(player: Player, event: GameEvent): Player {
  const plan = planned(player.plan, event);
  if (event.id !== "conquered") return { ...player, plan };
  return {
    ...player,
    plan,
    tiles: player.tiles.map((tile) => (tile.cell === event.args["cell"] ? { ...tile, conquered: true } : tile)),
  };
}

/** Where everybody stands after one more piece of news. */
function moved(evil: number[], { id, args }: GameEvent): number[] {
  if (id !== "evil-up" && id !== "evil-down") return evil;
  return evil.with(Number(args["seat"]), Number(args["evil"]));
}

const falls = (event: GameEvent): boolean => event.id === "eliminated" || event.id === "illusion-gone";

/** One frame for every piece of news of a battle, starting from the lines as they stood before and the news of then. */
export function reel(events: readonly GameEvent[], before: View, past: readonly GameEvent[] = []): Frame[] {
  const lines = before.players.map((player) => player.queue);
  const players = [...before.players];
  const frames: Frame[] = [];
  let { evil } = before.evilometer;
  let seat = before.battle?.seat ?? -1;
  let cell = before.players[seat]?.plan?.tile ?? "";
  let round = before.combat_round ?? 1;
  let ladder = before.battle ? ladderOf(past) : {};
  for (const [at, event] of events.entries()) {
    if (event.id === "battle-begins")
      [seat, cell, round] = [number(event, "seat"), text(event, "cell"), number(event, "round")];
    ladder = climbed(ladder, event);
    evil = moved(evil, event);
    const whose = number(event, "seat");
    const lord = players[whose];
    if (lord) players[whose] = changed(lord, event);
    const player = players[seat];
    if (!player || !isOfBattle(event)) continue;
    const line = marked(lines[seat] ?? [], event);
    const hit = hitOf(event);
    const out = falls(event) ? [text(event, "hero")] : [];
    const view = {
      ...before,
      players: players.map((each, of) => ({ ...each, queue: of === seat ? line : (lines[of] ?? []) })),
      evilometer: { ...before.evilometer, evil },
    };
    frames.push({ seat, cell, round, ladder, player, view, line, out, hits: hit ? [hit] : [], event, told: at + 1 });
    lines[seat] = line.filter((hero) => !out.includes(hero.hero));
  }
  return frames;
}
