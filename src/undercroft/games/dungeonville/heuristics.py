"""How good a position is (for bots, on imagined worlds only): points, what lies ahead in this round, and means.

Every seat gets a score in points; the value of a seat is its share among all of them, so that it is always between
0 and 1, rises with one's own score and falls with that of the others. The weights were fitted to self-play.
"""

from math import exp
from typing import Final

from undercroft.engine.state import Frame
from undercroft.games.dungeonville.cards import PRICE, SEATS
from undercroft.games.dungeonville.heuristics_ahead import add_battles, add_visits
from undercroft.games.dungeonville.heuristics_tables import FIGHT, GOLD, RICH, WORTH, party_worth
from undercroft.games.dungeonville.rules.claims import points
from undercroft.games.dungeonville.rules.ending import result
from undercroft.games.dungeonville.rules.frames import EXCHANGE, HIRED_ONE, PAYMENT, WHOM
from undercroft.games.dungeonville.rules.payment import wealth
from undercroft.games.dungeonville.state import Dungeonville

SHARPNESS: Final = 0.55  # how much one point decides
REACHED: Final = 3.0  # the goal is reached and only has to be claimed
SHOWN: Final = 0.3  # what the secret of the deed is worth
ZONE: Final = 0.05  # the first tie-break at the cap (DV-167)
WEALTH: Final = 0.8  # all the gold in the world
TOKEN: Final = 4  # gold of a token, which is lost after the first round (DV-032)


def value(s: Dungeonville, seat: int) -> float:
    """The chance of that seat to win, as it looks."""
    if s.over:
        return outcome(s, seat)
    scores = [score(s, each) for each in range(s.players)]
    if s.phase > 0:
        add_battles(s, scores)
        add_visits(s, scores)
    total = 0.0
    for other in scores:
        total += exp(SHARPNESS * (other - scores[seat]))
    return 1.0 / total


def outcome(s: Dungeonville, seat: int) -> float:
    """1 for the winner, 0 for all others; a shared victory is shared."""
    places = result(s).places
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def score(s: Dungeonville, seat: int) -> float:
    """Points and means of one seat, in points."""
    f = s.frames[-1]
    blood = expected_points(s, f, seat)
    if blood >= s.config.goal:
        blood += REACHED
    if (s.shown | s.held) >> seat & 1:
        blood -= SHOWN
    blood += ZONE * sum(s.zones[seat * SEATS : seat * SEATS + SEATS])
    left = s.config.cap - s.round if s.config.cap else 2
    return blood if left == 0 and s.phase > 0 else blood + means(s, f, seat)


def expected_points(s: Dungeonville, f: Frame, seat: int) -> float:
    """His points; while he pays for another deed the average of what he may draw (DV-133)."""
    now = points(s, seat)
    if f[0] != PAYMENT or f[1] != seat or s.frames[-2][0] != EXCHANGE:
        return now
    total = 0
    for deed in s.house:
        total += on_dungeon(s, deed, seat)
    return now - on_dungeon(s, s.deeds[seat], seat) + total / len(s.house)


def on_dungeon(s: Dungeonville, dungeon: int, seat: int) -> int:
    """What the markers there would count for that seat (DV-011)."""
    markers = s.blood[dungeon * SEATS : dungeon * SEATS + SEATS]
    return sum(markers) - 2 * markers[seat]


def means(s: Dungeonville, f: Frame, seat: int) -> float:
    """Party and gold, as they will be when the present hire is done."""
    party = s.parties[seat]
    gold = s.tokens[seat] * TOKEN if s.phase == 0 else 0
    for card in s.treasures[seat]:
        gold += WORTH[card]
    for card in s.loots[seat]:
        gold += WORTH[card]
    chosen = 0.0
    if f[1] == seat and f[0] == PAYMENT:
        gold = max(0, gold - (f[2] if s.tokens[seat] == 0 else f[2] * TOKEN // 10))
        if s.frames[-2][0] == HIRED_ONE:
            party += (s.frames[-2][2],)
    elif f[1] == seat and f[0] == WHOM:
        chosen = best_hire(s, seat)
    return party_worth(party) + chosen + WEALTH * GOLD[min(gold, RICH)]


def best_hire(s: Dungeonville, seat: int) -> float:
    """He must hire somebody now: about what the best bargain in town will add (DV-035)."""
    best, gold = 0.0, wealth(s, seat)
    for place, adventurer in enumerate(s.town):
        if PRICE[place] <= gold:
            best = max(best, FIGHT[adventurer] - WEALTH * PRICE[place] / 60)
    return best
