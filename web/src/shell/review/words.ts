/** How a review speaks of choices and shares. */
import { settings } from "../settings.svelte";
import type { Desk } from "../table/desk.svelte";
import type { Option } from "../board";
import type { Point } from "./figures";

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export function optionWords(desk: Desk, point: Point, option: Option = point.choice): string {
  return desk.texts?.option(option, point.step) ?? option.text;
}
