/** The HTTP side of docs/protocol.md; who we are and what is on offer asks `session`. */
import type { RulebookData } from "../words/rulebook";
import { ask, table } from "./ask";
import type { NewTable, Replay, Table, Wish } from "./types";

export const api = {
  deviceLink: () => ask<{ path: string }>("POST", "/api/session/link", {}),
  rules: (game: string, lang: string) =>
    ask<RulebookData>("GET", `/api/games/${encodeURIComponent(game)}/rules/${lang}`),
  tables: () => ask<{ tables: Table[] }>("GET", "/api/tables").then((answer) => answer.tables),
  myTables: () => ask<{ tables: Table[] }>("GET", "/api/my/tables").then((answer) => answer.tables),
  create: (wish: NewTable) => ask<Table>("POST", "/api/tables", wish),
  table: (id: string) => ask<Table>("GET", table(id)),
  seat: (id: string, seat: number, wish: Wish) => ask<Table>("POST", `${table(id)}/seats/${seat}`, wish),
  close: (id: string) => ask<unknown>("DELETE", table(id)),
  leave: (id: string) => ask<Table>("POST", `${table(id)}/leave`, {}),
  start: (id: string) => ask<Table>("POST", `${table(id)}/start`, {}),
  replay: (id: string, move: number | null) =>
    ask<Replay>("GET", `${table(id)}/replay${move === null ? "" : `?move=${move}`}`),
  branch: (id: string, move: number, level: string) => ask<Table>("POST", `${table(id)}/branch`, { move, level }),
  addRecord: (record: unknown) => ask<Table>("POST", "/api/records", record),
};
