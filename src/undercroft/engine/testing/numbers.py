"""Promises about choices that carry numbers: those within the bounds are taken, all others are refused."""

from undercroft.engine.actions import Option
from undercroft.engine.chance import fast_source
from undercroft.engine.errors import WrongValues
from undercroft.engine.match import Match
from undercroft.engine.testing.demand import BrokenContract, demand

Values = tuple[int, ...]


def sampled(match: Match, seat: int, code: int, seed: int) -> Values:
    """Numbers with which the game itself would try that action; none where it carries none."""
    if code not in match.rules.actions.with_numbers:
        return ()
    state, f = match.state, match.state.frames[-1]
    return match.rules.sample_values(state, f, seat, code, fast_source(seed))


def check_numbers(match: Match, seed: int) -> None:
    """What the game would try lies within the bounds; whatever lies outside is refused and changes nothing."""
    before = match.save()
    for seat in range(match.game.players):
        for option in [each for each in match.options(seat) + match.unasked(seat) if each.numbers]:
            check_sampled(option, sampled(match, seat, option.code, seed))
            for wrong in beyond(option):
                refuse_values(match, seat, option, wrong)
    demand(match.save() == before, "Numbers out of bounds changed the match.")


def check_sampled(option: Option, values: Values) -> None:
    try:
        option.check(values)
    except WrongValues as wrong:
        raise BrokenContract(f"The game would try numbers out of bounds: {wrong}") from None


def beyond(option: Option) -> list[Values]:
    """One number too many, one too few, and each of them just out of its bounds."""
    low = tuple([number.least for number in option.numbers])
    found: list[Values] = [(*low, 0), low[1:]]
    for place, number in enumerate(option.numbers):
        found += [(*low[:place], wrong, *low[place + 1 :]) for wrong in (number.least - 1, number.most + 1)]
    return found


def refuse_values(match: Match, seat: int, option: Option, values: Values) -> None:
    try:
        match.choose(seat, option, values=values)
    except WrongValues:
        return
    raise BrokenContract(f"'{option.text}' was accepted with {values}, which is out of bounds.")
