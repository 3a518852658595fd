"""Forced cells and gates, against taking each cell away and looking what is cut off."""

from random import Random

from tests.games.doodle_dungeon import plain
from tests.games.doodle_dungeon.situations import CHRIS
from tests.games.doodle_dungeon.test_walls import sheet_of
from undercroft.games.doodle_dungeon.cards import WALL
from undercroft.games.doodle_dungeon.geometry.cells import CELL_IDS, bits, cells_of
from undercroft.games.doodle_dungeon.geometry.gates import Gates, gates_of


def gates(sheet: list[int]) -> Gates:
    return gates_of(bits([cell for cell in range(80) if sheet[cell] != WALL]))


def reached(sheet: list[int], without: int) -> set[int]:
    """All cells that can be reached from the entrance with that cell walled up."""
    seen, queue = ({0}, [0]) if without else (set[int](), list[int]())
    for cell in queue:
        for other in plain.neighbours(cell):
            if sheet[other] != WALL and other != without and other not in seen:
                seen.add(other)
                queue.append(other)
    return seen


def plainly(sheet: list[int]) -> tuple[set[int], set[int]]:
    """The forced cells, and all that is behind a gate off the way."""
    free = {cell for cell in range(80) if sheet[cell] != WALL}
    forced, behind = {0, 79}, set[int]()
    for cell in free - {0, 79}:
        cut = free - {cell} - reached(sheet, cell)
        if 79 in cut:
            forced.add(cell)
    for cell in free:
        cut = free - {cell} - (reached(sheet, cell) or {0})
        behind |= set[int]() if 79 in cut or not cell else cut
    return forced, behind


def test_forced_cells_and_gates_are_those_of_a_plain_search() -> None:
    """DD-047, DD-055."""
    dice = Random(4)
    for _ in range(300):
        sheet = plain.narrow_sheet(dice)
        found = gates(sheet)
        forced, behind = plainly(sheet)
        assert set(cells_of(found.forced)) == forced
        # Behind a forced cell lies what leads on to the exit and what hangs beside it; only the latter is a region.
        assert set(cells_of(found.behind)) >= behind
        assert not found.behind & found.forced


def test_the_example_has_its_forced_cells_and_its_gate() -> None:
    """DD-E15: nine forced cells; fourteen cells behind D6."""
    found = gates(sheet_of(CHRIS))
    assert [CELL_IDS[cell] for cell in cells_of(found.forced)] == [
        "A1", "B1", "C1", "D1", "E1", "F3", "G3", "G4", "H10",
    ]  # fmt: skip
    behind = [cells for gate, cells in found.regions if CELL_IDS[gate] == "D6"]
    cells = "A6 A7 A9 B5 B6 B8 B9 B10 C6 C7 C8 D8 D9 D10"
    assert " ".join(CELL_IDS[cell] for cell in cells_of(behind[0])) == cells
