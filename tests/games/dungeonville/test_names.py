"""One name for each step: its id, its class, its number in frames."""

from typing import get_args

from undercroft.games.dungeonville.game import RULES
from undercroft.games.dungeonville.rules import frames
from undercroft.games.dungeonville.view.shape import Letter, PhaseId, StepId


def test_a_step_is_called_as_its_id() -> None:
    """Class and constant can be found by whoever has read the id in a record or a view."""
    for number, step in enumerate(RULES.steps):
        assert type(step).__name__ == "".join(word.capitalize() for word in step.name.split("-"))
        assert getattr(frames, step.name.replace("-", "_").upper()) == number


def test_the_declared_view_names_every_phase_step_and_letter() -> None:
    """A view can show all of them and nothing else; a pause stands for a covert question (DV-157)."""
    assert list(get_args(PhaseId)) == [name for name, _ in RULES.phases]
    assert [*get_args(StepId)] == [*[step.name for step in RULES.steps if not step.auto], "pause"]
    assert get_args(Letter) == RULES.names["letter"]
