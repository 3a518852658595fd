/** Moments as the server may give them (ISO text, seconds or milliseconds) and how they are shown. */

export function millis(moment: string | number): number {
  if (typeof moment === "string") return Date.parse(moment);
  return moment < 1e12 ? moment * 1000 : moment;
}

/** How long ago, in the largest unit that fits. */
export function sinceOf(moment: string | number, now: number): { count: number; unit: "minutes" | "hours" | "days" } {
  const minutes = Math.max(0, Math.floor((now - millis(moment)) / 60_000));
  if (minutes < 60) return { count: minutes, unit: "minutes" };
  if (minutes < 24 * 60) return { count: Math.floor(minutes / 60), unit: "hours" };
  return { count: Math.floor(minutes / (24 * 60)), unit: "days" };
}

export function leftText(seconds: number): string {
  const left = Math.max(0, seconds);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
