/** What the planner says (docs/planner.md): means over all cards that may come. */
export interface Ending {
  tiles: number;
  heroes: number;
  paladins: number;
  party: number;
  health: number;
  gold: number;
  food: number;
  imps: number;
  traps: number;
  evil: number;
  tired: number;
  later_tiles: number;
  later_prisoners: number;
  held: number; // the chance that the tile is not conquered
  points: number;
}

export interface Plan {
  tile: string;
  traps: string[];
  monsters: string[];
  ghosts: number;
}

/** Cards that make no difference stand together. */
export interface OfCards extends Ending {
  cards: string[];
  fatigue: number;
}

export interface Forecast extends Ending {
  plan: Plan;
  fatigue: [number, number];
  spell: boolean;
  magic: number;
  needed: number;
  cards: OfCards[];
  way?: string[]; // choices of the battle on which it hangs; of the plan as it lies
}

export interface BestPlan extends Forecast {
  choices: string[]; // that make it from its beginning
}

/** Where the search would take too long, `complete` is false and nothing else is there. */
export interface Here {
  complete: boolean;
  plan?: Forecast | null; // null: no tile is named yet
  made?: string[]; // the choices that have made it so far
  choices?: Choice[]; // in a battle
}

export interface Choice extends Ending {
  choice: string;
  best: boolean;
}

export interface Best {
  complete: boolean;
  plans: number;
  looked_at: number;
  best: BestPlan[];
}

/** How to come from what is made to what is wanted: so many steps back, then these choices. */
export function way(made: readonly string[], wanted: readonly string[]): { back: number; choices: string[] } {
  const differs = made.findIndex((choice, at) => choice !== wanted[at]);
  const shared = differs < 0 ? made.length : differs;
  return { back: made.length - shared, choices: wanted.slice(shared) };
}
