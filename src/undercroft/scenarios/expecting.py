"""What a step expects of the match, each in its own function. News are in news.py."""

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.decision import name
from undercroft.engine.errors import BrokenScenario
from undercroft.engine.match import Match
from undercroft.engine.testing.table import PlayTable
from undercroft.scenarios.paths import Unmet, expect_at, leaves, same, told
from undercroft.scenarios.shapes import Words


def seat_of(match: Match, text: str) -> int:
    """The number of a seat that sits at this table."""
    names = [name(seat) for seat in range(match.game.players)]
    if text not in names:
        raise BrokenScenario(f"'{text}' is no seat of this match; seats are {', '.join(names)}.")
    return names.index(text)


def only_asked(match: Match) -> str:
    """The one seat that has to decide."""
    asked = PlayTable(match).asks()
    if not asked:
        raise Unmet("Expected that somebody decides, found that the match is over.")
    if len(asked) > 1:
        raise BrokenScenario(f"Several seats decide here ({', '.join(asked)}); say which one is meant.")
    return asked[0]


def by_seat(match: Match, wanted: list[str] | dict[str, list[str]]) -> dict[str, list[str]]:
    """For each seat the choices that the step names; a plain list means the one seat that decides."""
    table = wanted if isinstance(wanted, dict) else {only_asked(match): wanted}
    for choices in table.values():
        for choice in choices:
            match.rules.actions.parse(choice)  # a misspelt choice would never be offered
    return table


def offered(match: Match, seat: str) -> tuple[set[str], set[str]]:
    """The choices of the decision itself, and those that stand beside every decision."""
    number = seat_of(match, seat)
    options = {option.text: option.code for option in match.options(number)}
    if not options:
        raise Unmet(f"Expected that {seat} decides, found that {told_seats(PlayTable(match).asks())} does.")
    beside = match.rules.standing(match.state, match.state.frames[-1], number)
    standing = {text for text, code in options.items() if code in beside}
    return set(options) - standing, standing


def told_seats(seats: list[str]) -> str:
    return " and ".join(seats) or "nobody"


def told_set(choices: set[str]) -> str:
    return ", ".join(sorted(choices)) or "nothing"


def asks(match: Match, wanted: list[str]) -> None:
    found = PlayTable(match).asks()
    for seat in wanted:
        seat_of(match, seat)
    if sorted(found) != sorted(wanted):
        raise Unmet(f"Expected that {told_seats(wanted)} decides, found that {told_seats(found)} does.")


def at(match: Match, wanted: str) -> None:
    steps = [step.name for step in match.rules.steps]
    if wanted not in steps:
        raise BrokenScenario(f"There is no step '{wanted}'; there are {', '.join(steps)}.")
    found = PlayTable(match).step()
    if found != wanted:
        raise Unmet(f"Expected the step '{wanted}', found '{found or 'the end of the match'}'.")


def offers(match: Match, wanted: list[str] | dict[str, list[str]]) -> None:
    for seat, choices in by_seat(match, wanted).items():
        found, _ = offered(match, seat)
        if found != set(choices):
            raise Unmet(f"Expected that {seat} is offered {told_set(set(choices))}, found {told_set(found)}.")


def standing(match: Match, wanted: list[str] | dict[str, list[str]]) -> None:
    for seat, choices in by_seat(match, wanted).items():
        _, found = offered(match, seat)
        if found != set(choices):
            raise Unmet(f"Expected that {told_set(set(choices))} stands open to {seat}, found {told_set(found)}.")


def unasked(match: Match, wanted: dict[str, list[str]]) -> None:
    for seat, choices in by_seat(match, wanted).items():
        found = {option.text for option in match.unasked(seat_of(match, seat))}
        if found != set(choices):
            raise Unmet(f"Expected that {seat} may do {told_set(set(choices))} unasked, found {told_set(found)}.")


def offers_not(match: Match, wanted: list[str] | dict[str, list[str]]) -> None:
    for seat, choices in by_seat(match, wanted).items():
        found = set.union(*offered(match, seat)) & set(choices)
        if found:
            raise Unmet(f"Expected that {seat} is not offered {told_set(found)}, found it among the choices.")


def state(match: Match, wanted: Words) -> None:
    seen = match.rules.view(match.state, None, True)
    for path, value in leaves(wanted):
        expect_at("In the state,", seen, path, value)


def view(match: Match, wanted: Words) -> None:
    for who, words in wanted.items():
        if not isinstance(words, dict):
            raise BrokenScenario(f"'view' holds a table for each seat or for 'spectator'; '{who}' is none.")
        seen = match.view(None if who == "spectator" else seat_of(match, who))
        for path, value in leaves(words):
            expect_at(f"As {who} sees it,", seen, path, value)


def over(match: Match, wanted: bool) -> None:
    if match.over != wanted:
        raise Unmet(f"Expected that the match is {'over' if wanted else 'not over'}, found the opposite.")


def result(match: Match, wanted: Words) -> None:
    found = match.result
    if found is None:
        raise Unmet("Expected a result, found that the match is not over.")
    for key, value in wanted.items():
        if not same(found.to_data()[key], value):
            raise Unmet(f"Result, {key}: expected {told(value)}, found {told(found.to_data()[key])}.")


EXPECTATIONS: Final[dict[str, Callable[[Match, Any], None]]] = {
    "over": over,
    "asks": asks,
    "at": at,
    "offers": offers,
    "standing": standing,
    "unasked": unasked,
    "offers_not": offers_not,
    "state": state,
    "view": view,
    "result": result,
}
