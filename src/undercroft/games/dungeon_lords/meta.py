"""Facts of the game; loads without its rules."""

from typing import Final

from undercroft.engine.game import Choice, Meta

META: Final = Meta(
    name="dungeon_lords",
    title="Dungeon Lords",
    designers=("Vlaada Chvátil",),
    year=2009,
    players=(2, 3, 4),
    options=(
        Choice("version", ("full", "first_game"), "full", "DL-295"),
        Choice("initial_orders", ("by_version", "random", "choose_2_of_3"), "by_version", "DL-024"),
        Choice("special_events", ("by_version", "off", "on"), "by_version", "DL-033"),
        Choice("hire_surcharge", ("by_version", "off", "on"), "by_version", "DL-095"),
        Choice("start_player", ("random", 1, 2, 3, 4), "random", "DL-003", seat=True),
        Choice("production_order", ("in_order", "simultaneous"), "in_order", "DL-191"),
        Choice("planning", ("in_order", "simultaneous"), "in_order", "DL-320"),
        Choice("content_pack", ("standard", "printed_only"), "standard", "DL-425"),
    ),
    version="1",
    stage="beta",
    planner=True,
)
