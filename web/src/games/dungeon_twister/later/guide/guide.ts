/** The explanations of a first game of Dungeon Twister: the moment each belongs to, what it points at, a rule to read on. */
import type { GameEvent, Guide, Lesson, Moment } from "../../../../shell/board";
import { asked, lesson, mine, offered, spot, told, type Spot, type When } from "../../../common/later/lessons";
import { own } from "../../../common/view";
import { isClose } from "../../model/race";
import { OBJECTS, pilesOf } from "../../model/view";
import de from "./de.ftl?url";
import en from "./en.ftl?url";
import { lookBack } from "./rounds";
import { actors, carriers, figures, isOwn, looseInReach, named, nearlyOut, pile, viewOf } from "./sight";

type Facts = NonNullable<Lesson["args"]>;

const BOARD = spot("[data-scene=board]", "board");
const on = (at: string): Spot => spot([at, ...BOARD.at], "board");
const RACE = spot([".race"]);
const FAR_SIDE = on(".start-line:not(.own)");
const HOME = on(".start-line.own");
const FACE_DOWN = on(".face-down");
const ROOM = on("[data-room]");
const GEAR = on("[data-room] .gear");
const room = (slot: string): string => `[data-room="${slot}"]`;
const DUEL = spot([".duel", ...BOARD.at], "board");
const STOCK = spot([".stock", "[data-scene=figures]"], "figures");
const TURN = spot([".bench .turn", "[data-scene=figures]"], "figures");
const ACTION_CARDS = spot([".cards.own", ".bench .turn"], "players");
const POINTS = spot([".track.own", ".strip"], "players");
const THEIR_POINTS = spot([".track:not(.own)", ".strip"], "players");
const LOG = spot([".log", ".side"], "log");

const both =
  (...all: When[]): When =>
  (moment) =>
    all.every((when) => when(moment));

/** News of one of the reader's characters. */
const ofMine =
  (id: string): When =>
  (moment) =>
    moment.events.some((event) => event.id === id && isOwn(viewOf(moment), event.args["owner"]));
const ofTheirs =
  (id: string): When =>
  (moment) =>
    moment.events.some((event) => event.id === id && !isOwn(viewOf(moment), event.args["owner"]));
/** Somebody else does it. */
const theirs =
  (id: string): When =>
  ({ view, events }) =>
    events.some((event) => event.id === id && event.args["seat"] !== view["viewer"]);

const isOpen: When = (moment) => viewOf(moment).rooms.some(({ room }) => room !== null);
const ownAction = asked("action");
const holds =
  (kind: string): When =>
  (moment) =>
    ownAction(moment) && carriers(viewOf(moment), kind).length > 0;
const close =
  (own: boolean): When =>
  (moment) => {
    const view = viewOf(moment);
    return (
      isClose(view) && view.players.some((player, seat) => own === isOwn(view, seat) && isNear(player.points, view))
    );
  };
const isNear = (points: number, { target }: { target: number }): boolean => points >= target - 1;
const isQuiet: When = (moment) => {
  const { quiet, quiet_limit: limit } = viewOf(moment);
  return limit !== null && quiet >= limit / 2;
};

/** How many points win, and of what one's team consists: other tables play with more. */
const goal = (moment: Moment): Facts => ({ target: viewOf(moment).target });
const team = (moment: Moment): Facts => {
  const stock = own(viewOf(moment))?.stock ?? [];
  const things = stock.filter((kind) => OBJECTS.has(kind)).length;
  return { team: stock.length - things, things };
};
const whole = (moment: Moment): Facts => ({ beginner: Number(viewOf(moment).layout === "beginner") });

/** The note points at these first. */
const seeking = (found: Lesson, seek: (moment: Moment) => readonly string[]): Lesson => ({
  ...found,
  seek: (moment) => seek(moment).map(pile),
});
const who =
  (id: string, fits: (event: GameEvent, moment: Moment) => boolean = () => true) =>
  (moment: Moment): string[] =>
    moment.events
      .filter((event) => event.id === id && fits(event, moment))
      .map((event) => named(viewOf(moment), event));
const ownOnly = ({ args }: GameEvent, moment: Moment): boolean => isOwn(viewOf(moment), args["owner"]);
const ofOthers = (event: GameEvent, moment: Moment): boolean => !ownOnly(event, moment);
const holder =
  (kind: string) =>
  (moment: Moment): string[] =>
    carriers(viewOf(moment), kind).flatMap(({ id }) => id ?? []);
/** The room that has just been revealed, or turned. */
const newRoom = ({ events }: Moment): string[] =>
  events
    .filter(({ id }) => id === "room-shown")
    .map(({ args }) => room(`${String(args["column"])},${String(args["row"])}`));
const turnedRoom = (moment: Moment): string[] => {
  const turned = moment.events.filter(({ id, args }) => id === "turned" && !isOwn(viewOf(moment), args["seat"]));
  return viewOf(moment)
    .rooms.filter((each) => turned.some(({ args }) => args["room"] === each.room))
    .map(({ column, row }) => room(`${column},${row}`));
};
/** Loose things by the keys of their piles. */
const loose = (moment: Moment): string[] => {
  const squares = looseInReach(viewOf(moment));
  return pilesOf(viewOf(moment))
    .filter(({ x, y }) => squares.includes(`${x},${y}`))
    .map(({ key }) => key);
};
const movers = (moment: Moment): string[] => {
  const inside = figures(viewOf(moment)).flatMap(({ id }) => id ?? []);
  const able = new Set(actors("move")(moment));
  return inside.filter((id) => able.has(id));
};

const LESSONS: readonly Lesson[] = [
  { ...lesson("welcome", "DT-029", RACE, () => true), facts: goal, args: { target: 5 } },
  lesson("far-side", "DT-031", FAR_SIDE, asked("line-up")),
  { ...lesson("start-team", "DT-043", STOCK, asked("line-up")), facts: team, args: { team: 6, things: 4 } },
  lesson("placing", "DT-045", FACE_DOWN, asked("placing")),
  lesson("pieces", "DT-049", HOME, told("team-up")),
  lesson("watching", "DT-052", LOG, theirs("card")),
  lesson("action-cards", "DT-052", ACTION_CARDS, asked("action-card", "action")),
  lesson("points", "DT-060", TURN, ownAction),
  lesson("reveal", "DT-067", FACE_DOWN, both(ownAction, offered("reveal"))),
  { ...lesson("room", "DT-079", ROOM, told("room-shown")), seek: newRoom },
  lesson("place", "DT-073", STOCK, asked("place")),
  seeking(lesson("move", "DT-087", HOME, both(ownAction, offered("move"), isOpen)), movers),
  seeking(
    lesson(
      "things",
      "DT-101",
      BOARD,
      both(ownAction, (moment) => loose(moment).length > 0),
    ),
    loose,
  ),
  lesson("exchange", "DT-103", BOARD, asked("exchange")),
  seeking(lesson("gear", "DT-080", GEAR, both(ownAction, offered("turn"))), actors("turn")),
  { ...lesson("turned", "DT-083", GEAR, theirs("turned")), seek: turnedRoom },
  seeking(lesson("attack", "DT-136", BOARD, both(ownAction, offered("attack"))), actors("attack")),
  lesson("attacked", "DT-136", DUEL, theirs("attacks")),
  lesson("combat-card", "DT-138", DUEL, asked("combat-card", "combat-answer")),
  lesson("group", "DT-145", DUEL, told("joins")),
  seeking(lesson("hurt", "DT-131", BOARD, ofMine("wounded")), who("wounded", ownOnly)),
  seeking(lesson("prey", "DT-137", BOARD, ofTheirs("wounded")), who("wounded", ofOthers)),
  seeking(lesson("heal", "DT-200", BOARD, offered("heal")), actors("heal")),
  seeking(lesson("regenerate", "DT-197", BOARD, offered("regenerate")), actors("regenerate")),
  seeking(lesson("portcullis", "DT-191", BOARD, offered("break", "lock")), actors("break", "lock")),
  seeking(lesson("jump", "DT-122", BOARD, offered("jump")), actors("jump")),
  seeking(lesson("fireball", "DT-250", BOARD, offered("shoot")), actors("shoot")),
  seeking(lesson("treasure", "DT-244", BOARD, holds("treasure")), holder("treasure")),
  seeking(lesson("rope", "DT-236", BOARD, holds("rope")), holder("rope")),
  seeking(lesson("sword", "DT-249", BOARD, holds("sword")), holder("sword")),
  seeking(lesson("wand", "DT-253", BOARD, holds("fireball_wand")), holder("fireball_wand")),
  seeking(
    lesson(
      "way-out",
      "DT-114",
      FAR_SIDE,
      both(ownAction, (moment) => nearlyOut(viewOf(moment)).length > 0),
    ),
    (moment) => nearlyOut(viewOf(moment)),
  ),
  lesson("escaped", "DT-031", POINTS, ofMine("escaped")),
  lesson("rival-out", "DT-034", THEIR_POINTS, ofTheirs("escaped")),
  lesson("dead", "DT-132", THEIR_POINTS, ofMine("killed")),
  lesson("kill", "DT-030", POINTS, ofTheirs("killed")),
  lesson("cards-back", "DT-053", ACTION_CARDS, mine("cards-back")),
  lesson("rival-close", "DT-029", RACE, close(false)),
  lesson("close", "DT-029", RACE, close(true)),
  lesson("quiet", "DT-189", RACE, both(asked("action-card", "action"), isQuiet)),
  { ...lesson("end", "DT-029", POINTS, told("won", "drawn")), facts: whole },
];

export const guide: Guide = { lessons: LESSONS, lookBack, texts: { en, de } };
