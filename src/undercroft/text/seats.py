"""Who sits where and who is reading."""

from collections.abc import Sequence

from undercroft.text.bundle import Value

SEAT = "seat"  # the argument of news and options that names a player; a game may have more (`Meta.seat_args`)


class Seats:
    """The names of the players; the reader is spoken to as "you". A seat below 0 is nobody."""

    def __init__(self, names: Sequence[str], reader: int | None = None) -> None:
        self.names = tuple(names)
        self.reader = reader

    def args(self, key: str, seat: int) -> dict[str, Value]:
        name = self.names[seat] if 0 <= seat < len(self.names) else f"P{seat + 1}"
        return {key: name, f"{key}_is": "you" if seat == self.reader else "other" if seat >= 0 else "nobody"}


def numbered(players: int, reader: int | None = None) -> Seats:
    """P1, P2 and so on."""
    return Seats([f"P{seat + 1}" for seat in range(players)], reader)


def seat_number(value: object) -> int:
    """A seat as news give it (0) or as options do ("P1")."""
    return value if isinstance(value, int) else int(str(value)[1:]) - 1
