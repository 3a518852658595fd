"""Advice that a game gives to the player of a seat: planners, coaches, solvers are all one kind of thing.

A game names its topics in `Meta.advice` and brings their advisers in its module `adviser`, as `ADVISERS`. Who may ask,
when and how often is not the adviser's business: the table decides.
"""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from undercroft.engine.subclassing import mypyc_attr

if TYPE_CHECKING:
    from undercroft.engine.match import Match

Data = dict[str, Any]

BY_HOST: Final = "host"  # where the host permits it; unless he says something, against bots only
ANYWHERE: Final = "anywhere"


class AdviceTopic(NamedTuple):
    """Something a player can ask about. It stands in the facts of a game."""

    topic: str
    asks: tuple[str, ...]  # the questions of that topic
    permit: str = BY_HOST
    # Whether the adviser may see the match itself, which is right only where nothing is hidden (a puzzle). Otherwise he
    # looks at a world that the seat has imagined, and cannot tell more than the seat knows.
    sees_all: bool = False


class Question(NamedTuple):
    """What somebody asks."""

    match: "Match"  # the match, or a world that looks alike to the seat
    seat: int
    ask: str
    stage: int = 1  # of a question that is answered in stages
    before: "Match | None" = None  # the same one move earlier, where the adviser sees all


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser:
    """Answers the questions of one topic at one table; it may remember what it has worked out there."""

    def is_needed(self, match: "Match", seat: int) -> bool:
        """Whether there is anything to ask at the moment; asked with the true match, so it must betray nothing."""
        return True

    def answer(self, question: Question) -> Data:
        """The answer, as plain JSON data."""
        raise NotImplementedError
