"""The adviser of the training: its coach."""

from typing import Final

from undercroft.engine.advice import Adviser, Data, Question
from undercroft.games.dungeon_lords_training.coach import STAGES, Coach

POSITIONS: Final = 40_000  # of one coach: some seconds and some ten megabytes; a puzzle has some thousands at most


class CoachAdviser(Adviser):
    """What is best from here, what the last move has changed, hints in stages, the solution."""

    def __init__(self) -> None:
        self.coach = Coach(POSITIONS)

    def answer(self, question: Question) -> Data:
        coach, match = self.coach, question.match
        if question.ask == "hint":
            return dict(coach.hint(match, min(question.stage, len(STAGES))))
        if question.ask == "solution":
            return dict(coach.solution(match))
        best = dict(coach.best(match))
        return best if question.ask == "best" else {**best, **self.feedback(question)}

    def feedback(self, question: Question) -> Data:
        """What the last choice or undo has changed; nothing before the first."""
        return {} if question.before is None else dict(self.coach.feedback(question.before, question.match))


ADVISERS: Final[dict[str, type[Adviser]]] = {"coach": CoachAdviser}
