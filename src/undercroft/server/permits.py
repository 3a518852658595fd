"""What a table permits beside the rules of its game: which advice its players may ask for."""

from typing import Any

from undercroft.engine.advice import BY_HOST, AdviceTopic
from undercroft.engine.errors import WrongOption
from undercroft.engine.game import Game
from undercroft.games import meta
from undercroft.server.seats import Seat

MAY_BE_PEOPLE = ("guest", "open")


def permits(row: dict[str, Any], seats: list[Seat], topic: AdviceTopic) -> bool:
    """As the host wished. Where he has said nothing: against bots, but not where other people sit or may sit down."""
    if topic.permit != BY_HOST:
        return True
    if row["advice"] is not None:
        return bool(row["advice"])
    return sum(seat.kind in MAY_BE_PEOPLE for seat in seats) <= 1


def topics_here(row: dict[str, Any], seats: list[Seat]) -> list[str]:
    """The topics of the game that may be asked about at that table."""
    return [topic.topic for topic in meta(row["game"]).advice if permits(row, seats, topic)]


def wanted_advice(played: Game, advice: bool | None) -> bool | None:
    """The wish of a host; advice that does not exist cannot be wished for."""
    if advice and all(topic.permit != BY_HOST for topic in played.meta.advice):
        raise WrongOption(f"{played.meta.title} has no advice that a host could permit.")
    return advice
