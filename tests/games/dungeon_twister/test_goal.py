"""Goal and scoring: DT-029 to DT-038."""

import pytest

from tests.games.dungeon_twister.play import dungeon_twister
from tests.games.dungeon_twister.sitting import THREE, fights, points, t1, t2, table, told
from undercroft.engine.testing.table import PlayTable

EXIT = ("step north", "step east")  # from (19,1) over the orange line
PENTAGRAM_EXIT = ("step east", "step south", "step east", "step east")  # from (17,1) of T2


def kills(points: int, **words: object) -> PlayTable:
    """Blue with so many points kills a wounded Thief."""
    return fights(t1("blue-warrior 1,2", "orange-thief 2,2 wounded", P1={"points": points}, **words), "blue-warrior")


def leaves(table: PlayTable, who: str = "blue-goblin") -> PlayTable:
    return table.plays("P1", f"move {who}", *EXIT)


def test_the_first_with_five_points_wins_at_once() -> None:
    """DT-029."""
    table = kills(4)
    assert table.match.over
    assert table.truth("winner") == 0
    assert table.truth("ending") == "target"
    assert not kills(3).match.over


def test_a_killed_enemy_is_worth_a_point() -> None:
    """DT-030: whoever it is."""
    for victim in ("thief", "goblin", "ghost"):
        table = t1("blue-warrior 1,2", f"orange-{victim} 2,2 wounded")
        assert points(fights(table, "blue-warrior")) == [1, 0]


def test_a_wound_is_worth_nothing() -> None:
    """DT-030."""
    assert points(fights(t1("blue-warrior 1,2", "orange-thief 2,2"), "blue-warrior")) == [0, 0]


def test_who_enters_an_enemy_start_line_is_worth_a_point() -> None:
    """DT-031."""
    assert points(leaves(t1("blue-thief 19,1"), "blue-thief")) == [1, 0]


def test_the_own_start_line_is_worth_nothing() -> None:
    """DT-031."""
    assert points(t1("blue-thief 0,1").plays("P1", "move blue-thief", "step west", "stop")) == [0, 0]


@pytest.mark.parametrize(("thing", "more"), [("blue-treasure", 1), ("orange-treasure", 1), ("blue-sword", 0)])
def test_a_treasure_of_any_colour_carried_out_is_worth_a_point(thing: str, more: int) -> None:
    """DT-032."""
    assert points(leaves(t1("blue-thief 19,1", f"{thing} 19,1"), "blue-thief")) == [1 + more, 0]


def test_the_goblin_is_worth_two_when_he_gets_out_and_one_when_killed() -> None:
    """DT-033."""
    assert points(leaves(t1("blue-goblin 19,1"))) == [2, 0]
    assert points(fights(t1("blue-warrior 1,2", "orange-goblin 2,2 wounded"), "blue-warrior")) == [1, 0]


def test_scores_and_what_brought_them_are_public() -> None:
    """DT-034."""
    table = kills(0)
    for viewer in ("P1", "P2", None):
        assert table.sees(viewer, "players.0.points") == 1
        assert table.sees(viewer, "players.0.fates") == [{"owner": 1, "kind": "thief", "how": "killed", "points": 1}]
    out = leaves(t1("blue-goblin 19,1", "orange-treasure 19,1"))
    assert [each["kind"] for each in out.sees("P2", "players.0.fates")] == ["goblin", "treasure"]


def test_in_combat_the_winning_side_kills() -> None:
    """DT-035: blue attacks and loses whom his Troll carries."""
    table = fights(t1("blue-troll 1,2", "blue-goblin 1,2 wounded", "orange-thief 2,2"), "blue-troll", 0, 3)
    assert points(table) == [0, 1]


def test_outside_combat_the_active_player_kills() -> None:
    """DT-035: by a shot, whoever of the enemies is hit."""
    tokens = ("blue-wizard 1,3", "blue-fireball_wand 1,3", "red-troll 3,3", "orange-goblin 20,3")
    shot = table(THREE, tokens, players=3).plays("P1", "shoot blue-wizard")
    assert points(shot) == [1, 0, 0]


@pytest.mark.parametrize(("rulings", "expected"), [("seed", [0, 0, 0]), ("official", [0, 1, 1])])
def test_nobody_scores_what_its_own_player_kills(rulings: str, expected: list[int]) -> None:
    """DT-036: the official rulings give each opponent a point."""
    tokens = ("blue-wizard 1,3", "blue-fireball_wand 1,3", "blue-troll 3,3", "orange-goblin 20,3", "red-goblin 6,20")
    shot = table(THREE, tokens, players=3, options={"rulings": rulings}).plays("P1", "shoot blue-wizard")
    assert points(shot) == expected
    assert told(shot, "killed")[0]["killer"] == -1


def test_points_are_counted_at_the_end_of_an_action() -> None:
    """DT-037: the fifth point of the pentagram counts where the move ends, not in passing."""
    table = t2("blue-elf_scout 18,1", P1={"points": 4}).plays("P1", "move blue-elf_scout", "step west")
    assert not table.match.over
    table.plays("P1", "step east", "stop")
    assert not table.match.over
    assert (
        t2("blue-elf_scout 18,1", P1={"points": 4}).plays("P1", "move blue-elf_scout", "step west", "stop").match.over
    )


def both_reach(blue: int, orange: int) -> PlayTable:
    """Blue leaves the pentagram to an orange Troll by going out: each gets a point."""
    words = {"P1": {"points": blue}, "P2": {"points": orange}}
    table = t2("blue-paladin 17,1", "orange-golem 16,1", **words)
    return table.plays("P1", "move blue-paladin", *PENTAGRAM_EXIT)


def test_if_one_action_brings_both_there_the_active_player_wins() -> None:
    """DT-037."""
    table = both_reach(4, 4)
    assert points(table) == [5, 5]
    assert table.truth("winner") == 0
    assert both_reach(3, 4).truth("winner") == 1


def test_the_game_ends_with_the_action_or_with_the_turn() -> None:
    """DT-038: by the option."""
    assert kills(4, options={"finish": "immediate"}).match.over
    table = kills(4, options={"finish": "end_of_turn"})
    assert not table.match.over
    assert table.plays("P1", "end-turn").match.over
    assert table.truth("winner") == 0


def test_at_the_end_of_the_turn_most_points_win() -> None:
    """DT-038: orange was there first, blue has more when the turn ends."""
    options = {"finish": "end_of_turn"}
    words = {"P1": {"points": 3}, "P2": {"points": 4}}
    tokens = ("blue-troll 1,2", "blue-thief 1,2 wounded", "orange-goblin 2,2", "blue-goblin 19,1")
    table = fights(t1(*tokens, options=options, **words), "blue-troll", 0, 4)
    assert points(table) == [3, 5]
    leaves(table)
    assert points(table) == [5, 5]
    assert table.plays("P1", "end-turn").truth("winner") == 1, "equal, and orange was there first"


@pytest.mark.parametrize("number", range(1, 7))
def test_all_scenarios_but_the_last_end_with_the_turn(number: int) -> None:
    """DT-038."""
    game = dungeon_twister(scenario=str(number))
    assert game.start(1).view(None)["end_of_turn"] is (number < 6)
