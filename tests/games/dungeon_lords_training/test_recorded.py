"""The recorded puzzles: every printed one at its best, and each way a puzzle can end."""

import undercroft
from tests.records.fixtures import expected, records
from undercroft.games.dungeon_lords_training.course import BEST, NOT_BEST, TILES_ONLY
from undercroft.games.dungeon_lords_training.meta import META

PUZZLES = {str(value) for choice in META.options if choice.name == "puzzle" for value in choice.values}


def test_every_puzzle_is_recorded_at_its_best() -> None:
    """The stated solutions are the best possible (DL-603, DL-605 to DL-609)."""
    at_best = set()
    for path in records("dungeon_lords_training"):
        match = undercroft.load(path.read_text("utf-8"))
        assert match.result is not None
        if match.result.reason == BEST:
            at_best.add(match.game.options["puzzle"])
    assert at_best == PUZZLES


def test_every_ending_is_recorded() -> None:
    """DL-610; DL-604 is best in tiles alone."""
    reasons = {name: each["reason"] for name, each in expected("dungeon_lords_training").items()}
    assert set(reasons.values()) == {BEST, TILES_ONLY, NOT_BEST}
    assert reasons["t1-simple"] == TILES_ONLY
