"""What a table permits beside the rules of its game: whether its players may use the planner."""

from typing import Any

from undercroft.engine.errors import WrongOption
from undercroft.engine.game import Game
from undercroft.games import meta
from undercroft.server.seats import Seat

MAY_BE_PEOPLE = ("guest", "open")


def permits_planner(row: dict[str, Any], seats: list[Seat]) -> bool:
    """As the host wished. Where he has said nothing: against bots, but not where other people sit or may sit down."""
    if not meta(row["game"]).planner:
        return False
    if row["planner"] is not None:
        return bool(row["planner"])
    return sum(seat.kind in MAY_BE_PEOPLE for seat in seats) <= 1


def wanted_planner(played: Game, planner: bool | None) -> bool | None:
    """The wish of a host; a planner that does not exist cannot be wished for."""
    if planner and not played.meta.planner:
        raise WrongOption(f"{played.meta.title} has no planner.")
    return planner
