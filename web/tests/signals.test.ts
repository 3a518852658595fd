/** Sounds: one for a moment, and none that a game could not make. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Sounds } from "../src/shell/board";
import { heardOf } from "../src/shell/signals/heard";
import { SOUNDS } from "../src/shell/signals/sounds";

const news = (...ids: string[]) => ids.map((id) => ({ id, args: {} }));
const NAMED = { rolled: "chance", fight: "battle" } as const;

test("the loudest of a moment is heard, what has no name knocks", () => {
  expect(heardOf(news("walks", "rolled"), NAMED)).toBe("chance");
  expect(heardOf(news("rolled", "fight"), NAMED)).toBe("battle");
  expect(heardOf(news("walks"), NAMED)).toBe("news");
  expect(heardOf([], NAMED)).toBeNull();
});

test("no sound is longer than two seconds", () => {
  for (const [name, notes] of Object.entries(SOUNDS))
    expect(Math.max(...notes.map(({ at, lasts }) => at + lasts)), name).toBeLessThan(2);
});

const FOUND = import.meta.glob<Sounds>("../src/games/*/later/sounds.ts", { import: "sounds", eager: true });

test.each(Object.entries(FOUND))("%s names news that the game tells", (path, sounds) => {
  const game = path.split("/")[3];
  const texts = readFileSync(new URL(`../../src/undercroft/games/${game}/text/en.ftl`, import.meta.url), "utf8");
  for (const id of Object.keys(sounds)) expect(texts).toContain(`\nnews-${id} =`);
});
