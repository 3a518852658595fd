/** What lies on the table of Dungeonville, and what it is. Classes and items say it themselves. */
import type { About } from "../../../../shell/board";
import { whole } from "../../../common/later/about";
import { CLASS_ICON, ITEM_ICON } from "../../model/icons";
import de from "./de.ftl?url";
import en from "./en.ftl?url";

/** Where a class has a rule of its own; the others have letters and ranks like everybody (DV-003). */
const CLASS_RULE: Record<string, string> = { assassin: "DV-147", oracle: "DV-148", jester: "DV-149", mule: "DV-153" };
const FIRST_ITEM = 115; // DV-115 to DV-129, in the order of the items

type Cards = About["cards"];
const classes: Cards = Object.fromEntries(
  Object.entries(CLASS_ICON).map(([card, icon]) => [icon, { card, rule: CLASS_RULE[card] ?? "DV-003" }]),
);
const items: Cards = Object.fromEntries(
  Object.entries(ITEM_ICON).map(([card, icon], at) => [icon, { card, rule: `DV-${FIRST_ITEM + at}` }]),
);

export const about: About = {
  texts: { en, de },
  cards: { ...items, ...classes, lute: { card: "item-bard", rule: "DV-129" } },
  at: {
    // One icon, two meanings.
    ".item .ic:has([href$='#lyre'])": "lute",
    ":is(.arch, .at, .name, .deed) .ic:has([href$='#rat'])": "rathaus",
    // Cards
    ".rank, .short > .num, .reveal .num": "rank",
    ".ac": "colour",
    [whole(".lets", ".lent", ".danger .letters")]: "letters",
    ".nolets": "no-letters",
    ".let": "room-letter",
    [whole(".room .gold")]: "room-gold",
    ".room.item": "open-treasure-chest",
    ".room": "room",
    ".adv, .strip.paper": "adventurer",
    // Town and dungeons
    [whole(".sign")]: "price",
    [whole(".house")]: "castle",
    [whole(".mouth .back", ".short .back", ".here .back")]: "deck",
    ".seen": "seen",
    [whole(".find")]: "finder",
    [whole(".pawn")]: "pawn",
    ".mouth": "entrance",
    [whole(".zone", ".won")]: "zone",
    [whole(".blood")]: "blood",
    ".danger": "danger",
    // Paying, battle, visit
    [whole(".tokens", ".token")]: "token",
    [whole(".tray dl")]: "payment",
    ".beat, .slot.num": "duel",
    [whole(".order")]: "order",
    [whole(".next .back")]: "next",
    [whole(".load")]: "load",
    [whole(".r.flee")]: "flee-chance",
    ".r > .num": "chance",
    [whole(".odds .strip")]: "left",
    // One's own secret, and the number of a player on a phone
    [whole("button.deed")]: "deed",
    [whole("button.count", "p.sum")]: "race",
    ".strip button .num": "zone",
  },
};
