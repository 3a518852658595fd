/** What content says of a card, in the few words that fit on it. */
import type { Data, Texts } from "../../../shell/board";

export interface Amounts {
  kind: string;
  count: number;
}

/** Costs and gains as they are printed: food 2, gold 1. */
export function amounts(written: unknown): Amounts[] {
  return Object.entries((written ?? {}) as Record<string, number>).map(([kind, count]) => ({ kind, count }));
}

export interface Space {
  cost: Amounts[];
  gain: Amounts[];
}

export interface PlaceFacts {
  id: string;
  number: number;
  reversed: boolean;
  spaces: Space[];
}

interface Field {
  cost: Record<string, number>;
  reward: Record<string, number>;
  imps_per_unit?: number;
  foreman_imps?: number;
}

/** A place with its three spaces; what a tile costs is printed on the tile. */
export function placeFacts(texts: Texts, id: string): PlaceFacts {
  const entry = texts.entry(id);
  const order = (entry["resolve_order"] ?? []) as number[];
  return {
    id,
    number: Number(entry["number"] ?? 0),
    reversed: order[0] === 3,
    spaces: ((entry["fields"] ?? []) as unknown as Field[]).map(spaceOf),
  };
}

function spaceOf(field: Field): Space {
  const imps = field.imps_per_unit ? { imps: field.imps_per_unit } : {};
  const foreman = field.foreman_imps ? { foreman: 1 } : {};
  const cost = amounts({ ...field.cost, ...imps }).filter(({ kind }) => kind !== "tile_cost");
  return { cost, gain: amounts({ ...field.reward, ...foreman }) };
}

interface Step {
  op: string;
  target?: string;
  amount?: number;
  restrict?: string[];
}

export interface Strike {
  aim: string; // first, each, chosen, not_first, not_priest, hold
  amount: number;
  times: number;
}

/** The ways a monster can act, each by its first blow. */
export function strikes(entry: Data): Strike[] {
  const options = (entry["options"] ?? []) as unknown as { steps: Step[] }[];
  return options.map(({ steps }) => {
    const blows = steps.filter((step) => step.op === "damage");
    const [first] = blows;
    if (!first) return { aim: "hold", amount: 0, times: 1 };
    return { aim: first.restrict?.[0] ?? first.target ?? "first", amount: first.amount ?? 0, times: blows.length };
  });
}

export interface HeroFacts {
  type: string;
  hit_points: number;
  trap: number;
  heart: number;
  magic: number;
}

export function heroFacts(texts: Texts, id: string): HeroFacts {
  const entry = texts.entry(id);
  const symbols = (entry["symbols"] ?? {}) as Record<string, number>;
  const { trap = 0, heart = 0, magic = 0 } = symbols;
  return {
    type: String(entry["type"] ?? "illusion"),
    hit_points: Number(entry["hit_points"] ?? 1),
    trap,
    heart,
    magic,
  };
}

export interface Production {
  workers: number;
  cost: Amounts[];
  output: Amounts[];
}

export function productionOf(texts: Texts, room: string): Production | null {
  const made = texts.entry(room)["production"] as unknown as { workers: number; cost: unknown; output: unknown } | null;
  return made ? { workers: made.workers, cost: amounts(made.cost), output: amounts(made.output) } : null;
}

/** Where a room may stand, as named on it; null: anywhere. */
const ZONES: Record<string, (column: number, row: number) => boolean> = {
  upper: (_, row) => row <= 2,
  lower: (_, row) => row >= 3,
  edge: (column, row) => column === 1 || column === 5 || row === 1 || row === 4,
  centre: (column, row) => column > 1 && column < 5 && row > 1 && row < 4,
};

export function inZone(zone: unknown, cell: string): boolean {
  const [column = 1, row = 1] = cell.split("-").map(Number);
  return typeof zone === "string" ? (ZONES[zone]?.(column, row) ?? true) : true;
}
