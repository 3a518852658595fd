"""What the benchmark calls: all placements of a formation, all safe steps of a line."""

from collections.abc import Callable
from itertools import cycle
from typing import Any

from undercroft.games.doodle_dungeon.cards import SHAPE_IDS
from undercroft.games.doodle_dungeon.geometry.steps import safe_steps, trail_of
from undercroft.games.doodle_dungeon.geometry.walls import placements


def probe(match: Any) -> Callable[[], object]:
    """Of each shape and on each sheet by turns."""
    s = match.state
    asked = cycle([(shape, seat) for shape in range(len(SHAPE_IDS)) for seat in range(s.players)])

    def call() -> object:
        shape, seat = next(asked)
        return placements(shape, s.walls[seat], s.walls[seat] | s.tokens[seat])

    return call


def probe_steps(match: Any) -> Callable[[], object]:
    """Of the line as it is in each dungeon by turns, or at its beginning."""
    s = match.state
    lines = cycle(
        [trail_of(s.paths[seat] or (0,), s.walls[seat], s.tokens[seat], s.monsters[seat]) for seat in range(s.players)]
    )
    return lambda: safe_steps(next(lines))
