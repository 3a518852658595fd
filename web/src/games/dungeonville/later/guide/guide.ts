/** The explanations of a first game of Dungeonville: the moment each belongs to, what it points at, a rule to read on. */
import type { Guide, Lesson, Moment } from "../../../../shell/board";
import { asked, either, lesson, mine, spot, told, type When } from "../../../common/later/lessons";
import { own } from "../../../common/view";
import { seatOf } from "../../model/news";
import { asView, total } from "../../model/view";
import de from "./de.ftl?url";
import en from "./en.ftl?url";
import { lookBack } from "./rounds";

const CLOSE = 2; // points that are missing to the goal

/** A rival needs little more than what everybody can see in his death zone. */
function rivalIsClose({ view }: Moment): boolean {
  const { players, goal, viewer } = asView(view);
  return players.some(({ zone }, seat) => seat !== viewer && total(zone) >= goal - CLOSE);
}

function isClose({ view }: Moment): boolean {
  const points = own(asView(view))?.points ?? 0;
  return points >= asView(view).goal - CLOSE;
}

const always: When = () => true;
/** He has tokens to pay with, as in the first round (DV-030). */
const tokens: When = (moment) => asked("hire")(moment) && (own(asView(moment.view))?.tokens ?? 0) > 0;
const lastRound: When = ({ view, events }) =>
  told("round")({ view, decision: null, events }) && asView(view).round === asView(view).cap;
const secondRound: When = ({ events }) => events.some(({ id, args }) => id === "round" && args["round"] === 2);
const robbed: When = ({ view, events }) =>
  events.some(({ id, args }) => id === "blood-taken" && args["loser"] === view["viewer"]);

const SECRET = spot("[data-place=secret]", "secret", "players");
const PLAYERS = spot([".panel.players", ".strip"]);
const TOWN = spot("[data-scene=town]", "town");
const LETTERS = spot(["[data-scene=town] .lets", ...TOWN.at], "town");
const DUNGEONS = spot("[data-scene=dungeons]", "dungeons");
const DANGER = spot(["[data-scene=dungeons] .danger", ...DUNGEONS.at], "dungeons");
const CLASSES = spot(["[data-scene=dungeons] .find", ...DUNGEONS.at], "dungeons");
const BLOOD = spot(["[data-scene=dungeons] .dun.on .blood", ...DUNGEONS.at], "dungeons");
const STAGE = spot("[data-place=stage]", "stage");
const DUELS = spot(["[data-place=stage] .duels", ...STAGE.at], "stage");
const ROOMS = spot(["[data-place=stage] .rooms:has(li)", ...STAGE.at], "stage"); // a visit may end before any card
const LOAD = spot(["[data-place=stage] .load", ...STAGE.at], "stage");

const DEAD = spot(["[data-place=stage] .members .gone", "[data-scene=dungeons] .dun.on .blood", ...STAGE.at], "stage");

/** Those whose party breaks up. */
const broken = ({ events }: Moment): string[] =>
  events
    .filter(({ id }) => id === "dissolved")
    .flatMap((event) => [`.players [data-seat="${seatOf(event)}"]`, `.strip [data-seat="${seatOf(event)}"]`]);

const LESSONS: readonly Lesson[] = [
  lesson("welcome", "DV-010", SECRET, always),
  lesson("deed", "DV-011", SECRET, always),
  lesson("town", "DV-026", TOWN, asked("hire")),
  lesson("letters", "DV-083", LETTERS, asked("hire")),
  lesson("tokens", "DV-030", STAGE, tokens),
  lesson("payment", "DV-033", STAGE, asked("payment")),
  lesson("party", "DV-035", STAGE, mine("hired")),
  lesson("sending", "DV-053", DUNGEONS, asked("send")),
  lesson("danger", "DV-086", DANGER, asked("send")),
  lesson("classes", "DV-106", CLASSES, asked("send")),
  lesson("line-up", "DV-058", DUELS, asked("line-up")),
  lesson("duels", "DV-064", DUELS, asked("line-up")),
  lesson("won-blood", "DV-069", PLAYERS, mine("blood-taken")),
  lesson("lost-blood", "DV-070", PLAYERS, robbed),
  lesson("enters", "DV-073", DUNGEONS, told("enters")), // the duels have left the stage by then
  { ...lesson("neutrals", "DV-143", PLAYERS, told("dissolved")), seek: broken },
  lesson("visit", "DV-084", ROOMS, told("visit")),
  lesson("who-dies", "DV-086", STAGE, asked("who-dies")),
  lesson("death", "DV-089", BLOOD, mine("blood-placed")),
  lesson("item", "DV-085", STAGE, mine("found")),
  lesson("gold", "DV-090", LOAD, asked("take")),
  lesson("too-heavy", "DV-091", LOAD, asked("drop")),
  lesson("flee", "DV-096", ROOMS, asked("flee")),
  lesson("wiped-out", "DV-099", DEAD, mine("wiped-out")),
  lesson("treasure", "DV-030", STAGE, mine("collected")),
  lesson("new-deed", "DV-132", SECRET, asked("buy-deed")),
  lesson("stone", "DV-020", PLAYERS, secondRound),
  lesson("rival", "DV-017", PLAYERS, rivalIsClose),
  lesson("claim", "DV-155", SECRET, either(asked("claim-point"), isClose)),
  lesson("false-claim", "DV-160", PLAYERS, told("false-claim")),
  lesson("last-round", "DV-166", PLAYERS, lastRound),
];

export const guide: Guide = { lessons: LESSONS, lookBack, texts: { en, de } };
