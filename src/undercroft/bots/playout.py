"""Playing a world on, everybody by his value one step ahead, until what was chosen has shown its worth."""

from typing import Final

from undercroft.bots.payoff import payoff_after
from undercroft.engine.match import Match

LONGEST: Final = 150  # choices, far more than a round has; where a game gets nowhere it is judged as it stands


def play_on(world: Match, moment: int) -> int:
    """To that moment of the game (`Rules.progress`), or to its end; how many choices that took."""
    choices = 0
    while world.offered and world.rules.progress(world.state) < moment and choices < LONGEST:
        seat = first(world.offered)
        world.push(seat, best_at_once(world, seat))
        choices += 1
    return choices


def first(asked: dict[int, list[int]]) -> int:
    for seat in asked:
        return seat
    return -1


def best_at_once(world: Match, seat: int) -> int:
    """The option with the best value right after it."""
    codes = world.offered[seat]
    best, best_value = codes[0], -1.0
    if len(codes) == 1:
        return best
    for code in codes:
        value = payoff_after(world, seat, code)
        if value > best_value:
            best, best_value = code, value
    return best
