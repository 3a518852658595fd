/** From the pointer to the cell below it. */
import { MARGINS, PITCH, RATIO } from "../sheet/measures";

/** In units of a cell, from the upper left corner of the grid. */
export function spotOf(field: Element, { clientX, clientY }: { clientX: number; clientY: number }): [number, number] {
  const box = field.getBoundingClientRect();
  const scale = RATIO[0] / (box.width || 1);
  return [((clientX - box.left) * scale - MARGINS[3]) / PITCH, ((clientY - box.top) * scale - MARGINS[0]) / PITCH];
}
