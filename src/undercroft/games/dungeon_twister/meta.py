"""Facts of a game in the making: it stands on the shelf, and has no rules yet."""

from typing import Final

from undercroft.engine.game import Box, Meta

META: Final = Meta(
    name="dungeon_twister",
    title="Dungeon Twister",
    designers=("Christophe Boelinger",),
    year=2004,
    players=(2, 3, 4),
    options=(),
    version="0",
    stage="planned",
    minutes=(45, 60),
    box=Box(("Dungeon", "Twister"), "clockwise-rotation", from_colour="#2f5554", to_colour="#1f3a3c"),
    shelf=20,
)
