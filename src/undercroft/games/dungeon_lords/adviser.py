"""The advisers of Dungeon Lords: the combat planner (docs/planner.md)."""

from typing import Final

from undercroft.engine.advice import Adviser, Data, Question
from undercroft.engine.match import Match
from undercroft.games.dungeon_lords.planner import Planner


class PlannerAdviser(Adviser):
    """What a plan will bring as it lies (`plan`), and the best ones (`best`)."""

    def is_needed(self, match: Match, seat: int) -> bool:
        return Planner(match, seat).is_needed()

    def answer(self, question: Question) -> Data:
        planner = Planner(question.match, question.seat)
        return dict(planner.best() if question.ask == "best" else planner.here())


ADVISERS: Final[dict[str, type[Adviser]]] = {"planner": PlannerAdviser}
