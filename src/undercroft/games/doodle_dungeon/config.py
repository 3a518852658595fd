"""The options of a match as the rules read them (section 6); shared by all copies, never changed."""

from typing import Final

from undercroft.games.doodle_dungeon.cards import CHEAP, EVEN

RANDOM: Final = -1


def boxes_missing(levels: list[int]) -> list[int]:
    """For each number of boxes how many more unlock the next level; 0 where there is none."""
    return [
        min([more - done for more in range(done, len(levels)) if levels[more] > levels[done]], default=0)
        for done in range(len(levels))
    ]


class Config:
    """What was agreed before the match."""

    __slots__ = (
        "hearts",
        "in_turn",
        "junk_open",
        "levels",
        "memory_aid",
        "missing",
        "on_foot",
        "path_safe",
        "start_seat",
    )

    def __init__(self, options: dict[str, object]) -> None:
        seat = options["start_seat"]
        self.start_seat = seat - 1 if isinstance(seat, int) else RANDOM
        self.hearts = int(str(options["hearts"]))
        self.levels: list[list[int]] = EVEN if options["goblin_track"] == "even" else CHEAP
        self.missing = [boxes_missing(each) for each in self.levels]
        self.in_turn = options["build_order"] == "in_turn"
        self.path_safe = options["path_help"] == "safe"
        self.on_foot = options["bomb_range"] == "on_foot"
        self.junk_open = options["junk_pick"] == "open"
        self.memory_aid = options["memory_aid"] == "on"
