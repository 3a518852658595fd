/** What those who sit at a table are called. */
import type { Table, TableSeat } from "../net/types";
import { session } from "../net/session.svelte";
import { settings } from "../settings.svelte";
import { t } from "../say.svelte";

/** Bots are called by the name of their level in the reader's language. */
export function seatName(seat: TableSeat | undefined): string {
  if (!seat || seat.kind === "open") return t("seat-open");
  const level = seat.kind === "bot" ? session.games?.levels.find((each) => each.id === seat.level) : undefined;
  return seat.name || level?.name[settings.lang] || t("bot");
}

/** Two bots of one level get a number each, so that sentences stay clear. */
export function seatNames(table: Table): string[] {
  const names = table.seats.map((seat) => seatName(seat));
  return names.map((name, index) => {
    const same = names.filter((other) => other === name).length;
    return same === 1 ? name : `${name} ${numeral(names.slice(0, index + 1).filter((other) => other === name).length)}`;
  });
}

function numeral(count: number): string {
  return ["I", "II", "III", "IV", "V", "VI"][count - 1] ?? String(count);
}
