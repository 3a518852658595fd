/** A record from a file, before the server looks at it. */

export const MOST_BYTES = 1_000_000; // the server takes no more

export type Reading = { record: object } | { problem: "record-large" | "record-no-json" | "record-running" };

export async function readRecord(file: File): Promise<Reading> {
  if (file.size > MOST_BYTES) return { problem: "record-large" };
  try {
    const data: unknown = JSON.parse(await file.text());
    if (typeof data !== "object" || data === null || Array.isArray(data)) return { problem: "record-no-json" };
    return "seen" in data ? { problem: "record-running" } : { record: data };
  } catch {
    return { problem: "record-no-json" };
  }
}
