"""The same numbers found in the plain way, to confirm those of `counting` where they are small.

Every sequence is played from the written position on, through the match that players use: with all its checks, without
copies of a state, without anything that was worked out before, and with nothing known of what was reached already.
"""

from tests.games.dungeon_twister.notation.written import game_of, laid
from tests.games.dungeon_twister.perft.counting import Count
from undercroft.engine.chance import Pool, Source
from undercroft.engine.match import Match


class Unanswered(Exception):
    """Chance is asked for more than the sequence holds."""

    def __init__(self, possible: list[int]) -> None:
        super().__init__(possible)
        self.possible = possible


class Told(Source):
    """Chance that gives what the sequence says."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = list(outcomes)

    def pick(self, kind: int, pool: Pool) -> int:
        if not self.outcomes:
            raise Unanswered(sorted(set(pool)))
        return self.outcomes.pop(0)


def plain_count(text: str, depth: int) -> Count:
    reached: set[str] = set()
    sequences = walk(text, [], [], depth, reached)
    return Count(sequences, len(reached))


def walk(text: str, choices: list[str], chance: list[int], depth: int, reached: set[str]) -> int:
    """How many sequences of that length begin with these choices."""
    try:
        match = replayed(text, choices, chance)
    except Unanswered as asked:
        return sum([walk(text, choices, [*chance, outcome], depth, reached) for outcome in asked.possible])
    if len(choices) == depth:
        reached.add(match.digest())
        return 1
    if match.over:
        return 0
    options = [option.text for option in match.options(match.to_act[0])]
    return sum([walk(text, [*choices, option], chance, depth, reached) for option in options])


def replayed(text: str, choices: list[str], chance: list[int]) -> Match:
    match = game_of(text).begin_at(laid(text).to_data(), Told(chance), None)
    for choice in choices:
        match.choose(match.to_act[0], choice)
    return match
