"""The rooms drawn, as a page of letters and pictures: `undercroft content GAME --pictures DIR`."""

from undercroft.games.dungeon_twister.gallery.page import pictures

__all__ = ["pictures"]
