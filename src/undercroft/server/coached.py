"""In a worker: puzzles laid out, and their coaches' answers. A game's coach is found by the name of its module."""

from collections import OrderedDict
from functools import partial
from typing import Any, Final

from undercroft.engine.journal import is_move
from undercroft.engine.match import Match
from undercroft.games import game, part
from undercroft.server.botpool import Task, match_of

Data = dict[str, Any]
COACHES: OrderedDict[str, Any] = OrderedDict()  # those asked last, by table: each remembers what it has searched
MOST_COACHES: Final = 16
POSITIONS: Final = 40_000  # of one coach: some seconds and some ten megabytes; a puzzle has some thousands at most


def laid_out(task: Task) -> Data:
    """The puzzle of that seed, as the position its match begins with."""
    return game(task.game, task.players, **task.options).set_up(task.seed)


def coached(ask: str, stage: int, task: Task) -> Data:
    """One answer of the coach."""
    coach, match = coach_of(task), match_of(task)
    if ask == "hint":
        return dict(coach.hint(match, stage))
    if ask == "solution":
        return dict(coach.solution(match))
    best: Data = coach.best(match)
    return best if ask == "best" else {**best, **feedback(coach, match)}


def feedback(coach: Any, match: Match) -> Data:
    """What the last choice or undo has changed; nothing before the first."""
    moves = sum(is_move(entry) for entry in match.journal.entries)
    return dict(coach.feedback(match.at(moves - 1), match)) if moves else {}


def coach_of(task: Task) -> Any:
    """The coach of a table, who remembers it for a while."""
    coach = COACHES.pop(task.table, None) or part(task.game, "coach").Coach(POSITIONS)
    COACHES[task.table] = coach
    if len(COACHES) > MOST_COACHES:
        COACHES.popitem(last=False)
    return coach


def question(ask: str, stage: int) -> Any:
    """The work for a worker, which wants to know nothing but its task."""
    return partial(coached, ask, stage)
