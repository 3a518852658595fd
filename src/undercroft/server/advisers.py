"""In a worker: the advisers' answers. A game brings its advisers by topic; a bot's hint is a topic of every game."""

from collections import OrderedDict
from functools import partial
from typing import Any, Final

from undercroft import bots
from undercroft.bots.advice import Reason
from undercroft.engine.advice import ANYWHERE, AdviceTopic, Adviser, Question
from undercroft.engine.chance import fast_source
from undercroft.engine.journal import is_move
from undercroft.engine.match import Match
from undercroft.games import meta, part
from undercroft.server.thinking import Task, Work, match_of

Data = dict[str, Any]
HINT: Final = AdviceTopic("hint", ("choice",), ANYWHERE)
ADVISERS: OrderedDict[tuple[str, str], Adviser] = OrderedDict()  # those asked last, by table and topic
MOST_ADVISERS: Final = 16


class HintAdviser(Adviser):
    """What a bot would choose, why, and its reasons in numbers. It looks through the seat's window by itself."""

    def is_needed(self, match: Match, seat: int) -> bool:
        return seat in match.offered

    def answer(self, question: Question) -> Data:
        advice = bots.hint(bots.SeatWindow(question.match, question.seat))
        reasons = [
            {"choice": each.option.text, "share": share_of(each, advice.tries), "value": each.to_data()["value"]}
            for each in advice.reasons
        ]
        why = None if advice.why is None else advice.why.to_data()
        said = {"bot": advice.bot, "choice": advice.choice.text, "why": why, "tries": advice.tries}
        return {**said, "drawn": advice.drawn, "reasons": reasons}


def share_of(reason: Reason, tries: int) -> float:
    """How much of its thinking went into that option; of a bot that tries nothing, the chance that it is best."""
    return round(reason.visits / tries if tries else reason.best, 4)


def topics_of(game: str) -> dict[str, AdviceTopic]:
    """What can be asked in that game."""
    return {each.topic: each for each in (HINT, *meta(game).advice)}


def adviser_for(game: str, topic: str) -> Adviser:
    maker: type[Adviser] = HintAdviser if topic == HINT.topic else part(game, "adviser").ADVISERS[topic]
    return maker()


def work(topic: str, ask: str, stage: int) -> Work:
    """The work for a worker, which wants to know nothing but its task."""
    return partial(answer, topic, ask, stage)


def answer(topic: str, ask: str, stage: int, task: Task, _share: float) -> Data:
    """One answer, in whatever time it takes.

    Who must not see all looks at a world of which the seat knows as much as of the true one.
    """
    match = match_of(task)
    if topics_of(task.game)[topic].sees_all:
        question = Question(match, task.seat, ask, stage, one_move_before(match))
    else:
        question = Question(match.imagine(task.seat, fast_source(task.seed)), task.seat, ask, stage)
    return adviser_of(task, topic).answer(question)


def one_move_before(match: Match) -> Match | None:
    moves = sum(is_move(entry) for entry in match.journal.entries)
    return match.at(moves - 1) if moves else None


def adviser_of(task: Task, topic: str) -> Adviser:
    """The adviser of a table, who remembers it for a while."""
    key = (task.table, topic)
    adviser = ADVISERS.pop(key, None) or adviser_for(task.game, topic)
    ADVISERS[key] = adviser
    if len(ADVISERS) > MOST_ADVISERS:
        ADVISERS.popitem(last=False)
    return adviser
