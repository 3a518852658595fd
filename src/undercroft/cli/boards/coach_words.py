"""What the coach of a puzzle says, in sentences. A game brings its own words; these read out any answer."""

from collections.abc import Mapping
from typing import Any

from undercroft.engine.match import Match
from undercroft.text import Seats, Texts
from undercroft.text.bundle import Value

Told = Mapping[str, Any]


class CoachWords:
    """Tells one reader, in one language, what a coach has answered."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.seats = Seats(("",), 0)

    def say(self, name: str, /, **args: Value) -> str:
        return self.texts.bundle.say(name, **args)

    def feedback(self, told: Told) -> str:
        """What the last choice has changed."""
        return read_out(told)

    def hint(self, match: Match, told: Told) -> str:
        """One stage of a hint."""
        return read_out(told)

    def solution(self, match: Match, told: Told) -> list[str]:
        """A best line from here."""
        return [read_out(told)]

    def choice(self, match: Match, text: str) -> str:
        """An option of the present decision as a sentence."""
        decision: dict[str, Any] = match.decision(0)
        option = next(each for each in decision["options"] if each["text"] == text)
        return self.texts.option(option, self.seats, str(decision["step"]))


def read_out(told: Told) -> str:
    return "; ".join(f"{key.replace('_', ' ')}: {value}" for key, value in told.items())
