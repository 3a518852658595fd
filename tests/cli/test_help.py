"""Every command explains itself."""

import pytest

from tests.cli.conftest import Told
from undercroft import __version__
from undercroft.cli.main import COMMANDS as MODULES

COMMANDS = tuple(command.__name__.rsplit(".", 1)[-1] for command in MODULES)


def test_the_top_lists_every_command(told: Told) -> None:
    code, out, _ = told("--help")
    assert code == 0
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_description_and_an_example(told: Told, command: str) -> None:
    code, out, _ = told(command, "--help")
    assert code == 0
    assert "example:" in out
    assert f"undercroft {command}" in out.split("example:")[1]


def test_the_version(told: Told) -> None:
    assert told("--version")[:2] == (0, f"undercroft {__version__}\n")
