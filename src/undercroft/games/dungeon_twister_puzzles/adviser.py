"""The adviser of the puzzles: their coach."""

from typing import Final

from undercroft.engine.advice import Adviser, Data, Question
from undercroft.games.dungeon_twister_puzzles.coach import STAGES, Coach

POSITIONS: Final = 40_000  # of one coach; a stored puzzle has far fewer


class CoachAdviser(Adviser):
    """Whether it can still be solved, what the last move has changed, hints in stages, a solution."""

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
