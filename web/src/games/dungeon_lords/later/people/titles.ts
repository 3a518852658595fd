/** Who would hold the titles if the game ended now (DL-577 to DL-584): all that is compared lies open. */
import type { Texts } from "../../../../shell/board";
import type { Player, Title, View } from "../../model/view";

interface Entry {
  id: string;
  metric: string[];
  best: "max" | "min";
}

const monstersOf = ({ lair, down, plan }: Player): number =>
  [...lair, ...down, ...(plan?.open ? plan.monsters : [])].filter((id) => id !== "ghost").length;

const METRICS: Readonly<Record<string, (player: Player) => number>> = {
  evil: ({ evil }) => evil,
  rooms_all: ({ tiles }) => tiles.filter(({ room }) => room !== null).length,
  tunnels_all: ({ tiles }) => tiles.filter(({ room }) => room === null).length,
  monsters: monstersOf,
  imps: ({ imps }) => imps,
  gold: ({ gold }) => gold,
  food: ({ food }) => food,
  trap_cards: ({ traps }) => traps,
  conquered_tiles: ({ tiles }) => tiles.filter(({ conquered }) => conquered).length,
};

/** What a title is worth to one who holds it alone, and to each of several: with two players a point less (DL-577). */
export function worthOf(players: number): { sole: number; shared: number } {
  return players === 2 ? { sole: 2, shared: 1 } : { sole: 3, shared: 2 };
}

export function titlesNow({ players }: Pick<View, "players">, texts: Texts): Title[] {
  const { sole, shared } = worthOf(players.length);
  return (texts.entries("titles") as unknown as Entry[]).map(({ id, metric, best }) => {
    const values = players.map((player) => metric.reduce((sum, each) => sum + (METRICS[each]?.(player) ?? 0), 0));
    const wanted = best === "min" ? Math.min(...values) : Math.max(...values);
    const holders = values.flatMap((value, seat) => (value === wanted ? [seat] : []));
    return { id, values, holders, points: holders.length === 1 ? sole : shared };
  });
}
