/** A click is for what was there when it was aimed. */
import { expect, it } from "vitest";
import { Aim, type Lying } from "../src/shell/table/aim";

const row = (name: string, top: number): Lying => ({ name, box: { left: 0, top, right: 100, bottom: top + 40 } });
const [X, Y] = [50, 60]; // on the second row

function seen(...looks: [at: number, ...things: Lying[]][]): Aim {
  const aim = new Aim();
  for (const [at, ...things] of looks) aim.see(things, at);
  return aim;
}
const shifted = () => seen([0, row("food", 0), row("gold", 40)], [1000, row("food", 40), row("gold", 80)]);

it("what has slid below the pointer takes no click that was meant for another thing", () => {
  expect(shifted().isMissed("food", X, Y, 1000)).toBe(true);
  expect(shifted().isMissed("food", X, Y, 1299)).toBe(true);
});

it("it takes one once it has lain there for as long as one aims", () =>
  expect(shifted().isMissed("food", X, Y, 1300)).toBe(false));

it("what was aimed at takes it, also where it has moved a little or was made anew for the next question", () => {
  expect(seen([0, row("gold", 40)], [1000, row("gold", 44)]).isMissed("gold", X, Y, 1100)).toBe(false);
});

it("what comes where nothing lay takes it", () => {
  expect(seen([0, row("food", 0)], [1000, row("food", 0), row("gold", 40)]).isMissed("gold", X, Y, 1010)).toBe(false);
  expect(new Aim().isMissed("gold", X, Y, 0)).toBe(false);
});

it("what moves for long is looked at all the time, and forgotten again", () => {
  const aim = new Aim();
  for (let at = 0; at <= 5000; at += 10) aim.see([row("gold", 40 + at)], at);
  expect(aim.isMissed("food", X, Y, 310)).toBe(false);
  expect(aim.isMissed("food", X, 4750, 5000)).toBe(true);
});
