/** The line that tells the race: the goal, who is closest to it, and when it may be over soon. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Bundle, type Lang } from "../../../shell/words/bundle";
import { parsed } from "../../../shell/words/parse";
import { isClose, raceOf } from "../model/race";
import type { View } from "../model/view";

const table = (points: number[], target = 5, over = false): View =>
  ({ players: points.map((each) => ({ points: each })), target, over }) as unknown as View;
const words = (lang: Lang): string => readFileSync(join(import.meta.dirname, `../text/${lang}.ftl`), "utf8");
const said = (lang: Lang, ...points: number[]): string =>
  new Bundle(lang, [parsed(words(lang))]).say("dt-race", { ...raceOf(table(points)), seat_is: "you" });

it("names who is ahead alone, and how many are level", () => {
  expect(raceOf(table([1, 3]))).toEqual({ target: 5, best: 3, ahead: 1, seat: "P2" });
  expect(raceOf(table([2, 0, 2]))).toEqual({ target: 5, best: 2, ahead: 2 });
});

it("is close with one point missing, and not any more when it is over or nothing is counted", () => {
  expect([isClose(table([3, 2])), isClose(table([4, 2])), isClose(table([4, 2], 5, true))]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isClose(table([0, 0], 0))).toBe(false);
});

describe("in words", () => {
  it("says the goal, how it is reached, and the state", () => {
    expect(said("en", 0, 0)).toBe("Goal: 5 points (get out, kill). Nobody has any yet.");
    expect(said("en", 2, 1)).toBe("Goal: 5 points (get out, kill). You lead with 2.");
    expect(said("de", 2, 2)).toBe("Ziel: 5 Punkte (entkommen, töten). 2 liegen mit 2 gleichauf.");
  });
});
