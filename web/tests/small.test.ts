/** Router, keys, past, seats of a new table: the small decisions of the shell. */
import { describe, expect, it } from "vitest";
import { newDraft, resize, wishes } from "../src/shell/lobby/draft";
import { after, changed } from "../src/shell/net/past";
import type { Now } from "../src/shell/net/types";
import { funnyName } from "../src/shell/net/names";
import { parse } from "../src/shell/router.svelte";
import { isOurs, keyAct, keyName } from "../src/shell/table/keys";
import { leftText, millis } from "../src/shell/table/time";
import { pasted } from "../src/shell/ui/pasted";

const THREE = ["1", "2", "3"];
const TWELVE = Array.from({ length: 12 }, (_, index) => keyName(index));

describe("router", () => {
  it("knows its pages", () => {
    expect(parse("/")).toEqual({ page: "home" });
    expect(parse("/lobby/")).toEqual({ page: "lobby" });
    expect(parse("/table/lRhqSpRKUM-R")).toEqual({ page: "table", id: "lRhqSpRKUM-R" });
    expect(parse("/replay/a_1")).toEqual({ page: "replay", id: "a_1" });
    expect(parse("/review/a_1")).toEqual({ page: "review", id: "a_1" });
    expect(parse("/about")).toEqual({ page: "about" });
  });

  it("sends everything else to the dead end", () => {
    for (const path of ["/table/", "/table/a/b", "/table/a%20b", "/lobby/x", "/Nowhere", "/no%20where"])
      expect(parse(path)).toEqual({ page: "missing" });
  });

  it("leaves the rest to the games, which may have pages of their own", () => {
    expect(parse("/somewhere")).toEqual({ page: "own", address: "/somewhere", id: "" });
    expect(parse("/somewhere/deep/in.it/")).toEqual({ page: "own", address: "/somewhere", id: "deep/in.it" });
    expect(pasted("https://example.org/somewhere/deep")).toBe("/somewhere/deep");
    expect(pasted("https://example.org/somewhere")).toBeNull();
  });

  it("reads links as people paste them", () => {
    expect(pasted(" https://example.org/table/abc?x=1#y ")).toBe("/table/abc");
    expect(pasted("/replay/abc")).toBe("/replay/abc");
    expect(pasted("abc")).toBe("/table/abc");
    expect(pasted("https://example.org/about")).toBeNull();
    expect(pasted("javascript:alert(1)")).toBeNull();
  });
});

describe("keys of the list", () => {
  it("take by number", () => {
    expect(keyAct("1", -1, THREE)).toEqual({ take: 0 });
    expect(keyAct("3", 0, THREE)).toEqual({ take: 2 });
    expect(keyAct("4", 0, THREE)).toBeNull();
    expect(keyAct("0", 0, TWELVE)).toEqual({ take: 9 });
    expect(keyAct("c", 0, ["1", "2", "c"])).toEqual({ take: 2 });
  });

  it("move round", () => {
    expect(keyAct("ArrowDown", -1, THREE)).toEqual({ move: 0 });
    expect(keyAct("ArrowDown", 2, THREE)).toEqual({ move: 0 });
    expect(keyAct("ArrowUp", 0, THREE)).toEqual({ move: 2 });
    expect(keyAct("ArrowUp", -1, THREE)).toEqual({ move: 2 });
    expect(keyAct("Home", 2, THREE)).toEqual({ move: 0 });
    expect(keyAct("End", 0, THREE)).toEqual({ move: 2 });
    expect(keyAct("x", 0, THREE)).toBeNull();
    expect(keyAct("1", 0, [])).toBeNull();
  });

  it("are not ours when held down or meant for the browser", () => {
    const press = { key: "1", repeat: false, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };
    expect(isOurs(press)).toBe(true);
    for (const key of ["repeat", "ctrlKey", "metaKey", "altKey", "defaultPrevented"])
      expect(isOurs({ ...press, [key]: true })).toBe(false);
  });

  it("are shown as long as there are digits", () => {
    expect([0, 8, 9, 10].map(keyName)).toEqual(["1", "9", "0", ""]);
  });
});

describe("news", () => {
  const event = (id: string) => ({ id, args: {} });
  const ids = (events: { id: string }[]): string => events.map((each) => each.id).join("");

  const item = (from: number, names: string) => ({ from, mark: 0, events: [...names].map(event) });

  it("follow each other, and an undo takes some back", () => {
    const start = after([], item(0, "ab")).all;
    expect(ids(after(start, item(2, "c")).fresh)).toBe("c");
    const next = after(start, item(1, "d"));
    expect(ids(next.all)).toBe("ad");
    expect(ids(next.fresh)).toBe("d");
  });

  it("told again from the beginning are news only where they differ", () => {
    const past = after([..."abc"].map(event), item(0, "abxy"));
    expect(ids(past.all)).toBe("abxy");
    expect(ids(past.fresh)).toBe("xy");
  });
});

describe("the present", () => {
  const now = { decision: null, can_undo: false, view: { list: [{ a: 1 }, { b: 2 }], map: { x: 1, y: 2 }, n: 1 } };
  const present = now as unknown as Now;

  it("takes over what changed and keeps the rest as it was", () => {
    const next = changed(present, { can_undo: true, view: { n: 2 }, parts: { list: { 1: { b: 3 } }, map: { y: 5 } } });
    expect(next.view).toEqual({ list: [{ a: 1 }, { b: 3 }], map: { x: 1, y: 5 }, n: 2 });
    expect((next.view.list as unknown[])[0]).toBe(now.view.list[0]);
    expect([next.can_undo, next.decision]).toEqual([true, null]);
  });

  it("can be another one altogether", () => {
    expect(changed(present, { view: { other: 1 }, whole: true }).view).toEqual({ other: 1 });
  });

  it("keeps an empty change apart from none", () => {
    expect(changed(present, { decision: null }).view).toEqual(now.view);
  });
});

describe("a new table", () => {
  it("keeps wishes when its size changes, and waits only for people", () => {
    const draft = newDraft("torchlight", 3, "easy");
    draft.seats[1] = { kind: "bot", level: "hard" };
    resize(draft, 2);
    expect(wishes(draft)).toMatchObject({
      game: "torchlight",
      players: 2,
      seats: [{ kind: "me" }, { kind: "bot", level: "hard" }],
      start: true,
      clock: null,
    });
    resize(draft, 4);
    expect(wishes(draft)).toMatchObject({ players: 4, start: false });
  });

  it("gives its guests names that fit", () => {
    for (const lang of ["en", "de"] as const) {
      for (let step = 0; step < 1; step += 0.05) expect(funnyName(lang, () => step).length).toBeLessThanOrEqual(24);
    }
  });
});

it("tells time", () => {
  expect(millis("2026-01-01T00:00:00Z")).toBe(1_767_225_600_000);
  expect(millis(1_767_225_600)).toBe(1_767_225_600_000);
  expect([leftText(75), leftText(-3)]).toEqual(["1:15", "0:00"]);
});
