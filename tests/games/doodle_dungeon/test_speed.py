"""How long a person who draws waits: for the next steps of a line, and for the places of a formation."""

from random import Random
from time import perf_counter

import pytest

from tests.games.doodle_dungeon import plain
from undercroft.games.doodle_dungeon.cards import TRAP, WALL
from undercroft.games.doodle_dungeon.geometry.cells import BIT, beside, bits, cells_of
from undercroft.games.doodle_dungeon.geometry.steps import LEAVE, Trail, safe_steps
from undercroft.games.doodle_dungeon.geometry.walls import drawn_cells, placements

STEP = 0.010  # seconds


def drawn_sheet(dice: Random) -> tuple[int, int, int]:
    """Walls, tokens and monsters of a sheet after 14 rounds of random building."""
    walls = tokens = monsters = 0
    for _ in range(9):
        shape = dice.randrange(10)
        found = placements(shape, walls, walls | tokens)
        if found:
            walls |= bits(drawn_cells(shape, *divmod(dice.choice(found), 80)))
        for _ in range(3):
            room = cells_of(~(walls | tokens | beside(tokens)) & bits(list(range(80))))
            if room:
                cell = dice.choice(room)
                tokens |= BIT[cell]
                monsters |= BIT[cell] * (dice.random() < 0.8)
    return walls, tokens, monsters


def slowest_step(dice: Random, sheet: tuple[int, int, int]) -> float:
    """The longest wait while a random line is drawn; the better of two tries each."""
    line, slowest = Trail(*sheet), 0.0
    while True:
        steps, first = timed(line)
        slowest = max(slowest, min(first, timed(line)[1]))
        step = dice.choice(steps)
        if step == LEAVE:
            return slowest
        line.go(step)


def timed(line: Trail) -> tuple[list[int], float]:
    begin = perf_counter()
    steps = safe_steps(line)
    return steps, perf_counter() - begin


def test_the_next_steps_are_there_at_once() -> None:
    """DD-093: in under 10 ms, in the worst of 100 sheets."""
    dice = Random(1)
    assert max(slowest_step(dice, drawn_sheet(dice)) for _ in range(100)) < STEP


@pytest.mark.slow
def test_the_next_steps_are_there_at_once_on_ten_thousand_sheets() -> None:
    """DD-093: narrow ones among them, on which most lines must go there and back."""
    dice = Random(2)
    assert max(slowest_step(dice, drawn_sheet(dice)) for _ in range(9_000)) < STEP
    for _ in range(1_000):
        sheet = plain.narrow_sheet(dice)
        walls = bits([cell for cell in range(80) if sheet[cell] == WALL])
        tokens = bits([cell for cell in range(80) if sheet[cell] >= TRAP])
        monsters = bits([cell for cell in range(80) if sheet[cell] > TRAP])
        assert slowest_step(dice, (walls, tokens, monsters)) < STEP
