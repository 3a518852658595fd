/** How tables are spoken of in lists. */
import type { Table } from "../net/types";
import { t } from "../say.svelte";
import { seatName } from "./names";

export function roundText(table: Table): string {
  if (table.status === "open") return t("table-open");
  if (table.status === "over") return t("table-over");
  if (table.status === "abandoned") return t("table-abandoned");
  const round = String(table.round ?? "");
  return /^\d+$/.test(round) ? t("round", { round }) : round;
}

export function stateText(table: Table): string {
  if (table.damaged) return t("table-damaged");
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
