"""A rematch: the same table once more. Whoever wants it first makes it; whoever wants it, too, sits down there."""

import contextlib
import json
from typing import Any

from undercroft.games import game_with
from undercroft.server.conditional import set_rematch
from undercroft.server.errors import NoSuchTable, NotAllowed, WrongMoment
from undercroft.server.registry import TableRegistry, Terms
from undercroft.server.seats import Seat, bot, free, person
from undercroft.server.store import Change
from undercroft.server.table import Table
from undercroft.server.watchers import check_not_removed


async def rematch(registry: TableRegistry, table: Table, guest: str, name: str) -> Table:
    """The table that follows, with the asker at it where he still finds a seat. It begins when all seats are taken."""
    async with table.lock:
        place = place_of(table, guest)
        made = await successor(registry, table) or await make(registry, table, place, name)
    await sit_down(made, place, guest, name)
    if made.status == "open" and not made.has_free_seat():
        with contextlib.suppress(WrongMoment):  # somebody else has begun in the same moment
            await registry.start(made)
    return made


def place_of(table: Table, guest: str) -> int:
    place = table.seat_of(guest)
    if place is None:
        raise NotAllowed("Only those who have played here can have a rematch.")
    if table.status != "over" or table.game.meta.puzzle:
        raise WrongMoment("A rematch follows a match that is over.")
    return place


async def successor(registry: TableRegistry, table: Table) -> Table | None:
    """The table that follows already, unless its host has closed it."""
    known = table.row["rematch"]
    with contextlib.suppress(NoSuchTable):
        return await registry.table(known["table"]) if known else None
    return None


async def make(registry: TableRegistry, table: Table, place: int, name: str) -> Table:
    """Under the lock: never public, for its free seats are those of the others."""
    guest = str(table.seats[place].guest)

    async def keep(made: str, created: Change) -> None:
        following = {"table": made, "seat": place}
        await table.write(set_rematch(table.id, table.row["revision"], json.dumps(following), created))
        table.row["rematch"] = following

    seats = [person(guest, name) if i == place else again(seat, i, registry) for i, seat in enumerate(table.seats)]
    played = game_with(table.row["game"], table.row["players"], options_again(table))
    terms = Terms(clock=table.row["clock"], advice=table.row["advice"])
    made = await registry.insert(guest, played, seats, terms, keep)
    table.tell_table()
    return made


def again(seat: Seat, place: int, registry: TableRegistry) -> Seat:
    return bot(str(seat.level), place, registry.config.bots) if seat.kind == "bot" else free()


def options_again(table: Table) -> dict[str, Any]:
    """As before; but where the host had said which seat begins, the next one does."""
    of_seats = {option.name for option in table.game.meta.options if option.seat}
    return {
        name: value % len(table.seats) + 1 if name in of_seats and isinstance(value, int) else value
        for name, value in table.row["options"].items()
    }


async def sit_down(made: Table, place: int, guest: str, name: str) -> None:
    """On the old place where it is free, else on any; whoever finds none may watch."""
    async with made.lock:
        check_not_removed(made, guest)
        empty = [i for i, seat in enumerate(made.seats) if seat.kind == "open"]
        if made.status == "open" and made.seat_of(guest) is None and empty:
            await made.put_seat(place if place in empty else empty[0], person(guest, name))
