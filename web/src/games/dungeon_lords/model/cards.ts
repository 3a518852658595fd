/** What content says of a card, in the few words that fit on it. */
import type { Data, Texts } from "../../../shell/board";
import type { View } from "./view";

/** The rules text of a card in this year. What a monster or a trap does is told in bare numbers: of what they are is said before. */
export function about({ texts, view }: { texts: Texts; view: Pick<View, "year"> }, card: string): string {
  const facts = texts.facts(card);
  const later = view.year === 2 ? facts["text_year_2"] : undefined;
  const text = String(later ?? facts["text"] ?? "");
  const { options, years } = texts.entry(card);
  return options || years ? texts.say("monster-does", { text, card }) : text;
}

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

interface Way {
  steps: Step[];
  cost?: Record<string, number>;
  after?: string;
}

export interface Strike {
  aim: string; // first, each, chosen, not_first, not_priest, hold; fed, stays: as the one before, for food or unhurt
  amount: number;
  times: number;
}

/** The ways a monster can act, each by its first blow. */
export function strikes(entry: Data): Strike[] {
  const options = (entry["options"] ?? []) as unknown as Way[];
  return options.map(({ steps, cost, after }, at) => {
    const blows = steps.filter((step) => step.op === "damage");
    const [first] = blows;
    if (!first) return { aim: "hold", amount: 0, times: 1 };
    const again = at === 0 ? undefined : cost?.["food"] ? "fed" : after === "face_up" ? "stays" : undefined;
    const aim = again ?? first.restrict?.[0] ?? first.target ?? "first";
    return { aim, amount: first.amount ?? 0, times: blows.length };
  });
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

interface DungeonBoard {
  zones: { id: string; cells: [number, number][] }[];
}

/** Where a room may stand, as its zone is drawn on the dungeon board; no zone: anywhere. */
export function inZone(texts: Texts, zone: string | null, cell: string): boolean {
  const [board] = texts.entries("dungeon") as unknown as DungeonBoard[];
  const cells = board?.zones.find((each) => each.id === zone)?.cells;
  return cells?.some(([column, row]) => `${column}-${row}` === cell) ?? true;
}
