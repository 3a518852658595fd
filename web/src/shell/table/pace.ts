/** How long a scene is shown at speed 1: what others do takes a moment one can see, what one has done oneself less. */
import type { GameEvent, Pace } from "../board";

const OWN = 350;
const OTHERS = 700;
const MORE = 300; // each further piece of news
const MOST = 3600;
const HEADING = 1100; // a round or phase announces itself
const FORCED = 900; // what was done for the reader is news to him

export function msOf(
  news: readonly GameEvent[],
  you: number | null,
  { heading = false, forced = false }: { heading?: boolean; forced?: boolean },
  pace: Pace | undefined,
): number {
  const told = news.map(
    (event, at) => pace?.ms?.(event, you) ?? (at > 0 ? MORE : event.args["seat"] === you ? OWN : OTHERS),
  );
  const sum = told.reduce((all, ms) => all + ms, 0);
  return Math.max(forced ? FORCED : 0, Math.min(MOST, sum)) + (heading ? HEADING : 0);
}
