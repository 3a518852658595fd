"""The options of a match as the rules read them (section 6); shared by all copies, never changed."""

from typing import Final

from undercroft.games.dungeon_twister.cards import COMBAT_CARDS, SET_CHARACTERS, SET_OBJECTS
from undercroft.games.dungeon_twister.geometry.layouts import LAYOUTS, Layout

SCENARIOS: Final = ("none", "1", "2", "3", "4", "5", "6")
SCENARIO_LAYOUTS: Final = ("", "monastery", "star", "goblin_realm", "moving_stones", "bottomless_pit", "sacrifice")
MONASTERY: Final = 1
GOBLINS: Final = 3
STONES: Final = 4
HOLE: Final = 5
SACRIFICE: Final = 6
TABLE_LAYOUTS: Final = {2: "two_players", 3: "three_players", 4: "four_players"}
FULL_TEAM: Final = 8


class Config:
    """What was agreed before the match."""

    __slots__ = (
        "alternating_pairs", "alternating_teams", "beginner", "clock", "controlled", "end_of_turn", "free_teams",
        "handicap", "layout", "official", "reaction", "removed_cards", "scenario", "secret_pairs", "sets", "show_own",
        "show_spent", "sides_asked", "stall", "target", "weaker",
    )  # fmt: skip

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.scenario = SCENARIOS.index(str(options["scenario"]))
        self.beginner = options["beginner"] == "on"
        self.layout: Layout = LAYOUTS[self.layout_id(players)]
        self.sets = str(options["sets"])
        mixed = self.sets == "mixed"
        self.free_teams = options["team_choice"] == "free" or (mixed and options["team_choice"] == "usual")
        self.alternating_teams = options["team_choice"] == "alternating"
        self.secret_pairs = options["room_choice"] == "secret_pairs"
        self.alternating_pairs = options["room_choice"] == "alternating_pairs"
        self.controlled = options["board"] == "controlled"
        self.end_of_turn = options["finish"] == "end_of_turn" or 0 < self.scenario < SACRIFICE  # DT-038
        self.official = options["rulings"] == "official"
        self.sides_asked = options["flip_side"] == "ask"
        self.show_own = options["show_own_hidden"] == "on"
        self.show_spent = options["show_spent_cards"] == "on"
        self.read_numbers(options)

    def layout_id(self, players: int) -> str:
        if self.scenario:
            return SCENARIO_LAYOUTS[self.scenario]
        return "beginner" if self.beginner else TABLE_LAYOUTS[players]

    def read_numbers(self, options: dict[str, object]) -> None:
        stall, target = options["stall_cycles"], options["target_vp"]
        self.stall = stall if isinstance(stall, int) else 0  # 0: no such end
        clock = options["clock"]
        self.clock = clock if isinstance(clock, int) else 0  # seconds of a turn; 0: no clock at all
        self.reaction = int(str(options["reaction"]))  # seconds to place objects, and to answer a combat card
        self.weaker = int(str(options["handicap_seat"])) - 1  # the seat with the handicap (DT-173)
        self.handicap = int(str(options["handicap"]))  # its characters
        self.removed_cards = min(int(str(options["handicap_cards"])), len(COMBAT_CARDS) - 1)
        weaker = self.handicap < FULL_TEAM or self.removed_cards > 0
        self.target = 5 if weaker else target if isinstance(target, int) else self.layout.target  # DT-174, DT-177

    def characters(self) -> list[int]:
        """What a player can choose his characters from (DT-019 to DT-022)."""
        return (
            SET_CHARACTERS["base"] + SET_CHARACTERS["paladins_dragons"]
            if self.sets == "mixed"
            else SET_CHARACTERS[self.sets]
        )

    def objects(self) -> list[int]:
        if self.sets == "mixed":
            return SET_OBJECTS["base"] + [
                each for each in SET_OBJECTS["paladins_dragons"] if each not in SET_OBJECTS["base"]
            ]
        return SET_OBJECTS[self.sets]
