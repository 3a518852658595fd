"""Positions in the planning phase, as matches, for the search of fights and for the planner."""

from typing import Any

import undercroft
from undercroft.engine.match import Match
from undercroft.engine.testing.table import sit
from undercroft.games.dungeon_lords.cards import CARD_IDS
from undercroft.games.dungeon_lords.state import DungeonLords

# P2 is asked in his battle what his slime does: there the round of P1 is over and the next one has not begun.
OTHER: dict[str, Any] = {"queue": ["y1_warrior_3"], "traps": ["pendulum", "trap_door"], "lair": ["slime"]}
SMALL: dict[str, Any] = {
    "at": "planning",
    "season": "autumn",
    "combat_round": 1,
    "town": ["word_of_peace", "fireball", "?", "?"],
    "P1": {
        "queue": ["y1_warrior_4a", "y1_wizard_3_1", "y1_priest_3_1"],
        "lair": ["troll", "ghost"],
        "traps": ["rolling_stone", "antimagic_dart"],
        "food": 1,
        "gold": 1,
    },
    "P2": {**OTHER, "spied": ["1"]},
}


def planning(position: dict[str, Any] | None = None, **lord: Any) -> Match:
    """A match of two in which P1 plans; what is named belongs to him."""
    words = SMALL if position is None else position
    return sit(undercroft.game("dungeon_lords", players=2), {**words, "P1": {**words["P1"], **lord}}).match


def state(match: Match) -> DungeonLords:
    assert isinstance(match.state, DungeonLords)
    return match.state


def card(name: str) -> int:
    return CARD_IDS.index(name)
