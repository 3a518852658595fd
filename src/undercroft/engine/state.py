"""State: plain data that can be copied, saved, hashed and compared in the middle of any decision."""

import json
from hashlib import sha256
from typing import ClassVar, Final

from undercroft.engine.door import Door
from undercroft.engine.errors import BrokenRecord, brief
from undercroft.engine.subclassing import mypyc_attr

# Where we are in the rules: a step (index into the game's table), the seat it concerns, two counters.
Frame = tuple[int, int, int, int]

Pile = tuple[int, ...]

# Kinds of fields, for saving and loading.
INT: Final = "int"
INTS: Final = "ints"  # list of numbers, changed in place
PILE: Final = "pile"  # tuple of numbers, replaced as a whole and therefore shared by clones
PILES: Final = "piles"  # list of piles

BITS: Final = 61  # of a number in a position: what compiled code counts with


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state. A game adds its own fields and lists them in FIELDS."""

    __slots__ = ("door", "frames", "over", "phase", "players")

    FIELDS: ClassVar[dict[str, str]] = {"players": INT, "phase": INT, "over": INT, "frames": PILES}
    DERIVED: ClassVar[tuple[str, ...]] = ()  # what a game keeps beside them to be fast, and can work out from them anew

    def __init__(self, players: int, door: Door) -> None:
        self.players = players
        self.door = door
        self.phase = -1
        self.over = 0
        self.frames: list[Frame] = []

    def copy(self, door: Door) -> "State":
        """An equal state that shares nothing changeable with this one and speaks through that door."""
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """All fields as plain JSON data."""
        return {name: freeze(getattr(self, name)) for name in self.FIELDS}

    def fill(self, data: object) -> None:
        """Set all fields from what `to_data` gave."""
        if not isinstance(data, dict) or set(data) != set(self.FIELDS):
            raise BrokenRecord(f"A position has exactly these fields: {', '.join(self.FIELDS)}.")
        if data["players"] != self.players:
            raise BrokenRecord(f"The position is not one for {self.players} players.")
        for name, kind in self.FIELDS.items():
            setattr(self, name, thaw(name, data[name], kind))

    def digest(self) -> str:
        """A hash of all fields: equal states, equal digests, in every build and process."""
        text = json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:32]


def freeze(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return [freeze(each) for each in value]
    return value


def thaw(name: str, value: object, kind: str) -> object:
    """The value of a field, of the kind that the field has."""
    if kind == INT:
        return number(name, value)
    if kind == INTS:
        return numbers(name, value)
    if kind == PILE:
        return tuple(numbers(name, value))
    return [tuple(numbers(name, each)) for each in listed(name, value)]


def number(name: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value.bit_length() > BITS:
        raise BrokenRecord(f"In the position, '{name}' cannot hold {brief(value)}: it holds whole numbers.")
    return value


def numbers(name: str, value: object) -> list[int]:
    return [number(name, each) for each in listed(name, value)]


def listed(name: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise BrokenRecord(f"In the position, '{name}' cannot hold {brief(value)}: it holds a list.")
    return value
