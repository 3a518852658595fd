/** What lies on the table of Dungeon Lords, and what it is. Monsters, traps, rooms and places say it themselves. */
import type { About } from "../../../../shell/board";
import { whole } from "../../../common/later/about";
import { MONSTER_ICON, PLACE_ICON, ROOM_ICON, TRAP_ICON } from "../../model/icons";
import { RULES } from "./rules";
import de from "./de.ftl?url";
import en from "./en.ftl?url";

// The text of a monster or a trap names numbers only.
const blows = (card: string): { as?: string } =>
  card in MONSTER_ICON || card in TRAP_ICON ? { as: "monster-does" } : {};
const CARDS = { ...MONSTER_ICON, ...TRAP_ICON, ...ROOM_ICON };
type Cards = About["cards"];
const cards: Cards = Object.fromEntries(
  Object.entries(CARDS).map(([card, icon]) => [icon, { card, rule: RULES[card] ?? "", ...blows(card) }]),
);
const orders: Cards = Object.fromEntries(
  Object.keys(PLACE_ICON).map((card) => [`order-${card}`, { card, rule: RULES[card] ?? "" }]),
);

const showing = (icon: string): string => `:has([href$='#${icon}'])`;
const ORDERS = ":is(.ord, span:is(.yes, .no, .mine:not(.imp)), .pick .card-of)";
const ofOrder = ([place, icon]: [string, string]): [string, string] => [
  `${whole(`${ORDERS}${showing(icon)}`)}, .prices li > .ic${showing(icon)}`,
  `order-${place}`,
];

/** With that picture, and not only with that sign in its price: a demon costs another monster. */
const pictured = (icon: string): string => `:has(svg:not(.c *) > [href$='#${icon}'])`;

// The whole card of a monster or room on offer, but for what stands on it that is explained by itself.
const ofOffer = ([card, icon]: [string, string]): [string, string] => [
  `.offers .card-of${pictured(icon)}, .offers .card-of${pictured(icon)} :not(svg, .c, .c *)`,
  card === "goblin" ? card : icon, // its icon alone stands for every monster
];

export const about: About = {
  texts: { en, de },
  cards: { ...cards, ...orders, goblin: { card: "goblin", rule: "DL-440", ...blows("goblin") } },
  at: {
    // The evilometer
    [`${whole(".palm")}, .evil .pal > .num`]: "paladin-space",
    ".evil .hot > .num": "hot-space",
    ".evil li, .evil .num": "evilometer",
    // Places and orders
    "section.place > p > .num, .ord .num": "place-number",
    ".dir": "reversed",
    ".cost": "cost",
    ".gain": "gain",
    [whole(".pawn")]: "minion",
    ".ghost .num, .slot > .num": "order-number",
    ".stand, .stand i": "space",
    "section.place": "place",
    ".slot": "order",
    [whole(".ord.off")]: "order-off",
    ...Object.fromEntries(Object.entries(PLACE_ICON).map(ofOrder)),
    // The year
    [`.ev .ic${showing("two-coins")}`]: "payday",
    [whole(".ev .back")]: "hidden-event",
    ".ev.off": "no-event",
    ".sn": "season",
    [whole(".to")]: "taker",
    [whole(".eyes")]: "spied",
    [whole(".town .back", ".cc .hidden")]: "combat-card",
    ".town .card, .cc .card": "combat-card",
    // Tavern and rooms
    [`:is(.tile, .picture-of) .ic${showing("goblin-head")}`]: "goblin",
    ".rmt svg:not(.ic)": "zone",
    ".rmt .c": "makes",
    ".card-of .c": "tile-cost",
    ".offers h2 button": "to-come",
    ...Object.fromEntries(Object.entries({ ...MONSTER_ICON, ...ROOM_ICON }).map(ofOffer)),
    // Heroes, dungeon and battle
    [`.hero .ic${showing("wolf-trap")}`]: "thief-symbol",
    ".hero, .hero .num, .hero .num i": "hero",
    ".in .room .num": "uses",
    [whole(".magic")]: "magic-needed",
    ".yard .tile, .yard .tile .num": "tile",
    ".hit": "hit",
    ".line small": "front",
    [`${whole(".titles")}`]: "titles",
    // The number of a player on a phone
    ".strip button .num": "devil-mask",
  },
};
