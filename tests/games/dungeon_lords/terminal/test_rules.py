"""The rules in full on the command line: tables."""

from tests.cli.conftest import Told


def test_a_table_stands_under_its_rule(told: Told) -> None:
    assert "Mushroom bed" in told("rules", "DL-204", "--lang", "en")[1]
