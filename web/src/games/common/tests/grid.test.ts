/** Cells and edges, and where the arrow keys lead. */
import { describe, expect, it } from "vitest";
import { edgePath, edgesAround, edgesWithin, gridCells, towards } from "../grid/grid";

const CELLS = gridCells(4, 3, (column, row) => `${"abcd"[column]}${row + 1}`);
const some = (...ids: string[]) => CELLS.filter(({ id }) => ids.includes(id));
const [b2] = some("b2");
if (!b2) throw new Error("there is no b2");

describe("cells", () => {
  it("are listed row by row, as the game names them", () => {
    expect(CELLS.map(({ id }) => id).slice(0, 5)).toEqual(["a1", "b1", "c1", "d1", "a2"]);
    expect(CELLS.at(-1)).toEqual({ id: "d3", column: 3, row: 2 });
  });
});

describe("edges", () => {
  it("lie between cells that touch", () => {
    expect(edgesWithin(some("a1", "b1", "b2", "d3"))).toEqual([
      { column: 0, row: 0, side: "right" },
      { column: 1, row: 0, side: "below" },
    ]);
  });

  it("stand around what is none of the cells, borders of the grid included", () => {
    expect(edgesAround(some("a1"))).toHaveLength(4);
    expect(edgesAround(some("a1"))).toContainEqual({ column: -1, row: 0, side: "right" });
    expect(edgesAround(some("a1", "b1", "b2"))).toHaveLength(8);
    expect(edgesAround(CELLS)).toHaveLength(2 * (4 + 3));
  });

  it("are drawn as lines", () => {
    expect(
      edgePath(
        [
          { column: 1, row: 2, side: "right" },
          { column: 1, row: -1, side: "below" },
        ],
        10,
      ),
    ).toBe("M20 20v10M10 0h10");
  });
});

describe("arrow keys", () => {
  const to = (arrow: string, ...ids: string[]) => towards(some(...ids), b2, arrow)?.id;

  it("lead to the nearest cell that way, straight ahead first", () => {
    expect(to("ArrowRight", "d2", "c1", "a2")).toBe("d2");
    expect(to("ArrowRight", "d1", "c1", "a2")).toBe("c1");
    expect(to("ArrowLeft", "a3", "d2")).toBe("a3");
    expect(to("ArrowUp", "b1", "c1", "b3")).toBe("b1");
    expect(to("ArrowDown", "d3", "b1")).toBe("d3");
  });

  it("lead nowhere where nothing lies that way, and other keys do nothing", () => {
    expect(to("ArrowUp", "a2", "c2", "b3")).toBeUndefined();
    expect(to("Enter", "a1", "c2")).toBeUndefined();
  });
});
