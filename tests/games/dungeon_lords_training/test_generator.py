"""New fights: as hard as wanted, the same for everybody, and never dealt for ever (DL-R80 to DL-R82)."""

from datetime import date

import pytest

from tests.games.dungeon_lords_training.sitting import sit
from undercroft.cli.puzzle import seed_of_day
from undercroft.engine.chance import fast_source
from undercroft.games.dungeon_lords.cards import HERO_TYPE, KAMIKAZE_IMP, WARRIOR, WIZARD
from undercroft.games.dungeon_lords_training import generator
from undercroft.games.dungeon_lords_training.cards import PUZZLE_IDS, PUZZLES
from undercroft.games.dungeon_lords_training.coach import Coach
from undercroft.games.dungeon_lords_training.dealing import Size, deal
from undercroft.games.dungeon_lords_training.generator import DIFFICULTIES, MOST_TRIES, generate, rate


@pytest.mark.many
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("number", range(4))
def test_a_new_fight_is_as_hard_as_wanted(number: int, difficulty: str) -> None:
    """DL-R81: one best plan for the first round; luck and brute force find the best result or not."""
    made = generate(number, difficulty)
    assert made.fits
    assert made.tries <= MOST_TRIES
    assert made.rating.best_plans == 1
    assert made.rating.best[0] < made.puzzle.tiles
    if difficulty == "easy":
        assert made.rating.luck >= 1 / 40
        assert made.rating.brute_force == made.rating.best
    elif difficulty == "medium":
        assert 1 / 200 <= made.rating.luck < 1 / 40
        assert made.rating.brute_force > made.rating.best
    else:
        assert made.rating.luck < 1 / 200
        assert made.rating.brute_force[0] > made.rating.best[0]


def test_the_verdict_of_a_match_is_that_of_the_search() -> None:
    """DL-603: what the generator promises is what the coach finds."""
    match = sit("generated", "easy", seed=3)
    found = Coach().solution(match)
    puzzle = match.view(0)["puzzle"]
    assert isinstance(puzzle, dict)
    assert puzzle["best"] == {"tiles": found["tiles"], "supplies": found["supplies"]}


@pytest.mark.parametrize("seed", range(20))
def test_a_fight_is_dealt_from_the_box_of_the_first_year(seed: int) -> None:
    """DL-600, DL-240: no wizards, warriors in front; what a trap or a bait needs can be had."""
    puzzle = deal(Size(3, 3), fast_source(seed))
    types = [HERO_TYPE[hero] for hero in puzzle.party]
    assert len(set(puzzle.party)) == 3
    assert WIZARD not in types
    assert types == sorted(types, key=lambda each: each != WARRIOR)
    assert puzzle.imps == puzzle.traps.count(KAMIKAZE_IMP)
    assert puzzle.gold >= 1 or not puzzle.rooms


def test_when_no_try_fits_the_nearest_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """DL-R80: tries are counted; with none at all there is still a puzzle."""
    monkeypatch.setattr(generator, "MOST_TRIES", 0)
    generate.cache_clear()
    made = generate(1, "hard")
    generate.cache_clear()
    assert (made.puzzle, made.fits) == (PUZZLES[PUZZLE_IDS.index("T3")], False)


def test_every_day_has_its_own_puzzle() -> None:
    """DL-R82."""
    assert seed_of_day(date(2026, 11, 5)) == 20261105
    assert sit("generated", seed=seed_of_day(date(2026, 11, 5))).digest() != sit("generated", seed=20261106).digest()


def test_the_printed_puzzles_are_rated_as_well() -> None:
    """DL-R81: brute force does not find the third; the hardest for luck is the third, too."""
    ratings = [rate(puzzle) for puzzle in PUZZLES]
    third = ratings[PUZZLE_IDS.index("T3")]
    assert third.brute_force > third.best
    assert third.luck == min(rating.luck for rating in ratings)
