"""Positions and turns in words. `text` has them as people pass them on, `laying` as scenario files write them."""

from undercroft.games.dungeon_twister.notation.laying import overlay

__all__ = ["overlay"]
