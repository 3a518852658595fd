"""Facts of a game in the making: it stands on the shelf, and has no rules yet."""

from typing import Final

from undercroft.engine.game import Box, Meta

META: Final = Meta(
    name="doodle_dungeon",
    title="Doodle Dungeon",
    designers=("Ulrich Blum",),
    year=2020,
    players=(2, 3, 4),
    options=(),
    version="0",
    stage="planned",
    minutes=(45, 60),
    box=Box(("Doodle", "Dungeon"), "pencil", ink="#2a1b0e", from_colour="#f3ead4", to_colour="#e9dcc0"),
    shelf=40,
)
