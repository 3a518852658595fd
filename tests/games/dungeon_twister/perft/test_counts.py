"""Counts of choice sequences and positions from fixed positions: a rule that changes changes a number."""

from pathlib import Path

import pytest

from tests.games.dungeon_twister.notation.written import laid
from tests.games.dungeon_twister.perft.counting import count
from tests.games.dungeon_twister.perft.plain import plain_count
from tests.games.dungeon_twister.perft.stored import Stored, counts_in, files

FEW = 120  # sequences that the plain counter goes through every day
MANY = 4_000


def stored(path: Path, slow: bool = False) -> list[Stored]:
    return [each for each in counts_in(path.read_text("utf-8")) if each.slow == slow]


def check(path: Path, expected: list[Stored]) -> None:
    counted = count(laid(path.read_text("utf-8")), expected[-1].length)
    assert [counted[each.length - 1] for each in expected] == [each.found for each in expected]


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_stored_counts_are_found_again(path: Path) -> None:
    check(path, stored(path))


@pytest.mark.slow
@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_stored_counts_of_long_sequences_are_found_again(path: Path) -> None:
    check(path, stored(path, slow=True))


def check_plainly(path: Path, most: int) -> None:
    text = path.read_text("utf-8")
    for each in counts_in(text):
        if each.found.sequences <= most:
            assert plain_count(text, each.length) == each.found, each.length


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_short_sequences_played_one_by_one_are_as_many(path: Path) -> None:
    assert counts_in(path.read_text("utf-8"))[0].found.sequences <= FEW, "at least one length is confirmed"
    check_plainly(path, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_long_sequences_played_one_by_one_are_as_many(path: Path) -> None:
    check_plainly(path, MANY)
