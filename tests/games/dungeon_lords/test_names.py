"""One name for each thing: a step, its class and its number in frames are called the same."""

from undercroft.games.dungeon_lords.rules import frames
from undercroft.games.dungeon_lords.rules.sequence import STEPS

NUMBERS = {name: value for name, value in vars(frames).items() if name.isupper()}


def test_a_step_is_called_as_its_class_and_as_its_frame() -> None:
    for number, step in enumerate(STEPS):
        assert type(step).__name__ == "".join(word.title() for word in step.name.split("-"))
        assert NUMBERS[step.name.replace("-", "_").upper()] == number
    assert len(NUMBERS) == len(STEPS)
