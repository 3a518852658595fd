"""What a world is worth to a seat: the result where there is one, the game's heuristic before."""

from undercroft.engine.match import Match
from undercroft.engine.results import win_share


def payoff(world: Match, seat: int) -> float:
    """From 0 to 1. A win counts 1, a shared one its share, everything else 0; who plays alone has nobody to beat."""
    result = world.result
    if result is None or len(result.places) == 1:
        return world.rules.heuristic(world.state, seat)
    return win_share(result.places, seat)


def payoff_after(world: Match, seat: int, code: int) -> float:
    """What the world is worth right after that option, with other chance than it holds: nobody foresees it."""
    after = world.clone()
    after.door.source.below(2)
    after.push(seat, code)
    return payoff(after, seat)
