"""Torchlight, the example of docs/adding-a-game.md: a secret bid, then push your luck with a die.

In each of five rounds everybody bids 1 to 3 points, secretly and at the same time. The highest bid (on a tie the
earlier seat) is paid, and that seat goes down with the torch. Below it rolls a die as often as it dares: a 1 puts the
torch out and the find is lost, anything else is added to the find. Whoever has most points at the end wins.
"""

from collections.abc import Callable
from typing import ClassVar, Final

from undercroft.engine.actions import Actions
from undercroft.engine.chance import Source
from undercroft.engine.door import Audience, Door, only
from undercroft.engine.game import Game, GameOption, Meta
from undercroft.engine.state import INT, INTS, Frame, State
from undercroft.engine.steps import ChanceKind, Message, Result, Rules, Step, Together

META: Final = Meta(
    name="torchlight",
    title="Torchlight",
    designers=("The Undercroft authors",),
    year=2026,
    players=(2, 3, 4),
    options=(GameOption("rounds", (3, 5, 9), 5, "TL-001"),),
    version="1",
    stage="example",
)

ACTIONS: Final = Actions()
BID: Final = ACTIONS.add("bid", "points", ("1", "2", "3"))
ROLL: Final = ACTIONS.add("roll")
CLIMB: Final = ACTIONS.add("climb")

DIE: Final = 0
CHANCE_KINDS: Final = [ChanceKind("die", ("1", "2", "3", "4", "5", "6"))]

BIDS, ROLLED, DARK, HOME = range(4)
MESSAGES: Final = [
    Message("bids", "seat", "points"),
    Message("rolled", "seat", "eyes"),
    Message("dark", "seat"),
    Message("home", "seat", "find"),
]

NO_BID: Final = 0


class Torchlight(State):
    """What lies on the table."""

    __slots__ = ("bids", "find", "points", "round", "rounds")

    FIELDS: ClassVar[dict[str, str]] = {**State.FIELDS, "bids": INTS, "find": INT, "points": INTS, "round": INT}

    def __init__(self, players: int, rounds: int, door: Door) -> None:
        super().__init__(players, door)
        self.rounds = rounds  # an option: it never changes, so it is no field
        self.round = 0
        self.bids = [NO_BID] * players
        self.find = 0
        self.points = [0] * players

    def copy(self, door: Door) -> "Torchlight":
        twin = Torchlight(self.players, self.rounds, door)
        twin.phase, twin.over, twin.frames = self.phase, self.over, self.frames[:]
        twin.round, twin.find = self.round, self.find
        twin.bids, twin.points = self.bids[:], self.points[:]
        return twin


BIDDING, DESCENT = range(2)


def begin_round(s: Torchlight) -> None:
    """A new round, or the end after the last one (TL-001)."""
    if s.round == s.rounds:
        s.over = 1
        return
    s.round += 1
    s.bids = [NO_BID] * s.players
    s.frames.append((BIDDING, 0, 0, 0))


class Bidding(Together[Torchlight]):
    """Everybody bids 1 to 3 points, secretly, at the same time (TL-002)."""

    secret = True
    name: ClassVar[str] = "bidding"
    rules: ClassVar[tuple[str, ...]] = ("TL-002",)

    def seats(self, s: Torchlight, f: Frame) -> list[int]:
        return [seat for seat in range(s.players) if s.bids[seat] == NO_BID]

    def options(self, s: Torchlight, f: Frame, seat: int) -> list[int]:
        return [BID, BID + 1, BID + 2]

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        s.bids[seat] = code - BID + 1

    def audience(self, s: Torchlight, f: Frame, seat: int, code: int) -> Audience:
        return only(seat)

    def finish(self, s: Torchlight, f: Frame) -> None:
        """All bids are turned over; the highest is paid, on a tie by the earlier seat (TL-003)."""
        for seat in range(s.players):
            s.door.tell(BIDS, (seat, s.bids[seat]))
        s.door.reveal()
        seat = s.bids.index(max(s.bids))
        s.points[seat] -= s.bids[seat]
        s.find = 0
        s.frames[-1] = (DESCENT, seat, 0, 0)


class Descent(Step[Torchlight]):
    """Roll on, or climb home with the find (TL-004)."""

    name: ClassVar[str] = "descent"
    rules: ClassVar[tuple[str, ...]] = ("TL-004",)

    def options(self, s: Torchlight, f: Frame, seat: int) -> list[int]:
        return [ROLL, CLIMB]

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        if code == CLIMB:
            s.points[seat] += s.find
            s.door.tell(HOME, (seat, s.find))
            s.frames.pop()
            return
        eyes = s.door.draw(DIE, (0, 1, 2, 3, 4, 5)) + 1
        s.door.tell(ROLLED, (seat, eyes))
        s.find += eyes
        if eyes == 1:
            s.find = 0
            s.door.tell(DARK, (seat,))
            s.frames.pop()

    def option_args(self, s: Torchlight, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"find": s.find}


def view(s: Torchlight, viewer: int | None, all_seeing: bool) -> dict[str, object]:
    """One's own bid at once, all bids when everybody has bid (TL-003)."""
    open_bids = all_seeing or NO_BID not in s.bids
    return {
        "game": "torchlight",
        "round": s.round,
        "points": list(s.points),
        "find": s.find,
        "has_bid": [bid != NO_BID for bid in s.bids],
        "bids": [bid or None if open_bids or seat == viewer else None for seat, bid in enumerate(s.bids)],
    }


def imagine(s: Torchlight, seat: int, source: Source) -> None:
    """Bids of the others that lie face down are any bids."""
    if NO_BID not in s.bids:
        return
    for other in range(s.players):
        if other != seat and s.bids[other] != NO_BID:
            s.bids[other] = source.below(3) + 1


class TorchlightRules(Rules[Torchlight]):
    """The whole game, as the engine sees it."""

    def __init__(self) -> None:
        self.actions = ACTIONS
        self.phases: list[tuple[str, Callable[[Torchlight], None]]] = [("round", begin_round)]
        self.steps: list[Step[Torchlight]] = [Bidding(), Descent()]
        self.chance_kinds = CHANCE_KINDS
        self.messages = MESSAGES
        self.names: dict[str, tuple[str, ...]] = {}

    def fresh(self, players: int, options: dict[str, object], door: Door) -> Torchlight:
        return Torchlight(players, int(str(options["rounds"])), door)

    def set_up(self, s: Torchlight) -> None:
        """Nothing to set up: no deck, no first player."""

    def view(self, s: Torchlight, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return view(s, viewer, all_seeing)

    def imagine(self, s: Torchlight, seat: int, source: Source) -> None:
        imagine(s, seat, source)

    def result(self, s: Torchlight) -> Result:
        places = tuple([1 + sum([other > own for other in s.points]) for own in s.points])
        return Result(tuple(s.points), places, "rounds")


RULES: Final = TorchlightRules()


def torchlight(players: int, **options: object) -> Game:
    return Game(META, RULES, "no content", players, options)
