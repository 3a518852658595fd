"""States and books of Torchlight as careless authors would write them: each breaks one promise of the contract."""

from collections.abc import Callable

from undercroft.engine.actions import Actions
from undercroft.engine.chance import Source
from undercroft.engine.door import Door
from undercroft.engine.game import Game
from undercroft.engine.state import Frame
from undercroft.engine.steps import ChanceKind, Message, Result, Step
from undercroft.games.torchlight.game import TorchlightRules
from undercroft.games.torchlight.meta import META
from undercroft.games.torchlight.rules.bidding import Bidding
from undercroft.games.torchlight.rules.sequence import STEPS
from undercroft.games.torchlight.state import NO_BID, Config, Torchlight

Sabotage = Callable[[], TorchlightRules]


def played(rules: TorchlightRules, players: int = 3) -> Game:
    return Game(META, rules, "no content", players, {"rounds": 3})


def with_step(place: int, step: Step[Torchlight]) -> Sabotage:
    """The rules with another step at that place."""

    def rules() -> TorchlightRules:
        found = TorchlightRules()
        found.steps[place] = step
        return found

    return rules


class Noted(Torchlight):
    """Keeps a number that is no field: it is copied, but not saved."""

    __slots__ = ("note",)

    def __init__(self, players: int, config: Config, door: Door) -> None:
        super().__init__(players, config, door)
        self.note = 0

    def copy(self, door: Door) -> "Noted":
        twin = Noted(self.players, self.config, door)
        twin.fill(self.to_data())
        twin.note = self.note
        return twin


class Noting(Bidding):
    """The highest bid of the last round costs a point more."""

    def finish(self, s: Torchlight, f: Frame) -> None:
        assert isinstance(s, Noted)
        s.points[0] -= s.note
        s.note = max(s.bids)
        super().finish(s, f)


class NotedRules(TorchlightRules):
    """Torchlight with a number beside the fields."""

    def __init__(self) -> None:
        super().__init__()
        self.steps[0] = Noting()

    def fresh(self, players: int, options: dict[str, object], door: Door) -> Torchlight:
        return Noted(players, Config(int(str(options["rounds"]))), door)


class Halved(Torchlight):
    """A copy that leaves something out, or shares what is changed in place."""

    shares = False

    def copy(self, door: Door) -> "Torchlight":
        twin = super().copy(door)
        if self.shares:
            twin.points = self.points
        else:
            twin.find = 0
        return twin


class Shared(Halved):
    shares = True


def with_state(kind: type[Torchlight]) -> Sabotage:
    """The rules with another state."""

    class WithState(TorchlightRules):
        def fresh(self, players: int, options: dict[str, object], door: Door) -> Torchlight:
            return kind(players, Config(int(str(options["rounds"]))), door)

    return WithState


class OpenHand(TorchlightRules):
    """Shows all bids at once."""

    def view(self, s: Torchlight, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return super().view(s, viewer, True)


class Deciding(TorchlightRules):
    """Thinks that a view is only asked for at a decision."""

    def view(self, s: Torchlight, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return (
            super().view(s, viewer, all_seeing)
            if s.over
            else {**super().view(s, viewer, all_seeing), "step": STEPS[s.frames[-1][0]].name}
        )


class Tuples(TorchlightRules):
    """A view with numbers as keys: in JSON they become text."""

    def view(self, s: Torchlight, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return {**super().view(s, viewer, all_seeing), "by_seat": {0: s.points[0]}}


class Objects(TorchlightRules):
    """A view that carries a piece of the program."""

    def view(self, s: Torchlight, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return {**super().view(s, viewer, all_seeing), "step": str(self.steps[0])}


class Prying(TorchlightRules):
    """Looking is an event of its own."""

    def view(self, s: Torchlight, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        s.find += 1
        return super().view(s, viewer, all_seeing)


class Cheating(TorchlightRules):
    """Imagines the truth."""

    def imagine(self, s: Torchlight, seat: int, source: Source) -> None:
        """Nothing is dealt anew."""


class Confused(TorchlightRules):
    """Imagines another bid for the very seat that imagines."""

    def imagine(self, s: Torchlight, seat: int, source: Source) -> None:
        for other in range(s.players):
            if s.bids[other] != NO_BID:
                s.bids[other] = source.below(3) + 1


class Boasting(TorchlightRules):
    """Values a position by points."""

    def heuristic(self, s: Torchlight, seat: int) -> float:
        return s.points[seat] / 10


class Backwards(TorchlightRules):
    """Takes the find for how far the game has come."""

    def progress(self, s: Torchlight) -> int:
        return s.find


class Losers(TorchlightRules):
    """Places without a first one."""

    def result(self, s: Torchlight) -> Result:
        return Result(tuple(s.points), (2,) * s.players, "rounds")


class Gaps(TorchlightRules):
    """Places 1, 1, 2."""

    def result(self, s: Torchlight) -> Result:
        return Result(tuple(s.points), (1, 1, 2), "rounds")


class Twins(TorchlightRules):
    """Two choices with one text."""

    def __init__(self) -> None:
        super().__init__()
        self.actions = Actions()
        for label in ("bid", "bid", "bid", "roll", "climb"):
            self.actions.add(label)


class Spaced(TorchlightRules):
    """A text that is not read as it is written."""

    def __init__(self) -> None:
        super().__init__()
        self.actions = Actions()
        self.actions.add("bid", "points", ("1", "2", " 3"))
        self.actions.add("roll")
        self.actions.add("climb")


class EqualSides(TorchlightRules):
    """A die with two sides of one name."""

    def __init__(self) -> None:
        super().__init__()
        self.chance_kinds = [ChanceKind("die", ("1", "2", "3", "4", "5", "5"))]


class Usurping(TorchlightRules):
    """Uses the message of the engine."""

    def __init__(self) -> None:
        super().__init__()
        self.messages = [*self.messages, Message("taken-back", "seat")]
