/** How the server is asked over HTTP. */

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

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
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

export const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
