"""Why a choice is good, from the aspects of the value: for hints only, a bot that plays never asks.

The choice stands beside the next best option, in the same imagined worlds and with the same chance, as far as the game
says that it is judged best. Where the two hardly differ it stands beside a usual one, then the worst one. Where none of
that shows why, everybody plays on for some choices.
"""

from collections.abc import Iterator
from dataclasses import replace

from undercroft.bots.advice import Advice, Why
from undercroft.bots.contrast import Contrast
from undercroft.bots.payoff import payoff
from undercroft.bots.playout import best_at_once, first, play_on
from undercroft.bots.standing_options import pointless
from undercroft.bots.window import SeatWindow
from undercroft.engine.actions import Option
from undercroft.engine.aspects import Aspect, Case
from undercroft.engine.chance import Source
from undercroft.engine.match import Match

WORLDS = 12
FURTHER = 12  # choices that are played on
VICTORY = "victory"  # the aspect of a match that is over in some of the cases; the shell has the words for it
DECISIVE = 100.0

Cases = dict[int, list[Case]]  # by option


def explained(window: SeatWindow, advice: Advice, source: Source) -> Advice:
    """The same advice, and why."""
    world = window.imagine(source) if len(advice.reasons) > 1 else None
    if world is None or not world.rules.aspects:
        return advice
    others = alternatives(advice, pointless(world, window.seat))
    codes = [advice.choice.code, *(other.code for other in others)]
    for cases, ahead in looks(world, window.seat, codes, source):
        why = first_found(advice.choice, others, cases, ahead)
        if why is not None:
            return replace(advice, why=why)
    return advice


def alternatives(advice: Advice, barred: tuple[int, ...]) -> list[Option]:
    """The next best option, a usual one and the worst, each once; none that was not worth a try, or is pointless."""
    tried = [reason.option for reason in advice.reasons[1:] if reason.visits or not advice.tries]
    others = [option for option in tried if option.code not in barred]
    places = dict.fromkeys((0, len(others) // 2, len(others) - 1)) if others else ()
    return [others[place] for place in places]


def looks(world: Match, seat: int, codes: list[int], source: Source) -> Iterator[tuple[Cases, bool]]:
    """What the game can work out; else what is seen where a choice is judged, then further; each with `Why.ahead`."""
    known = world.rules.solved_aspects(world.state, seat, codes)
    if known:
        yield known, False
        return
    yield tried(world, seat, codes, source, 0)
    yield tried(world, seat, codes, source, FURTHER)


def first_found(choice: Option, others: list[Option], cases: Cases, ahead: bool) -> Why | None:
    mine = cases.get(choice.code, [])
    for other in others:
        grounds = Contrast(mine, cases[other.code]).grounds() if mine and other.code in cases else ()
        if grounds:
            return Why(other, len(mine), ahead, grounds)
    return None


def tried(world: Match, seat: int, codes: list[int], source: Source, further: int) -> tuple[Cases, bool]:
    """Every option in the same worlds, played on to where it is judged, and so many choices more."""
    ends: dict[int, list[Match]] = {code: [] for code in codes}
    played = 0
    for _ in range(WORLDS):
        source.below(2)  # where nothing is hidden every world would else have the same luck
        here = world.imagine(seat, source)
        for code in codes:
            end = here.clone()
            played += go_on(end, seat, code, further)
            ends[code].append(end)
    over = any(end.over for each in ends.values() for end in each)
    found = {code: [victory(end, seat) if over else aspects_of(end, seat) for end in ends[code]] for code in codes}
    return found, played > 0


def go_on(world: Match, seat: int, code: int, further: int) -> int:
    """That option, and everybody by his best value one step ahead; how many choices were made after it."""
    moment = world.rules.judge_at(world.state)
    world.push(seat, code)
    choices = play_on(world, moment)
    while further and world.offered:
        asked = first(world.offered)
        world.push(asked, best_at_once(world, asked))
        choices, further = choices + 1, further - 1
    return choices


def aspects_of(end: Match, seat: int) -> Case:
    return end.rules.value_aspects(end.state, seat)


def victory(end: Match, seat: int) -> Case:
    return [Aspect(VICTORY, DECISIVE * payoff(end, seat), {})]
