"""Deeds as one seat may imagine them (section 5): who holds which, and how every purchase went."""

from functools import lru_cache
from itertools import permutations

from undercroft.engine.chance import Source
from undercroft.engine.piles import put, without
from undercroft.engine.state import Frame, Pile
from undercroft.games.dungeonville.cards import DUNGEONS, SEATS
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.claims import points
from undercroft.games.dungeonville.state import NOBODY, NOTHING, Dungeonville

# Deeds of all seats in order, then those on the Deed House: one way the five deeds may lie.
Deal = tuple[int, ...]
Belief = dict[Deal, float]


def imagine_deeds(s: Dungeonville, seat: int, source: Source) -> None:
    """A deal that agrees with his own deeds, the public ones and every purchase, as likely as it is."""
    if s.deed_log:
        log = seen_log(s, seat)
        course = believe(s.players, seat, log, first_deed(s, seat))
        likely = {deal: weight for deal, weight in course[-1].items() if is_possible(s, seat, deal)}
        deal = draw_weighted(likely, source)
        s.deed_log = retrace(s.players, course, log, deal, source)
    else:
        deal = shuffled_deal(s, seat, source)
        while not is_possible(s, seat, deal):
            deal = shuffled_deal(s, seat, source)
    lay_deal(s, deal)


def lay_deal(s: Dungeonville, deal: Deal) -> None:
    s.deeds = deal[: s.players]
    s.house = tuple(sorted(deal[s.players :]))
    s.reached = tuple([each for each in range(s.players) if points(s, each) >= s.config.goal])
    step, _, dungeon, _ = top_frame(s)
    if step == at.CLAIM_POINT and dungeon != NOTHING:
        s.frames[-1] = (at.CLAIM_POINT, s.deeds.index(dungeon), dungeon, 0)


def top_frame(s: Dungeonville) -> Frame:
    return s.frames[-1] if s.frames else (NOBODY, 0, 0, 0)


def shuffled_deal(s: Dungeonville, seat: int, source: Source) -> Deal:
    """His own deed stays, the others are dealt at random."""
    rest = [deed for deed in range(DUNGEONS) if deed != s.deeds[seat]]
    for i in range(len(rest) - 1, 0, -1):
        j = source.below(i + 1)
        rest[i], rest[j] = rest[j], rest[i]
    rest.insert(seat, s.deeds[seat])
    return tuple(rest)


def is_possible(s: Dungeonville, seat: int, deal: Deal) -> bool:
    """While somebody else is asked at a claim point, somebody else must have the goal there."""
    step, asked, dungeon, _ = top_frame(s)
    if step != at.CLAIM_POINT or asked == seat:
        return True
    if dungeon != NOTHING:
        asked = owner_of(deal, dungeon, s.players)
    if asked in (NOBODY, seat):
        return False
    own = deal[asked] * SEATS
    on_dungeon = s.blood[own : own + SEATS]
    total = sum(s.zones[asked * SEATS : asked * SEATS + SEATS]) + sum(on_dungeon) - 2 * on_dungeon[asked]
    return total >= s.config.goal


def owner_of(deal: Deal, dungeon: int, players: int) -> int:
    place = deal.index(dungeon)
    return place if place < players else NOBODY


# ---- what is known of purchases


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
def believe(players: int, seat: int, log: Pile, first: int) -> list[Belief]:
    """All deals with their probabilities, at first and after each entry of that log, by every possible course (exact).

    The last belief agrees with the whole log, an earlier one only with its beginning: whoever goes back through them
    from a deal of the last one never leaves what is possible.
    """
    weights: Belief = {}
    for deal in permutations(range(DUNGEONS)):
        if deal[seat] == first and list(deal[players:]) == sorted(deal[players:]):
            weights[deal] = 1.0
    course = [weights]
    for i in range(0, len(log), 3):
        course.append(follow(players, course[-1], log[i], log[i + 1], log[i + 2]))
    return course


def follow(players: int, weights: Belief, who: int, old: int, new: int) -> Belief:
    """The probabilities after one purchase (known or not) or one public deed."""
    after: Belief = {}
    for deal, weight in weights.items():
        if old == NOTHING:
            if deal[who] == new:
                after[deal] = weight
            continue
        house = deal[players:]
        for drawn in house:
            if new in (DUNGEONS, drawn):
                swapped = exchange_deed(deal, players, who, drawn)
                after[swapped] = after.get(swapped, 0.0) + weight / len(house)
    return after


def exchange_deed(deal: Deal, players: int, who: int, drawn: int) -> Deal:
    house = sorted([*without(deal[players:], drawn), deal[who]])
    return (*put(deal[:players], who, drawn), *house)


def retrace(players: int, course: list[Belief], log: Pile, deal: Deal, source: Source) -> Pile:
    """That log with a purchase of somebody else as it may have gone, from the present deal back to the first."""
    entries: list[Pile] = []
    for i in range(len(log) - 3, -1, -3):
        who, old, new = log[i : i + 3]
        if old != NOTHING:
            earlier = [exchange_deed(deal, players, who, drawn) for drawn in deal[players:]]
            before = {each: course[i // 3].get(each, 0.0) for each in earlier}
            new, deal = deal[who], draw_weighted(before, source)
            old = deal[who]
        entries.append((who, old, new))
    return tuple([each for entry in reversed(entries) for each in entry])


def draw_weighted(belief: Belief, source: Source) -> Deal:
    """One of them, as likely as it is."""
    last = max(belief, key=belief.__getitem__)
    mark = source.below(1 << 30) / (1 << 30) * sum(belief.values())
    for deal, weight in belief.items():
        mark -= weight
        if mark < 0:
            return deal
    return last
