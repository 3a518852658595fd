/** How the clock of a table is spoken of. */
import { t } from "../say.svelte";
import { settings } from "../settings.svelte";

const UNITS = [
  ["day", 86_400],
  ["minute", 60],
  ["second", 1],
] as const;

/** The clock of a table in the largest unit that fits: "5 minutes", "3 days". */
export function clockText(seconds: number | null): string {
  if (seconds === null) return t("clock-none");
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0 && seconds > size / 2) ?? ["second", 1];
  const form = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(settings.lang, form).format(seconds / size);
}
