"""How good a position is (for bots, on imagined worlds only): points, what lies ahead in this round, and means.

Every seat gets a score in points; the value of a seat is its share among all of them, so that it is always between
0 and 1, rises with one's own score and falls with that of the others. The weights were fitted to self-play.
"""

from typing import Final

from undercroft.engine.results import odds_share, win_share
from undercroft.engine.seats import left_neighbour
from undercroft.engine.state import Frame, Pile
from undercroft.games.dungeonville.cards import PRICE, SEATS, TOKEN_GOLD
from undercroft.games.dungeonville.heuristics.ahead import add_battles, add_threats, add_visits
from undercroft.games.dungeonville.heuristics.tables import COIN, FIGHT, FIGHTER, GOLD, MEMBER, RICH, WORTH, party_worth
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.claims import points
from undercroft.games.dungeonville.rules.ending import result
from undercroft.games.dungeonville.rules.payment import wealth
from undercroft.games.dungeonville.rules.sequence import HIRING, SENDING
from undercroft.games.dungeonville.state import Dungeonville

SHARPNESS: Final = 0.15  # how much one point decides at the beginning
CLIMAX: Final = 0.07  # and how much more with every point of the leader's score
MOST: Final = 10.0
LAST: Final = 1.2  # and in the last round
FIRST: Final = 0.4  # what it costs to send first
REACHED: Final = 3.0  # the goal is reached and only has to be claimed
FALSE: Final = 2.0  # a false claim puts off what must be chosen and gains nothing
SHOWN: Final = 0.25  # what the secret of the deed is worth
ZONE: Final = 0.05  # the first tie-break at the cap (DV-167)
TOKEN: Final = 4  # gold that a token is worth, because it is lost after the first round (DV-032)


def value(s: Dungeonville, seat: int) -> float:
    """The chance of that seat to win, as it looks."""
    if s.over:
        return win_share(result(s).places, seat)
    scores = scores_of_all(s)
    if is_last_phase(s):
        return odds_share(scores, seat, LAST)
    leader = max(0.0, *scores)
    return odds_share(scores, seat, SHARPNESS + CLIMAX * min(MOST, leader))


def scores_of_all(s: Dungeonville) -> list[float]:
    """What every seat has and may expect, in points; aspects.py takes one of them apart."""
    f, last = s.frames[-1], is_last_phase(s)
    scores = [score(s, f, each, last) for each in range(s.players)]
    scores[next_first_sender(s)] -= FIRST
    if s.phase == SENDING:
        add_threats(s, scores)
    if s.phase > HIRING:
        add_battles(s, scores)
        add_visits(s, scores)
    return scores


def next_first_sender(s: Dungeonville) -> int:
    """Who sends first in this round or, when all are sent, in the next: those after him can attack him."""
    return s.stone if s.phase <= SENDING else left_neighbour(s.players, s.stone)


def is_last_phase(s: Dungeonville) -> bool:
    """The last hire of the last round is over: means will buy nothing any more (DV-166)."""
    return s.round == s.config.cap and s.phase > HIRING


def score(s: Dungeonville, f: Frame, seat: int, last: bool) -> float:
    """Points and means of one seat, in points; in the last phase means are worth nothing any more."""
    blood = expected_points(s, f, seat)
    blood += claim_worth(s, seat, blood)
    if s.shown >> seat & 1:
        blood -= SHOWN
    blood += ZONE * sum(s.zones[seat * SEATS : seat * SEATS + SEATS])
    return blood if last else blood + means(s, f, seat)


def claim_worth(s: Dungeonville, seat: int, blood: float) -> float:
    """What it is worth to have the goal, or costs to have claimed it falsely."""
    if blood >= s.config.goal:
        return REACHED * (1 + (s.held >> seat & 1))
    return -FALSE if (s.false_claims | s.held) >> seat & 1 else 0.0


def expected_points(s: Dungeonville, f: Frame, seat: int) -> float:
    """His points; while he pays for another deed the average of what he may draw (DV-133)."""
    now = points(s, seat)
    step, payer, _, _ = f
    if step != at.PAYMENT or payer != seat or s.frames[-2][0] != at.EXCHANGE:
        return now
    total = 0
    for deed in s.house:
        total += points_on_dungeon(s, deed, seat)
    return now - points_on_dungeon(s, s.deeds[seat], seat) + total / len(s.house)


def points_on_dungeon(s: Dungeonville, dungeon: int, seat: int) -> int:
    """What the markers there would count for that seat (DV-011)."""
    markers = s.blood[dungeon * SEATS : dungeon * SEATS + SEATS]
    return sum(markers) - 2 * markers[seat]


def means(s: Dungeonville, f: Frame, seat: int) -> float:
    """Party and gold, as they will be when the present hire is done."""
    party, gold = party_and_gold(s, f, seat)
    step, asked, _, _ = f
    chosen = best_hire_worth(s, seat) if asked == seat and step == at.HIRE else 0.0
    return party_worth(party) + chosen + GOLD[min(gold, RICH)]


def party_and_gold(s: Dungeonville, f: Frame, seat: int) -> tuple[Pile, int]:
    """With whoever is being paid for, and without his price."""
    party = s.parties[seat]
    gold = s.tokens[seat] * TOKEN if s.phase == HIRING else 0
    for card in s.treasures[seat]:
        gold += WORTH[card]
    for card in s.loots[seat]:
        gold += WORTH[card]
    step, asked, due, _ = f
    if asked == seat and step == at.PAYMENT:
        gold = max(0, gold - (due if s.tokens[seat] == 0 else due * TOKEN // TOKEN_GOLD))
        next_step, _, adventurer, _ = s.frames[-2]
        if next_step == at.HIRED:
            party += (adventurer,)
    return party, gold


def best_hire_worth(s: Dungeonville, seat: int) -> float:
    """He must hire somebody now: about what the best bargain in town will add (DV-035)."""
    best, gold = 0.0, wealth(s, seat)
    for place, adventurer in enumerate(s.town):
        if PRICE[place] <= gold:
            best = max(best, FIGHTER * FIGHT[adventurer] + MEMBER - COIN * PRICE[place])
    return best
