"""Complete search: the optimum, its lines, and what the coach says of them (DL-603 to DL-609)."""

from time import perf_counter

import pytest

from tests.games.dungeon_lords_training.sitting import T3, play, sit, state
from undercroft.games.dungeon_lords_training.cards import BESTS, PRINTED, PUZZLE_IDS
from undercroft.games.dungeon_lords_training.coach import CHOICE, ROUND, SEND, STAGES, Coach
from undercroft.games.dungeon_lords_training.solver import Solver, TooLarge, texts

SECONDS = 5.0  # the bar for each printed puzzle; it takes some hundredths


@pytest.mark.parametrize("name", PUZZLE_IDS)
def test_every_printed_puzzle_is_solved_and_proved_in_time(name: str) -> None:
    """DL-603: one tile in T1 to T4, none in T1R; the solution is played and reaches it."""
    number, begun = PUZZLE_IDS.index(name), perf_counter()
    found = Coach().solution(sit(name))
    assert perf_counter() - begun < SECONDS
    assert (found["tiles"], found["supplies"]) == BESTS[number]
    assert found["tiles"] == (0 if name == "T1R" else 1)
    assert found["best_lines"] == PRINTED[number]["best"]["best_lines"]
    choices = found["choices"]
    assert isinstance(choices, list)
    match = play(sit(name), *choices)
    assert match.result is not None
    assert match.result.reason == "best"


@pytest.mark.parametrize("name", ["T3", "T1R"])
def test_two_puzzles_have_one_best_line_only(name: str) -> None:
    """DL-603, DL-607, DL-609."""
    solver = Solver()
    node = solver.root(state(sit(name)))
    while node.codes:
        (code,) = solver.best_codes(node)
        node = solver.push(node.state, code)
    assert Coach().solution(sit(name))["best_plans"] == 1


STATED = {
    "T1": ("lay rolling_stone", "send troll", "confirm", "attack troll/club", "send goblin", "confirm"),
    "T2": (
        "no-trap", "send witch", "ghosts 1", "confirm", "act ghost", "target y1_thief_4_1", "attack witch/great_spell",
        "lay poisoned_meal", "confirm",
    ),
    "T3": T3,
    "T4": (
        "lay fire_wall", "no-monster", "confirm",
        "lay antimagic_dart", "send slime", "confirm", "target y1_priest_4_2", "attack slime/drip",
    ),
    "T1R": ("lay rolling_stone", "send goblin", "send troll", "confirm", "act troll", "attack troll/fed_club"),
}  # fmt: skip


@pytest.mark.parametrize("name", STATED)
def test_every_choice_of_a_stated_solution_is_accepted(name: str) -> None:
    """DL-605 to DL-609; all lines that reach the optimum are as good as the stated one (DL-603)."""
    coach, match = Coach(), sit(name)
    for choice in STATED[name]:
        before = match.clone()
        play(match, choice)
        assert coach.feedback(before, match)["feedback"] == "kept", choice
    assert match.over


def test_the_simple_solution_spends_food_that_was_not_needed() -> None:
    """DL-604, DL-605."""
    coach, before = Coach(), play(sit("T1"), "lay rolling_stone", "send troll", "confirm")
    after = play(before.clone(), "attack troll/fed_club")
    told = coach.feedback(before, after)
    assert (told["feedback"], told["tiles"], told["supplies"]) == ("supplies", 1, 1)


def test_a_mistake_is_told_and_the_way_back_too() -> None:
    """DL-606: the tempting meal in round 1 (DL-E66) costs a tile; taken back, all is well again."""
    coach, before = Coach(), sit("T2")
    after = play(before.clone(), "lay poisoned_meal")
    told = coach.feedback(before, after)
    assert (told["feedback"], told["tiles"], told["was"]) == ("tiles", 2, {"tiles": 1, "supplies": 1})
    assert coach.best(after) == {"complete": True, "tiles": 2, "supplies": 1, "take_back": True}
    assert coach.hint(after, CHOICE)["hint"] == "take_back"
    assert coach.feedback(after, before)["feedback"] == "gained"


def test_without_food_a_tile_is_lost_in_the_room() -> None:
    """DL-609, DL-E71."""
    match = sit("T1R")
    state(match).food[0] = 0
    assert Coach().best(match)["tiles"] == 1


def test_hints_come_in_three_stages() -> None:
    """Section 7: which round matters, what to send, the next choice (DL-610)."""
    coach, match = Coach(), sit("T3")
    told = [coach.hint(match, stage) for stage in STAGES]
    assert [hint["hint"] for hint in told] == ["round", "send", "choice"]
    assert told[0]["round"] == 1
    assert (told[1]["traps"], told[1]["monsters"], told[1]["ghosts"]) == (["cursed_ring"], ["vampire"], 0)
    assert told[2]["choice"] == "lay cursed_ring"


def test_hints_work_in_the_middle_of_a_battle_and_after_the_end() -> None:
    """DL-610: in a battle the plan of the next round is what to send; without one the next choice is told."""
    coach, match = Coach(), play(sit("T3"), *T3[:3])
    assert coach.hint(match, SEND)["round"] == 2
    assert coach.hint(match, CHOICE)["choice"] == "attack vampire/nip"
    play(match, *T3[3:-1])
    assert coach.hint(match, SEND)["choice"] == "attack vampire/bite"
    assert coach.hint(match, ROUND)["round"] == 3
    play(match, T3[-1])
    assert coach.hint(match, CHOICE)["hint"] == "over"
    assert coach.best(match)["tiles"] == 1


def test_following_the_hints_from_any_mistake_reaches_what_was_promised() -> None:
    """Hints come from the position, not from a stored line (section 7)."""
    for name in PUZZLE_IDS:
        coach, match = Coach(), play(sit(name), "no-trap", "no-monster")
        promised = coach.best(match)
        play(match, *texts(coach.solver.line(coach.node(match))))
        final = coach.best(match)
        assert (final["tiles"], final["supplies"]) == (promised["tiles"], promised["supplies"])


def test_a_search_that_is_too_large_says_so() -> None:
    """Clarifications: a solver needs a limit and says when it stopped early."""
    coach, match = Coach(limit=20), sit("T3")
    assert coach.best(match) == coach.hint(match, ROUND) == coach.solution(match) == {"complete": False}
    assert coach.feedback(match, match) == {"complete": False}
    with pytest.raises(TooLarge, match="20 positions"):
        Solver(20).value(coach.node(match))


def test_one_coach_may_serve_several_puzzles() -> None:
    """DL-609: the same fight in a room is another puzzle."""
    coach = Coach()
    assert [coach.best(sit(name))["tiles"] for name in ("T1", "T1R", "T1")] == [1, 0, 1]


def test_the_coach_changes_nothing() -> None:
    """DL-610: looking for advice is no move."""
    match = play(sit("T2"), "no-trap", "send witch")
    before = match.save(), match.digest()
    Coach().solution(match)
    assert (match.save(), match.digest()) == before
