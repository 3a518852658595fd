/** How often a card with dice makes the monster win: counted over all throws (DD-128, DD-136, DD-137). */
import type { FightView } from "../../declared";

const WINS_FROM = 20; // DD-119
const CURSE = 3; // DD-144
const EYES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The share of throws of so many new dice for which this holds. */
function share(dice: number, holds: (thrown: readonly number[]) => boolean): number {
  let [good, all] = [0, 0];
  const go = (thrown: readonly number[]): void => {
    if (thrown.length < dice) return EYES.forEach((eyes) => go([...thrown, eyes]));
    all += 1;
    if (holds(thrown)) good += 1;
  };
  go([]);
  return good / all;
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** The share with which the monster wins after that card; null: the card throws no dice. */
export function winsWith(action: string, fight: FightView): number | null {
  const without = fight.level + fight.bonus - CURSE * fight.curses;
  if (action === "axe") return share(1, (thrown) => sum([...fight.dice, ...thrown]) + without >= WINS_FROM);
  if (action === "cursed_blade") return share(2, (thrown) => sum([...fight.dice, ...thrown]) + without >= WINS_FROM);
  if (action !== "talisman") return null;
  const best = (all: readonly number[]): number => sum([...all].sort((a, b) => b - a).slice(0, 2));
  return share(2, (thrown) => best([...fight.dice, ...thrown]) + without >= WINS_FROM);
}
