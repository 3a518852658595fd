"""A table for tests: player verbs over a match. A rule test is three lines: position, deed, consequence."""

from typing import Any, Self

from undercroft.engine.chance import Outcome, ScriptedSource, fast_source
from undercroft.engine.errors import BrokenScenario, UndercroftError
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.state import freeze


class PlayTable:
    """`sit(game, position)` makes one. Seats are called P1, P2, … as in the rules files."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def chance(self, *outcomes: str) -> Self:
        """Dictate the next outcomes of chance, in order."""
        numbers = outcome_numbers(self.match.game, outcomes)
        self.match.door.source = ScriptedSource(numbers, fast_source(0))
        return self

    def plays(self, seat: str, *choices: str) -> Self:
        """That seat makes these choices, one after the other."""
        for choice in choices:
            self.match.choose(seat_number(seat), choice)
        return self

    def offers(self, seat: str) -> list[str]:
        """What that seat may choose, as short texts; empty if it is not asked."""
        return [option.text for option in self.match.options(seat_number(seat))]

    def refuses(self, seat: str, choice: str) -> UndercroftError:
        """The refusal of that choice; the match must be unchanged by it."""
        before = self.match.digest()
        try:
            self.match.choose(seat_number(seat), choice)
        except UndercroftError as refusal:
            if self.match.digest() != before:
                raise BrokenScenario(f"'{choice}' was refused but changed the match.") from refusal
            return refusal
        raise BrokenScenario(f"'{choice}' of {seat} was accepted; a refusal was expected.")

    def args(self, seat: str, choice: str) -> Any:
        """What the text of that option says beside its own words, such as a price."""
        for option in dig(self.match.decision(seat_number(seat)), "options"):
            if option["text"] == choice:
                return option["args"]
        raise BrokenScenario(f"'{choice}' is not offered to {seat}; offered: {', '.join(self.offers(seat))}.")

    def asks(self) -> list[str]:
        """The seats that have to decide."""
        return [f"P{seat + 1}" for seat in self.match.to_act]

    def step(self) -> str:
        """The name of the step in which the match waits."""
        return "" if self.match.over else self.match.step().name

    def sees(self, seat: str | None, path: str = "") -> Any:
        """What that seat (None: a spectator) sees at a path such as `players.0.party`."""
        return dig(self.match.view(None if seat is None else seat_number(seat)), path)

    def truth(self, path: str = "") -> Any:
        """What an all-seeing eye sees at a path."""
        return dig(self.match.rules.view(self.match.state, None, True), path)

    def news(self, seat: str | None = None) -> list[str]:
        """The ids of the messages that seat (None: a spectator) has heard."""
        heard = self.match.events(None if seat is None else seat_number(seat))
        return [str(event["id"]) for event in heard]


def sit(game: Game, position: dict[str, object], *chance: str, also: dict[str, object] | None = None) -> PlayTable:
    """A table at a position in words; `chance` dictates what is drawn until the first decision.

    `also` sets fields of the state that no word names, such as what earlier rounds have left behind.
    """
    source = ScriptedSource(outcome_numbers(game, chance), fast_source(0))
    state = game.rules.fresh(game.players, game.options, game.start(0).door)
    game.rules.overlay(state, position)
    fields = {name: freeze(value) for name, value in (also or {}).items()}
    return PlayTable(game.begin_at(state.to_data() | fields, source, None))


def seat_number(name: str) -> int:
    if not (name.startswith("P") and name[1:].isdigit()):
        raise BrokenScenario(f"'{name}' is no seat; seats are P1, P2, and so on.")
    return int(name[1:]) - 1


def outcome_numbers(game: Game, names: tuple[str, ...]) -> list[Outcome]:
    """Kind and number of outcomes given by their ids; an id belongs to one kind of chance only."""
    numbers: list[Outcome] = []
    for name in names:
        kinds = enumerate(game.rules.chance_kinds)
        found = [(kind, chance.outcomes.index(name)) for kind, chance in kinds if name in chance.outcomes]
        if not found:
            raise BrokenScenario(f"'{name}' is no outcome of chance in this game.")
        numbers.append(found[0])
    return numbers


def dig(data: Any, path: str) -> Any:
    """The value at a dotted path of keys and list places."""
    for key in filter(None, path.split(".")):
        try:
            data = data[int(key)] if isinstance(data, list) else data[key]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BrokenScenario(f"There is nothing at '{path}' (looking for '{key}').") from None
    return data
