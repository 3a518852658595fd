"""Piles are tuples that are replaced as a whole; what every game does with them."""

from undercroft.engine.chance import Source
from undercroft.engine.state import Pile


def put(pile: Pile, place: int, value: int) -> Pile:
    """The pile with another value at that place."""
    return (*pile[:place], value, *pile[place + 1 :])


def without(pile: Pile, value: int) -> Pile:
    """The pile without that one, the others in their order."""
    place = pile.index(value)
    return pile[:place] + pile[place + 1 :]


def with_one(pile: Pile, value: int) -> Pile:
    """A sorted pile with one more."""
    return tuple(sorted((*pile, value)))


def sample(pool: Pile, count: int, source: Source) -> Pile:
    """That many of the pool, in the order in which they were drawn."""
    chosen: Pile = ()
    for _ in range(count):
        one = pool[source.below(len(pool))]
        chosen += (one,)
        pool = without(pool, one)
    return chosen
