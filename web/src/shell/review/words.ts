/** How a review speaks of choices and shares. */
import { t } from "../say.svelte";
import { settings } from "../settings.svelte";
import type { Desk } from "../table/desk.svelte";
import type { Option } from "../board";
import { percents, type Point } from "./figures";

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** The chances of all at a time, as everybody reads them. */
export function chanceWords(chances: readonly number[]): string[] {
  return percents(chances).map((each) => percent(each / 100));
}

/** "Year 1, spring · Orders": where the match had come to. */
export function whenWords(desk: Desk, { then }: Point): string {
  return then ? desk.heading(then) : "";
}

/** "Move 12 · Year 1, spring · Orders" */
export function atWords(desk: Desk, point: Point): string {
  return [t("review-at", { move: point.move }), whenWords(desk, point)].filter(Boolean).join(" · ");
}

export function optionWords(desk: Desk, point: Point, option: Option = point.choice): string {
  return desk.texts?.option(option, point.step) ?? option.text;
}
