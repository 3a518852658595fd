"""Boards for tests: T1 (base) and T2 (Paladins & Dragons) of the specification, all rooms face up as they are drawn."""

from typing import Any

from undercroft.engine.chance import fast_source
from undercroft.engine.door import Door
from undercroft.engine.journal import Journal
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, KIND_IDS
from undercroft.games.dungeon_twister.config import Config
from undercroft.games.dungeon_twister.geometry.links import square_of
from undercroft.games.dungeon_twister.geometry.rooms import OPEN, ROOM_IDS
from undercroft.games.dungeon_twister.state import TEAM, TEAM_CHARACTERS, UNKNOWN, DungeonTwister
from undercroft.games.dungeon_twister.tokens import put

T1 = ("1cw", "2ccw", "3cw", "4cw", "1ccw", "2cw", "3ccw", "4ccw")
T2 = ("5cw", "6cw", "7cw", "8cw", "5ccw", "6ccw", "7ccw", "8ccw")
DEFAULTS: dict[str, Any] = {
    "scenario": "none", "beginner": "off", "sets": "base", "team_choice": "usual", "room_choice": "random",
    "board": "shuffled", "finish": "usual", "rulings": "seed", "flip_side": "automatic", "show_own_hidden": "off",
    "show_spent_cards": "off", "stall_cycles": 3, "target_vp": "usual", "handicap": 8, "handicap_cards": 0,
    "handicap_seat": 1, "clock": "off", "reaction": 5,
}  # fmt: skip


def empty(players: int = 2, **options: Any) -> DungeonTwister:
    return DungeonTwister(players, Config(players, DEFAULTS | options), Door(fast_source(1), Journal()))


def board(rooms: tuple[str, ...], turned: dict[int, int] | None = None, **options: Any) -> DungeonTwister:
    """These rooms from the north-west on, face up; some of them turned."""
    s = empty(**options)
    for tile, name in enumerate(rooms):
        s.room_of[tile] = ROOM_IDS.index(name)
        s.passable[tile] = OPEN[s.room_of[tile]]
        s.turned[tile] = (turned or {}).get(tile, 0)
    return s


def places(s: DungeonTwister) -> dict[tuple[int, int], int]:
    """All places by their squares."""
    return {square_of(s, place): place for place in range(s.config.layout.hole_place)}


def stand(s: DungeonTwister, who: str, square: tuple[int, int], wounded: bool = False) -> int:
    """A token such as "blue wizard" or "orange rope" comes to a square; its number."""
    colour, name = who.split(maxsplit=1)
    kind, seat = KIND_IDS.index(name.replace(" ", "_")), s.config.layout.colours.index(colour)
    first = seat * TEAM + (TEAM_CHARACTERS if kind >= FIRST_OBJECT else 0)
    token = s.kind.index(UNKNOWN, first)
    s.kind[token] = kind
    s.wounded |= wounded << token
    put(s, token, places(s)[square])
    return token
