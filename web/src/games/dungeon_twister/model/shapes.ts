/** The players' shapes as tokens, in a square of 44; the monks' is round. */
import type { Shape } from "../../../shell/board";

type Body = Shape | "none";

export const BODY: Record<Body, string> = {
  violet: "M6 4.5q0-1.5 1.5-1.5h29q1.5 0 1.5 1.5V21c0 9.5-7 15.5-16 19.8C13 36.5 6 30.5 6 21z",
  orange: "M7 4q0-1.5 1.5-1.5h27Q37 2.5 37 4V41L22 33 7 41z",
  bone: "M22 2.5L38 11.5V31.5L22 41 6 31.5V11.5z",
  iron: "M6 4h8v5h4V4h8v5h4V4h8v36H6z",
  teal: "M22 2C29.5 11 39 17.5 39 27a17 14.5 0 0 1-34 0C5 17.5 14.5 11 22 2z",
  none: "M22 3a19 19 0 1 1 0 38a19 19 0 1 1 0-38z",
};

/** A part of the pattern that goes with the colour, within the shape. */
export const PATTERN: Record<Body, string> = {
  violet: "M8 10L31 35",
  orange: "M9 31L22 20l13 11",
  bone: "M22 6v32M10 22h24",
  iron: "M16 12v26M28 12v26",
  teal: "M9 30q6.5-7 13 0t13 0",
  none: "",
};
