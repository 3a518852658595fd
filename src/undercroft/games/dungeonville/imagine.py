"""How the unseen may be redistributed (section 5): deeds, peeked cards, unrevealed line-ups. Decks have no order."""

from functools import lru_cache
from itertools import permutations

from undercroft.engine.chance import Source
from undercroft.engine.piles import put, sample, without
from undercroft.engine.state import Pile
from undercroft.games.dungeonville.cards import DUNGEONS, SEATS
from undercroft.games.dungeonville.powers import CLOAK, USER
from undercroft.games.dungeonville.rules.battle import fighters_of, wanted
from undercroft.games.dungeonville.rules.claims import points
from undercroft.games.dungeonville.rules.frames import CLAIM_POINT, CLOAK_CALL, LINE_UP
from undercroft.games.dungeonville.rules.items import has_class
from undercroft.games.dungeonville.state import NOBODY, NOTHING, Dungeonville
from undercroft.games.dungeonville.view import duels_turned_up

# Deeds of all seats in order, then those on the Deed House: one way the five deeds may lie.
Deal = tuple[int, ...]
Belief = tuple[tuple[Deal, float], ...]


def imagine(s: Dungeonville, seat: int, source: Source) -> None:
    """Everything that seat cannot know is dealt anew, in agreement with all it has seen."""
    imagine_deeds(s, seat, source)
    imagine_tops(s, seat, source)
    if s.fighting:
        imagine_lineups(s, seat, source)


# ---- deeds


def imagine_deeds(s: Dungeonville, seat: int, source: Source) -> None:
    """A deal that agrees with his own deeds, the public ones and every purchase, as likely as it is."""
    if s.deed_log:
        belief = believe(s.players, seat, seen_log(s, seat), first_deed(s, seat))
        belief = tuple([each for each in belief if possible(s, seat, each[0])])
        deal = weighted(belief, source)
    else:
        deal = shuffled_deal(s, seat, source)
        while not possible(s, seat, deal):
            deal = shuffled_deal(s, seat, source)
    lay_deal(s, deal)


def lay_deal(s: Dungeonville, deal: Deal) -> None:
    s.deeds = deal[: s.players]
    s.house = tuple(sorted(deal[s.players :]))
    s.reached = tuple([each for each in range(s.players) if points(s, each) >= s.config.goal])
    f = s.frames[-1] if s.frames else (NOBODY, 0, 0, 0)
    if f[0] == CLAIM_POINT and f[2] != NOTHING:
        s.frames[-1] = (CLAIM_POINT, s.deeds.index(f[2]), f[2], 0)


def shuffled_deal(s: Dungeonville, seat: int, source: Source) -> Deal:
    """His own deed stays, the others are dealt at random."""
    rest = [deed for deed in range(DUNGEONS) if deed != s.deeds[seat]]
    for i in range(len(rest) - 1, 0, -1):
        j = source.below(i + 1)
        rest[i], rest[j] = rest[j], rest[i]
    rest.insert(seat, s.deeds[seat])
    return tuple(rest)


def possible(s: Dungeonville, seat: int, deal: Deal) -> bool:
    """While somebody else is asked at a claim point, somebody else must have the goal there."""
    f = s.frames[-1] if s.frames else (NOBODY, 0, 0, 0)
    if f[0] != CLAIM_POINT or f[1] == seat:
        return True
    asked = f[1] if f[2] == NOTHING else owner(deal, f[2], s.players)
    if asked in (NOBODY, seat):
        return False
    dungeon = deal[asked] * SEATS
    on_dungeon = s.blood[dungeon : dungeon + SEATS]
    total = sum(s.zones[asked * SEATS : asked * SEATS + SEATS]) + sum(on_dungeon) - 2 * on_dungeon[asked]
    return total >= s.config.goal


def owner(deal: Deal, dungeon: int, players: int) -> int:
    place = deal.index(dungeon)
    return place if place < players else NOBODY


def seen_log(s: Dungeonville, seat: int) -> Pile:
    """The log of deeds as that seat knows it: purchases of others without the cards."""
    seen: list[int] = []
    for i in range(0, len(s.deed_log), 3):
        who, old, new = s.deed_log[i : i + 3]
        hidden = old != NOTHING and who != seat
        seen += [who, DUNGEONS, DUNGEONS] if hidden else [who, old, new]
    return tuple(seen)


def first_deed(s: Dungeonville, seat: int) -> int:
    """The deed he was dealt: what he gave away first, or what he still holds."""
    for i in range(0, len(s.deed_log), 3):
        if s.deed_log[i] == seat and s.deed_log[i + 1] != NOTHING:
            return s.deed_log[i + 1]
    return s.deeds[seat]


@lru_cache(maxsize=256)
def believe(players: int, seat: int, log: Pile, first: int) -> Belief:
    """All deals with their probabilities after that log, by following every possible course (exact)."""
    weights: dict[Deal, float] = {}
    for deal in permutations(range(DUNGEONS)):
        if deal[seat] == first and list(deal[players:]) == sorted(deal[players:]):
            weights[deal] = 1.0
    for i in range(0, len(log), 3):
        weights = follow(players, weights, log[i], log[i + 1], log[i + 2])
    return tuple(sorted(weights.items()))


def follow(players: int, weights: dict[Deal, float], who: int, old: int, new: int) -> dict[Deal, float]:
    """The probabilities after one purchase (known or not) or one public deed."""
    after: dict[Deal, float] = {}
    for deal, weight in weights.items():
        if old == NOTHING:
            if deal[who] == new:
                after[deal] = weight
            continue
        house = deal[players:]
        for drawn in house:
            if new in (DUNGEONS, drawn):
                swapped = exchange(deal, players, who, drawn)
                after[swapped] = after.get(swapped, 0.0) + weight / len(house)
    return after


def exchange(deal: Deal, players: int, who: int, drawn: int) -> Deal:
    house = sorted([*without(deal[players:], drawn), deal[who]])
    return (*put(deal[:players], who, drawn), *house)


def weighted(belief: Belief, source: Source) -> Deal:
    total = sum([weight for _, weight in belief])
    mark = source.below(1 << 30) / (1 << 30) * total
    for deal, weight in belief:
        mark -= weight
        if mark < 0:
            return deal
    return belief[-1][0]


# ---- cards somebody else has peeked at


def imagine_tops(s: Dungeonville, seat: int, source: Source) -> None:
    for dungeon in range(DUNGEONS):
        top = s.tops[dungeon]
        if top != NOTHING and not s.peeked[dungeon] >> seat & 1:
            pool = tuple(sorted((*s.decks[dungeon], top)))
            other = pool[source.below(len(pool))]
            s.tops = put(s.tops, dungeon, other)
            s.decks[dungeon] = without(pool, other)


# ---- line-ups


def imagine_lineups(s: Dungeonville, seat: int, source: Source) -> None:
    """The fighters of the others that no duel has turned up: any order of any of their adventurers."""
    turned = duels_turned_up(s)
    laying = s.frames[-1][0] == LINE_UP
    for other in fighters_of(s):
        if other == seat or s.cloaks[seat] == other:
            continue
        count = wanted_now(s, other, laying)
        shown = s.lineups[other][:turned]
        s.lineups[other] = shown + deal_fighters(s, other, shown, count - len(shown), source)
    if laying:
        s.held &= 1 << seat


def wanted_now(s: Dungeonville, other: int, laying: bool) -> int:
    """As many as lie there; who has claimed instead looks ready, so he is imagined ready."""
    if laying and s.held >> other & 1:
        return wanted(s, other)
    return len(s.lineups[other])


def deal_fighters(s: Dungeonville, other: int, shown: Pile, count: int, source: Source) -> Pile:
    """That many of the adventurers that may still lie there; an Assassin among them if the Cloak says so."""
    pool = fighters_that_may_lie(s, other, shown)
    if count == len(pool) or not needs_assassin(s, other, shown):
        return sample(pool, count, source)
    fighters = sample(pool, count, source)
    while not has_class(fighters, USER[CLOAK]):
        fighters = sample(pool, count, source)
    return fighters


def fighters_that_may_lie(s: Dungeonville, other: int, shown: Pile) -> Pile:
    """His adventurers without those already turned up and those he hired in this battle."""
    laid = [fighter for lineup in s.lineups for fighter in lineup]
    own = s.lineups[other]
    return tuple(sorted([a for a in s.parties[other] if a not in shown and (a in own or a not in laid)]))


def needs_assassin(s: Dungeonville, other: int, shown: Pile) -> bool:
    """Somebody who used the Cloak, or is asked about it now, has laid an Assassin (DV-118)."""
    asked = s.frames[-1][0] == CLOAK_CALL and s.frames[-1][1] == other
    return (asked or s.cloaks[other] != NOBODY) and not has_class(shown, USER[CLOAK])
