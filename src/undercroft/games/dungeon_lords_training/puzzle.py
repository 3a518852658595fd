"""What makes up a puzzle: a party, defenders, supplies, and which tiles are rooms (DL-600)."""

from typing import NamedTuple

from undercroft.games.dungeon_lords.cards import START_TUNNELS

# How a puzzle ends: tiles lost, then food and gold spent. Less is better, tiles first (DL-603).
Value = tuple[int, ...]


class Puzzle(NamedTuple):
    """Heroes, monsters and traps are the numbers of Dungeon Lords."""

    party: tuple[int, ...]  # front first
    lair: tuple[int, ...]  # monsters and ghosts, sorted
    traps: tuple[int, ...]  # sorted
    food: int
    gold: int
    imps: int
    rooms: int  # cells, as bits; all other tiles are tunnels

    @property
    def tiles(self) -> int:
        """How many can be lost."""
        return START_TUNNELS.bit_count()
