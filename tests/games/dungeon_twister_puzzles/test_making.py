"""The generator: positions of games as puzzles (DT-R96), each with exactly one solution (DT-R98)."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import undercroft
from makers import dungeon_twister_puzzles as maker
from tests.games.dungeon_twister.bots.small_positions import T1, at_position
from tests.games.dungeon_twister.bots.tables import state_of
from tests.games.dungeon_twister.play import crowded, dungeon_twister
from tests.games.dungeon_twister_puzzles.sitting import reason
from undercroft.engine.chance import fast_source
from undercroft.games.dungeon_twister.geometry.layouts import LAYOUTS
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.turns.solver import Solver
from undercroft.games.dungeon_twister_puzzles.coach import Coach
from undercroft.games.dungeon_twister_puzzles.making.finding import Found, is_puzzling, maybe_only, puzzle_in, tools
from undercroft.games.dungeon_twister_puzzles.making.measuring import figures_of
from undercroft.games.dungeon_twister_puzzles.making.positions import (
    characters_of,
    half_turn,
    laid,
    puzzle_words,
    read_back,
    text_of,
    thinned,
    turned_round,
)
from undercroft.games.dungeon_twister_puzzles.making.scoring import Scored, Watcher
from undercroft.games.dungeon_twister_puzzles.state import ENEMY, SEAT

TWO = LAYOUTS["two_players"]


def words(**position: Any) -> dict[str, Any]:
    return puzzle_words(state_of(at_position(position)), fast_source(0))


# ---- positions


@pytest.mark.parametrize("seed", range(6))
def test_twice_half_a_turn_is_no_turn(seed: int) -> None:
    """DT-R96: squares, sides, rooms, colours and players come back to where they were."""
    before = puzzle_words(state_of(crowded(dungeon_twister(), seed)), fast_source(0))
    once = turned_round(before, TWO)
    assert once["rooms"] != before["rooms"]
    assert turned_round(once, TWO) == before


@pytest.mark.parametrize("seed", range(6))
def test_turned_round_orange_can_do_what_it_could(seed: int) -> None:
    """DT-R96: the same characters have the same choices, from squares on the other side."""
    match = crowded(dungeon_twister(), seed)
    before = puzzle_words(state_of(match), fast_source(0))
    other = at_position({**before, "active": "P2"})
    turned = at_position(turned_round({**before, "active": "P2"}, TWO))
    seat = state_of(other).active
    assert (seat, state_of(turned).active) == (ENEMY, SEAT)
    here = sorted(half_turn(option.text, TWO) for option in other.options(ENEMY))
    assert here == sorted(option.text for option in turned.options(SEAT))


def test_a_square_a_side_and_a_colour_are_turned() -> None:
    assert half_turn("blue-warrior 1,2 wounded", TWO) == "orange-warrior 18,7 wounded"
    assert half_turn("0,1 east", TWO) == "19,8 west"
    assert half_turn("orange rubble -1,9", TWO) == "blue rubble 20,0"


def test_rooms_that_nobody_has_seen_are_turned_up_and_what_lies_there_is_left_out() -> None:
    """DT-R96: each of the rooms that are left, once."""
    tokens = ["blue-goblin 15,4", "orange-rope room 0,0"]
    made = words(rooms=["?", *T1[1:-1], "?"], tokens=tokens, card=3)
    assert {room.partition("@")[0] for room in made["rooms"]} == set(T1)
    assert made["tokens"] == ["blue-goblin 15,4"]
    s = laid(made, {})
    assert s is not None
    assert NO_ROOM not in s.room_of


def test_whoever_is_left_out_takes_along_what_he_carries() -> None:
    made = words(rooms=T1, tokens=["blue-goblin 15,5", "blue-rope 15,5", "blue-troll 2,6", "blue-key 3,6"], card=3)
    assert characters_of(made, "blue") == ["blue-goblin", "blue-troll"]
    assert thinned(made, ["blue-goblin"])["tokens"] == ["blue-troll 2,6", "blue-key 3,6"]


@pytest.mark.parametrize("seed", range(6))
def test_a_position_is_the_same_after_its_text(seed: int) -> None:
    """DT-R96: what is stored is what was searched."""
    s = laid({**puzzle_words(state_of(crowded(dungeon_twister(), seed)), fast_source(0)), "active": "P1"}, {})
    assert s is not None
    again = read_back(text_of(s, {}), 1)
    assert {**again.to_data(), "begun": 0, "wanted": 0, "goal": 0} == {
        **s.to_data(),
        "begun": 0,
        "wanted": 0,
        "goal": 0,
    }


# ---- turns with points


def watched(*choices: str, **position: Any) -> list[Scored]:
    match, watcher = at_position(position), Watcher(fast_source(0))
    for choice in choices:
        option = next(each for each in match.options(0) if each.text == choice)
        watcher.before(state_of(match), option.code)
        match.choose(0, option)
    return watcher.after(state_of(match))


def test_a_turn_with_points_is_told_with_who_took_part() -> None:
    """A Cleric walks, the Goblin leaves: two points by two actions, of three action points."""
    tokens = ["blue-goblin 19,0", "blue-cleric 5,3", "blue-troll 2,6", "orange-warrior 8,3"]
    steps = ("move blue-cleric", "step west", "stop", "move blue-goblin", "step east", "end-turn")
    (found,) = watched(*steps, rooms=T1, tokens=tokens, card=3)
    assert (found.points, found.ap, found.actors) == (2, 2, ["blue-cleric", "blue-goblin"])
    assert "blue-goblin 19,0" in found.words["tokens"]


def test_a_turn_without_points_or_with_one_action_is_none() -> None:
    tokens = ["blue-goblin 19,0", "blue-troll 5,3", "orange-warrior 8,3"]
    assert watched("move blue-troll", "step west", "stop", "end-turn", rooms=T1, tokens=tokens, card=3) == []
    assert watched("move blue-goblin", "step east", "end-turn", rooms=T1, tokens=tokens, card=3) == []


# ---- one solution


def only(tokens: list[str], points: int, ap: int) -> Found | None:
    s = laid({"rooms": T1, "tokens": [*tokens, "orange-warrior 8,3"], "card": 5, "ap": ap}, {})
    assert s is not None
    return maybe_only(s, points, 4000)


def test_a_position_with_two_solutions_is_no_puzzle() -> None:
    """DT-R98: a Troll with a potion, but not beside a Cleric who scores as well."""
    one = only(["blue-troll 15,7", "blue-speed_potion 15,7"], 1, 1)
    assert one is not None
    assert tools(one.solution) == ["jump", "quaff"]
    assert only(["blue-troll 15,7", "blue-speed_potion 15,7", "blue-cleric 19,8"], 1, 1) is None


def test_moves_alone_are_no_puzzle() -> None:
    assert only(["blue-goblin 15,1"], 2, 2) is None
    s = laid({"rooms": T1, "tokens": ["blue-goblin 19,0", "orange-warrior 8,3"], "card": 5, "ap": 1}, {})
    assert s is not None
    (solution,) = Solver(s, SEAT, 2).solutions()
    assert not is_puzzling(solution)


def test_a_search_that_grows_too_large_is_given_up() -> None:
    s = laid({"rooms": T1, "tokens": ["blue-troll 15,7", "blue-speed_potion 15,7"], "card": 5, "ap": 1}, {})
    assert s is not None
    assert maybe_only(s, 1, 4000) is not None
    assert maybe_only(s, 1, 3) is None


def test_others_come_back_as_long_as_the_solution_is_the_only_one() -> None:
    """DT-R98: a Troll far away, but not a Cleric who could score himself."""
    tokens = [
        "blue-troll 15,7",
        "blue-speed_potion 15,7",
        "blue-mekanork 0,0",
        "blue-cleric 19,8",
        "orange-warrior 8,3",
    ]
    scored = Scored(words(rooms=T1, tokens=tokens, card=5), 1, 2, ["blue-troll"])
    found = puzzle_in(scored, {}, fast_source(1), 4000)
    assert found is not None
    said = text_of(found.state, {})
    assert ("cleric" in said, "mekanork" in said) == (False, True)
    assert len(Solver(found.state, SEAT, found.points).solutions()) == 1


def test_as_few_action_points_as_there_is_a_solution_for() -> None:
    """Although five were left in the game."""
    scored = Scored(words(rooms=T1, tokens=["blue-goblin 12,6", "orange-warrior 8,3"], card=5), 2, 5, ["blue-goblin"])
    found = puzzle_in(scored, {}, fast_source(1), 4000)
    assert found is not None
    assert found.state.ap < 5
    s = found.state.copy(found.state.door)
    s.ap -= 1
    assert not Solver(s, SEAT, found.points).is_solvable()


# ---- the tool


@pytest.fixture(scope="module")
def line() -> dict[str, Any]:
    """What one game gives, with small searches."""
    return maker.line_of(SEED, LIMIT)


SEED, LIMIT = 7, 1500


@pytest.mark.many
def test_the_same_seed_gives_the_same_puzzles(line: dict[str, Any]) -> None:
    assert line["puzzles"]
    assert maker.line_of(SEED, LIMIT) == line


@pytest.mark.many
def test_what_it_finds_is_solved_by_one_solution_alone(line: dict[str, Any]) -> None:
    """DT-R96, DT-R98: by the plain search, from the text; and the coach plays it to the end."""
    for puzzle in line["puzzles"]:
        goal = "win" if puzzle["goal"] == "win" else puzzle["points"]
        match = undercroft.game("dungeon_twister_puzzles", 1, position=puzzle["position"], goal=goal).start(1)
        s = read_back(puzzle["position"], goal)
        assert len(Solver(s, SEAT, s.wanted - total(s, SEAT)).solutions()) == 1
        choices = Coach().solution(match)["choices"]
        assert isinstance(choices, list)
        for choice in choices:
            match.choose(0, choice)
        assert reason(match) == "solved"


def test_figures_tell_what_the_solution_takes() -> None:
    found = only(["blue-troll 15,7", "blue-speed_potion 15,7"], 1, 1)
    assert found is not None
    told = figures_of(found)
    assert (told["tools"], told["actors"], told["actions"]) == (["jump", "quaff"], ["blue-troll"], len(found.solution))
    good, begun = told["good"], told["beginnings"]
    assert isinstance(good, int)
    assert isinstance(begun, int)
    assert 0 < good <= begun


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seed that the file has is not played again; a line that was cut off is."""
    out = tmp_path / "found.jsonl"
    out.write_text(json.dumps({"seed": 3, "puzzles": []}) + '\n{"seed": 4, "puz\n')
    assert maker.done_before(out) == {3}
    assert maker.done_before(tmp_path / "none") == set()
    assert list(maker.span("3-5")) == [3, 4, 5]
    monkeypatch.setattr(sys, "argv", ["maker", "--seeds", "3", "--out", str(out)])
    before = out.read_text()
    maker.main()
    assert out.read_text() == before
