"""How good a position is, for bots: tiles that are left, how tired the party is, who stands ready."""

from typing import Final

from undercroft.engine.aspects import Aspect, Case
from undercroft.games.dungeon_lords.cards import HIT_POINTS
from undercroft.games.dungeon_lords_training.puzzle import Value
from undercroft.games.dungeon_lords_training.solver import Solver, TooLarge
from undercroft.games.dungeon_lords_training.state import SEAT, Training, value_of

SPENT: Final = 0.01  # what a piece of food or gold counts beside a tile
THREAT: Final = 0.9  # tiles that an unharmed party of twelve hit points is expected to conquer, in parts of all
USUAL: Final = 12
POSITIONS: Final = 40_000  # that the solver may visit
LITTLE: Final = 0.1  # what it counts in words: little beside a tile, but worth one
READY: Final = 0.02  # what a trap laid or a defender sent promises


ASPECTS: Final[tuple[str, ...]] = ("lost", "party", "ready", "supplies")


def value(s: Training) -> float:
    """From 0 (all lost) to 1 (nothing lost, nobody left)."""
    lost, spent = value_of(s)
    tiles = s.tiles[SEAT].bit_count()
    health = sum([HIT_POINTS[hero] - s.wounds[hero] for hero in s.queues[SEAT]])
    left = max(0.0, 1.0 - lost / tiles) * (1.0 - THREAT * min(1.0, health / USUAL))
    ready = len(s.plan_traps[SEAT]) + len(s.sent[SEAT]) + s.ghosts_sent[SEAT]
    return min(1.0, max(0.0, left + READY * ready - SPENT * spent))


def value_aspects(s: Training) -> Case:
    """The same in tiles: those that are left, those of them in danger, who stands ready, what was spent."""
    lost, spent = value_of(s)
    tiles = s.tiles[SEAT].bit_count()
    health = sum([HIT_POINTS[hero] - s.wounds[hero] for hero in s.queues[SEAT]])
    ready = len(s.plan_traps[SEAT]) + len(s.sent[SEAT]) + s.ghosts_sent[SEAT]
    left = float(max(0, tiles - lost))
    return [
        Aspect("lost", left, {"tiles": lost}, ("tiles",)),
        Aspect("party", -left * THREAT * min(1.0, health / USUAL), {"health": health}, ("health",)),
        Aspect("ready", READY * tiles * ready, {"ready": ready}),
        Aspect("supplies", -SPENT * tiles * spent, {"supplies": spent}, ("supplies",)),
    ]


def solved_values(s: Training) -> dict[int, float]:
    """Option to what the best play after it keeps, by the solver; nothing where it would take too long."""
    tiles = s.tiles[SEAT].bit_count()
    return {
        code: min(1.0, max(0.0, 1.0 - lost / tiles - SPENT * spent)) for code, (lost, spent) in best_after(s).items()
    }


def solved_aspects(s: Training, codes: list[int]) -> dict[int, list[Case]]:
    """There is one case only: nothing is hidden and nothing is left to chance."""
    return {code: [case_of(best)] for code, best in best_after(s).items() if code in codes}


def case_of(best: Value) -> Case:
    lost, spent = best
    return [
        Aspect("lost", -float(lost), {"tiles": lost}, ("tiles",)),
        Aspect("supplies", -LITTLE * spent, {"supplies": spent}, ("supplies",)),
    ]


def best_after(s: Training) -> dict[int, Value]:
    """Option to tiles lost and supplies spent in the end, if all later choices are the best ones."""
    solver = Solver(POSITIONS)
    root = solver.root(s)
    found: dict[int, Value] = {}
    try:
        for code, after in zip(root.codes, solver.after(root), strict=True):
            lost, spent = solver.value(after)
            found[code] = (lost, spent)
    except TooLarge:
        return {}
    return found
