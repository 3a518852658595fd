/** After every round a sentence: what it brought the reader, how the reader's visit went and why, else his battle. */
import type { Data, GameEvent, LookBack, Note, Texts } from "../../../../shell/board";
import { own } from "../../../common/view";
import { cardOf, isItem } from "../../model/cards";
import { count, seatOf, word } from "../../model/news";
import { dungeonOf } from "../../model/score";
import { asView } from "../../model/view";
import { visitOf, type Visit } from "../visit/visit";

const STAGE = { at: ["[data-place=stage]"], tabs: ["stage"] };
const PLAYERS = { at: [".panel.players", ".strip"] };
const MANY = 2; // deaths that make a visit a bad one
const STRONG = 30; // gold that pays for a strong fighter

/** The reader's visit of a round, if he made one. */
function ownVisit(news: readonly GameEvent[], seat: number): Visit | null {
  const start = news.findIndex((event) => event.id === "visit" && seatOf(event) === seat);
  if (start < 0) return null;
  const length = news.slice(start + 1).findIndex(({ id }) => id === "visit") + 1;
  return visitOf(length > 0 ? news.slice(start, start + length) : news.slice(start));
}

/** The last room after which he went on although he might have fled, and the gold he carried there. */
export function lastChance({ cards }: Visit, texts: Texts): { room: number; gold: number } | null {
  let gold = 0;
  let found: { room: number; gold: number } | null = null;
  for (const [at, { card, fate, died }] of cards.entries()) {
    if (fate === "took" || fate === "found") gold += cardOf(texts, card).gold;
    if (!isItem(card) && died === null && at < cards.length - 1) found = { room: at + 1, gold };
  }
  return found;
}

function ofVisit(visit: Visit, gold: number, texts: Texts): Note | null {
  const dead = visit.dead.length;
  const dungeon = texts.name(visit.dungeon);
  if (visit.ended === "wiped-out") {
    const chance = lastChance(visit, texts);
    if (chance && chance.gold > 0) return { id: "round-greedy", rule: "DV-099", ...STAGE, args: { ...chance } };
    return { id: "round-unlucky", rule: "DV-086", ...STAGE, args: { dead, dungeon } };
  }
  if (dead >= MANY) return { id: "round-bloody", rule: "DV-089", ...STAGE, args: { dead, gold, dungeon } };
  return gold > 0
    ? { id: "round-rich", rule: "DV-096", ...STAGE, args: { gold, dead, strong: Number(gold >= STRONG) } }
    : null;
}

/** Points of a round (DV-011): duels won, and blood that came into the own dungeon. */
function gained(news: readonly GameEvent[], view: Data, seat: number): number {
  const home = dungeonOf(own(asView(view))?.deed ?? "");
  const worth = (event: GameEvent): number => {
    if (event.id === "blood-taken") return Number(seatOf(event) === seat);
    if (event.id !== "blood-placed" || word(event, "dungeon") !== home) return 0;
    return seatOf(event) === seat ? -1 : 1;
  };
  return news.reduce((points, event) => points + worth(event), 0);
}

function ofBattle(news: readonly GameEvent[], seat: number): Note | null {
  const taken = news.filter(({ id }) => id === "blood-taken");
  const won = taken.filter((event) => seatOf(event) === seat).length;
  const lost = taken.filter((event) => count(event, "loser") === seat).length;
  if (won + lost === 0) return null;
  return { id: won >= lost ? "round-won" : "round-beaten", rule: "DV-064", ...PLAYERS, args: { won, lost } };
}

export const lookBack: LookBack = {
  begins: ({ id }) => id === "round",
  say: (news: readonly GameEvent[], view: Data, texts: Texts) => {
    const { viewer } = asView(view);
    if (viewer === null) return null;
    const visit = ownVisit(news, viewer);
    const collected = news.find((event) => event.id === "collected" && seatOf(event) === viewer);
    const gold = collected ? count(collected, "gold") : 0;
    const note = (visit && ofVisit(visit, gold, texts)) ?? ofBattle(news, viewer);
    return note && { ...note, args: { ...note.args, points: gained(news, view, viewer) } };
  },
};
