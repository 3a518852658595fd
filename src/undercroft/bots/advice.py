"""Advice: what a bot would do, why, and its reasons in numbers, as plain data for screens and programs."""

from dataclasses import dataclass

from undercroft.engine.actions import Option
from undercroft.engine.aspects import Facts

SAME = 0.0005  # of values


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks for one option: how often it was tried, its mean value (None: not tried), the chance to be best."""

    option: Option
    visits: int
    value: float | None
    best: float

    def to_data(self) -> dict[str, object]:
        value = None if self.value is None else round(self.value, 4)
        numbers = {"visits": self.visits, "value": value, "best": round(self.best, 4)}
        return {"option": self.option.text, "code": self.option.code, **numbers}


@dataclass(frozen=True, slots=True)
class Ground:
    """An aspect in which the choice is better, or worse, than the other option, with its facts for a sentence.

    `times` says in how many of the cases; `told`: whether the facts show the difference.
    """

    aspect: str
    better: bool
    times: int
    told: bool
    facts: Facts

    def to_data(self) -> dict[str, object]:
        said = {"aspect": self.aspect, "better": self.better, "times": self.times, "told": self.told}
        return {**said, "facts": dict(self.facts)}


@dataclass(frozen=True, slots=True)
class Why:
    """The grounds for a choice: compared with which option, in how many cases, at once or played on for a while."""

    than: Option
    cases: int
    ahead: bool
    grounds: tuple[Ground, ...]

    def to_data(self) -> dict[str, object]:
        grounds = [ground.to_data() for ground in self.grounds]
        return {"than": self.than.text, "cases": self.cases, "ahead": self.ahead, "grounds": grounds}


@dataclass(frozen=True, slots=True)
class Advice:
    """The choice of a bot with a reason for every option, best first. `tries` is the sum of all visits.

    `drawn`: the choice was drawn by odds, since whoever can be foreseen is beaten.
    """

    bot: str
    choice: Option
    reasons: tuple[Reason, ...]
    why: Why | None = None
    drawn: bool = False

    @property
    def tries(self) -> int:
        return sum(reason.visits for reason in self.reasons)

    @property
    def equal(self) -> Option | None:
        """The next best option, where whoever reads the values sees no difference."""
        if len(self.reasons) < 2:
            return None
        first, other = self.reasons[0].value, self.reasons[1].value
        if first is None or other is None or abs(first - other) >= SAME:
            return None
        return self.reasons[1].option

    def to_data(self) -> dict[str, object]:
        reasons = [reason.to_data() for reason in self.reasons]
        why = None if self.why is None else self.why.to_data()
        said = {"bot": self.bot, "choice": self.choice.text, "why": why, "tries": self.tries, "drawn": self.drawn}
        return {**said, "options": reasons}


def plain_advice(bot: str, options: list[Option], choice: Option) -> Advice:
    """Of a bot that gives no reasons: nothing was tried, and all options are as good."""
    even = 1.0 / len(options)
    reasons = [Reason(option, 0, None, even) for option in options]
    return Advice(bot, choice, ranked(reasons, choice))


def ranked(reasons: list[Reason], choice: Option) -> tuple[Reason, ...]:
    """The chosen option first, then the most tried, then the best."""
    return tuple(
        sorted(reasons, key=lambda each: (each.option.code != choice.code, -each.visits, -(each.value or 0.0)))
    )
