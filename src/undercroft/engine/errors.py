"""One class per kind of wrongness. The message is a sentence for a person; `rules` name the rules that say so."""

from reprlib import Repr
from typing import Any, ClassVar, Final

BRIEF: Final = Repr()
BRIEF.maxstring = BRIEF.maxother = BRIEF.maxlong = 80


def brief(value: object) -> str:
    """A value as a sentence shows it, however long or deep it is."""
    try:
        return BRIEF.repr(value)
    except ValueError:  # Python does not write out numbers of thousands of digits
        return "a huge number"


class UndercroftError(Exception):
    """Anything the library refuses. `kind` is stable and made for programs, the message for people."""

    kind: ClassVar[str] = "error"

    def __init__(self, message: str, rules: tuple[str, ...] = ()) -> None:
        cited = f" [{', '.join(rules)}]" if rules else ""
        super().__init__(message + cited)
        self.sentence = message  # without the rules
        self.rules = rules

    def __reduce__(self) -> tuple[Any, ...]:
        """It arrives whole in another process: by itself, compiled code forgets what is not in the message."""
        return sent, (type(self), self.args[0], dict(self.__dict__))


def sent(kind: type[UndercroftError], said: str, more: dict[str, Any]) -> UndercroftError:
    """The error as it was where it was raised."""
    error = kind(said)
    for name, value in more.items():
        setattr(error, name, value)
    return error


class UnknownGame(UndercroftError):
    """There is no game of that name."""

    kind: ClassVar[str] = "unknown-game"


class WrongOption(UndercroftError):
    """A game was asked for with a player count or an option it does not have."""

    kind: ClassVar[str] = "wrong-option"


class UnknownChoice(UndercroftError):
    """The text or number given is no choice of this game at all."""

    kind: ClassVar[str] = "unknown-choice"


class IllegalChoice(UndercroftError):
    """A choice of this game, but not one that is offered in this decision."""

    kind: ClassVar[str] = "illegal-choice"


class WrongValues(UndercroftError):
    """The choice carries other numbers than these: more, fewer, smaller or larger ones."""

    kind: ClassVar[str] = "wrong-values"


class NotYourDecision(UndercroftError):
    """That seat is not asked anything at the moment, or does not exist."""

    kind: ClassVar[str] = "not-your-decision"


class StaleDecision(UndercroftError):
    """The answer was meant for an earlier decision of that seat."""

    kind: ClassVar[str] = "stale-decision"


class GameOver(UndercroftError):
    """The match has ended; nobody decides anything any more."""

    kind: ClassVar[str] = "game-over"


class CannotUndo(UndercroftError):
    """The last choice of that seat can no longer be taken back."""

    kind: ClassVar[str] = "cannot-undo"


class ImpossibleChance(UndercroftError):
    """A dictated outcome that chance could not have answered here."""

    kind: ClassVar[str] = "impossible-chance"


class NobodyAsked(UndercroftError):
    """The rules went on and on without a question to anybody: a game, or a position, that cannot be played."""

    kind: ClassVar[str] = "nobody-asked"


class BrokenRecord(UndercroftError):
    """A record that cannot be read or does not describe a game. `entry` counts from 1; 0 means the facts."""

    kind: ClassVar[str] = "broken-record"

    def __init__(self, message: str, entry: int = 0) -> None:
        super().__init__(message)
        self.entry = entry


class BrokenScenario(UndercroftError):
    """A scenario file that cannot be read, or whose expectation does not hold."""

    kind: ClassVar[str] = "broken-scenario"
