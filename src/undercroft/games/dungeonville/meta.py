"""Facts of the game; loads without its rules."""

from typing import Final

from undercroft.engine.game import Box, FirstGame, GameOption, Meta

META: Final = Meta(
    name="dungeonville",
    title="Dungeonville",
    designers=("James Ernest", "Mike Selinker"),
    year=2005,
    players=(2, 3, 4, 5),
    options=(
        GameOption("goal", (7, 9, 10), 7, "DV-010"),
        GameOption("round_cap", ("none", 8, 10, 12, 15, 20, 30), {2: 12, 3: 20, 4: 20, 5: 20}, "DV-166"),
        GameOption("claims", ("asked", "automatic"), "asked", "DV-157"),
        GameOption("duel_blood", ("every_duel", "kills_only"), "every_duel", "DV-071"),
        GameOption("reserve", ("enters", "stays_home"), "enters", "DV-076"),
        GameOption("town", ("keep", "renew"), "keep", "DV-025"),
        GameOption("items", ("powers", "plain"), "powers", "DV-114"),
        GameOption("first_player", ("random", 1, 2, 3, 4, 5), "random", "DV-008", seat=True),
        GameOption("odds_helper", ("on", "off"), "on", "DV-172"),
    ),
    version="1",
    stage="beta",
    minutes=(45, 60),
    box=Box(icon="crypt-entrance", from_colour="#434d30", to_colour="#2c3320"),
    first_game=FirstGame(3, (("round_cap", 10),), "easy"),
    seat_args=("loser", "opponent"),
    standing=("claim",),
    shelf=50,
)
