"""How many choice sequences of a length there are from a position, and how many positions they lead to.

A choice is a decision with at least two options; seats that answer together answer in turn. What chance may give
counts like a choice, but not towards the length. Positions that are reached in several ways are gone on from once.
"""

from typing import NamedTuple, cast

from undercroft.engine.chance import Pool, Source
from undercroft.engine.door import Door
from undercroft.engine.machine import Offered, advance
from undercroft.games.dungeon_twister.game import RULES
from undercroft.games.dungeon_twister.state import DungeonTwister

NOTHING_PLAYED = -1


class Count(NamedTuple):
    """Of one length."""

    sequences: int
    positions: int


class Node:
    """A position, what is offered there, and in how many ways it was reached."""

    __slots__ = ("offered", "state", "ways")

    def __init__(self, state: DungeonTwister, offered: Offered, ways: int) -> None:
        self.state = state
        self.offered = offered
        self.ways = ways


class Branching(Source):
    """Follows a script of chance, then takes the first outcome and notes what else there was."""

    def __init__(self, script: tuple[int, ...]) -> None:
        self.script = script
        self.taken: list[int] = []
        self.open: list[tuple[int, ...]] = []  # scripts that lead elsewhere

    def pick(self, kind: int, pool: Pool) -> int:
        at = len(self.taken)
        if at >= len(self.script):
            first, *others = sorted(set(pool))
            self.open += [(*self.taken, other) for other in others]
            self.taken.append(first)
        else:
            self.taken.append(self.script[at])
        return self.taken[at]


def count(start: DungeonTwister, depth: int) -> list[Count]:
    """For the lengths 1 to depth."""
    layer: dict[object, Node] = {}
    add_outcomes(layer, start, NOTHING_PLAYED, 0, 1)
    counts: list[Count] = []
    for _ in range(depth):
        layer = next_layer(layer)
        counts.append(Count(sum([node.ways for node in layer.values()]), len(layer)))
    return counts


def next_layer(layer: dict[object, Node]) -> dict[object, Node]:
    found: dict[object, Node] = {}
    for node in layer.values():
        for seat in list(node.offered)[:1]:
            for code in node.offered[seat]:
                add_outcomes(found, node.state, code, seat, node.ways)
    return found


def add_outcomes(layer: dict[object, Node], state: DungeonTwister, code: int, seat: int, ways: int) -> None:
    """All that a choice can lead to, whatever chance says."""
    scripts: list[tuple[int, ...]] = [()]
    while scripts:
        source = Branching(scripts.pop())
        door = Door(source)
        door.quiet = True
        copy = state.copy(door)
        if code != NOTHING_PLAYED:
            f = copy.frames[-1]
            RULES.steps[f[0]].take(copy, f, seat, code)
        offered = advance(RULES, copy)
        scripts += source.open
        key = tuple([frozen(getattr(copy, name)) for name in DungeonTwister.FIELDS])
        if key in layer:
            layer[key].ways += ways
        else:
            layer[key] = Node(copy, offered, ways)


def frozen(value: object) -> object:
    return tuple(cast("list[object]", value)) if isinstance(value, list) else value
