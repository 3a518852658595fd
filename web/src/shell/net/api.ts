/** The HTTP side of docs/protocol.md. */
import type { RulebookData } from "../words/rulebook";
import type { Games, Guest, NewTable, Replay, Table, Wish } from "./types";

/** The server said no, or could not be reached (kind "offline"). */
export class Refusal extends Error {
  constructor(
    readonly kind: string,
    message: string,
    readonly rules: readonly string[] = [],
    readonly status = 0,
  ) {
    super(message);
  }
}

function csrf(): string {
  return /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const body = (await answer.json().catch(() => ({}))) as { kind?: string; message?: string; rules?: string[] };
  const kind = body.kind ?? (answer.status === 404 ? "no-such-table" : "error");
  return new Refusal(kind, body.message ?? "", body.rules ?? [], answer.status);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") headers["x-csrftoken"] = csrf();
  if (body !== undefined) headers["content-type"] = "application/json";
  const asked = fetch(path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    credentials: "same-origin",
  });
  const answer = await asked.catch(() => {
    throw new Refusal("offline", "The server cannot be reached.");
  });
  if (!answer.ok) throw await refusalOf(answer);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  session: () => ask<{ guest: Guest | null }>("GET", "/api/session"),
  name: (name: string) => ask<{ guest: Guest }>("POST", "/api/session", { name }),
  deviceLink: () => ask<{ path: string }>("POST", "/api/session/link", {}),
  games: () => ask<Games>("GET", "/api/games"),
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
