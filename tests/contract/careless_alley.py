"""Skittle Alley as careless authors would write it: each breaks one promise about what only that game needs."""

from collections.abc import Callable

from tests.engine.gaps_game import (
    ACTIONS,
    BETS,
    LANDING,
    META,
    POOL,
    RESIGN,
    THROW,
    THROWN,
    Alley,
    AlleyRules,
    Betting,
    Setting,
    Throwing,
)
from undercroft.engine.actions import Actions, Number
from undercroft.engine.chance import Source
from undercroft.engine.clocks import Clock
from undercroft.engine.game import Game
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step

Sabotage = Callable[[], AlleyRules]


def played(rules: AlleyRules, players: int = 3) -> Game:
    return Game(META, rules, "no content", players, {"rounds": 1})


def with_step(place: int, step: Step[Alley]) -> Sabotage:
    """The rules with another step at that place."""

    def rules() -> AlleyRules:
        found = AlleyRules()
        found.steps[place] = step
        return found

    return rules


# ---- seats that lapse, options that are kept


class Stuck(Setting):
    """Notices that a pin lapses, and waits for it all the same."""

    def lapse(self, s: Alley, f: Frame, seat: int) -> None:
        """Nothing."""


class Unprepared(Setting):
    """Did not think of seats without options."""

    def lapse(self, s: Alley, f: Frame, seat: int) -> None:
        super(Setting, self).lapse(s, f, seat)


class Crowded(Setting):
    """Only three pins stand on one spot of all alleys, but it says that answers change nothing for others."""

    def options(self, s: Alley, f: Frame, seat: int) -> list[int]:
        found = super().options(s, f, seat)
        return found if sum(s.set) < 2 else found[:2]


# ---- acting unasked


class Peeking(AlleyRules):
    """Whoever would win the bets may give up, the others may not: it tells what they have bet."""

    def unasked(self, s: Alley, f: Frame, seat: int) -> list[int]:
        return [] if s.out[seat] or max(s.bets) > 3 else [RESIGN]


class Unstoppable(AlleyRules):
    """Sets a clock that runs, and has no act for its end."""

    def clocks(self, s: Alley) -> list[Clock]:
        return [Clock(0, "round", s.round, 60, True, THROW)]


class Breaking(AlleyRules):
    """Offers an act that it then cannot do."""

    def take_unasked(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        if code == RESIGN:
            raise ValueError("nobody gives up here")
        super().take_unasked(s, f, seat, code)


class Escaping(AlleyRules):
    """Whoever gives up takes all frames with him, and every phase with them."""

    def take_unasked(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        super().take_unasked(s, f, seat, code)
        self.phases = [("nothing", lambda _: None)]
        s.frames.clear()


# ---- numbers


class Overreaching(AlleyRules):
    """Would throw harder than anybody can."""

    def sample_values(self, s: Alley, f: Frame, seat: int, code: int, source: Source) -> tuple[int, ...]:
        values = super().sample_values(s, f, seat, code, source)
        return (*values[:-1], values[-1] + 10)


class Boasting(Betting):
    """Tells at once what was bet."""

    def take(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        super().take(s, f, seat, code)
        s.door.tell(BETS, (seat, s.bets[seat]))


class Sealing(Betting):
    """A high bet is final: whoever can no longer take back his own knows what another has bet."""

    def take(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        super().take(s, f, seat, code)
        if s.bets[seat] > 2:
            s.door.seal()


class Remembering(Throwing):
    """Keeps the numbers of the last throw outside the state and adds them to the next."""

    last = 0

    def take(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        s.points[seat] += Remembering.last
        Remembering.last = s.door.values[1]
        super().take(s, f, seat, code)


def with_numbers(*numbers: Number) -> Sabotage:
    """The rules with other numbers for a throw."""

    def rules() -> AlleyRules:
        found = AlleyRules()
        found.actions = Actions()
        for option in ACTIONS.table:
            values = tuple(option.args.values())
            argument = next(iter(option.args), "")
            carried = numbers if option.label == "throw" else option.numbers
            found.actions.add(option.label, argument, values or ("",), carried)
        return found

    return rules


# ---- measuring


class Smuggling(Throwing):
    """Asks the device past the door, so that nobody writes down what it found."""

    def take(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        found = s.door.source.measure(LANDING, POOL, s.door.values)
        hit = found[0] if found else s.door.draw(LANDING, POOL)
        s.points[seat] += hit
        s.door.tell(THROWN, (seat, *s.door.values, hit))
        s.frames.pop()


class Repeating(Throwing):
    """Measures again until it likes the outcome, and tells the last one; each is written down, so nothing is wrong."""

    def take(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        hit = s.door.measure(LANDING, POOL, s.door.values) or s.door.measure(LANDING, POOL, s.door.values)
        s.points[seat] += hit
        s.frames.pop()
