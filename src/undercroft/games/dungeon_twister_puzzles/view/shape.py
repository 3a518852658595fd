"""The declared view of a puzzle: the table as in Dungeon Twister, and what is to be reached."""

from typing import Literal, TypedDict

from undercroft.games.dungeon_twister.view.shape import DungeonTwisterView


class Puzzle(TypedDict):
    """Which one it is, and how it stands."""

    id: str | None  # null: somebody has set it up
    difficulty: Literal["easy", "medium", "hard"] | None  # of a stored one
    goal: Literal["win", "score"]
    points: int  # to be scored in this turn
    scored: int  # in this turn so far
    actions: int  # action points left: those of the card, and private ones
    state: Literal["open", "solved", "failed"]


class PuzzlesView(DungeonTwisterView):
    """What everybody sees of a puzzle: everything. Seat 0, blue, solves; seat 1, orange, is nobody's."""

    puzzle: Puzzle
