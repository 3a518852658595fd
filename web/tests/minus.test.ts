/** Numbers below zero have a minus sign in front, as the Python side says them; what else has a hyphen keeps it. */
import { expect, it } from "vitest";
import { Bundle, LANGUAGES } from "../src/shell/words/bundle";
import { parsed } from "../src/shell/words/parse";

const FILE = parsed("a = { $points } points\nb = cell { $cell }, 2-3 times, { $rule }\n");

it.each(LANGUAGES)("a number below zero is said with a minus sign (%s)", (lang) =>
  expect(new Bundle(lang, [FILE]).say("a", { points: -3 })).toBe("−3 points"),
);

it("cells, ranges and rules keep their hyphens", () =>
  expect(new Bundle("en", [FILE]).say("b", { cell: "(-1,2)", rule: "XX-042" })).toBe("cell (-1,2), 2-3 times, XX-042"));
