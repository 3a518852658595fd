/** The player shapes: outline and pattern, drawn in a box of 24. Colour alone never tells players apart. */
import type { Shape } from "../board";

export const SHAPES: readonly Shape[] = ["violet", "orange", "bone", "iron", "teal"];

export const OUTLINE: Record<Shape, string> = {
  violet: "M3.5 2.5h17v9.5c0 5-4 8-8.5 10-4.5-2-8.5-5-8.5-10z",
  orange: "M4.5 1.5h15v21l-7.5-5.5-7.5 5.5z",
  bone: "M12 1.5l9.5 5.3v10.4l-9.5 5.3-9.5-5.3V6.8z",
  iron: "M3 2.5h4.5v3.5h2.5V2.5h4v3.5h2.5V2.5H21v19H3z",
  teal: "M12 1c4.5 6.5 8 9.5 8 14a8 8 0 0 1-16 0c0-4.5 3.5-7.5 8-14z",
};

export const PATTERN: Record<Shape, string> = {
  violet: "M5 4.5l12.5 13.5",
  orange: "M6 12.5l6-6 6 6",
  bone: "M12 5v14M5 12h14",
  iron: "M8.8 9v10M15.2 9v10",
  teal: "M6.5 15.5q2.7-3 5.5 0t5.5 0",
};
