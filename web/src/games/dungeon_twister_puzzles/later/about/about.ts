/** What only the puzzles have; the rest is explained as in Dungeon Twister. */
import type { About } from "../../../../shell/board";
import de from "./de.ftl?url";
import en from "./en.ftl?url";

export const about: About = {
  texts: { en, de },
  cards: {},
  at: { ".goal .pips, .goal .pips *": "goal", ".enemy, .enemy *": "enemy-cards" },
};
