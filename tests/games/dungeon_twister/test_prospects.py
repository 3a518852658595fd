"""What a seat that is asked can see coming: walks that the options lead to, and fights before the cards."""

from random import Random
from typing import Any

from tests.games.dungeon_twister.boards import T1, board, stand
from tests.games.dungeon_twister.play import choose, dungeon_twister
from undercroft.engine.match import Match
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.view.prospects import (
    END,
    OUT,
    fight,
    fights,
    reach,
    view_actor,
    view_fights,
    view_rivals,
)
from undercroft.games.dungeon_twister.view.table import view_table

WAYS = {(1, 0): "east", (-1, 0): "west", (0, 1): "south", (0, -1): "north"}


def acting(s: DungeonTwister, points: int = 5) -> DungeonTwister:
    """Blue is asked for an action."""
    s.active, s.ap, s.card, s.turn = 0, points, points, 1
    s.frames = [(at.ACTION, 0, 0, 0)]
    return s


def ends(found: Any, kind: int = END) -> set[tuple[int, int]]:
    return {(x, y) for x, y, _, end, _ in found["squares"] if end == kind}


def test_a_walk_is_no_longer_than_the_move_and_every_square_names_the_one_before() -> None:
    """Rules: DT-087."""
    s = board(T1)
    warrior = stand(s, "blue warrior", (2, 3))
    found = reach(s, warrior, (), 3)["squares"]
    assert found[0] == [2, 3, 0, 0, -1]
    for x, y, steps, _, before in found[1:]:
        px, py, fewer, _, _ = found[before]
        assert (abs(x - px) + abs(y - py), steps) == (1, fewer + 1)
    assert max(each[2] for each in found) == 3


def test_an_enemy_bars_the_way_and_a_friend_lets_pass_but_not_stop() -> None:
    """Rules: DT-091."""
    s = board(T1)
    goblin = stand(s, "blue goblin", (2, 3))
    alone = ends(reach(s, goblin, (), 2))
    stand(s, "blue thief", (2, 4))
    assert ends(reach(s, goblin, (), 2)) == alone - {(2, 4)}
    s = board(T1)
    goblin = stand(s, "blue goblin", (2, 3))
    stand(s, "orange thief", (2, 4))
    assert (2, 4) not in ends(reach(s, goblin, (), 2))


def test_the_enemy_line_is_a_way_out() -> None:
    """Rules: DT-114."""
    s = board(T1)
    goblin = stand(s, "blue goblin", (19, 1))
    assert all(x == 20 for x, _ in ends(reach(s, goblin, (), 4), OUT))


def test_a_fight_tells_both_sides_with_all_whom_contact_draws_in() -> None:
    """Rules: DT-145, DT-151."""
    s = board(T1)
    warrior = stand(s, "blue warrior", (2, 3))
    stand(s, "blue sword", (2, 3))
    troll = stand(s, "orange troll", (2, 4))
    assert fight(s, warrior, troll) == {
        "attacker": "blue-warrior", "target": "orange-troll", "own": 4, "other": 4, "helpers": 0, "other_helpers": 0,
    }  # fmt: skip
    stand(s, "orange cleric", (3, 3))
    helped = fights(s, warrior)
    assert {(each["target"], each["other"], each["other_helpers"]) for each in helped} == {
        ("orange-troll", 6, 1), ("orange-cleric", 6, 1),
    }  # fmt: skip
    assert not s.attackers, "the table itself is as before"


def test_where_the_others_could_come_to_is_shown_as_things_stand() -> None:
    """Rules: DT-013, DT-087, DT-091."""
    s = acting(board(T1))
    stand(s, "blue warrior", (2, 3))
    troll = stand(s, "orange troll", (2, 4))
    stand(s, "orange thief", (2, 0), wounded=True)
    (found,) = view_rivals(s, Viewer(s, 0, False))
    assert found == reach(s, troll, (), 2)
    assert found["token"] == "orange-troll"
    assert (2, 3) not in ends(found), "the Warrior stands there"
    for viewer in (1, None):
        assert view_table(s, Viewer(s, viewer, False))["rivals"] == []


def test_only_whoever_is_asked_sees_it() -> None:
    s = acting(board(T1))
    stand(s, "blue warrior", (2, 3))
    stand(s, "orange troll", (2, 4))
    assert view_fights(s, Viewer(s, 0, False))
    for viewer in (1, None):
        view = view_table(s, Viewer(s, viewer, False))
        assert view["reach"] == []
        assert view["fights"] == []


def test_the_question_names_whom_it_is_about() -> None:
    s = acting(board(T1))
    warrior = stand(s, "blue warrior", (2, 3))
    assert view_actor(s) is None
    s.frames.append((at.ATTACK, 0, warrior, 0))
    assert view_actor(s) == "blue-warrior"


def place_of(match: Match, token: str) -> list[int] | None:
    view: dict[str, Any] = match.view(None)
    found = [[each["x"], each["y"]] for each in view["tokens"] if each["id"] == token]
    return found[0] if found else None


def walk(match: Match, token: str, squares: list[list[int]], index: int) -> None:
    """Step by step along the way of the view; a step without alternative has been made already."""
    seat = match.to_act[0]
    match.choose(seat, f"move {token}")
    way = [index]
    while squares[way[0]][4] > 0:
        way.insert(0, squares[way[0]][4])
    for here, there in zip([0, *way], way, strict=False):
        (x, y), (to_x, to_y) = squares[here][:2], squares[there][:2]
        if place_of(match, token) == [x, y]:
            match.choose(seat, f"step {WAYS[to_x - x, to_y - y]}")
    if squares[index][3] == OUT:
        assert place_of(match, token) is None
        return
    assert place_of(match, token) == squares[index][:2]
    assert match.step().name != "move" or "stop" in [option.text for option in match.options(seat)]


def walked(match: Match, dice: Random) -> int:
    """Some of the walks that are shown now, each on a table of its own."""
    made = 0
    view: dict[str, Any] = match.view(match.to_act[0])
    for each in view["reach"]:
        found = [index for index, square in enumerate(each["squares"]) if index and square[3]]
        if found and dice.random() < 0.3:
            walk(match.clone(), each["token"], each["squares"], dice.choice(found))
            made += 1
    return made


def test_every_walk_that_is_shown_can_be_made_step_by_step() -> None:
    """Rules: DT-087, DT-097, DT-099."""
    made = 0
    for seed in range(4):
        match, dice = dungeon_twister().start(seed), Random(seed)
        for _ in range(300):
            made += walked(match, dice) if match.step().name == "action" else 0
            match.push(*choose(match, dice))
    assert made > 50
