"""Improvements and the levels they unlock (DD-069 to DD-076)."""

from undercroft.engine.piles import put
from undercroft.games.doodle_dungeon.cards import TRACK_IDS
from undercroft.games.doodle_dungeon.state import DoodleDungeon


def level(s: DoodleDungeon, seat: int, track: int) -> int:
    """The highest unlocked level of a track; without any its base (DD-009, DD-072, DD-076)."""
    return s.config.levels[track][s.boxes[seat][track]]


def capacity(s: DoodleDungeon, track: int) -> int:
    """How many boxes a track has."""
    return len(s.config.levels[track]) - 1


def open_tracks(s: DoodleDungeon, seat: int) -> list[int]:
    """The tracks with an empty box (DD-073)."""
    boxes, levels = s.boxes[seat], s.config.levels
    return [track for track in range(len(TRACK_IDS)) if boxes[track] < len(levels[track]) - 1]


def check_box(s: DoodleDungeon, seat: int, track: int) -> None:
    """The next box of the track, from left to right (DD-069, DD-071)."""
    s.boxes[seat] = put(s.boxes[seat], track, s.boxes[seat][track] + 1)
