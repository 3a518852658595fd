"""Dungeons for tests of bots: as they stand when the paths are drawn, drawn at random, or written down."""

from random import Random
from typing import Any

from tests.games.doodle_dungeon.invariants import state_of
from tests.games.doodle_dungeon.play import Words, choose, doodle_dungeon
from tests.games.doodle_dungeon.situations import BLANK
from undercroft.engine.match import Match
from undercroft.engine.testing.table import sit
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.state import DoodleDungeon

WALL = "#" * 10


def match_at(step: str, seed: int, players: int = 2, **options: Any) -> Match:
    """A match played at random until that step waits."""
    match, dice = doodle_dungeon(players, **options).start(seed), Random(seed)
    while match.step().name != step:
        match.push(*choose(match, dice))
    return match


def drawn_dungeon(seed: int) -> DoodleDungeon:
    """A match whose sheets were drawn at random."""
    return state_of(match_at("path", seed))


def dungeon_of(rows: list[str], **words: Any) -> DoodleDungeon:
    """The dungeon of P1 is drawn like that; below it all is wall where less than eight rows are named."""
    mine: Words = {"sheet": [*rows, *BLANK[len(rows) :]], **words}
    return state_of(sit(doodle_dungeon(2), {"at": "path", "P1": mine}).match)


def problem_of(rows: list[str], **words: Any) -> Problem:
    return Problem(dungeon_of(rows, **words), 0)
