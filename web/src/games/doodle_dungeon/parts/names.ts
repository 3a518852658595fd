/** Every dungeon has a name (DD-011): out of a list, by its master, so that it is the same on every screen. */
import type { Table } from "../../common/table.svelte";
import { pick } from "../hand/chance";
import type { View } from "../model/view";

const NAMES = 12;

export function nameOfDungeon(table: Table<View>, seat: number): string {
  const taken: number[] = [];
  for (let each = 0; each <= seat; each += 1) {
    let name = pick(`${table.seats[each]?.name ?? ""} ${each}`, NAMES);
    while (taken.includes(name)) name = (name + 1) % NAMES;
    taken.push(name);
  }
  return table.say("dd-dungeon-name", { number: taken[seat] ?? 0 });
}
