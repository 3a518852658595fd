"""How good a position is (for bots, on imagined worlds only): points so far, titles in sight, means, the next combat.

Every seat gets a score in points; the value of a seat is its share among all of them, so that it is always between
0 and 1, rises with one's own score and falls with that of the others.
"""

from math import exp
from typing import Final

from undercroft.engine.results import odds_share, win_share
from undercroft.games.dungeon_lords.cards import SEASONS, SHARED, SOLE, YEARS
from undercroft.games.dungeon_lords.heuristics.orders import fields_of_all, worth_after_orders
from undercroft.games.dungeon_lords.rules.heroes import ranking
from undercroft.games.dungeon_lords.rules.scoring import monsters, result
from undercroft.games.dungeon_lords.state import NOBODY, DungeonLords

SHARPNESS: Final = 0.10  # how much one point decides at the beginning
CLIMAX: Final = 0.025  # and how much more with every round
CLOSE: Final = 1.5  # how many of a title's things make the difference at the end
EARLY: Final = 0.3  # and how many more with every round to come


def value(s: DungeonLords, seat: int) -> float:
    """The chance of that seat to win, as it looks."""
    if s.over:
        return win_share(result(s).places, seat)
    return odds_share(scores_of_all(s), seat, SHARPNESS + CLIMAX * rounds_played(s))


def scores_of_all(s: DungeonLords) -> list[float]:
    """What every seat has and may expect, in points; aspects.py takes one of them apart."""
    ranks, fields = ranks_of(s), fields_of_all(s)
    scores = [worth_after_orders(s, each, ranks[each], fields[each]) for each in range(s.players)]
    add_titles(s, scores)
    return scores


def ranks_of(s: DungeonLords) -> list[int]:
    """How many are nicer than each seat, the counter of two players' non-players among them (DL-235, DL-236)."""
    ranks = [0] * s.players
    if not s.combat_round:
        for place, seat in enumerate(ranking(s, s.non_evil + 1)):
            if seat != NOBODY:
                ranks[seat] = place
    return ranks


def rounds_played(s: DungeonLords) -> int:
    return (s.year - 1) * SEASONS + s.season + (s.combat_round > 0)


def add_titles(s: DungeonLords, scores: list[float]) -> None:
    """Each title's points by how near everybody is to the best (DL-577 to DL-584)."""
    close = CLOSE + EARLY * (YEARS * SEASONS - rounds_played(s))
    for counts in title_counts(s):
        best = max(counts)
        weights = [exp((count - best) / close) for count in counts]
        total = sum(weights)
        for seat in range(s.players):
            part = weights[seat] / total
            scores[seat] += part * (SHARED[s.players] + (SOLE[s.players] - SHARED[s.players]) * part)


def title_counts(s: DungeonLords) -> list[list[float]]:
    seats = range(s.players)
    return [
        [float(s.evil[seat]) for seat in seats],
        [2.0 * s.halls[seat].bit_count() for seat in seats],
        [float((s.tiles[seat] & ~s.halls[seat]).bit_count()) for seat in seats],
        [1.5 * monsters(s, seat) for seat in seats],
        [float(s.imps[seat]) for seat in seats],
        [float(s.gold[seat] + s.food[seat] + len(s.traps[seat])) for seat in seats],
        [-1.5 * s.conquered[seat].bit_count() for seat in seats],
    ]
