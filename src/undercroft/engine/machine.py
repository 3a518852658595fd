"""The machine: handles the top frame until somebody must decide or the game is over."""

from typing import Final, TypeVar

from undercroft.engine.errors import NobodyAsked
from undercroft.engine.state import Frame, State
from undercroft.engine.steps import Rules, Step
from undercroft.engine.watching import keep_beat

S = TypeVar("S", bound=State)

# seat -> numbers of the options it is offered; empty when the game is over
Offered = dict[int, list[int]]

LONGEST: Final = 10_000  # steps between two questions, far more than any game has
NOTHING: Final[Offered] = {}


def advance(rules: Rules[S], s: S, kept: Offered = NOTHING) -> Offered:
    """Run automatic steps and forced choices; stop where a seat has a real choice.

    `kept` are options in a simultaneous decision that goes on, which the last answer has not changed; used up here.
    """
    frames, steps, beats = s.frames, rules.steps, s.door.beats
    for _ in range(LONGEST):
        if beats is not None:
            keep_beat(s, beats)
        if s.over:
            return {}
        if not frames:
            rules.next_phase(s)
            continue
        f = frames[-1]
        step = steps[f[0]]
        if step.auto:
            step.run(s, f)
        elif step.together:
            offered = ask_all(rules, step, s, f, kept)
            if offered:
                return offered
        else:
            seat = f[1]
            options = step.options(s, f, seat)
            if len(options) > 1 or (options and (step.insists or options[0] in rules.actions.with_numbers)):
                return {seat: options + rules.standing(s, f, seat)}
            if options:
                s.door.forced = seat
                step.take(s, f, seat, options[0])
            else:
                step.skip(s, f)
    raise NobodyAsked(f"The rules went {LONGEST} steps on without a question to anybody; they would never end.")


def ask_all(rules: Rules[S], step: Step[S], s: S, f: Frame, kept: Offered) -> Offered:
    """Ask every seat that owes an answer; forced answers are given at once, and a seat without options lapses.

    Nobody left: the step finishes. Nothing offered: something has happened, look at the top frame again.
    """
    offered: Offered = {}
    to_act = step.seats(s, f)
    if not to_act:
        kept.clear()
        step.finish(s, f)
    for seat in to_act:
        codes = kept.get(seat) if kept else None
        if codes is None:
            options = step.options(s, f, seat)
            if len(options) < 2 and not is_asked(rules, step, options):
                make_way(step, s, f, seat, options, kept)
                return {}
            codes = options + rules.standing(s, f, seat)
        offered[seat] = codes
    return offered


def is_asked(rules: Rules[S], step: Step[S], options: list[int]) -> bool:
    """Whether a seat with one option or none is asked all the same."""
    return len(options) == 1 and (step.insists or options[0] in rules.actions.with_numbers)


def make_way(step: Step[S], s: S, f: Frame, seat: int, options: list[int], kept: Offered) -> None:
    """There is no real choice: the only answer is given, or the turn of that seat lapses."""
    if options:
        if kept and step.changes_others(s, f, seat, options[0]):
            kept.clear()
        s.door.forced = seat
        step.take(s, f, seat, options[0])
    else:
        step.lapse(s, f, seat)
    if kept and not (s.frames and s.frames[-1] == f):
        kept.clear()
