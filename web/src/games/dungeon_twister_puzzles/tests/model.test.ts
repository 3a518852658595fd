/** Positions as text, as links, as files and as pictures; puzzles by their paths, and what is remembered of them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "../../../shell/router.svelte";
import { pasted } from "../../../shell/ui/pasted";
import { Content, type Pack } from "../../../shell/words/content";
import { Bundle } from "../../../shell/words/bundle";
import { Seats } from "../../../shell/words/seats";
import { GameTexts } from "../../../shell/words/texts";
import { edgesOf, type Drawn } from "../../dungeon_twister/model/rooms";
import { WAYS, type Way } from "../../dungeon_twister/model/map";
import { kindsOf, layoutOf, perRow, roomsOf, withOption } from "../model/box";
import { edgeAt, kindAt, SIDES } from "../model/edges";
import { cardsOf, countOf, turnNumber, withOwn, withTurn } from "../model/hands";
import { choicePieces } from "../model/lines";
import { fromPath, toPath } from "../model/link";
import { EXAMPLE, inLines, inOneLine, read, write } from "../model/notation";
import { pictureOf } from "../model/picture";
import { fromText, withResult } from "../model/progress";
import { daily, dayOf, nextOf, parsed, pathOf, puzzleOf, wishFor, type Puzzle } from "../model/puzzle";
import { laidIn, sidesOf, slotsOf, swapped, withEdge, withRoom, wordOf } from "../model/rooms";
import { scenarioOf } from "../model/scenario";
import { marked, on, put, tokenOf, tokensOf, without } from "../model/tokens";

const CONTENT = join(import.meta.dirname, "../../../../../src/undercroft/games/dungeon_twister/content");
const file = (name: string) => JSON.parse(readFileSync(join(CONTENT, `${name}.json`), "utf8")) as Pack[string];
const NAMES = ["rooms", "layouts", "sets", "cards", "characters", "objects", "colours"];
const pack = Object.fromEntries(NAMES.map((name) => [name, file(name)]));
const texts = new GameTexts(new Bundle("en", []), new Content(pack, "en"), new Seats([], 0), "");

/** The example of the notation's own page: what it says Python reads. */
const DOCS = readFileSync(join(import.meta.dirname, "../../../../../docs/notation/dungeon_twister.md"), "utf8");
const DOCUMENTED = (/```\n(game 2[\s\S]*?)\n\n/.exec(DOCS)?.[1] ?? "").trim();
const position = read(DOCUMENTED);

describe("a position as text", () => {
  it("is read and written without loss", () => {
    expect(DOCUMENTED.split("\n").length).toBeGreaterThan(5);
    expect(write(position, perRow(layoutOf(position, texts)))).toBe(DOCUMENTED);
  });
  it("is the same in one line", () => {
    expect(inOneLine(DOCUMENTED)).not.toContain("\n");
    expect(read(inOneLine(DOCUMENTED))).toEqual(position);
    expect(inLines(inOneLine(DOCUMENTED))).toBe(DOCUMENTED);
  });
  it("keeps what it does not know for the server to refuse", () => {
    const strange = read("game 2\nrooms 1cw purple ?\nturn x\ncats 3\nblue warrior");
    expect(write(strange)).toBe("game 2\nrooms 1cw purple ?\nturn x\nblue warrior\ncats 3");
  });
  it("is read without comments, whatever stands there", () => {
    expect(read("# nothing\nrooms ? ? # two")).toMatchObject({ rooms: ["?", "?"], strange: [] });
    expect(read("")).toMatchObject({ rooms: [], strange: [] });
    expect(read("face-down\n;;;\n/ / /").strange).toEqual(["face-down", ";;;"]);
  });
});

describe("a link", () => {
  it("holds the whole position in signs that an address may have", () => {
    const path = `position/win/${toPath(DOCUMENTED)}`;
    expect(parse(`/turns/${path}`)).toEqual({ page: "own", address: "/turns", id: path });
    expect(new URL(`https://example.org/turns/${path}`).pathname).toBe(`/turns/${path}`);
    expect(read(fromPath(toPath(DOCUMENTED)) ?? "")).toEqual(position);
    expect(pasted(`https://example.org/turns/${path}`)).toBe(`/turns/${path}`);
  });
  it.each(["", "game 2", "game%202", "a\nb", "x".repeat(2001)])("is none: %j", (path) =>
    expect(fromPath(path)).toBeNull(),
  );
});

describe("tokens", () => {
  it("are where the text says", () => {
    expect(tokenOf(position, "blue-goblin")).toMatchObject({ square: "0,6", marks: ["wounded"] });
    expect(tokenOf(position, "blue-cleric")).toMatchObject({ fate: "dead", by: "orange", square: null });
    expect(tokenOf(position, "orange-rope")).toMatchObject({ slot: "3,0", kind: "rope" });
    expect(on(position, { square: "2,3" }).map(({ id }) => id)).toEqual(["blue-thief", "blue-sword"]);
    expect(tokensOf(position).map(({ id }) => id)).not.toContain("blue-combat");
  });
  it("go elsewhere, before the cards of their player", () => {
    const there = put(position, "blue-warrior", { square: "4,4" }, ["wounded"]);
    expect(tokenOf(there, "blue-warrior")).toMatchObject({ square: "4,4", marks: ["wounded"] });
    const kinds = there.players.blue.map(([name]) => name);
    expect(kinds.indexOf("warrior")).toBe(kinds.indexOf("combat") - 1);
    expect(tokensOf(there)).toHaveLength(tokensOf(position).length);
  });
  it("are laid face down, taken out, and put back into the box", () => {
    const covered = put(position, "blue-warrior", { slot: "3,0" });
    expect(covered.stacks["3,0"]).toEqual(["orange-rope", "blue-mekanork", "blue-warrior"]);
    expect(tokenOf(put(covered, "blue-warrior", { fate: "dead", by: "orange" }), "blue-warrior")?.by).toBe("orange");
    expect(tokenOf(without(covered, "blue-warrior"), "blue-warrior")).toBeNull();
    expect(without(without(position, "orange-rope"), "blue-mekanork").stacks).toEqual({});
  });
  it("are marked where they stand", () => {
    const hit = marked(position, "blue-thief", "wounded", true);
    expect(hit.players.blue[1]).toEqual(["thief", "2,3", "wounded"]);
    expect(marked(hit, "blue-thief", "wounded", false)).toEqual(position);
  });
});

describe("cards and turn", () => {
  it("are read and changed, and what is usual goes without saying", () => {
    expect(cardsOf(position, "blue", "combat")).toEqual([0, 1, 2, 4]);
    expect(cardsOf(position, "orange", "combat")).toBeNull();
    expect(countOf(withOwn(position, "orange", "points", null), "orange", "points")).toBeNull();
    expect(withOwn(position, "blue", "combat", []).players.blue).toContainEqual(["combat"]);
    expect(turnNumber(position, "ap")).toBe(4);
    expect(withTurn(position, "ap", null).turn).toEqual(["9", "blue", "card=5", "first=orange"]);
    expect(withTurn(position, "ap", 2).turn).toEqual(["9", "blue", "card=5", "ap=2", "first=orange"]);
    expect(withTurn(withTurn(position, "number", 3), "active", "orange").turn.slice(0, 2)).toEqual(["3", "orange"]);
  });
});

describe("the box", () => {
  it("has the rooms and tokens of the sets in play", () => {
    expect(roomsOf(position, texts)).toHaveLength(8);
    expect(roomsOf(read("game 3"), texts)).toHaveLength(16);
    expect(roomsOf(withOption(position, "sets", "mixed"), texts)).toHaveLength(16);
    expect(kindsOf(position, texts, "blue").people).toHaveLength(8);
    expect(kindsOf(withOption(position, "scenario", "6"), texts, "blue").people).toContain("princess");
    expect(layoutOf(withOption(position, "scenario", "5"), texts).id).toBe("bottomless_pit");
    expect(layoutOf(withOption(position, "beginner", "on"), texts).slots).toHaveLength(6);
  });
});

describe("rooms", () => {
  it.each(["?", "3cw", "3cw@2", "?3cw:orange", "3cw@2:orange"])("are written as read: %s", (word) =>
    expect(wordOf(laidIn(word))).toBe(word),
  );
  it("are turned, covered, and change their places", () => {
    expect(withRoom(position, texts, 0, { turned: 3 }).rooms[0]).toBe("1cw@3");
    expect(withRoom(position, texts, 0, { up: false, room: null }).rooms[0]).toBe("?");
    expect(swapped(position, texts, 0, 1).rooms.slice(0, 2)).toEqual(["2ccw@1", "1cw"]);
  });
  it("slide in scenario 4", () => {
    const slid = read("game 2 scenario=4\nrooms 1cw\nturn 9 blue slid=1");
    const ids = new Map(slotsOf(slid, texts).map(({ id, column }) => [id, column]));
    expect([ids.get("1,0"), ids.get("1,3"), ids.get("1,1")]).toEqual([2, 0, 1]);
  });
});

const drawnRooms = texts.entries("rooms") as unknown as Drawn[];

describe("edges", () => {
  /** The edge of a board's drawing that lies at that side of a square; outer ones are drawn within their room. */
  function seen(of: Drawn, quarters: number, x: number, y: number, side: Way): number | null {
    const [dx, dy] = WAYS[side];
    const middle = (at: number, by: number): number => (at + 0.5 + by / 2) * 44;
    const found = edgesOf(of, { open: [], broken: [], breached: [] } as never, quarters).find(
      ({ x1, y1, x2, y2 }) =>
        Math.abs((x1 + x2) / 2 - middle(x, dx)) < 5 && Math.abs((y1 + y2) / 2 - middle(y, dy)) < 5,
    );
    return found?.number ?? null;
  }
  it("have the number under which the board draws them, in every room and orientation", () => {
    let checked = 0;
    for (const of of drawnRooms)
      for (const quarters of [0, 1, 2, 3])
        for (let cell = 0; cell < 25; cell += 1)
          for (const side of SIDES) {
            const [x, y] = [cell % 5, Math.floor(cell / 5)];
            const number = edgeAt(x, y, side, quarters);
            expect(kindAt(of, number) !== null ? number : null).toBe(seen(of, quarters, x, y, side));
            checked += 1;
          }
    expect(checked).toBe(drawnRooms.length * 400);
  });
  it("are opened by either of their squares, and shut again", () => {
    const [side] = sidesOf(position, texts, "1,1").filter(({ kind }) => kind === "portcullis");
    expect(position.markers.open).toEqual(["0,1 east"]);
    expect(side).toMatchObject({ side: "west", marker: "open" });
    expect(withEdge(position, texts, "1,1 west", "broken").markers).toMatchObject({ open: [], broken: ["1,1 west"] });
    expect(withEdge(position, texts, "1,1 west", null).markers.open).toEqual([]);
  });
});

describe("a picture", () => {
  it("shows what the text says", () => {
    const { rooms, tokens, lines } = pictureOf(position, texts);
    expect(rooms).toHaveLength(8);
    expect(rooms[3]).toMatchObject({ room: null, turned: null, column: 3, row: 0 });
    expect(rooms[3]?.stack.map(({ owner, kind }) => [owner, kind])).toEqual([
      [1, "rope"],
      [0, "mekanork"],
    ]);
    expect(rooms[1]).toMatchObject({ room: "2ccw", turned: 1 });
    expect(rooms[0]?.open).toEqual([kindOfEdge()]);
    expect(tokens.find(({ id }) => id === "blue-goblin")).toMatchObject({ owner: 0, x: 0, y: 6, wounded: true });
    expect(tokens.some(({ id }) => id === "blue-cleric")).toBe(false);
    expect(lines.map(({ seat }) => seat)).toEqual([0, 1]);
  });
  const kindOfEdge = (): number => edgeAt(0, 1, "east", 0);
  it("is drawn of anything that can be typed", () => {
    for (const text of ["", "game 9", "rooms x@9 1cw:no", "game 2 scenario=77", "blue warrior here; ; x,y", EXAMPLE])
      expect(pictureOf(read(text), texts).rooms.length).toBeGreaterThan(5);
  });
});

describe("a scenario file", () => {
  it("says the same in the words of scenarios", () => {
    const said = scenarioOf(read(`${DOCUMENTED}\nmonks monk-1 2,3`), 'A "test"');
    for (const line of [
      'title = "A \\"test\\""',
      'options = { rulings = "official" }',
      'rooms = ["1cw", "2ccw@1", "3cw", "?", "1ccw", "2cw", "3ccw", "4ccw"]',
      'active = "P1"',
      'first = "P2"',
      "card = 5",
      'open = ["0,1 east"]',
      '  "blue-cleric dead orange",',
      '  "orange-rope room 3,0",',
      '  "monk-1 2,3",',
      "P1.combat = [0, 1, 2, 4]",
      "P1.jumps = 1",
      "P2.points = 3",
    ])
      expect(said.split("\n")).toContain(line);
  });
  it("writes names of scenarios as names", () =>
    expect(scenarioOf(read("game 2 scenario=3 target_vp=6"), "x")).toContain('{ scenario = "3", target_vp = 6 }'));
});

const SET_UP: Puzzle = { position: inOneLine(EXAMPLE), goal: 2 };

describe("a puzzle", () => {
  it.each<Puzzle>([{ id: "P07" }, { difficulty: "hard", seed: 123456 }, SET_UP])("is found by its path: %j", (puzzle) =>
    expect(parsed(pathOf(puzzle))).toEqual(puzzle),
  );
  it.each(["", "hard/", "hard/-1", "brutal/1", "hard/1234567890", "P 1", "position", "position/", "position/5/game+2"])(
    "is not behind %j",
    (path) => expect(path === "position" ? null : parsed(path)).toBeNull(),
  );
  it("is wished for, and known by its table", () => {
    for (const puzzle of [{ id: "P07" }, SET_UP, { difficulty: "easy", seed: 7 }] as Puzzle[]) {
      const { options, seed } = wishFor(puzzle);
      const usual = { puzzle: "P01", difficulty: "medium", position: "none", goal: "win" };
      expect(puzzleOf({ options: { ...usual, ...options }, seed: seed ?? 99 })).toEqual(puzzle);
    }
  });
  it("of the day is its date", () => {
    expect(pathOf(daily("2026-11-19"))).toBe("medium/20261119");
    expect(dayOf(daily("2026-11-19"))?.toISOString()).toBe("2026-11-19T00:00:00.000Z");
    expect(dayOf({ difficulty: "hard", seed: 20261119 })).toBeNull();
    expect(dayOf({ id: "P01" })).toBeNull();
  });
  it("is followed by the next one that is not solved", () => {
    const ids = ["a", "b", "c"];
    expect(nextOf(ids, "a", () => false)).toBe("b");
    expect(nextOf(ids, "a", (id) => id === "b")).toBe("c");
    expect(nextOf(ids, "c", (id) => id === "a")).toBe("b");
    expect(nextOf(ids, null, (id) => id === "a")).toBe("b");
    expect(nextOf(ids, "b", () => true)).toBe("c");
    expect(nextOf([], "b", () => false)).toBeNull();
  });
});

describe("progress", () => {
  it("keeps what was solved, and what was tried", () => {
    const tried = withResult({}, "P01", false);
    expect(tried).toEqual({ P01: false });
    const solved = withResult(tried, "P01", true);
    expect(solved).toEqual({ P01: true });
    expect(withResult(solved, "P01", false)).toBe(solved);
  });
  it("forgets the oldest first", () => {
    let progress = {};
    for (let seed = 0; seed < 410; seed++) progress = withResult(progress, `easy/${seed}`, true);
    expect(Object.keys(progress)).toHaveLength(400);
    expect(progress).not.toHaveProperty("easy/9");
  });
  it.each([null, "", "{", "7", "null", '"x"', '{"P01": 3}'])("reads %s as nothing", (text) =>
    expect(fromText(text)).toEqual({}),
  );
});

describe("a line of the solution", () => {
  it("runs steps together and leaves out what goes without saying", () => {
    const action = {
      label: "move",
      token: "blue-goblin",
      choices: ["move blue-goblin", "step east", "step east", "exchange", "hold-no-more", "step north", "stop"],
    };
    expect(choicePieces(action, texts).map(({ text }) => text)).toEqual(["→→", "↑"]);
  });
});
