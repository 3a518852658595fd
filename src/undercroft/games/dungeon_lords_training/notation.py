"""A puzzle in words, as in Dungeon Lords; what it does not name is as in the first printed one: nothing (DL-600)."""

from undercroft.engine.position_text import Words
from undercroft.games.dungeon_lords.notation import overlay as lords
from undercroft.games.dungeon_lords.notation.overlay import FACE_DOWN
from undercroft.games.dungeon_lords.state import GONE
from undercroft.games.dungeon_lords_training.state import SEAT, Training

__all__ = ["FACE_DOWN", "overlay"]


def overlay(s: Training, position: Words) -> None:
    """Any party, defenders, supplies and tiles; how good a result can be is not known beforehand."""
    s.food[SEAT] = s.gold[SEAT] = s.imps[SEAT] = 0
    lords.overlay(s, {"at": "planning", "season": "autumn", "combat_round": 1, **position})
    s.paladin = GONE
    s.supplies = s.food[SEAT] + s.gold[SEAT]
