/** What lies on the table of Dungeon Twister, and what it is. */
import type { About } from "../../../../shell/board";
import { whole } from "../../../common/later/about";
import { KIND_ICON } from "../../model/icons";
import de from "./de.ftl?url";
import en from "./en.ftl?url";

/** What is drawn of a token, and the place over it that is clicked; what stands on it or is carried says itself what it is. */
const ofKind = ([kind, icon]: [string, string]): [string, string] => [
  [
    `.piece[data-what=${kind}]`,
    `.piece[data-what=${kind}] :not(.load, .load *)`,
    whole(`.load[data-what=${kind}]`),
    `.spot[data-target^="token/"][data-target$="-${kind}"]`,
  ].join(", "),
  icon,
];

const drawn = (...classes: string[]): string => whole(...classes.map((each) => `.dungeon ${each}`));

export const about: About = {
  texts: { en, de },
  cards: {},
  at: {
    // On a token
    [whole(".piece .move")]: "walking-boot",
    [whole(".piece .combat")]: "combat-value",
    [whole(".piece .wound")]: "drop",
    [whole(".piece .on-gear")]: "on-gear",
    [whole(".piece .private")]: "own-actions",
    [whole(".piece[data-what=hidden]", ".face-down .lifted")]: "hidden-token",
    ...Object.fromEntries(Object.entries(KIND_ICON).map(ofKind)),
    // The dungeon
    [`${drawn(".face-down")}, .spot.room[data-target^="slot/"]`]: "face-down",
    [drawn(".start-line.own")]: "own-line",
    [drawn(".start-line")]: "enemy-line",
    [drawn(".gear.seal")]: "seal",
    [`${drawn(".gear")}, .spot.room[data-target^="turn/"]`]: "gear",
    [drawn(".pit")]: "pit",
    [drawn(".portcullis")]: "portcullis",
    [drawn(".fountain")]: "fountain",
    [drawn(".rocks")]: "rocks",
    [drawn(".mist")]: "mist",
    ".dungeon .rift": "rift",
    [drawn(".pentagram")]: "pentacle",
    ".dungeon .sill": "doorway",
    ".dungeon .wall, .dungeon .wall-cap, .dungeon .wall-shade": "wall",
    ".dungeon .coordinate": "coordinate",
    ".spot.walk": "reach",
    // Players and cards
    [whole(".cards .card")]: "action-card",
    ".track > li, .track > li > .num, .banner .points, .banner .points *": "track",
    ".roster > .hidden, .roster > .hidden *": "team",
    [whole(".counts .count:first-child")]: "combat-cards",
    [whole(".counts .count:last-child")]: "jump-across",
    ".nine, .nine *, .known, .known *, .held, .held *": "combat-hand",
    [whole(".bench .jumps")]: "jump-across",
    ".turn .places, .turn .card, .turn .card *": "turn-strip",
    // Combat
    [whole(".duel .sum")]: "strength",
    ".fighter .num": "combat-value",
    [whole(".fighter .bonus")]: "bonus",
    ".laid, .laid .card, .laid .card *, .laid .num": "laid-card",
    ".odds li, .odds li *": "odds",
    ".strip button .num": "track",
  },
};
