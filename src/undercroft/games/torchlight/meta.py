"""Facts of the game; loads without its rules."""

from typing import Final

from undercroft.engine.game import Box, GameOption, Meta

META: Final = Meta(
    name="torchlight",
    title="Torchlight",
    designers=("The Undercroft authors",),
    year=2026,
    players=(2, 3, 4),
    options=(GameOption("rounds", (3, 5, 9), 5, "TL-001"),),
    version="1",
    stage="example",
    minutes=(5, 10),
    box=Box(icon="torch", from_colour="#7a4a12", to_colour="#3a2208"),
)
