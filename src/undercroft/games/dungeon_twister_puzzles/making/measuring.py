"""What makes a puzzle easy or hard, as figures."""

from math import log10
from typing import Final

from undercroft.games.dungeon_twister.turns.actions import quiet_copy
from undercroft.games.dungeon_twister.turns.keys import board_key
from undercroft.games.dungeon_twister.turns.solver import Solver
from undercroft.games.dungeon_twister_puzzles.making.finding import Found, actors, texts, tools
from undercroft.games.dungeon_twister_puzzles.state import SEAT

Figures = dict[str, object]
MEDIUM: Final = 6.5  # hardness; less is easy
HARD: Final = 7.8
MUCH: Final = 1_000_000  # positions; the search that has found it was far smaller


def figures_of(found: Found) -> Figures:
    """Of its solution, and of the actions that one may begin with."""
    good, begun = beginnings(found)
    return {
        "solution": texts(found.solution),
        "actions": len(found.solution),
        "tools": tools(found.solution),
        "actors": actors(found.solution),
        "positions": found.positions,
        "beginnings": begun,
        "good": good,
    }


def beginnings(found: Found) -> tuple[int, int]:
    """How many positions behind a first action still have the solution, and how many there are that could."""
    s = quiet_copy(found.state)
    solver = Solver(s, SEAT, found.points, MUCH)
    ends = {(board_key(each.state), each.state.ap, each.is_open and each.codes): each for each in solver.after(s)}
    return sum([solver.suffices(each) for each in ends.values()]), len(ends)


# ---- difficulty


def hardness_of(figures: Figures) -> float:
    """A point for each action, tool and character of the solution, one where a greedy bot never finds it.

    And the digits of the odds against beginning well by chance.
    """
    lists = [figures["solution"], figures["tools"], figures["actors"]]
    good, begun = figures["good"], figures["beginnings"]
    assert isinstance(good, int)
    assert isinstance(begun, int)
    parts = sum([len(each) for each in lists if isinstance(each, list)])
    return parts + (figures["greedy"] == 0) + log10(begun / max(1, good))


def difficulty_of(figures: Figures) -> str:
    hardness = hardness_of(figures)
    return "easy" if hardness < MEDIUM else "medium" if hardness < HARD else "hard"
