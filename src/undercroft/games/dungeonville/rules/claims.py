"""Announcing victory (DV-155 to DV-168)."""

from typing import ClassVar

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.actions import CLAIM, DECLINE
from undercroft.games.dungeonville.cards import SEATS
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.state import NOTHING, Dungeonville


def points(s: Dungeonville, seat: int) -> int:
    return points_with(s, seat, s.deeds[seat])


def points_with(s: Dungeonville, seat: int, deed: int) -> int:
    """With that deed: other colours in his zone and on his dungeon, minus his own colour there (DV-011 to DV-015)."""
    zone = seat * SEATS
    dungeon = deed * SEATS
    total = -2 * s.blood[dungeon + seat]
    for colour in range(s.players):
        total += s.zones[zone + colour] + s.blood[dungeon + colour]
    return total


def open_claim_point(s: Dungeonville, seat: int, dungeon: int) -> None:
    """A claim point: with the goal or more he alone is asked at once (DV-157), or has won (DV-165)."""
    if points(s, seat) < s.config.goal:
        return
    if seat not in s.reached:
        s.reached += (seat,)
    if s.config.automatic:
        claim(s, seat)
    else:
        s.frames.append((at.CLAIM_POINT, seat, dungeon, 0))


class ClaimPoint(Step[Dungeonville]):
    """Claim or not now; nobody else sees who is asked (DV-157).

    Frame: the dungeon of the marker that changed his points (NOTHING where everybody knows whose changed), 0.
    """

    secret = True
    name: ClassVar[str] = "claim-point"
    rules: ClassVar[tuple[str, ...]] = ("DV-155", "DV-157")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        return [CLAIM, DECLINE]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code == CLAIM:
            claim(s, seat)

    def audience(self, s: Dungeonville, f: Frame, seat: int, code: int) -> Audience:
        return PUBLIC if code == CLAIM else only(seat)

    def covert(self, s: Dungeonville, f: Frame) -> bool:
        return True


def may_claim(s: Dungeonville, f: Frame, seat: int) -> bool:
    """The claim beside every decision (DV-156); only a second false one in a round is refused (DV-161)."""
    if s.config.automatic or f[0] == at.CLAIM_POINT:
        return False
    if not s.false_claims >> seat & 1:
        return True
    return seat in s.reached and points(s, seat) >= s.config.goal


def take_standing_claim(s: Dungeonville, f: Frame, seat: int) -> None:
    """Claim beside a decision; during the line-ups the claim is held until all are ready (DV-162)."""
    if f[0] == at.LINE_UP:
        s.held |= 1 << seat
        s.door.tell(messages.READY, (seat,))  # from outside it looks like a finished line-up
    else:
        claim(s, seat)


def claim(s: Dungeonville, seat: int) -> None:
    """Reveal the deed and count in public (DV-158): a right claim wins (DV-155, DV-159), a false one shows (DV-160)."""
    if show_deed(s, seat):
        win(s, seat)


def count_held_claims(s: Dungeonville) -> None:
    """Claims of the same simultaneous decision: the first ever to have reached the goal wins (DV-162)."""
    right = [seat for seat in range(s.players) if s.held >> seat & 1 and show_deed(s, seat)]
    s.held = 0
    first_come = [seat for seat in s.reached if seat in right] + right  # a position in words knows no order
    if first_come:
        win(s, first_come[0])


def show_deed(s: Dungeonville, seat: int) -> bool:
    """The deed becomes public, the points are counted; True if they are enough."""
    total = points(s, seat)
    s.door.tell(messages.CLAIMED, (seat, s.deeds[seat], total))
    s.door.reveal()
    s.shown |= 1 << seat
    s.deed_log += (seat, NOTHING, s.deeds[seat])
    if total >= s.config.goal:
        return True
    s.false_claims |= 1 << seat
    s.door.tell(messages.FALSE_CLAIM, (seat, total))
    return False


def win(s: Dungeonville, seat: int) -> None:
    """The game ends at once; nothing unfinished is played (DV-159)."""
    s.claimant = seat
    s.over = 1
    s.door.tell(messages.WON, (seat, points(s, seat)))
