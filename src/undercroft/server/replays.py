"""Looking back: positions of a match for somebody's eyes, records, and playing on from a position."""

import json
from typing import Any

from undercroft.engine.chance import fast_source
from undercroft.engine.door import PUBLIC, bit_of, may_see
from undercroft.engine.journal import is_move
from undercroft.engine.match import Match
from undercroft.server.errors import NotAllowed, WrongMoment
from undercroft.server.permits import topics_here
from undercroft.server.protocol import Branch
from undercroft.server.registry import TableRegistry, Terms
from undercroft.server.seats import bot, person
from undercroft.server.stream import ViewerSeat, told_beats
from undercroft.server.table import Table


def replay(table: Table, viewer: ViewerSeat, move: int) -> dict[str, Any]:
    """The match after that many of the moves the viewer may count; all eyes are open once it is over."""
    match = table.playing()
    visible = moves_seen(match, viewer)
    if not 0 <= move <= len(visible):
        raise WrongMoment(f"This match has the positions 0 to {len(visible)} for you.")
    then = match.at(visible[move - 1] if move else 0, watched=True)
    view = match.rules.view(then.state, viewer, match.over)
    audience = PUBLIC if match.over else bit_of(viewer)
    news, before = then.journal.events, then.door.told_before
    events = [match.event_to_data(message, args) for message, args, eyes in news if eyes & audience]
    told = len([eyes for _, _, eyes in news[:before] if eyes & audience])
    beats = [beat | {"told": told + beat["told"]} for beat in told_beats(then, viewer, {}, match.over)]
    return {"moves": len(visible), "move": move, "view": view, "events": events, "beats": beats, "position": move}


def moves_seen(match: Match, viewer: ViewerSeat) -> list[int]:
    """The numbers of the moves a viewer knows of: while secrets matter, only those he may see."""
    seen: list[int] = []
    number = 0
    for entry in match.journal.entries:
        if not is_move(entry):
            continue
        number += 1
        if match.over or may_see(entry[3], viewer):
            seen.append(number)
    return seen


def record_for(table: Table, viewer: ViewerSeat) -> dict[str, Any]:
    """The complete record with its key when the match is over or abandoned; before, what the viewer may see of it."""
    match = table.playing()
    if match.over or table.status == "abandoned":
        complete: dict[str, Any] = json.loads(match.save())
        return complete
    facts = {name: fact for name, fact in match.facts().items() if name != "start"}  # a position hides nothing
    return {"facts": facts, "seen": match.record.seen_by(viewer)}


async def branch(registry: TableRegistry, table: Table, guest: str, name: str, wanted: Branch) -> Table:
    """A new table at that position, against bots. A running match is imagined: nothing can be learned from it."""
    match = table.playing()
    seat = table.seat_of(guest)
    visible = moves_seen(match, seat)
    if not 0 <= wanted.move <= len(visible):
        raise WrongMoment(f"This match has the positions 0 to {len(visible)} for you.")
    then = match.at(visible[wanted.move - 1] if wanted.move else 0)
    if then.over:
        raise WrongMoment("The match is over there; go back a little to play on.")
    own = seat if seat is not None else then.to_act[0]
    if not match.over:
        if seat is None:
            raise NotAllowed("While a match runs, only its players can play on from a position.")
        then = then.imagine(own, fast_source(int.from_bytes(table.row["key"][:6], "big") ^ wanted.move))
    level, added = wanted.level, registry.config.bots
    seats = [person(guest, name) if place == own else bot(level, place, added) for place in range(len(table.seats))]
    advice = None if match.over or topics_here(table.row, table.seats) else False  # nobody asks for it elsewhere
    made = await registry.insert(guest, table.game, seats, Terms(start=then.state.to_data(), advice=advice))
    await registry.start(made)
    return made
