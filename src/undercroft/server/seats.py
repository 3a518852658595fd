"""Who sits where."""

from typing import Any

from undercroft.bots.levels import LEVELS
from undercroft.server.errors import WrongMoment

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


def bot(level: str, place: int) -> Seat:
    known = [each.id for each in LEVELS]
    if level not in known:
        raise WrongMoment(f"There is no bot of level '{level}'. There are: {', '.join(known)}.")
    return Seat("bot", None, BOT_NAMES[place % len(BOT_NAMES)], level)
