/** A sheet beside its thing: in sight, and never over it. */
import { expect, it } from "vitest";
import { beside, type Box } from "../src/shell/ui/beside";

const SHEET = { width: 300, height: 120 };
const PHONE = { width: 390, height: 844 };
const at = (left: number, top: number, width = 20, height = 20): Box => ({ left, top, width, height });

function covers(spot: { left: number; top: number }, it: Box): boolean {
  const besides = spot.left >= it.left + it.width || it.left >= spot.left + SHEET.width;
  return !besides && !(spot.top >= it.top + it.height || it.top >= spot.top + SHEET.height);
}

it.each([
  ["in the middle", at(180, 400)],
  ["in the corner above", at(0, 0)],
  ["in the corner below", at(370, 824)],
  ["wide and above", at(0, 60, 390, 200)],
  ["tall", at(10, 100, 60, 600)],
])("stands free of a thing %s", (_where, thing) => {
  const spot = beside(thing, SHEET, PHONE);
  expect(covers(spot, thing)).toBe(false);
  expect([spot.left, spot.top].every((each) => each >= 8)).toBe(true);
  expect(spot.left + SHEET.width).toBeLessThanOrEqual(PHONE.width - 8);
  expect(spot.top + SHEET.height).toBeLessThanOrEqual(PHONE.height - 8);
});

it("stands right or left where there is no room above and below", () => {
  const wide = { width: 1440, height: 300 };
  expect(beside(at(100, 60, 80, 180), SHEET, wide)).toEqual({ left: 188, top: 90 });
  expect(beside(at(1300, 60, 80, 180), SHEET, wide)).toEqual({ left: 992, top: 90 });
});

it("goes to the farther edge where nothing is free", () => {
  expect(beside(at(0, 0, 390, 800), SHEET, PHONE).top).toBe(716);
  expect(beside(at(0, 44, 390, 800), SHEET, PHONE).top).toBe(8);
});
