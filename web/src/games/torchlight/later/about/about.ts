/** What lies on the table of Torchlight, and what it is. */
import type { About } from "../../../../shell/board";
import de from "./de.ftl?url";
import en from "./en.ftl?url";

export const about: About = {
  texts: { en, de },
  cards: {},
  at: {
    ".slip, .slip *": "bid",
    ".find, .find *": "find",
    ".die, .die *": "die",
    ".shaft > svg, .shaft > svg *": "shaft",
    ".strip button .num": "two-coins",
  },
};
