/** How tables are spoken of in lists. */
import type { Table, TableSeat } from "../net/types";
import { session } from "../net/session.svelte";
import { settings } from "../settings.svelte";
import { t } from "../say.svelte";

export function roundText(table: Table): string {
  if (table.status === "open") return t("table-open");
  if (table.status === "over") return t("table-over");
  if (table.status === "abandoned") return t("table-abandoned");
  const round = String(table.round ?? "");
  return /^\d+$/.test(round) ? t("round", { round }) : round;
}

export function stateText(table: Table): string {
  if (table.status === "over") return resultText(table);
  if (table.status === "abandoned") return t("table-abandoned");
  if (table.status === "open")
    return t("seats-free", { count: table.seats.filter((seat) => seat.kind === "open").length });
  if (table.your_turn) return t("your-turn");
  const names = table.to_act.map((seat) => seatName(table.seats[seat])).filter(Boolean);
  return names.length ? t("waiting-for", { names: names.join(", ") }) : t("running");
}

function resultText(table: Table): string {
  const place = table.you === null ? undefined : table.result?.places[table.you];
  return place === undefined ? t("table-over") : t("your-place", { place });
}

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
