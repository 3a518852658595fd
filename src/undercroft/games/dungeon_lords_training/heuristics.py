"""How good a position is, for bots: tiles that are left, how tired the party is, who stands ready."""

from typing import Final

from undercroft.games.dungeon_lords.cards import HIT_POINTS
from undercroft.games.dungeon_lords_training.solver import Solver, TooLarge
from undercroft.games.dungeon_lords_training.state import SEAT, Training, value_of

SPENT: Final = 0.01  # what a piece of food or gold counts beside a tile
THREAT: Final = 0.9  # tiles that an unharmed party of twelve hit points is expected to conquer, in parts of all
USUAL: Final = 12
POSITIONS: Final = 40_000  # that the solver may visit
READY: Final = 0.02  # what a trap laid or a defender sent promises


def value(s: Training) -> float:
    """From 0 (all lost) to 1 (nothing lost, nobody left)."""
    lost, spent = value_of(s)
    tiles = s.tiles[SEAT].bit_count()
    health = sum([HIT_POINTS[hero] - s.wounds[hero] for hero in s.queues[SEAT]])
    left = max(0.0, 1.0 - lost / tiles) * (1.0 - THREAT * min(1.0, health / USUAL))
    ready = len(s.plan_traps[SEAT]) + len(s.sent[SEAT]) + s.ghosts_sent[SEAT]
    return min(1.0, max(0.0, left + READY * ready - SPENT * spent))


def solved_values(s: Training) -> dict[int, float]:
    """Option to what the best play after it keeps, by the solver; nothing where it would take too long."""
    solver = Solver(POSITIONS)
    root = solver.root(s)
    tiles = s.tiles[SEAT].bit_count()
    found: dict[int, float] = {}
    try:
        for code, after in zip(root.codes, solver.after(root), strict=True):
            lost, spent = solver.value(after)
            found[code] = min(1.0, max(0.0, 1.0 - lost / tiles - SPENT * spent))
    except TooLarge:
        return {}
    return found
