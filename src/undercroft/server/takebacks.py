"""Taking back by consent: a seat asks, every other person at the table has to agree. Bots agree at once."""

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from undercroft.engine.door import PUBLIC
from undercroft.engine.errors import CannotUndo
from undercroft.engine.journal import Packed
from undercroft.engine.match import Match
from undercroft.engine.takeback import why_no_rewind
from undercroft.server.errors import NotAllowed, WrongMoment
from undercroft.server.protocol import Consent, Takeback

if TYPE_CHECKING:
    from undercroft.server.table import Table


class Request(NamedTuple):
    """Who asks, and who has agreed so far."""

    seat: int
    agreed: tuple[int, ...] = ()

    def to_text(self) -> str:
        return json.dumps(self._asdict())


def from_text(text: str | None) -> Request | None:
    if not text:
        return None
    data = json.loads(text)
    return Request(data["seat"], tuple(data["agreed"]))


def needed(table: "Table", seat: int) -> list[int]:
    """Whose consent it takes: all other people, those who are away too."""
    return [place for place, each in enumerate(table.seats) if each.kind == "guest" and place != seat]


def request_data(table: "Table") -> dict[str, Any] | None:
    request = table.takeback
    if request is None:
        return None
    return {"seat": request.seat, "agreed": list(request.agreed), "needed": needed(table, request.seat)}


async def ask(table: "Table", seat: int, message: Takeback) -> None:
    """Ask, or withdraw what one has asked."""
    key = f"{seat}:{message.id}"
    async with table.lock:
        if key in table.requests:
            return
        if message.withdraw:
            check_own(table, seat)
            await table.set_takeback(None, key)
        elif table.takeback is None or table.takeback.seat != seat:
            check_askable(table, seat)
            await hear(table, Request(seat), key)
    table.changed(table)


def check_own(table: "Table", seat: int) -> None:
    if table.takeback is None or table.takeback.seat != seat:
        raise WrongMoment("You are not asking to take anything back.")


def check_askable(table: "Table", seat: int) -> None:
    match = table.playing()
    table.check_taken_back(seat)
    if not match.can_rewind(seat):
        raise CannotUndo(why_no_rewind(match, seat))
    if table.takeback is not None:
        raise WrongMoment("Somebody else is asking to take something back; answer that first.")
    if seat in table.refused:
        raise WrongMoment("The others have refused that. You can ask again when the match has gone on.")


async def consent(table: "Table", seat: int, message: Consent) -> None:
    """Agree or refuse. One refusal ends the request."""
    key = f"{seat}:{message.id}"
    async with table.lock:
        if key in table.requests:
            return
        request = table.takeback
        if request is None:
            raise WrongMoment("Nobody is asking to take anything back.")
        if seat not in needed(table, request.seat):
            raise NotAllowed("You ask yourself; the others have to agree.")
        if message.agree:
            await hear(table, Request(request.seat, tuple(sorted({*request.agreed, seat}))), key)
        else:
            await table.set_takeback(None, key)
            table.refused.add(request.seat)
    table.changed(table)


async def hear(table: "Table", request: Request, key: str | None) -> None:
    """Go back if everybody has agreed; else the request stands."""
    if set(needed(table, request.seat)) <= set(request.agreed):
        await table.move(lambda match: match.rewind(request.seat), key)
    else:
        await table.set_takeback(request, key)


async def review(table: "Table") -> None:
    """After a person has left the table: the request is void if it was his, granted if only he was missing."""
    request = table.takeback
    if request is None:
        return
    if table.seats[request.seat].kind != "guest":
        await table.set_takeback(None, None)
    else:
        await hear(table, request, None)


def is_public(entries: list[Packed], before: dict[str, Any] | None, after: Match) -> bool:
    """Whether everybody notices a move. Only such a one ends what was asked, or the end would tell of a secret.

    `before`: what a spectator saw, where the move could be a secret one.
    """
    return entries[0][3] == PUBLIC or (before is not None and before != after.view(None))
