"""Where wall formations can be drawn, against a plain search and the examples."""

from random import Random

import pytest

from tests.games.doodle_dungeon import plain
from tests.games.doodle_dungeon.invariants import state_of
from tests.games.doodle_dungeon.play import doodle_dungeon
from tests.games.doodle_dungeon.situations import BLANK, CHRIS
from undercroft.games.doodle_dungeon.cards import SHAPE_IDS, WALL
from undercroft.games.doodle_dungeon.geometry.cells import BIT, CELL_IDS, NEIGHBOURS, bits, cells_of
from undercroft.games.doodle_dungeon.geometry.walls import drawn_cells, is_connected, placements
from undercroft.games.doodle_dungeon.notation import content_of
from undercroft.games.doodle_dungeon.rules.elements import token_cells

S1 = ["..........", "..........", ".........#", "##........", "D.........", *BLANK[5:]]


def sheet_of(rows: list[str]) -> list[int]:
    return [content_of(sign) for row in rows for sign in row]


def legal(rows: list[str], shape: str) -> set[str]:
    """The cells of every legal placement, as a text."""
    sheet = sheet_of(rows)
    walls = bits([cell for cell, content in enumerate(sheet) if content == WALL])
    taken = bits([cell for cell, content in enumerate(sheet) if content])
    number = SHAPE_IDS.index(shape)
    found = placements(number, walls, taken)
    return {" ".join(CELL_IDS[cell] for cell in drawn_cells(number, *divmod(place, 80))) for place in found}


def random_sheets(seed: int, count: int) -> None:
    """Sheets that fill up; at every step the fast answer is the plain one."""
    dice = Random(seed)
    for _ in range(count):
        sheet = [0] * 80
        for _ in range(dice.randrange(2, 40)):
            fill_up(sheet, dice.randrange(len(SHAPE_IDS)), dice)


def fill_up(sheet: list[int], shape: int, dice: Random) -> None:
    """Compare, then draw the formation, or something else on a cell."""
    walls = bits([cell for cell in range(80) if sheet[cell] == WALL])
    found = placements(shape, walls, bits([cell for cell in range(80) if sheet[cell]]))
    assert found == plain.placements(shape, sheet)
    cell = dice.randrange(80)
    drawn = drawn_cells(shape, *divmod(dice.choice(found), 80)) if found and dice.random() < 0.7 else []
    for each in drawn:
        sheet[each] = WALL
    if not drawn:
        sheet[cell] = sheet[cell] or dice.choice([2, 3])


def test_placements_are_those_of_a_plain_search() -> None:
    """DD-035, DD-043, DD-045, DD-046, DD-047, DD-053, DD-054: also that there is none."""
    random_sheets(1, 2)


@pytest.mark.many
def test_placements_of_many_sheets() -> None:
    """DD-053: the same for many sheets."""
    random_sheets(2, 400)


def test_a_formation_may_be_turned_and_mirrored() -> None:
    """DD-044, DD-E02: as printed, mirrored, turned and mirrored."""
    found = [set(place.split()) for place in legal(S1, "J3")]
    assert all(cells in found for cells in ({"C4", "C5", "D6"}, {"F6", "F7", "E8"}, {"E4", "F5", "G5"}))


@pytest.mark.parametrize("cells", ["A8 B8 C9", "A4 B4 C3", "E1 F1 G2"])
def test_a_formation_may_not_cut_off_separate_or_cover(cells: str) -> None:
    """DD-046, DD-047, DD-E03: cells cut off, the doors separated, a dragon in the way."""
    assert all(set(place.split()) != set(cells.split()) for place in legal(S1, "J3"))


def test_corners_close_a_gap() -> None:
    """DD-048, DD-050, DD-E22: nothing reaches a cell diagonally."""
    pairs = [set(place.split()) for place in legal(BLANK, "D2")]
    for closed in ({"A9", "B10"}, {"G1", "H2"}, {"A2", "B1"}, {"G10", "H9"}):
        assert closed not in pairs
    assert "B1" in legal(BLANK, "W1")
    assert not {"A1", "H10"} & legal(BLANK, "W1")


def test_counts_on_the_sheet_of_the_examples() -> None:
    """DD-043, DD-049, DD-053, DD-E23: traps and monsters are in the way, but they do not cut off."""
    counts = {shape: len(legal(CHRIS, shape)) for shape in SHAPE_IDS}
    assert counts == {
        "W1": 20, "I2": 22, "D2": 14, "I3": 10, "L3": 22, "J3": 19, "D3": 2, "L4": 14, "S4": 6, "T4": 9,
    }  # fmt: skip
    assert legal(CHRIS, "D3") == {"E7 F8 G9", "F6 G7 H8"}
    crowded = [*CHRIS[:4], "T..#G.G###", "...#.G....", *CHRIS[6:]]
    assert legal(crowded, "D3") == set()
    assert len(legal(crowded, "W1")) == 18


def test_walls_may_stand_beside_anything() -> None:
    """DD-051, DD-E31: beside an orc, between a goblin and an orc."""
    opened = ["T#.O#.G.O#", ".#..O.#..D", *CHRIS[2:]]
    assert {"B4", "A8"} <= legal(opened, "W1")


def test_cells_behind_a_monster_count_as_connected() -> None:
    """DD-049, DD-E31: only walls interrupt."""
    sheet = sheet_of(CHRIS)
    assert is_connected(bits([cell for cell in range(80) if sheet[cell] == WALL]))
    assert plain.hangs_together(sheet)


def test_forced_cells_of_the_example() -> None:
    """DD-055, DD-E15: what every walk from door to door contains."""
    sheet = sheet_of(CHRIS)
    walls = bits([cell for cell in range(80) if sheet[cell] == WALL])
    forced = [CELL_IDS[cell] for cell in range(80) if sheet[cell] != WALL and cuts_doors(walls | BIT[cell])]
    assert forced == ["A1", "B1", "C1", "D1", "E1", "F3", "G3", "G4", "H10"]


def cuts_doors(walls: int) -> bool:
    sheet = [WALL if walls & bit else 0 for bit in BIT]
    if WALL in (sheet[0], sheet[79]):
        return True
    seen, queue = {0}, [0]
    for cell in queue:
        for other in plain.neighbours(cell):
            if sheet[other] != WALL and other not in seen:
                seen.add(other)
                queue.append(other)
    return 79 not in seen


def test_neighbours_share_a_side() -> None:
    """DD-002, DD-003: eight rows of ten; A1 is first, H10 last, and no corner is a neighbour."""
    assert (CELL_IDS[0], CELL_IDS[9], CELL_IDS[10], CELL_IDS[79]) == ("A1", "A10", "B1", "H10")
    for cell in range(80):
        assert NEIGHBOURS[cell] == plain.neighbours(cell)
        assert cells_of(BIT[cell]) == [cell]


def test_cells_for_tokens_are_those_of_a_plain_search() -> None:
    """DD-035, DD-041, DD-056, DD-060: empty, and nothing but walls or empty cells beside; also that there is none."""
    dice, full = Random(7), 0
    for _ in range(60):
        match = doodle_dungeon(2).start(dice.randrange(1000))
        s = state_of(match)
        sheet = [0] * 80
        for _ in range(dice.randrange(500)):
            cell = dice.randrange(80)
            beside_token = any(sheet[other] > WALL for other in plain.neighbours(cell))
            sheet[cell] = sheet[cell] or (WALL if beside_token or dice.random() < 0.3 else dice.choice((2, 3, 4, 5)))
        s.sheets[0] = tuple(sheet)
        s.find_sets(0)
        plainly = [
            cell
            for cell in range(80)
            if not sheet[cell] and all(sheet[other] <= WALL for other in plain.neighbours(cell))
        ]
        assert cells_of(token_cells(s, 0)) == plainly
        full += not plainly
    assert full > 3
