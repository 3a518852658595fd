"""The machine: handles the top frame until somebody must decide or the game is over."""

from typing import Final, TypeVar

from undercroft.engine.errors import NobodyAsked
from undercroft.engine.state import Frame, State
from undercroft.engine.steps import Rules, Step

S = TypeVar("S", bound=State)

# seat -> numbers of the options it is offered; empty when the game is over
Offered = dict[int, list[int]]

LONGEST: Final = 10_000  # steps between two questions, far more than any game has


def advance(rules: Rules[S], s: S) -> Offered:
    """Run automatic steps and forced choices; stop where a seat has a real choice."""
    frames, steps = s.frames, rules.steps
    for _ in range(LONGEST):
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
            offered = ask_all(rules, step, s, f)
            if offered:
                return offered
        else:
            seat = f[1]
            options = step.options(s, f, seat)
            if len(options) > 1 or (options and step.insists):
                return {seat: options + rules.standing(s, f, seat)}
            if options:
                step.take(s, f, seat, options[0])
            else:
                step.skip(s, f)
    raise NobodyAsked(f"The rules went {LONGEST} steps on without a question to anybody; they would never end.")


def ask_all(rules: Rules[S], step: Step[S], s: S, f: Frame) -> Offered:
    """Ask every seat that owes an answer; forced answers are given at once. Nobody left: the step finishes."""
    offered: Offered = {}
    to_act = step.seats(s, f)
    if not to_act:
        step.finish(s, f)
    for seat in to_act:
        options = step.options(s, f, seat)
        if len(options) == 1 and not step.insists:
            step.take(s, f, seat, options[0])
            return {}
        offered[seat] = options + rules.standing(s, f, seat)
    return offered
