"""Steps of a path: legal ones and safe ones, against a plain search and the examples."""

from random import Random

import pytest

from tests.games.doodle_dungeon import plain
from tests.games.doodle_dungeon.situations import BLANK, CHRIS, PC, SHORT
from tests.games.doodle_dungeon.test_walls import sheet_of
from undercroft.games.doodle_dungeon.cards import GOBLIN, TRAP, WALL
from undercroft.games.doodle_dungeon.geometry.cells import CELL_IDS, bits
from undercroft.games.doodle_dungeon.geometry.steps import LEAVE, Trail, can_finish, legal_steps, safe_steps, trail_of


def trail(sheet: list[int], path: list[int]) -> Trail:
    walls = bits([cell for cell in range(80) if sheet[cell] == WALL])
    tokens = bits([cell for cell in range(80) if sheet[cell] >= TRAP])
    monsters = bits([cell for cell in range(80) if sheet[cell] >= GOBLIN])
    return trail_of(tuple(path), walls, tokens, monsters)


def on(rows: list[str], line: str) -> tuple[set[str], set[str]]:
    """Legal and safe steps after that line."""
    drawn = trail(sheet_of(rows), [CELL_IDS.index(cell) for cell in line.split()])
    return names(legal_steps(drawn)), names(safe_steps(drawn))


def names(cells: list[int]) -> set[str]:
    return {"leave" if cell == LEAVE else CELL_IDS[cell] for cell in cells}


def compare(seed: int, count: int) -> int:
    """Random lines on narrow sheets: at every step the fast answers are the plain ones. How many unsafe ones."""
    dice = Random(seed)
    return sum([follow(plain.narrow_sheet(dice), dice) for _ in range(count)])


def follow(sheet: list[int], dice: Random) -> int:
    path, unsafe = [0], 0
    known: plain.Known = {}
    for _ in range(50):
        safe = safe_steps(trail(sheet, path))
        try:
            unsafe += compare_steps(sheet, path, safe, known)
        except plain.TooLong:
            break
        onward = [cell for cell in safe if cell != LEAVE]
        if not onward:
            break
        path.append(dice.choice(onward))
    return unsafe


def compare_steps(sheet: list[int], path: list[int], safe: list[int], known: plain.Known) -> int:
    drawn = trail(sheet, path)
    legal = [cell for cell in legal_steps(drawn) if cell != LEAVE]
    assert sorted(legal) == sorted(plain.steps(sheet, path))
    unsafe = 0
    for cell in legal:
        truth = plain.gets_out(sheet, [*path, cell], known)
        assert truth == (cell in safe) == can_finish(drawn.after(cell)), (path, cell)
        unsafe += not truth
    return unsafe


def test_steps_are_those_of_a_plain_search() -> None:
    """DD-081, DD-083, DD-084, DD-086, DD-092, DD-094, DD-095: exact, also where the line must go and return."""
    assert compare(1, 40) > 100


@pytest.mark.many
def test_steps_of_many_sheets() -> None:
    """DD-094, DD-095: the same for many sheets."""
    assert compare(2, 2000) > 5000


def test_a_safe_line_is_never_stuck() -> None:
    """DD-055, DD-096: from every safe step another one, or out."""
    dice = Random(3)
    for _ in range(60):
        sheet, path = plain.narrow_sheet(dice), [0]
        for _ in range(160):
            safe = safe_steps(trail(sheet, path))
            assert safe
            if LEAVE in safe:
                break
            path.append(dice.choice(safe))


def test_the_path_of_the_examples_is_legal() -> None:
    """DD-080 to DD-086, DD-E07: twice through the same cells, across, back, a monster twice with another between."""
    cells = PC.split()
    for place in range(1, len(cells)):
        assert cells[place] in on(CHRIS, " ".join(cells[:place]))[1]
    assert "leave" in on(CHRIS, PC)[1]
    assert len(cells) == 57
    assert len([cell for cell in set(cells) if cells.count(cell) == 2]) == 17


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("A1 B1 C1 D1 E1 E2", "D3"),
        ("A1 B1 C1 D1 E1 F1 F2", "G2"),
        ("A1 B1 C1 D1 E1 E2 E3 D3 C3 B3", "C3"),
    ],
)
def test_steps_that_are_refused(line: str, step: str) -> None:
    """DD-081, DD-083, DD-086, DD-E08: diagonal, into a wall, the same monster again."""
    assert step not in on(CHRIS, line)[0]


def test_no_third_visit() -> None:
    """DD-084, DD-E08: C8 has been visited twice."""
    line = PC[: PC.index("C8 C7") + 2]
    assert "C8" not in on(CHRIS, f"{line} C7")[0]


def test_back_through_a_corridor_that_closes() -> None:
    """DD-092, DD-094, DD-E34: from A1 the line could not come back through B1."""
    assert on(CHRIS, "A1 B1 C1 B1") == ({"A1", "C1"}, {"C1"})


def test_there_and_back_over_a_monster() -> None:
    """DD-082, DD-086, DD-094, DD-E35: only by way of another one."""
    line = "A1 B1 C1 D1 E1 E2 E3 D3 C3 B3"
    assert on(CHRIS, line) == ({"A3"}, {"A3"})
    assert on(CHRIS, f"{line} A3") == ({"B3", "A4"}, {"A4"})
    assert "C3" in on(CHRIS, f"{line} A3 A4 A3 B3")[1]


def test_behind_the_gate() -> None:
    """DD-084, DD-094, DD-E36, DD-E37: the orc at the gate must not come next."""
    line = PC[: PC.index("C6 C7") + 5]
    assert on(CHRIS, line) == ({"C6", "C8"}, {"C8"})
    gate = line.removesuffix(" C7")
    assert on(CHRIS, f"{gate} B6 A6")[1] == {"A7"}
    second = PC[: PC.index("C8 C7") + 2]
    assert on(CHRIS, second) == ({"B8", "C7"}, {"C7"})
    again = PC[: PC.index("C7 C6") + 5]
    assert on(CHRIS, again) == ({"B6", "D6"}, {"D6"})


def test_the_shortest_path_is_legal_and_may_run_on_from_the_exit() -> None:
    """DD-089, DD-090, DD-E38: no duty to visit anything; from H10 the line may go on and come back once."""
    assert len(SHORT.split()) == 17
    legal, safe = on(CHRIS, SHORT)
    assert legal == safe == {"leave", "G10", "H9"}
    assert "H10" in on(CHRIS, f"{SHORT} H9")[1]


def test_no_path_visits_both_ends() -> None:
    """DD-084, DD-E16: up from C6 to A7, then D10 to the right, and C6 would be passed more than twice."""
    line = PC[: PC.index("C6 C7") + 2] + " B6 A6 A7 A6 B6 C6"
    assert "C7" not in on(CHRIS, line)[1]


def test_a_trap_may_be_visited_twice_in_succession() -> None:
    """DD-088: only monsters are protected."""
    assert "A3" in on(["..T.......", *BLANK[1:]], "A1 A2 A3 A4")[1]
    assert "A3" not in on(["..G.......", *BLANK[1:]], "A1 A2 A3 A4")[0]


def test_a_cell_may_be_left_in_any_direction_and_passed_again() -> None:
    """DD-082, DD-085, DD-E20: also back, and again from left to right."""
    assert on(BLANK, "A1 B1 B2")[1] == {"A2", "B3", "C2", "B1"}
    assert "B2" in on(BLANK, "A1 B1 B2 B3 C3 C2 C1 B1")[1]


def test_any_other_trap_or_monster_counts_as_in_between() -> None:
    """DD-086, DD-087, DD-E39: a trap visited before as well."""
    rows = ["..G.T.....", *BLANK[1:]]
    assert "A3" not in on(rows, "A1 A2 A3 A4")[0]
    assert "A3" in on(rows, "A1 A2 A3 A4 A5 A4")[0]
    assert "A3" in on(rows, "A1 B1 B2 B3 B4 B5 A5 A4 A3 A4 A5 A4")[0]


def test_the_line_begins_at_the_entrance() -> None:
    """DD-004, DD-080, DD-092: and it does not go back out through it."""
    assert on(CHRIS, "") == ({"A1"}, {"A1"})
    assert "leave" not in on(CHRIS, "A1")[0]
