"""Aspects: what the value of a position is made of, so that advice can say why, in words.

A game names its aspects in `Rules.aspects` and has three messages for each: `aspect-<name>`, `aspect-<name>-better` and
`aspect-<name>-worse`. They are asked for only where somebody wants to know, never while a bot thinks.
"""

from typing import NamedTuple

Fact = bool | int | float | str
Facts = dict[str, Fact]


class Aspect(NamedTuple):
    """One aspect of a position for one seat, and the facts that its sentences name.

    Over several cases numbers become their mean, what is true or false is counted, and of words the most frequent is
    told. What the position compared with has is told, too: beside `gold` there is `gold_other`, and `gold_tells` says
    whether the two show that the one is better, or worse, as it is said to be.
    """

    name: str
    worth: float  # in points, or in what comes nearest to them; more is better for the seat
    facts: Facts
    less: tuple[str, ...] = ()  # of these facts less is better


Case = list[Aspect]  # all aspects of one position
