"""A match gone through choice by choice, forced ones included: what a written turn is written from and read with."""

from undercroft.engine.chance import Source
from undercroft.engine.door import Door
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_twister.rules.sequence import PHASES, STEPS, TURN
from undercroft.games.dungeon_twister.state import DungeonTwister


class Question:
    """A question of the rules, even one with a single answer: who is asked, and what he can choose."""

    __slots__ = ("codes", "frame", "seat", "step")

    def __init__(self, step: Step[DungeonTwister], frame: Frame, seat: int, codes: list[int]) -> None:
        self.step = step
        self.frame = frame
        self.seat = seat
        self.codes = codes


def stepper(s: DungeonTwister, source: Source) -> DungeonTwister:
    """A copy to step through; it has its own chance and tells nobody."""
    door = Door(source)
    door.quiet = True
    return s.copy(door)


def next_question(s: DungeonTwister) -> Question | None:
    """Let happen what needs no choice; None when the match is over. Seats that answer together come in turn."""
    while not s.over:
        if not s.frames:
            s.phase = min(s.phase + 1, TURN)
            PHASES[s.phase][1](s)
            continue
        f = s.frames[-1]
        step = STEPS[f[0]]
        if step.auto:
            step.run(s, f)
            continue
        seats = step.seats(s, f) if step.together else [f[1]]
        if not seats:
            step.finish(s, f)
            continue
        codes = step.options(s, f, seats[0])
        if codes:
            return Question(step, f, seats[0], codes)
        step.skip(s, f)
    return None


def answer(s: DungeonTwister, question: Question, code: int) -> None:
    question.step.take(s, question.frame, question.seat, code)
