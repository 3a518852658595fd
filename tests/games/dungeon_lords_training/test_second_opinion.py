"""The solver and a simulator that knows neither engine nor content agree (DL-603)."""

import pytest

from tests.games.dungeon_lords_training import simulator
from tests.games.dungeon_lords_training.simulator import Fight, hero
from undercroft.engine.chance import fast_source
from undercroft.games.dungeon_lords.cards import ENTRANCE, HERO_IDS, MONSTER_IDS, TRAP_IDS
from undercroft.games.dungeon_lords_training.analysis import Analysis
from undercroft.games.dungeon_lords_training.cards import BESTS, PRINTED, PUZZLE_IDS, PUZZLES
from undercroft.games.dungeon_lords_training.dealing import Size, deal
from undercroft.games.dungeon_lords_training.puzzle import Puzzle, Value
from undercroft.games.dungeon_lords_training.solver import Solver

ROOM_FIRST = ("room", "tunnel", "tunnel")


def fight_of(puzzle: Puzzle) -> Fight:
    fight = Fight(
        tuple(hero(HERO_IDS[each].removeprefix("y1_")) for each in puzzle.party),
        tuple(sorted(MONSTER_IDS[kind] for kind in puzzle.lair)),
        tuple(sorted(TRAP_IDS[trap] for trap in puzzle.traps)),
        puzzle.food,
        puzzle.gold,
        puzzle.imps,
    )
    return Fight(**{**vars(fight), "tiles": ROOM_FIRST}) if puzzle.rooms >> ENTRANCE & 1 else fight


def searched(puzzle: Puzzle) -> tuple[Value, int]:
    solver = Solver()
    node = solver.lay(puzzle)
    return solver.value(node), Analysis(solver).best_lines(node)


def test_the_printed_fights_are_known_to_the_simulator() -> None:
    """Written down here once more, so that nothing rests on the content alone (DL-600)."""
    assert fight_of(PUZZLES[2]) == Fight(
        (hero("warrior_5"), hero("priest_4_1"), hero("thief_4_2")), ("vampire",), ("cursed_ring", "pendulum"), 0, 1, 0
    )


@pytest.mark.parametrize("number", range(len(PUZZLES)), ids=PUZZLE_IDS)
def test_the_best_results_of_the_printed_puzzles_are_proved_twice(number: int) -> None:
    """DL-603: one tile in T1 to T4, none in T1R, supplies and number of best lines as stated."""
    found = searched(PUZZLES[number])
    assert found == (BESTS[number], PRINTED[number]["best"]["best_lines"])
    assert found == simulator.solve(fight_of(PUZZLES[number]))


@pytest.mark.parametrize("seed", range(24))
def test_dealt_fights_are_judged_alike(seed: int) -> None:
    """Any party, monsters and traps of the first year (DL-600 to DL-603, DL-430 to DL-448)."""
    puzzle = deal(Size(1 + seed % 3, 1 + seed % 2), fast_source(seed))
    assert searched(puzzle) == simulator.solve(fight_of(puzzle))
