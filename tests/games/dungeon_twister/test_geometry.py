"""Squares, walls and turns against the drawings of the specification, which somebody drew by hand."""

from pathlib import Path

import pytest

from tests.games.dungeon_twister.boards import T1, T2, board, places
from undercroft.games.dungeon_twister.geometry.links import contact, ground, links, relinked
from undercroft.games.dungeon_twister.geometry.rooms import DRAWN, LINE
from undercroft.games.dungeon_twister.geometry.tile import DIRECTIONS, DX, DY, EAST, NORTH, OUTSIDE, SOUTH, WEST

HERE = Path(__file__).parent
CELL = 4  # letters from one square of a drawing to the next
LEFT = 7  # where the first square, of the start line, stands


class Drawing:
    """A map in letters: squares two lines apart, what parts them between."""

    def __init__(self, name: str) -> None:
        self.lines = [line.ljust(120) for line in (HERE / name).read_text().splitlines()]

    def square(self, x: int, y: int) -> str:
        return self.lines[2 * y + 1][LEFT + CELL * (x + 1)]

    def is_open(self, x: int, y: int, direction: int) -> bool:
        row, column = 2 * y + 1 + DY[direction], LEFT + CELL * (x + 1) + 2 * DX[direction]
        return self.lines[row][column] == " "


@pytest.mark.parametrize(("rooms", "name"), [(T1, "t1.txt"), (T2, "t2.txt")])
def test_terrain_and_borders_are_as_drawn(rooms: tuple[str, ...], name: str) -> None:
    """Rules: DT-001, DT-002, DT-003, DT-006."""
    s, drawing = board(rooms), Drawing(name)
    at = places(s)
    for (x, y), place in at.items():
        assert drawing.square(x, y) == ("S" if ground(s)[place] == LINE else DRAWN[ground(s)[place]])
        for direction in DIRECTIONS:
            other = at.get((x + DX[direction], y + DY[direction]), OUTSIDE)
            expected = other if other != OUTSIDE and drawing.is_open(x, y, direction) else OUTSIDE
            assert contact(s, place, direction) == expected, (x, y, direction)


def test_a_turned_room_takes_its_cells_along_and_borders_change() -> None:
    """Rules: DT-079, DT-083, DT-002."""
    s = board(T1)
    before, whole = places(s), links(s)
    assert contact(s, before[4, 1], EAST) == OUTSIDE
    assert contact(s, before[4, 0], EAST) == before[5, 0]
    s.turned[0] = 1
    relinked(s, [0])
    after = places(s)
    assert [after[2, 2], after[1, 4], after[4, 4]] == [before[2, 2], before[4, 3], before[4, 0]]
    assert contact(s, after[4, 1], EAST) == after[5, 1]
    assert contact(s, after[4, 0], EAST) == OUTSIDE
    assert whole == links(board(T1)), "a copy that shares the old links keeps them"
    for _ in range(3):
        s.turned[0] = (s.turned[0] + 1) % 4
        relinked(s, [0])
    assert links(s) == whole


@pytest.mark.parametrize("turned", [{0: 1}, {1: 2, 4: 3}, {0: 1, 1: 1, 2: 3, 7: 2}])
def test_what_was_linked_anew_equals_what_is_linked_at_once(turned: dict[int, int]) -> None:
    s = board(T2)
    links(s)
    for tile, quarters in turned.items():
        s.turned[tile] = quarters
        relinked(s, [tile])
    assert links(s) == links(board(T2, turned))


def test_contact_is_mutual() -> None:
    s = board(T1, {0: 1, 3: 2, 5: 3})
    for place in places(s).values():
        for direction in (NORTH, EAST, SOUTH, WEST):
            other = contact(s, place, direction)
            assert other == OUTSIDE or contact(s, other, (direction + 2) % 4) == place
