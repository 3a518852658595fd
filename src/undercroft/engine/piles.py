"""Piles are tuples that are replaced as a whole; what every game does with them."""

from bisect import bisect_left

from undercroft.engine.chance import Source
from undercroft.engine.state import Pile


def put(pile: Pile, place: int, value: int) -> Pile:
    """The pile with another value at that place."""
    changed = list(pile)
    changed[place] = value
    return tuple(changed)


def without(pile: Pile, value: int) -> Pile:
    """The pile without that one, the others in their order."""
    place = pile.index(value)
    return pile[:place] + pile[place + 1 :]


def with_one(pile: Pile, value: int) -> Pile:
    """A sorted pile with one more."""
    return tuple(sorted((*pile, value)))


def less_one(pile: Pile, value: int) -> Pile:
    """A sorted pile with one less, found quicker than by looking through it: decks are long, and drawn from often."""
    place = bisect_left(pile, value)
    return pile[:place] + pile[place + 1 :]


def sets_of(size: int) -> list[Pile]:
    """Every set of the numbers below that, by its bits: a table to read sets off."""
    return [tuple([each for each in range(size) if bits >> each & 1]) for bits in range(1 << size)]


def named(ids: tuple[str, ...], pile: Pile) -> list[str]:
    """The ids of what lies there; most piles that a view shows are empty."""
    return [ids[each] for each in pile] if pile else []


def sample(pool: Pile, count: int, source: Source) -> Pile:
    """That many of the pool, in the order in which they were drawn."""
    chosen: Pile = ()
    for _ in range(count):
        one = pool[source.below(len(pool))]
        chosen += (one,)
        pool = without(pool, one)
    return chosen


def distinct(pile: Pile) -> list[int]:
    """Each kind of a sorted pile once."""
    return [kind for place, kind in enumerate(pile) if place == 0 or pile[place - 1] != kind]
