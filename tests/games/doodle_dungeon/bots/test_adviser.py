"""What a drawer is told of his line, and everybody of all paths at the end."""

from random import Random
from typing import Any

import pytest

from tests.games.doodle_dungeon.bots.sheets import match_at
from tests.games.doodle_dungeon.play import choose, doodle_dungeon
from tests.games.doodle_dungeon.situations import BLANK, CHRIS, STRAIGHT
from undercroft.engine.advice import Question
from undercroft.engine.chance import fast_source
from undercroft.engine.match import Match
from undercroft.engine.testing.table import sit
from undercroft.games.doodle_dungeon.adviser import LookBackAdviser, PathAdviser
from undercroft.games.doodle_dungeon.meta import META


def said(match: Match, ask: str, seat: int = 1) -> Any:
    return PathAdviser().answer(Question(match, seat, ask))


def drawing(drawn: str, row: str = "..G.O.....") -> Match:
    words = {"P1": {"sheet": [row, *BLANK[1:]]}, "P2": {"drawn": drawn}}
    return sit(doodle_dungeon(2), {"at": "path", **words}).match


def test_the_line_is_told_with_its_encounters() -> None:
    """7.5: whom the hero meets, in order, what that costs, and how likely he dies."""
    told = said(drawing(STRAIGHT), "line")
    assert told["path"] == STRAIGHT.split()
    assert [(each["cell"], each["element"]) for each in told["encounters"]] == [("A3", "goblin"), ("A5", "orc")]
    assert told["dies"] == 0
    assert told["damage"] == pytest.approx(
        told["encounters"][0]["chance"] + 2 * told["encounters"][1]["chance"], abs=0.02
    )
    assert told["points"] == pytest.approx(3 - told["lost"] - 20 + told["damage"], abs=0.02)


def test_the_best_path_is_no_worse_and_begins_with_the_line() -> None:
    line = "A1 B1 C1"
    here, best = said(drawing(line), "line"), said(drawing(line), "best")
    assert best["path"][:3] == line.split()
    assert best["points"] <= here["points"]
    assert best["least"] <= best["points"]


def test_a_small_dungeon_is_proved() -> None:
    """One corridor: whoever walks it has no choice but to turn around."""
    rows = ["." * 10, *["#" * 9 + "."] * 7]
    match = sit(doodle_dungeon(2), {"at": "path", "P1": {"sheet": ["...G......", *rows[1:]]}}).match
    told = said(match, "best")
    assert told["proved"]
    assert told["least"] == told["points"]


def test_a_line_that_is_stuck_is_not_judged() -> None:
    """DD-093, DD-E76: with `path_help` = legal."""
    words = {"P1": {"sheet": CHRIS}, "P2": {"drawn": "A1 B1 C1 B1 A1"}}
    match = sit(doodle_dungeon(2, path_help="legal"), {"at": "path", **words}).match
    assert said(match, "line") == said(match, "best") == {"complete": False}


def test_the_answer_is_the_same_in_every_world() -> None:
    """DD-066, DD-079: treasures of others are not known to it."""
    match = match_at("path", 3)
    answers = [said(match.imagine(0, fast_source(seed)), ask, 0) for seed in (1, 2) for ask in ("line", "best")]
    assert answers[:2] == answers[2:]


def test_whoever_has_confirmed_needs_no_advice() -> None:
    match = drawing(STRAIGHT)
    assert PathAdviser().is_needed(match, 1)
    match.choose(1, "leave")
    match.choose(1, "confirm")
    assert not PathAdviser().is_needed(match, 1)
    assert PathAdviser().is_needed(match, 0)


def finished_match() -> Match:
    match, dice = doodle_dungeon(2).start(5), Random(5)
    while not match.over:
        match.push(*choose(match, dice))
    return match


def test_at_the_end_every_path_stands_beside_the_best_one() -> None:
    """7.5: what was drawn, what would have been better, and what no path goes below."""
    match = finished_match()
    told = LookBackAdviser().answer(Question(match, 0, "best"))["paths"]
    assert len(told) == 2
    for seat, each in enumerate(told):
        assert each["drawn"]["path"] == match.view(None)["dungeons"][seat]["path"]  # type: ignore[index]
        assert each["best"]["points"] <= each["drawn"]["points"]
        assert each["more"] == pytest.approx(each["drawn"]["points"] - each["best"]["points"], abs=0.02)
        assert each["least"] <= each["best"]["points"]


def test_before_the_end_nobody_looks_back() -> None:
    """DD-066: who sees all must not speak before all is open."""
    match = match_at("path", 2)
    assert not LookBackAdviser().is_needed(match, 0)
    assert LookBackAdviser().answer(Question(match, 0, "best")) == {"paths": []}
    assert [(each.topic, each.sees_all) for each in META.advice] == [("path", False), ("paths", True)]
