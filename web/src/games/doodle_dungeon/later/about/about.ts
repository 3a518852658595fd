/** What lies on the table of Doodle Dungeon, and what it is. */
import type { About } from "../../../../shell/board";
import { whole } from "../../../common/later/about";
import de from "./de.ftl?url";
import en from "./en.ftl?url";

const drawn = (name: string): string => `svg use[href^="#dd-${name}"]`;

export const about: About = {
  texts: { en, de },
  cards: {
    "wood-axe": { card: "axe", rule: "DD-128" },
    "dragon-breath": { card: "dragon_breath", rule: "DD-129" },
    "soda-can": { card: "energy_drink", rule: "DD-130" },
    "plain-dagger": { card: "goblin_dagger", rule: "DD-131" },
    "trash-can": { card: "useful_junk", rule: "DD-132" },
    "wood-club": { card: "orc_club", rule: "DD-135" },
    "gem-pendant": { card: "talisman", rule: "DD-136" },
    "bloody-sword": { card: "cursed_blade", rule: "DD-137" },
    "on-target": { card: "aim_boost", rule: "DD-140" },
    "unlit-bomb": { card: "bomb", rule: "DD-143" },
    "cursed-star": { card: "curse", rule: "DD-144" },
    "health-potion": { card: "healing_potion", rule: "DD-145" },
    "checked-shield": { card: "shield", rule: "DD-146" },
    "jump-across": { card: "jump", rule: "DD-147" },
    "dripping-sword": { card: "poisoned_weapon", rule: "DD-148" },
  },
  at: {
    [drawn("goblin")]: "goblin",
    [drawn("orc")]: "orc",
    [drawn("dragon")]: "dragon",
    [drawn("trap")]: "trap",
    [drawn("chest")]: "chest",
    [drawn("wall")]: "wall",
    [drawn("heart")]: "heart",
    [drawn("sharpener")]: "sharpener",
    [whole(".hearts")]: "heart",
    [whole(".tracks .group")]: "boxes",
    ".tracks .level": "level",
    [whole(".note")]: "chest",
    [whole(".ruler")]: "strength",
    [whole(".sum")]: "strength",
    [whole(".die")]: "die",
    ".strip button .num": "heart",
  },
};
