"""Slots of the layout as people name them, column and row (section 2.2)."""

from undercroft.games.dungeon_twister.actions import GRID
from undercroft.games.dungeon_twister.geometry.links import tile_at
from undercroft.games.dungeon_twister.state import DungeonTwister


def slot_value(s: DungeonTwister, tile: int) -> int:
    """Which of SLOT_IDS a tile lies at."""
    column, row = s.config.layout.slots[s.slot_of[tile]]
    return row * GRID + column


def tile_named(s: DungeonTwister, value: int) -> int:
    return tile_at(s, s.config.layout.slots.index((value % GRID, value // GRID)))
