"""Facts of the game; loads without its rules."""

from typing import Final

from undercroft.engine.advice import AdviceTopic
from undercroft.engine.game import Box, FirstGame, GameOption, Meta

META: Final = Meta(
    name="dungeon_lords",
    title="Dungeon Lords",
    designers=("Vlaada Chvátil",),
    year=2009,
    players=(2, 3, 4),
    options=(
        GameOption("version", ("full", "first_game"), "full", "DL-295"),
        GameOption("initial_orders", ("by_version", "random", "choose_2_of_3"), "by_version", "DL-024"),
        GameOption("special_events", ("by_version", "off", "on"), "by_version", "DL-033"),
        GameOption("hire_surcharge", ("by_version", "off", "on"), "by_version", "DL-095"),
        GameOption("start_player", ("random", 1, 2, 3, 4), "random", "DL-003", seat=True),
        GameOption("production_order", ("in_order", "simultaneous"), "in_order", "DL-191"),
        GameOption("planning", ("in_order", "simultaneous"), "in_order", "DL-320"),
        GameOption("content_pack", ("standard", "printed_only"), "standard", "DL-425"),
    ),
    version="1",
    stage="beta",
    advice=(AdviceTopic("planner", ("plan", "best")),),
    minutes=(90, 90),
    box=Box(("Dungeon", "Lords"), "crowned-skull", from_colour="#8c2e20", to_colour="#6b1d16"),
    first_game=FirstGame(4, (("version", "first_game"),), "easy"),
    seat_args=("from",),
    shelf=10,
)
