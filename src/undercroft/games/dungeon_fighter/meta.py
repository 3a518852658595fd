"""Facts of a game in the making: it stands on the shelf, and has no rules yet."""

from typing import Final

from undercroft.engine.game import Box, Meta

META: Final = Meta(
    name="dungeon_fighter",
    title="Dungeon Fighter",
    designers=("Aureliano Buonfino", "Lorenzo Silva", "Lorenzo Tucci Sorrentino"),
    year=2011,
    players=(1, 2, 3, 4, 5, 6),
    options=(),
    version="0",
    stage="planned",
    minutes=(45, 60),
    box=Box(("Dungeon", "Fighter"), "perspective-dice-six-faces-random", from_colour="#80561c", to_colour="#5a3a12"),
    shelf=30,
)
