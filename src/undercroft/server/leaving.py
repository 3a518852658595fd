"""Leaving: a bot in the place of a person, tables closed or abandoned."""

from typing import Any

from undercroft.server.conditional import remove_table
from undercroft.server.errors import NotAllowed, WrongMoment
from undercroft.server.seats import bot, free
from undercroft.server.table import Table
from undercroft.server.takebacks import review

STAND_IN = "normal"  # the level of a bot that takes a person's place


async def replace(table: Table, seat: int, late: int) -> None:
    """A bot takes over when the clock has run out and everybody else who is here asks for it."""
    async with table.lock:
        waiting = table.summary.told["to_act"]
        if late == seat or late not in table.summary.to_act or not table.clocks.has_run_out(waiting):
            raise WrongMoment("That player still has time.")
        wishes = table.clocks.wishes.setdefault(late, set())
        wishes.add(seat)
        others = {i for i, each in enumerate(table.seats) if each.kind == "guest" and i != late and table.is_here(i)}
        if others <= wishes:
            await hand_over(table, late)
    table.changed(table)


async def leave(table: Table, guest: str) -> None:
    """Free one's seat before the match, hand it to a bot in the match. Without any person the match is abandoned."""
    async with table.lock:
        place = table.seat_of(guest)
        if place is None and not (table.row["host"] == guest and not table.has_people()):
            raise NotAllowed("You do not sit at this table.")
        if table.status == "open" and place is not None:
            await table.put_seat(place, free())
        elif table.status != "playing":
            raise WrongMoment("There is no match going on at this table that you could leave.")
        else:
            await hand_over(table, 0 if place is None else place)
    table.changed(table)


async def give_up(table: Table) -> None:
    """A table of one that its host has left lying: the match is abandoned, one that never began is gone."""
    async with table.lock:
        if table.status == "playing":
            await hand_over(table, 0)
        elif table.status == "open":
            await remove(table)


async def hand_over(table: Table, place: int) -> None:
    """A bot sits there from now on. A host who goes hands the table on, so that it no longer counts as his."""
    others = [each.guest for i, each in enumerate(table.seats) if each.kind == "guest" and i != place]
    facts: dict[str, Any] = {}
    if not others:
        facts["status"] = "abandoned"
    elif table.row["host"] == table.seats[place].guest:
        facts["host"] = others[0]
    seat = bot(STAND_IN, place) if table.seats[place].kind == "guest" else table.seats[place]
    await table.put_seat(place, seat, **facts)
    await review(table)


async def close(table: Table, guest: str) -> None:
    """The host closes a table that has not begun; whoever looks at it is told."""
    table.check_host(guest)
    async with table.lock:
        table.check_open()
        await remove(table)


async def remove(table: Table) -> None:
    """Under the lock: the table never was."""
    await table.write(remove_table(table.id, table.row["revision"]))
    close_all(table)


def close_all(table: Table) -> None:
    table.summary = table.summary._replace(status="closed")
    for client in list(table.clients):
        client.dismiss(4404, "The host has closed this table.")
