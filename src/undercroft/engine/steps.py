"""Steps and rules: how a game says what happens, in the order of its rulebook.

A game is a table of phases and a table of steps. A phase function pushes frames; the machine (machine.py)
always handles the top frame: an `Auto` step runs, a `Step` asks its seat, an `Together` step asks several.
When no frame is left the next phase begins. Rules keep nothing outside the state.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from undercroft.engine.actions import Actions
from undercroft.engine.aspects import Case
from undercroft.engine.chance import Source
from undercroft.engine.clocks import Clock
from undercroft.engine.door import PUBLIC, Audience, Door, only
from undercroft.engine.state import Frame, State
from undercroft.engine.subclassing import mypyc_attr

S = TypeVar("S", bound=State)
JUDGE_ANYTIME: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A decision of one seat, named in the frame.

    No option: the step is skipped. One: it is made without asking, unless the step insists.
    """

    auto = False
    together = False
    insists = False  # whether it asks even if one answer only is possible (confirm; or not asking would betray)
    secret = False  # whether `audience` may answer anything but PUBLIC
    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        """What a class of plain Python says of these is not seen by the compiled engine unless it is told."""
        self.auto = flag(self, "auto", self.auto)
        self.together = flag(self, "together", self.together)
        self.insists = flag(self, "insists", self.insists)
        self.secret = flag(self, "secret", self.secret)

    def run(self, s: S, f: Frame) -> None:
        """Auto steps only: do the work, then pop or replace the frame."""
        raise NotImplementedError

    def seats(self, s: S, f: Frame) -> list[int]:
        """Together steps only: who still owes an answer. Nobody: `finish` is called."""
        raise NotImplementedError

    def finish(self, s: S, f: Frame) -> None:
        """Together steps only: everybody has answered; pop the frame and go on."""
        raise NotImplementedError

    def lapse(self, s: S, f: Frame, seat: int) -> None:
        """Together steps only: that seat has no option. Strike it off `seats`, or go on to its next question."""
        raise NotImplementedError(f"'{self.name}' has no option for P{seat + 1}, and no `lapse` that says what then.")

    def changes_others(self, s: S, f: Frame, seat: int, code: int) -> bool:
        """Together steps only: whether this answer may change what other seats can choose. Asked before `take`.

        No: their options stay as they are and are not computed again, which helps where that takes long.
        """
        return True

    def options(self, s: S, f: Frame, seat: int) -> list[int]:
        """What may be answered: the only source of legality."""
        raise NotImplementedError

    def take(self, s: S, f: Frame, seat: int, code: int) -> None:
        """Do what was chosen; push, replace or pop frames."""
        raise NotImplementedError

    def skip(self, s: S, f: Frame) -> None:
        """There was nothing to choose."""
        s.frames.pop()

    def audience(self, s: S, f: Frame, seat: int, code: int) -> Audience:
        """Secret steps only: who may see this answer. Offered before `take`."""
        return PUBLIC

    def covert(self, s: S, f: Frame) -> bool:
        """Whether the others must not even see that this seat is asked."""
        return False

    def why_not(self, s: S, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        """The rules that speak against a choice that was not offered, the decisive one first. Explains; decides not."""
        return self.rules

    def expected(self, s: S, f: Frame, seat: int) -> list[int]:
        """Actions that a person may look for here: those not offered are shown with the rules against them."""
        return []

    def option_args(self, s: S, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        """Further arguments for the text of an option, such as a price."""
        return {}


def flag(step: object, name: str, default: bool) -> bool:
    """What the class of a step says of itself; compiled classes say it by themselves."""
    told: object = getattr(type(step), name)
    return told if isinstance(told, bool) else default


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Step[S]):
    """A step in which nobody is asked."""

    auto = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """One decision of several seats, answered secretly in any order, changeable until the last is in."""

    together = True
    secret = True

    def audience(self, s: S, f: Frame, seat: int, code: int) -> Audience:
        return only(seat)


class ChanceKind:
    """A named kind of chance and the ids of its outcomes."""

    __slots__ = ("name", "outcomes")

    def __init__(self, name: str, outcomes: tuple[str, ...]) -> None:
        self.name = name
        self.outcomes = outcomes


class Message:
    """A kind of news: its id for the translators and the names of its arguments."""

    __slots__ = ("args", "id")

    def __init__(self, name: str, *args: str) -> None:
        self.id = name
        self.args = args


TAKEN_BACK: Final = Message("taken-back", "seat")  # news of the engine itself (door.REWOUND), in every game


class Result:
    """How a match ended."""

    __slots__ = ("places", "reason", "scores")

    def __init__(self, scores: tuple[int, ...], places: tuple[int, ...], reason: str) -> None:
        self.scores = scores
        self.places = places
        self.reason = reason

    def to_data(self) -> dict[str, object]:
        return {"scores": list(self.scores), "places": list(self.places), "reason": self.reason}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """What the engine needs to know of a game. One instance per game, without state."""

    actions: Actions
    phases: list[tuple[str, Callable[[S], None]]]
    steps: list[Step[S]]
    chance_kinds: list[ChanceKind]
    messages: list[Message]
    names: dict[str, tuple[str, ...]]  # argument of messages -> ids of its values
    view_type: ClassVar[Any] = None  # the TypedDict that every view fits (view_shape.py)
    aspects: ClassVar[
        tuple[str, ...]
    ] = ()  # what values are made of, by name (aspects.py); none: advice gives no reason

    def fresh(self, players: int, options: dict[str, object], door: Door) -> S:
        """An empty state for these options, before set-up."""
        raise NotImplementedError

    def set_up(self, s: S) -> None:
        """Set-up as in the rulebook; asks chance."""
        raise NotImplementedError

    def standing(self, s: S, f: Frame, seat: int) -> list[int]:
        """Actions that are open beside every decision of that seat; they do not make a decision necessary."""
        return []

    def take_standing(self, s: S, f: Frame, seat: int, code: int) -> bool:
        """Do a standing choice. False: the code is an ordinary option of the step."""
        return False

    def unasked(self, s: S, f: Frame, seat: int) -> list[int]:
        """Actions that seat may take at any time, asked or not: resign, offer a draw, be the first to come.

        Nobody waits for them, they are not among the options, and everybody sees who took one.
        """
        return []

    def take_unasked(self, s: S, f: Frame, seat: int, code: int) -> None:
        """Do what was done unasked. The frame may stay: then the question that was open is put anew."""
        raise NotImplementedError

    def clocks(self, s: S) -> list[Clock]:
        """The clocks of this moment, in a game whose rules know any; everybody may see them.

        What a clock leads to when it has run out is an act unasked of its seat, which the rules offer while it runs.
        """
        return []

    def sample_values(self, s: S, f: Frame, seat: int, code: int, source: Source) -> tuple[int, ...]:
        """Numbers with which that seat might choose this action, for bots: any within the bounds, or as the game knows.

        The state is an imagined one.
        """
        numbers = self.actions.table[code].numbers
        return tuple([each.least + source.below(each.most - each.least + 1) for each in numbers])

    def why_not(self, s: S, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        """The rules that speak against a standing choice; empty: the step knows."""
        return ()

    def why_over(self, s: S) -> tuple[str, ...]:
        """The rules that end the game: for whoever still wants to choose."""
        return ()

    def next_phase(self, s: S) -> None:
        s.phase = (s.phase + 1) % len(self.phases)
        self.phases[s.phase][1](s)

    def view(self, s: S, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        """What that seat (None: a spectator) sees, as plain JSON data. The only judge of secrecy."""
        raise NotImplementedError

    def told_of(self, s: S) -> dict[str, object]:
        """What a list of matches says of this one: whom everybody sees it wait for, and the round; both as in the view.

        A view takes a while to make, and every choice needs this; so games say it directly.
        """
        view = self.view(s, None, False)
        return {"to_act": view["to_act"], "round": view["round"]}

    def imagine(self, s: S, seat: int, source: Source) -> None:
        """Redistribute, in place, everything that seat cannot know; its view must stay the same."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        raise NotImplementedError

    def heuristic(self, s: S, seat: int) -> float:
        """How good this (imagined) position is for that seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def progress(self, s: S) -> int:
        """How far the game has come, as a number that never falls: the round, say."""
        return 0

    def judge_at(self, s: S) -> int:
        """The moment at which `heuristic` judges a choice made here best, now or later; JUDGE_ANYTIME where none is."""
        return JUDGE_ANYTIME

    def solved_values(self, s: S, seat: int) -> dict[int, float]:
        """Options of that seat whose value, from 0 to 1, the game can work out; none where a bot has to try.

        The best option must be among them. How far the others are from it must not depend on hidden things.
        """
        return {}

    def value_aspects(self, s: S, seat: int) -> Case:
        """What `heuristic` is made of in this (imagined) position, which is not over."""
        return []

    def solved_aspects(self, s: S, seat: int, codes: list[int]) -> dict[int, list[Case]]:
        """What `solved_values` are made of: for each of these options all cases that may come, in the same order."""
        return {}

    def overlay(self, s: S, position: dict[str, object]) -> None:
        """Lay a position written by a person over a state (scenario files)."""
        raise NotImplementedError
