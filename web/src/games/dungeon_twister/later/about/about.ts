/** What lies on the table of Dungeon Twister, and what it is. */
import type { About } from "../../../../shell/board";
import { whole } from "../../../common/later/about";
import de from "./de.ftl?url";
import en from "./en.ftl?url";

export const about: About = {
  texts: { en, de },
  cards: {},
  at: {
    [whole(".cards .card")]: "action-card",
    ".track > li, .track > li > .num": "track",
    ".roster > li > .piece-box, .roster > .hidden *": "team",
    ".nine, .nine *, .known, .known *, .held, .held *": "combat-hand",
    ".turn .places, .turn .card, .turn .card *": "turn-strip",
    [whole(".duel .sum")]: "strength",
    ".laid, .laid .card, .laid .card *": "laid-card",
    ".strip button .num": "track",
  },
};
