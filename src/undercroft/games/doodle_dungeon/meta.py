"""Facts of Doodle Dungeon and its options (section 6)."""

from typing import Final

from undercroft.engine.advice import ANYWHERE, AdviceTopic
from undercroft.engine.game import Box, GameOption, Meta

OFF_ON: Final = ("on", "off")

META: Final = Meta(
    name="doodle_dungeon",
    title="Doodle Dungeon",
    designers=("Ulrich Blum",),
    year=2020,
    players=(2, 3, 4),
    options=(
        GameOption("start_seat", ("random", 1, 2, 3, 4), "random", "DD-013", seat=True),
        GameOption("hearts", (20, *range(10, 20), *range(21, 31)), 20, "DD-015"),
        GameOption("goblin_track", ("cheap", "even"), "cheap", "DD-072"),
        GameOption("build_order", ("simultaneous", "in_turn"), "simultaneous", "DD-023"),
        GameOption("path_help", ("safe", "legal"), "safe", "DD-093"),
        GameOption("bomb_range", ("over_walls", "on_foot"), "over_walls", "DD-149"),
        GameOption("junk_pick", ("open", "secret"), "open", "DD-134"),
        GameOption("memory_aid", OFF_ON, "on", "DD-026"),
    ),
    version="0",
    stage="alpha",
    advice=(
        AdviceTopic("path", ("line", "best")),
        AdviceTopic("paths", ("best",), ANYWHERE, sees_all=True),  # once the match is over
    ),
    minutes=(45, 60),
    box=Box(("Doodle", "Dungeon"), "pencil", ink="#2a1b0e", from_colour="#f3ead4", to_colour="#e9dcc0"),
    seat_args=("drawer", "bomber", "victim"),
    shelf=40,
)
