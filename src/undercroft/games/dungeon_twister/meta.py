"""Facts of Dungeon Twister and its options (section 6)."""

from typing import Final

from undercroft.engine.game import PLAYERS, Box, FirstGame, GameOption, Meta, Need

OFF_ON: Final = ("off", "on")
SCENARIOS: Final = ("1", "2", "3", "4", "5", "6")


def only_mixed(value: str) -> Need:
    """Choosing teams or rooms needs several sets (DT-021, DT-027)."""
    return Need(value, "sets", ("mixed",), "DT-021")


def for_two(value: str, rule: str) -> Need:
    return Need(value, PLAYERS, (2,), rule)


def plain(value: str, rule: str, *but: str) -> tuple[Need, ...]:
    """A game of its own: two players, the base set, nothing else agreed (section 6)."""
    usual: dict[str, tuple[int | str, ...]] = {
        "sets": ("base",), "team_choice": ("usual",), "room_choice": ("random",), "board": ("shuffled",),
        "target_vp": ("usual",), "finish": ("usual",), "handicap": (8,), "handicap_cards": (0,), "beginner": ("off",),
    }  # fmt: skip
    needs = [Need(value, name, values, rule) for name, values in usual.items() if name not in but]
    return for_two(value, rule), *needs


META: Final = Meta(
    name="dungeon_twister",
    title="Dungeon Twister",
    designers=("Christophe Boelinger",),
    year=2004,
    players=(2, 3, 4),
    options=(
        GameOption(
            "sets",
            ("base", "paladins_dragons", "mixed"),
            "base",
            "DT-018",
            needs=(for_two("paladins_dragons", "DT-018"),),
        ),
        GameOption(
            "team_choice",
            ("usual", "free", "alternating"),
            "usual",
            "DT-021",
            needs=(only_mixed("free"), only_mixed("alternating")),
        ),
        GameOption(
            "room_choice",
            ("random", "secret_pairs", "alternating_pairs"),
            "random",
            "DT-027",
            needs=(
                only_mixed("secret_pairs"),
                for_two("secret_pairs", "DT-027"),
                only_mixed("alternating_pairs"),
            ),
        ),
        GameOption(
            "board",
            ("shuffled", "controlled"),
            "shuffled",
            "DT-164",
            needs=(
                for_two("controlled", "DT-164"),
                Need("controlled", "sets", ("base", "paladins_dragons"), "DT-164"),
                Need("controlled", "beginner", ("off",), "DT-164"),
            ),
        ),
        GameOption("target_vp", ("usual", 5, 6, 7, 8), "usual", "DT-172"),
        GameOption("finish", ("usual", "immediate", "end_of_turn"), "usual", "DT-038"),
        GameOption("rulings", ("seed", "official"), "seed", "DT-036"),
        GameOption("handicap", (8, 7, 6, 5, 4), 8, "DT-173"),
        GameOption("handicap_cards", (0, 1, 2, 3, 4), 0, "DT-173"),
        GameOption("handicap_seat", (1, 2, 3, 4), 1, "DT-173", seat=True),
        GameOption("beginner", OFF_ON, "off", "DT-175", needs=plain("on", "DT-175", "beginner", "target_vp", "finish")),
        GameOption(
            "scenario",
            ("none", *SCENARIOS),
            "none",
            "DT-295",
            needs=tuple([need for each in SCENARIOS for need in plain(each, "DT-295")]),
        ),
        GameOption("flip_side", ("automatic", "ask"), "automatic", "DT-183"),
        GameOption("show_own_hidden", OFF_ON, "off", "DT-048"),
        GameOption("show_spent_cards", OFF_ON, "off", "DT-141"),
        GameOption("stall_cycles", (3, 2, 4, 5, 6, "off"), 3, "DT-189"),
        GameOption("clock", ("off", 60, 90, 120, 180, 300, 600), "off", "DT-166"),
        GameOption(
            "reaction",
            (5, 10, 20, 30, 60),
            5,
            "DT-167",
            needs=tuple(
                [Need(seconds, "clock", (120, 60, 90, 180, 300, 600), "DT-167") for seconds in (10, 20, 30, 60)]
            ),
        ),
    ),
    version="0",
    stage="beta",
    minutes=(45, 60),
    box=Box(("Dungeon", "Twister"), "clockwise-rotation", from_colour="#2f5554", to_colour="#1f3a3c"),
    first_game=FirstGame(2, (("beginner", "on"),), "easy"),
    seat_args=("owner", "other_owner", "killer"),
    shelf=20,
)
