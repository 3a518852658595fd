import { expect, test } from "vitest";
import type { GameEvent } from "../src/shell/board";
import { readRecord } from "../src/shell/lobby/record";
import { actsFirst } from "../src/shell/table/acts";
import { linesOf } from "../src/shell/table/lines";

const history: GameEvent[] = ["a", "b", "c"].map((id) => ({ id, args: {} }));
const notice = (key: number, at: number) => ({ key, at, text: "", rules: [] });
const keys = (notices: ReturnType<typeof notice>[], from = 0, past = history) =>
  linesOf(past, notices, from).map((line) => line.key);

test("the log is newest first, with notices where they came", () => {
  expect(keys([])).toEqual(["2", "1", "0"]);
  expect(keys([notice(0, 1), notice(1, 3)])).toEqual(["notice-1", "2", "1", "notice-0", "0"]);
});

test("a notice stays though an undo has shortened the past", () => {
  expect(keys([notice(0, 3)], 0, history.slice(0, 1))).toEqual(["notice-0", "0"]);
});

const did = (id: string, seat: number): GameEvent => ({ id, args: { seat } });
const folding = (...past: GameEvent[]) =>
  linesOf(past, [], 0, new Set(["paid"])).map(({ event, details }) => [
    event?.id,
    details.map(({ args }) => args["seat"]),
  ]);

test("what was paid stands in the line of what it was paid for", () => {
  const past = [did("passed", 1), did("paid", 0), did("paid", 0), did("hired", 0)];
  expect(folding(...past)).toEqual([
    ["hired", [0, 0]],
    ["passed", []],
  ]);
  expect(folding(...past.slice(0, 3))[0], "the last payment while more are due").toEqual(["paid", [0]]);
});

test("what another player does next is not what was paid for", () => {
  expect(folding(did("paid", 0), did("hired", 1)).map(([id]) => id)).toEqual(["hired", "paid"]);
});

test("an early part of the log can be left out", () => {
  expect(keys([notice(0, 0), notice(1, 2)], 1)).toEqual(["2", "notice-1", "1"]);
});

test.each([
  ["a record", '{"facts": {}, "entries": []}', { record: { facts: {}, entries: [] } }],
  ["a record of a running match", '{"facts": {}, "seen": []}', { problem: "record-running" }],
  ["a list", "[1]", { problem: "record-no-json" }],
  ["a picture", "\u0089PNG", { problem: "record-no-json" }],
  ["too much", " ".repeat(1_000_001), { problem: "record-large" }],
])("a file with %s", async (_name, text, reading) => {
  expect(await readRecord(new File([text], "file.json"))).toEqual(reading);
});

test("what is done is told before what it costs", () => {
  const all = ["paid", "paid", "hired", "enters-town", "paid"].map((id, at) => ({ id, args: { at } }));
  const told = actsFirst(all, (event) => event, new Set(["paid"]));
  expect(told.map(({ args }) => args.at)).toEqual([2, 0, 1, 3, 4]);
  expect(actsFirst(all, (event) => event)).toEqual(all);
});
