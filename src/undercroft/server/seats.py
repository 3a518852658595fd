"""Who sits where."""

from collections.abc import Sequence
from typing import Any

from undercroft.server.levels import check_level

BOT_NAMES = ("Agathe", "Balthasar", "Kunigunde", "Dietrich", "Eberhard")


class Seat:
    """A person, a bot of a level, or a free chair."""

    __slots__ = ("guest", "kind", "level", "name")

    def __init__(self, kind: str, guest: str | None, name: str, level: str | None) -> None:
        self.kind = kind
        self.guest = guest
        self.name = name
        self.level = level

    def to_data(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "level": self.level}

    def to_row(self, table_id: str, seat: int) -> dict[str, Any]:
        return {"table_id": table_id, "seat": seat, **self.values()}

    def values(self) -> dict[str, Any]:
        return {"kind": self.kind, "guest": self.guest, "name": self.name, "level": self.level}


def person(guest: str, name: str) -> Seat:
    return Seat("guest", guest, name, None)


def free() -> Seat:
    return Seat("open", None, "", None)


def bot(level: str, place: int, added: Sequence[str] = ()) -> Seat:
    """A bot of a level, or one that the host of the server has added."""
    check_level(level, added)
    return Seat("bot", None, BOT_NAMES[place % len(BOT_NAMES)], level)
