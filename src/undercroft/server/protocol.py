"""The messages of docs/protocol.md, as tagged structs: what does not fit is refused before anybody reads it."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from undercroft.engine.actions import NUMBERS
from undercroft.server.config import CHAT, NAME, SEED

Id = Annotated[str, Meta(min_length=1, max_length=36)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
Word = Annotated[str, Meta(max_length=40)]
Wished = Annotated[str, Meta(max_length=1500)]  # a word; of a puzzle also a position
Value = Annotated[int, Meta(ge=-(10**12), le=10**12)]  # a number that a choice carries
Seat = Annotated[int, Meta(ge=0, le=15)]


class Hello(Struct, tag="hello", tag_field="type"):
    last: Annotated[int, Meta(ge=0)] = 0  # news that were heard
    mark: Annotated[int, Meta(ge=0)] = 0  # of them, as the last item said it
    beats: bool = False  # whether he wants to see what lies between two decisions


class Choose(Struct, tag="choose", tag_field="type"):
    id: Id
    ticket: Annotated[int, Meta(ge=0)]
    choice: Annotated[str, Meta(min_length=1, max_length=80)]
    values: Annotated[tuple[Value, ...], Meta(max_length=NUMBERS)] = ()


class Undo(Struct, tag="undo", tag_field="type"):
    id: Id


class Takeback(Struct, tag="takeback", tag_field="type"):
    """Ask the others to go back before one's last open choice, or withdraw that."""

    id: Id
    withdraw: bool = False


class Consent(Struct, tag="consent", tag_field="type"):
    id: Id
    agree: bool


class Advise(Struct, tag="advise", tag_field="type"):
    """Ask for advice: a bot's hint, or whatever topic the game has an adviser for."""

    id: Id
    topic: Word
    ask: Word
    stage: Annotated[int, Meta(ge=1, le=9)] = 1


class Say(Struct, tag="chat", tag_field="type"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]


class Replace(Struct, tag="replace", tag_field="type"):
    id: Id
    seat: Seat


class Ping(Struct, tag="ping", tag_field="type"):
    pass


Incoming = Hello | Choose | Undo | Takeback | Consent | Advise | Say | Replace | Ping
read_message = msgspec.json.Decoder(Incoming).decode
write = msgspec.json.Encoder().encode


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Token(Struct, forbid_unknown_fields=True):
    """What stands behind the # of a personal link."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class Watching(Struct, forbid_unknown_fields=True):
    """What those may do who do not sit at the table."""

    watching: Annotated[str, Meta(pattern="^(open|muted|closed)$")]


class Welcome(Struct, forbid_unknown_fields=True):
    """Whether somebody may watch."""

    welcome: bool


class Wish(Struct, forbid_unknown_fields=True):
    """What a seat shall be: oneself, open, or a bot of a level."""

    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")]
    level: Annotated[str, Meta(max_length=120)] = "normal"


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    players: Annotated[int, Meta(ge=1, le=16)]
    seats: Annotated[list[Wish], Meta(max_length=16)]
    options: dict[Word, bool | int | float | Wished | None] = {}
    public: bool = False
    clock: int | None = None
    start: bool = False
    seed: Annotated[int, Meta(ge=0, le=SEED)] | None = None  # of a puzzle; refused for every other game
    advice: bool | None = None  # whether players may ask for it; None: against bots only


class Branch(Struct, forbid_unknown_fields=True):
    move: Annotated[int, Meta(ge=0)]
    level: Annotated[str, Meta(max_length=120)] = "normal"
