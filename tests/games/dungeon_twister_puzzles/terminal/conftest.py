"""The surroundings of the command line's tests."""

from tests.cli.conftest import answers, own_surroundings, record, told

__all__ = ["answers", "own_surroundings", "record", "told"]
