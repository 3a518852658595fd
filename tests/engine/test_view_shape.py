"""A declared view: what fits, and how a misfit is told."""

from typing import Any, Literal, NotRequired, TypedDict

import pytest

from undercroft.declared import typescript
from undercroft.engine.view_shape import misfit


class Pawn(TypedDict):
    """Where somebody stands."""

    seat: int
    room: str | None  # None: in town


class Table(TypedDict):
    """A whole view."""

    phase: Literal["day", "night"]
    pawns: list[Pawn]
    odds: dict[str, float]
    over: bool
    secret: NotRequired[str]


GOOD: dict[str, Any] = {"phase": "day", "pawns": [{"seat": 0, "room": None}], "odds": {"a": 0.5}, "over": False}


def test_a_view_that_fits_says_nothing() -> None:
    assert misfit(GOOD, Table) == ""
    assert misfit({**GOOD, "secret": "deed"}, Table) == ""


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"phase": "dusk"}, "view.phase is 'dusk'"),
        ({"pawns": [{"seat": True, "room": None}]}, "view.pawns.0.seat is 'True', which is no int"),
        ({"pawns": [{"seat": 1}]}, "view.pawns.0 has no key 'room'"),
        ({"pawns": {}}, "view.pawns is"),
        ({"odds": {"a": "much"}}, "view.odds.a is 'much'"),
        ({"over": 0}, "view.over is '0'"),
        ({"other": 1}, "view has a key 'other'"),
        ({"secret": None}, "view.secret is 'None'"),
    ],
)
def test_a_misfit_is_named_with_its_place(change: dict[str, object], words: str) -> None:
    assert words in misfit({**GOOD, **change}, Table)


def test_a_missing_key_is_a_misfit() -> None:
    assert "no key 'phase'" in misfit({key: GOOD[key] for key in GOOD if key != "phase"}, Table)


def test_the_same_declaration_as_typescript() -> None:
    written = typescript("A table", Table)
    assert written.index("interface Pawn") < written.index("interface Table")
    assert "  room: string | null; // None: in town\n" in written
    assert '  phase: "day" | "night";\n' in written
    assert "  pawns: Pawn[];\n" in written
    assert "  odds: Record<string, number>;\n" in written
    assert "  secret?: string;\n" in written
