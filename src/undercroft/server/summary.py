"""What is told of a table to anybody: seats, whose turn, how far. Never a move before it is stored."""

import json
from typing import Any, NamedTuple

from undercroft.engine.match import Match
from undercroft.server.permits import topics_here
from undercroft.server.seats import Seat

Data = dict[str, Any]
FACTS = ("id", "game", "players", "options", "public", "clock", "created", "seed")


class TableSummary(NamedTuple):
    """A match as of its last stored move."""

    status: str
    to_act: tuple[int, ...]  # all who owe a choice. Never shown: the rules may hide that a seat is asked
    told: Data  # whom it waits for in public, how far it is, how it ended


OPEN = TableSummary("open", (), {"to_act": [], "round": None, "result": None})


def summarise(match: Match) -> TableSummary:
    result = match.result
    told = {**match.rules.told_of(match.state), "result": result.to_data() if result else None}
    return TableSummary("over" if match.over else "playing", match.to_act, told)


def remembered(row: Data) -> TableSummary:
    """The same from the store, for lists that need no match."""
    told = {**OPEN.told, **json.loads(row["summary"])}
    return TableSummary(row["status"], tuple(json.loads(row["asked"] or "[]")), told)


def seat_of(seats: list[Seat], guest: str | None) -> int | None:
    for place, seat in enumerate(seats):
        if guest is not None and seat.guest == guest:
            return place
    return None


def table_data(row: Data, seats: list[Seat], shown: TableSummary, guest: str | None) -> Data:
    """The Table of the protocol for that guest's eyes, as far as the store knows it: nobody is connected."""
    you = seat_of(seats, guest)
    return {
        **{key: row[key] for key in FACTS},
        "status": shown.status,
        "host": row["host"] == guest,
        "you": you,
        "your_turn": you in shown.to_act and shown.status == "playing",
        "seats": [seat.to_data() for seat in seats],
        "here": [seat.kind == "bot" for seat in seats],
        "away": [None for _ in seats],
        "takeback": None,
        "rematch": None if you is None else row["rematch"],  # whoever knows its id can sit down there
        "watching": row["watching"] or "open",
        "watchers": [],
        "advice": topics_here(row, seats),
        "damaged": bool(row.get("damaged")),
        **shown.told,
    }
