/** Drawing a picture nearer: what is under the fingers stays there, and the picture never leaves its frame. */
import { describe, expect, it } from "vitest";
import { centred, keyed, MOST, moved, pinched, WHOLE, zoomed } from "../later/zoom";

const FRAME = { x: 300, y: 200 };

describe("drawn nearer", () => {
  it("keeps what lies at the point", () => {
    expect(zoomed(WHOLE, 2, { x: 0, y: 0 }, FRAME)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(zoomed(WHOLE, 2, { x: 300, y: 200 }, FRAME)).toEqual({ scale: 2, x: -300, y: -200 });
    expect(zoomed(WHOLE, 2, { x: 150, y: 100 }, FRAME)).toEqual({ scale: 2, x: -150, y: -100 });
  });

  it("has its limits, and farther than whole there is nothing", () => {
    expect(zoomed(WHOLE, 100, { x: 10, y: 10 }, FRAME).scale).toBe(MOST);
    expect(zoomed({ scale: 2, x: -150, y: -100 }, 0.1, { x: 10, y: 10 }, FRAME)).toEqual(WHOLE);
  });
});

describe("moved", () => {
  it("stays in its frame", () => {
    const near = { scale: 2, x: -150, y: -100 };
    expect(moved(near, { x: 20, y: -30 }, FRAME)).toEqual({ scale: 2, x: -130, y: -130 });
    expect(moved(near, { x: 999, y: -999 }, FRAME)).toEqual({ scale: 2, x: 0, y: -200 });
    expect(moved(WHOLE, { x: 50, y: 50 }, FRAME)).toEqual(WHOLE);
  });
});

describe("two fingers", () => {
  it("that part draw nearer around their middle, and take the picture along", () => {
    const before = [
      { x: 140, y: 100 },
      { x: 160, y: 100 },
    ] as const;
    const apart = [
      { x: 130, y: 100 },
      { x: 170, y: 100 },
    ] as const;
    expect(pinched(WHOLE, before, apart, FRAME)).toEqual({ scale: 2, x: -150, y: -100 });
    const aside = [
      { x: 150, y: 110 },
      { x: 170, y: 110 },
    ] as const;
    expect(pinched({ scale: 2, x: -150, y: -100 }, before, aside, FRAME)).toEqual({ scale: 2, x: -140, y: -90 });
  });
});

describe("keys", () => {
  it("draw nearer, farther, show all and move", () => {
    expect(keyed(WHOLE, "+", FRAME)?.scale).toBe(1.5);
    expect(keyed({ scale: 1.5, x: -75, y: -50 }, "-", FRAME)).toEqual(WHOLE);
    expect(keyed({ scale: 3, x: -5, y: -5 }, "0", FRAME)).toEqual(WHOLE);
    expect(keyed({ scale: 2, x: -150, y: -100 }, "ArrowRight", FRAME)).toEqual({ scale: 2, x: -210, y: -100 });
    expect(keyed(WHOLE, "x", FRAME)).toBeNull();
  });
});

describe("a point of the picture in the middle", () => {
  const frame = { x: 200, y: 100 };

  it("lies in the middle of the frame, drawn so near", () => {
    const { scale, x, y } = centred(2, { x: 0.5, y: 0.6 }, frame);
    expect([scale, x + 0.5 * 200 * 2, y + 0.6 * 100 * 2]).toEqual([2, 100, 50]);
  });

  it("comes as near to it as the edge of the picture lets it", () => {
    expect(centred(2, { x: 0, y: 1 }, frame)).toEqual({ scale: 2, x: 0, y: -100 });
  });

  it("is never drawn farther than whole", () => expect(centred(0.2, { x: 0.5, y: 0.5 }, frame)).toEqual(WHOLE));
});
