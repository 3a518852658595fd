"""A round begins, and everybody bids for the torch."""

from typing import ClassVar

from undercroft.engine.door import Audience, only
from undercroft.engine.state import Frame
from undercroft.engine.steps import Together
from undercroft.games.torchlight.actions import BID
from undercroft.games.torchlight.messages import BIDS
from undercroft.games.torchlight.rules.frames import BIDDING, DESCENT
from undercroft.games.torchlight.state import NO_BID, Torchlight


def begin_round(s: Torchlight) -> None:
    """A new round, or the end after the last one (TL-001)."""
    if s.round == s.config.rounds:
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
        return BID.codes((0, 1, 2))

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        s.bids[seat] = BID.value(code) + 1

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
