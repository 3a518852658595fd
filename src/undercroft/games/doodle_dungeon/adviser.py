"""The advisers of Doodle Dungeon: about the path that is being drawn, and at the end about all that were drawn."""

from typing import Final

from undercroft.engine.advice import Adviser, Data, Question
from undercroft.engine.match import Match
from undercroft.games.doodle_dungeon.cards import CROSSED
from undercroft.games.doodle_dungeon.geometry.steps import can_finish
from undercroft.games.doodle_dungeon.paths.bounds import least_points
from undercroft.games.doodle_dungeon.paths.lawful import finished, trail_on
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.paths.report import best_from, judged, report
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.pathing import drawn_by
from undercroft.games.doodle_dungeon.state import WALKING, DoodleDungeon


def state_of(match: Match) -> DoodleDungeon:
    state = match.state
    assert isinstance(state, DoodleDungeon)
    return state


class PathAdviser(Adviser):
    """The line as it is, led out by the shortest way (`line`), and the best path that begins with it (`best`)."""

    def is_needed(self, match: Match, seat: int) -> bool:
        s = state_of(match)
        return bool(s.frames) and s.frames[-1][0] == at.PATH and not s.confirmed >> seat & 1

    def answer(self, question: Question) -> Data:
        s, owner = state_of(question.match), drawn_by(state_of(question.match), question.seat)
        problem, line, sheet = Problem(s, owner), s.paths[owner], s.sheets[owner]
        if line and not can_finish(trail_on(problem, line)):
            return {"complete": False}
        if question.ask == "line":
            return {"complete": True, **report(problem, finished(problem, line), sheet)}
        best, proved = best_from(problem, line)
        least = best.points if proved else least_points(problem)
        return {"complete": True, **report(problem, best.path, sheet), "least": round(least, 2), "proved": proved}


class LookBackAdviser(Adviser):
    """When all heroes are gone: every path that was drawn beside the best one, as the dungeon was drawn then."""

    def is_needed(self, match: Match, seat: int) -> bool:
        return match.over

    def answer(self, question: Question) -> Data:
        """By seat, whose dungeon it was."""
        if not question.match.over:
            return {"paths": []}
        s = as_paths_were_drawn(state_of(question.match))
        return {"paths": [judged(Problem(s, owner), s.paths[owner], s.sheets[owner]) for owner in range(s.players)]}


def as_paths_were_drawn(s: DoodleDungeon) -> DoodleDungeon:
    """Nothing crossed off, all hearts there. Boxes are those of the end: some may have come by an Energy Drink."""
    copy = s.copy(s.door)
    for owner in range(copy.players):
        copy.sheets[owner] = tuple([content % CROSSED for content in copy.sheets[owner]])
        copy.hearts[owner], copy.fates[owner] = copy.config.hearts, WALKING
        copy.find_sets(owner)
    return copy


ADVISERS: Final[dict[str, type[Adviser]]] = {"path": PathAdviser, "paths": LookBackAdviser}
