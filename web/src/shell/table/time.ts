/** Moments as the server may give them (ISO text, seconds or milliseconds) and how they are shown. */

export function millis(moment: string | number): number {
  if (typeof moment === "string") return Date.parse(moment);
  return moment < 1e12 ? moment * 1000 : moment;
}

export function leftText(seconds: number): string {
  const left = Math.max(0, seconds);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
