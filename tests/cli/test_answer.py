"""What a player types: numbers behind a choice, and choices that nobody waits for."""

import io
from typing import Any

import pytest
from rich.console import Console

from tests.engine.gaps_game import skittle_alley
from undercroft.bots.uniform import Uniform
from undercroft.cli.table.answer import CHOOSE, UNCLEAR, Answer, understand
from undercroft.cli.table.session import Session
from undercroft.cli.table.talk import notation

TEXTS = ["pass", "throw", "lob", "bet 1"]
CARRIERS = ["throw", "lob"]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("2 10 -20", Answer(CHOOSE, 1, "10 -20")),
        ("throw 10 -20", Answer(CHOOSE, 1, "10 -20")),
        ("  thr   10   5 ", Answer(CHOOSE, 1, "10 5")),
        ("bet 1", Answer(CHOOSE, 3)),
        ("1", Answer(CHOOSE, 0)),
        ("bet 3", Answer(UNCLEAR, rest="bet 3")),
        ("pass 3", Answer(UNCLEAR, rest="pass 3")),
        ("2 ten", Answer(UNCLEAR, rest="2 ten")),
        ("9 1", Answer(UNCLEAR, rest="9 1")),
    ],
)
def test_numbers_stand_behind_a_choice(line: str, meant: Answer) -> None:
    assert understand(line, TEXTS, CARRIERS) == meant


class QuietTalk:
    """Says nothing of the game, which has no texts; keeps what is asked and refused."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.text = io.StringIO()
        self.out = Console(file=self.text, width=100)
        self.board = self

    def show(self, step: str) -> None:
        """The table is not shown."""

    def question(self, decision: Any) -> None:
        self.asked.append(decision)

    def warning(self, view: object, label: str) -> str:
        return ""


def session(lines: list[str]) -> tuple[Session, QuietTalk]:
    """P1 is asked to throw; what the player types is dictated."""
    match = skittle_alley(2).start(1)
    for seat, choice in ((0, "pin left"), (1, "pin left"), (0, "bet 2"), (1, "bet 0")):
        match.choose(seat, choice)
    talk: Any = QuietTalk()
    sat = Session(match, talk, 0, {1: Uniform(1)}, None)  # type: ignore[arg-type]  # nothing is kept here
    sat.read = iter(lines).__next__  # type: ignore[method-assign]
    sat.show = talk.show  # type: ignore[method-assign]
    return sat, talk


def test_a_throw_is_typed_with_its_numbers_and_refused_with_the_bounds() -> None:
    sat, talk = session(["throw", "1 99 1", "1 -45 3"])
    sat.ask()
    assert sat.match.journal.beside[len(sat.match.journal.entries) - 2] == (-45, 3)
    assert talk.text.getvalue().count("angle from -90 to 90") == 2


def test_what_may_be_done_unasked_is_listed_behind_the_options() -> None:
    sat, talk = session(["cheer"])
    sat.ask()
    assert [option["text"] for option in talk.asked[0]["unasked"]] == ["cheer", "resign"]
    assert sat.match.view(0)["points"] == [1, 0]
    sat, _ = session(["3"])
    sat.ask()
    assert sat.match.over


def test_the_bounds_stand_beside_the_option() -> None:
    options: Any = session([])[0].decision()["options"]
    assert notation(options[0]) == "throw angle:-90…90 force:1…10"
    assert notation({"text": "pass"}) == "pass"
