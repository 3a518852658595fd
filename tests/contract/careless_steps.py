"""Steps of Torchlight as careless authors would write them: each of these breaks one promise of the contract."""

from random import Random

from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto
from undercroft.games.torchlight.actions import BID, CLIMB, ROLL
from undercroft.games.torchlight.messages import BIDS, HOME
from undercroft.games.torchlight.rules.bidding import Bidding
from undercroft.games.torchlight.rules.chance import DIE
from undercroft.games.torchlight.rules.descent import Descent
from undercroft.games.torchlight.state import NO_BID, Torchlight


class Blabbing(Bidding):
    """Tells at once what was bid."""

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        super().take(s, f, seat, code)
        s.door.tell(BIDS, (seat, s.bids[seat]))


class Outbidding(Bidding):
    """Nobody may bid what lies face down already."""

    def options(self, s: Torchlight, f: Frame, seat: int) -> list[int]:
        return BID.codes([points - 1 for points in (1, 2, 3) if points not in s.bids] or [0, 1])


class Pricing(Bidding):
    """The text of an option names the highest bid so far."""

    def option_args(self, s: Torchlight, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"highest": max(s.bids)}


class Explaining(Bidding):
    """The refusal of a roll cites another rule once somebody has bid 3."""

    def why_not(self, s: Torchlight, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return ("TL-003",) if 3 in s.bids else self.rules


class Waiting(Bidding):
    """The last seat is asked only while the first has not bid 3: whoever sees that it waits knows the bid."""

    def seats(self, s: Torchlight, f: Frame) -> list[int]:
        return [seat for seat in super().seats(s, f) if seat < 2 or s.bids[0] != 3]


class FirstCome(Bidding):
    """Whoever answers first has an advantage."""

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        s.find += seat if NO_BID not in s.bids[:seat] else 0
        super().take(s, f, seat, code)


class Loud(Bidding):
    """Says who may see its answers, but is not marked as secret."""

    secret = False


class Forgetful(Bidding):
    """Shows all bids without saying that it does."""

    def finish(self, s: Torchlight, f: Frame) -> None:
        s.door.reveals -= 1
        super().finish(s, f)


class Repeating(Descent):
    """Offers the same thing twice."""

    def options(self, s: Torchlight, f: Frame, seat: int) -> list[int]:
        return [ROLL, CLIMB, ROLL]


class Greedy(Descent):
    """Finding the options changes the position."""

    def options(self, s: Torchlight, f: Frame, seat: int) -> list[int]:
        s.find += 1
        return super().options(s, f, seat)


class Refusing(Descent):
    """Offers what it then refuses."""

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        if code == CLIMB and s.find == 0:
            raise ValueError("nothing was found")
        super().take(s, f, seat, code)


class Throwing(Descent):
    """A thrown die lies somewhere between two cells."""

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        super().take(s, f, seat, code)
        if code == ROLL:
            s.find += 0.5  # type: ignore[assignment]  # that is the sabotage


class Binding(Bidding):
    """A tuple where the field says list."""

    def finish(self, s: Torchlight, f: Frame) -> None:
        super().finish(s, f)
        s.bids = tuple(s.bids)  # type: ignore[assignment]  # that is the sabotage


class Lucky(Descent):
    """Asks another chance than that of the match."""

    own = Random(5)

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        super().take(s, f, seat, code)
        s.points[seat] += self.own.randrange(3)


class Counting(Bidding):
    """Keeps something outside the state: how often it was asked to do something."""

    made = 0

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        super().take(s, f, seat, code)
        Counting.made += 1
        s.points[seat] += Counting.made % 2


class Endless(Descent):
    """Nobody ever comes home."""

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        s.find = 0


class Fearless(Descent):
    """No sabotage: a torch that never goes out, so that no choice depends on the die."""

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        if code == ROLL:
            s.find += s.door.draw(DIE, (0, 1, 2, 3, 4, 5))
        else:
            super().take(s, f, seat, code)


class Standstill(Auto[Torchlight]):
    """Does its work and forgets to take its frame away."""

    def run(self, s: Torchlight, f: Frame) -> None:
        s.find = 0


class Telling(Descent):
    """News with an argument too few."""

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        s.door.tell(HOME, (seat,))
        super().take(s, f, seat, code)
