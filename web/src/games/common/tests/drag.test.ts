/** Carrying things to places: what the keys do, where a thing may be dropped, what is lit meanwhile. */
import { describe, expect, it } from "vitest";
import { Drag, placeAfter } from "../later/drag.svelte";

const PLACES = ["crypt", "mine", "tower"];

function dragging() {
  const lit: string[][] = [];
  const dropped: string[] = [];
  const drag = new Drag(
    { light: (targets) => void lit.push([...targets]) },
    (thing) => (thing === "pawn" ? PLACES : []),
    (thing, place) => dropped.push(`${thing} ${place}`),
  );
  return { drag, lit, dropped };
}

describe("the keys", () => {
  it("go round the places, forth and back", () => {
    expect(placeAfter(PLACES, null, "ArrowRight")).toBe("crypt");
    expect(placeAfter(PLACES, null, "ArrowLeft")).toBe("tower");
    expect(placeAfter(PLACES, "crypt", "ArrowDown")).toBe("mine");
    expect(placeAfter(PLACES, "tower", "ArrowRight")).toBe("crypt");
    expect(placeAfter(PLACES, "crypt", "ArrowUp")).toBe("tower");
  });

  it("other keys lead nowhere", () => expect(placeAfter(PLACES, "mine", "x")).toBe("mine"));
});

describe("a thing", () => {
  it("is dropped at the place it is over, which is lit meanwhile", () => {
    const { drag, lit, dropped } = dragging();
    drag.pick("pawn");
    drag.aim("mine");
    expect([drag.held, drag.over]).toEqual(["pawn", "mine"]);
    drag.drop();
    expect(dropped).toEqual(["pawn mine"]);
    expect(lit).toEqual([["mine"], []]);
    expect([drag.held, drag.over]).toEqual([null, null]);
  });

  it("goes back when it is let go elsewhere, put back, or where it may not lie", () => {
    const { drag, dropped } = dragging();
    drag.pick("pawn");
    drag.drop();
    drag.pick("pawn");
    drag.aim("crypt");
    drag.cancel();
    drag.drop();
    drag.pick("stone");
    drag.aim("crypt");
    drag.drop();
    expect(dropped).toEqual([]);
  });
});
