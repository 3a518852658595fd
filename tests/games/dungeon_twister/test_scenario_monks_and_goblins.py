"""Scenarios 1 to 3: the Monastery, Star Twister, the Realm of the Goblins (DT-295 to DT-319)."""

from typing import Any

import pytest

from tests.games.dungeon_twister.boards import T1, empty
from tests.games.dungeon_twister.invariants import state_of
from tests.games.dungeon_twister.play import dungeon_twister, play_to
from tests.games.dungeon_twister.situations import (
    at,
    deaths,
    fights,
    first_steps,
    is_wounded,
    on_rooms,
    points,
    steps,
    t1,
    token,
    told,
    verbs,
    walks,
    with_rooms,
)
from undercroft.engine.errors import WrongOption
from undercroft.engine.testing.table import PlayTable

MONASTERY: dict[str, Any] = {"options": {"scenario": "1"}}
STAR: dict[str, Any] = {"options": {"scenario": "2"}}
GOBLINS: dict[str, Any] = {"options": {"scenario": "3"}}


def monk(square: str, *others: str, **more: Any) -> PlayTable:
    """The first monk on a square of T1."""
    return t1(f"monk-1 {square}", *others, **MONASTERY, **more)


@pytest.mark.parametrize("scenario", ["1", "2", "3", "4", "5"])
def test_scenarios_end_with_the_turn(scenario: str) -> None:
    """DT-295, DT-038: with 5 VP or more; most points win."""
    assert empty(scenario=scenario).config.end_of_turn
    assert empty(scenario=scenario).config.target == 5


def test_in_a_scenario_a_turn_is_played_to_its_end() -> None:
    """DT-295: reached in the middle, won at the end."""
    table = walks(t1("blue-thief 19,0", P1={"points": 4}, **MONASTERY), "blue-thief", "east")
    assert (points(table)[0], bool(table.match.over)) == (5, False)
    assert table.plays("P1", "end-turn").truth("winner") == 0


@pytest.mark.parametrize(("players", "more"), [(3, {}), (2, {"sets": "mixed"}), (2, {"target_vp": 6})])
def test_a_scenario_is_for_two_with_the_base_set(players: int, more: dict[str, object]) -> None:
    """DT-295."""
    with pytest.raises(WrongOption):
        dungeon_twister(players, scenario="2", **more)


# ---- scenario 1


def test_the_limits_of_the_monastery() -> None:
    """DT-296: 24 places for 22 tokens."""
    assert empty(scenario="1").config.layout.limits == [2, 4, 4, 2, 2, 4, 4, 2]
    table = play_to(dungeon_twister(scenario="1").start(1), "placing")
    assert [table.truth(f"players.{seat}.stock_count") for seat in (0, 1)] == [11, 11]


def test_monks_do_not_start_on_the_line_and_are_seen_by_all() -> None:
    """DT-297."""
    table = play_to(dungeon_twister(scenario="1").start(1), "line-up")
    assert "pick neutral_monk" not in table.offers("P1")
    table = play_to(table.match, "placing")
    (seat,) = table.asks()
    table.plays(seat, "pick neutral_monk", "lay 1,0")
    assert [back["kind"] for room in table.sees(None, "rooms") for back in room["stack"]] == ["neutral_monk"]


def test_in_a_reveal_the_monk_comes_first() -> None:
    """DT-298: placed by whoever reveals, where a character could stand."""
    laid = ("orange-goblin room 1,0", "blue-goblin room 1,0", "monk-2 room 1,0")
    table = on_rooms(with_rooms(T1, at_1="?"), "blue-thief 4,3", *laid, chance=("2ccw", "0"), **MONASTERY)
    table.plays("P1", "reveal blue-thief")
    assert (table.asks(), table.truth("to_place.0")) == (["P1"], "monk-2")


def test_everybody_leads_every_monk() -> None:
    """DT-299: whoever brought him; he is paid like one's own."""
    for seat, active in (("P1", "P1"), ("P2", "P2")):
        table = t1("monk-1 1,3", "monk-2 6,0", active=active, **MONASTERY)
        assert verbs(table, "monk-1", seat) == verbs(table, "monk-2", seat) == {"move"}
        assert walks(table, "monk-1", "east", "stop", seat=seat).truth("ap") == 4


def test_a_monk_walks_four_squares() -> None:
    """DT-300: and has no combat value."""
    assert monk("2,2").plays("P1", "move monk-1").truth("move.steps") == 4


def test_what_a_monk_never_does() -> None:
    """DT-301: fight, carry, use, reveal, leave."""
    assert verbs(monk("1,3", "orange-goblin 2,3"), "monk-1") == {"move"}
    assert verbs(monk("1,3", "blue-speed_potion 1,3"), "monk-1") == {"move"}
    assert first_steps(monk("19,0"), "monk-1") == {"south"}
    assert first_steps(monk("0,6"), "monk-1") == {"north", "south"}
    hidden = on_rooms(with_rooms(T1, at_1="?"), "monk-1 4,3", "blue-goblin 0,6", **MONASTERY)
    assert "reveal" not in verbs(hidden, "monk-1")
    assert at(walks(monk("1,3", "blue-sword 1,3"), "monk-1", "east", "stop"), "blue-sword") == (1, 3)


@pytest.mark.parametrize("other", ["blue-goblin 2,3", "blue-goblin 2,3 wounded", "orange-goblin 2,3", "monk-2 2,3"])
def test_a_monk_crosses_anybody_and_stops_with_nobody(other: str) -> None:
    """DT-301, DT-302, DT-305."""
    table = walks(monk("1,3", other), "monk-1", "east")
    assert "east" in steps(table)
    assert "stop" not in steps(table)


def test_nobody_attacks_a_monk_or_fights_beside_him() -> None:
    """DT-301: nor is a fight widened by him."""
    assert verbs(monk("1,3", "blue-goblin 2,3"), "blue-goblin") == {"move"}
    table = monk("1,2", "blue-warrior 1,3", "orange-goblin 2,3").plays("P1", "attack blue-warrior")
    assert table.truth("combat.defenders.tokens") == ["orange-goblin"]
    assert table.truth("combat.attackers.tokens") == ["blue-warrior"]


def test_everybody_crosses_a_monk() -> None:
    """DT-302: and stops with him no more than with others."""
    table = walks(monk("2,3", "blue-goblin 1,3"), "blue-goblin", "east")
    assert "east" in steps(table)
    assert "stop" not in steps(table)


def test_a_monk_heals_turns_jumps_and_rests_on_objects() -> None:
    """DT-302: the healed one is spent; the jump card is that of the active player."""
    table = monk("1,3", "orange-goblin 2,3 hurt").plays("P1", "heal monk-1")
    healed = token(table, "orange-goblin")
    assert (healed["wounded"], healed["spent"], table.truth("ap")) == (False, True, 4)
    table = monk("2,2").plays("P1", "turn monk-1", "rotate own-right")
    assert (table.truth("rooms.0.turned"), table.truth("ap")) == (1, 4)
    table = t1("monk-1 10,1", active="P2", **MONASTERY).plays("P2", "jump monk-1", "to 12,1")
    assert ([player["jumps"] for player in table.truth("players")], at(table, "monk-1")) == ([3, 2], (12, 1))
    assert "stop" in steps(walks(monk("1,3", "blue-sword 2,3"), "monk-1", "east"))


def test_an_object_under_a_monk_is_free_to_take() -> None:
    """DT-303: and may be left there."""
    table = walks(monk("2,3", "orange-rope 2,3", "blue-goblin 1,3"), "blue-goblin", "east", "exchange", "east", "stop")
    assert (at(table, "orange-rope"), at(table, "monk-1")) == ((3, 3), (2, 3))
    table = walks(monk("2,3", "blue-rope 1,3", "blue-goblin 1,3"), "blue-goblin", "east", "exchange", "east", "stop")
    assert at(table, "blue-rope") == (2, 3)


def test_a_monk_ends_a_line_and_is_not_shot() -> None:
    """DT-304."""
    wizard = ("blue-wizard 1,3", "blue-fireball_wand 1,3", "orange-troll 3,3")
    assert "shoot" in verbs(t1(*wizard, **MONASTERY), "blue-wizard")
    assert "shoot" not in verbs(monk("2,3", *wizard), "blue-wizard")


def test_walls_portcullises_and_pits_stop_a_monk() -> None:
    """DT-305: a Rope on a pit leads him over, a Thief is no bridge; he never stops there."""
    assert first_steps(monk("0,1"), "monk-1") == {"north", "south"}
    assert "east" not in first_steps(monk("10,1"), "monk-1")
    assert "east" not in first_steps(monk("10,1", "blue-thief 11,1"), "monk-1")
    table = walks(monk("10,1", "blue-rope 11,1"), "monk-1", "east")
    assert steps(table) == {"east", "south", "west"}


# ---- scenario 2


def test_the_star_has_a_core_and_four_arms() -> None:
    """DT-306: limit 2 in the core, 1 in the arms."""
    layout = empty(scenario="2").config.layout
    assert dict(zip(layout.slots, layout.limits, strict=True)) == {
        (1, 0): 1, (1, 1): 2, (2, 1): 2, (3, 1): 1, (0, 2): 1, (1, 2): 2, (2, 2): 2, (2, 3): 1,
    }  # fmt: skip


def test_mini_start_lines_lie_at_the_ends_of_the_arms() -> None:
    """DT-307: five squares each, dots on all but the third."""
    layout = empty(scenario="2").config.layout
    lines = {
        owner: [layout.line_squares[i] for i, each in enumerate(layout.line_owner) if each == owner] for owner in (0, 1)
    }
    assert lines[0] == [(x, -1) for x in range(5, 10)] + [(x, 20) for x in range(10, 15)]
    assert lines[1] == [(20, y) for y in range(5, 10)] + [(-1, y) for y in range(10, 15)]
    dots = [[layout.line_squares[dot - layout.first_line_place] for dot in each] for each in layout.dots]
    assert dots == [[each for i, each in enumerate(lines[owner]) if i % 5 != 2] for owner in (0, 1)]


def test_in_the_star_all_eight_start_and_only_objects_are_placed() -> None:
    """DT-308."""
    table = play_to(dungeon_twister(scenario="2").start(1), "line-up")
    for kind in [text.removeprefix("pick ") for text in table.offers("P1")][:7]:
        table.plays("P1", f"pick {kind}")
    table = play_to(table.match, "placing")
    assert [table.truth(f"players.{seat}.stock_count") for seat in (0, 1)] == [6, 6]


@pytest.mark.parametrize(("square", "way"), [("19,6", "east"), ("0,11", "west")])
def test_both_enemy_lines_of_the_star_lead_out(square: str, way: str) -> None:
    """DT-309: Goblin and Treasure keep their extra points."""
    table = on_rooms(("4cw", "2ccw", "3cw", "1ccw", "1cw", "2cw", "3ccw", "4ccw"), f"blue-goblin {square}",
                     f"blue-treasure {square}", "blue-thief 6,2", "orange-goblin 7,7", **STAR)  # fmt: skip
    assert points(walks(table, "blue-goblin", way)) == [3, 0]


def test_the_two_own_lines_of_the_star_are_both_walked_on() -> None:
    """DT-310, DT-119: they are not connected, nor do they lead out."""
    rooms = ("1ccw", "2ccw", "3cw", "4cw", "1cw", "2cw", "3ccw", "4ccw")
    table = on_rooms(rooms, "blue-goblin 5,-1", "blue-thief 11,20", "orange-goblin 7,7", **STAR)
    assert first_steps(table, "blue-goblin") == {"east", "south"}
    assert at(walks(table, "blue-goblin", "east", "east", "stop"), "blue-goblin") == (7, -1)
    assert at(walks(table, "blue-thief", "east", "stop"), "blue-thief") == (12, 20)
    assert points(table) == [0, 0]


# ---- scenario 3


def test_without_the_six() -> None:
    """DT-311: both remove it."""
    table = play_to(dungeon_twister(scenario="3").start(1), "line-up")
    assert [table.truth(f"players.{seat}.combat_hand") for seat in (0, 1)] == [[0, 1, 2, 2, 3, 3, 4, 5]] * 2


def test_a_goblin_wins_without_cards() -> None:
    """DT-312: for the side that attacks, or is attacked."""
    table = t1("blue-goblin 1,3", "orange-warrior 2,3", **GOBLINS).plays("P1", "attack blue-goblin")
    assert (told(table, "has-laid"), is_wounded(table, "orange-warrior")) == ([], True)
    table = t1("blue-warrior 1,3", "orange-goblin 2,3", **GOBLINS).plays("P1", "attack blue-warrior")
    assert is_wounded(table, "blue-warrior")


def test_a_wounded_goblin_wins_nothing() -> None:
    """DT-312: cards are laid, and he dies."""
    table = t1("blue-warrior 1,3", "orange-goblin 2,3 wounded", **GOBLINS).plays("P1", "attack blue-warrior")
    assert table.step() == "combat-card"


def test_between_goblins_cards_decide_and_a_tie_kills_both() -> None:
    """DT-313: nobody else is hurt."""
    duel = ("blue-goblin 1,3", "orange-goblin 2,3", "orange-cleric 2,2")
    table = fights(t1(*duel, "blue-thief 1,2", **GOBLINS), "blue-goblin", ours=1, theirs=1)
    assert deaths(table) == [("goblin", "combat"), ("goblin", "combat")]
    assert not is_wounded(table, "orange-cleric")
    table = fights(t1("blue-goblin 1,3", "orange-goblin 2,3", **GOBLINS), "blue-goblin", ours=5, theirs=0)
    assert (is_wounded(table, "orange-goblin"), deaths(table)) == (True, [])


def test_a_fireball_wounds_a_goblin_and_kills_a_wounded_one() -> None:
    """DT-314."""
    wizard = ("blue-wizard 1,3", "blue-fireball_wand 1,3")
    table = t1(*wizard, "orange-goblin 4,3", **GOBLINS).plays("P1", "shoot blue-wizard")
    assert (is_wounded(table, "orange-goblin"), deaths(table)) == (True, [])
    table = t1(*wizard, "orange-goblin 4,3 wounded", **GOBLINS).plays("P1", "shoot blue-wizard")
    assert deaths(table) == [("goblin", "fire")]


def test_what_a_goblin_did_to_a_troll_he_does_not_regenerate() -> None:
    """DT-315: a Cleric heals it, and then all is as before."""
    table = t1("blue-goblin 1,3", "orange-troll 2,3", "orange-cleric 2,2", **GOBLINS)
    table.plays("P1", "attack blue-goblin", "end-turn").plays("P2", "card 5")
    assert (is_wounded(table, "orange-troll"), verbs(table, "orange-troll", "P2")) == (True, set())
    table.plays("P2", "heal orange-cleric")
    assert (is_wounded(table, "orange-troll"), state_of(table.match).unregenerating) == (False, 0)
    with_cards = t1("blue-goblin 1,3", "orange-troll 2,3", "orange-goblin 1,2", **GOBLINS)
    fights(with_cards, "blue-goblin", ours=5, theirs=0, target="orange-troll").plays("P1", "end-turn").plays(
        "P2", "card 5"
    )
    assert (is_wounded(with_cards, "orange-troll"), verbs(with_cards, "orange-troll", "P2")) == (True, set())
    by_others = t1("orange-troll 2,3 wounded", active="P2", **GOBLINS)
    assert verbs(by_others, "orange-troll", "P2") == {"regenerate"}


def test_goblins_break_portcullises() -> None:
    """DT-316, DT-191: only in this scenario."""
    table = t1("blue-goblin 0,1", **GOBLINS).plays("P1", "break blue-goblin")
    assert (len(table.truth("rooms.0.broken")), table.truth("ap")) == (1, 4)
    assert "break" not in verbs(t1("blue-goblin 0,1"), "blue-goblin")


def test_goblins_carry_nothing_but_rest_on_an_object() -> None:
    """DT-317."""
    table = walks(t1("blue-goblin 1,3", "blue-sword 2,3", **GOBLINS), "blue-goblin", "east", "stop")
    assert at(walks(table, "blue-goblin", "east", "stop"), "blue-sword") == (2, 3)
    friend = walks(t1("blue-goblin 1,3", "blue-thief 2,3 wounded", **GOBLINS), "blue-goblin", "east")
    assert "stop" not in steps(friend)
    pit = walks(t1("blue-goblin 10,1", "blue-rope 11,1", **GOBLINS), "blue-goblin", "east")
    assert steps(pit) == {"east", "south", "west"}


def test_a_goblin_outside_is_worth_one_point() -> None:
    """DT-318."""
    assert points(walks(t1("blue-goblin 19,0", **GOBLINS), "blue-goblin", "east")) == [1, 0]


def test_who_kills_the_enemys_goblin_wins_at_once() -> None:
    """DT-319: whatever the points; the own one ends nothing."""
    table = fights(
        t1("blue-warrior 1,3", "orange-goblin 2,3 wounded", P2={"points": 4}, **GOBLINS),
        "blue-warrior",
        ours=5,
        theirs=0,
    )
    assert (table.truth("ending"), table.truth("winner")) == ("goblin-killed", 0)
    own = t1("blue-wizard 1,3", "blue-fireball_wand 1,3", "blue-goblin 4,3 wounded", **GOBLINS)
    assert not own.plays("P1", "shoot blue-wizard").match.over


@pytest.mark.parametrize(("orange", "winner"), [(0, None), (2, 1)])
def test_if_both_goblins_die_points_decide(orange: int, winner: int | None) -> None:
    """DT-319, DT-313: each kill counted; equal is a draw."""
    table = t1("blue-goblin 1,3", "orange-goblin 2,3", P2={"points": orange}, **GOBLINS)
    fights(table, "blue-goblin", ours=1, theirs=1)
    assert (table.truth("ending"), table.truth("winner")) == ("goblin-killed", winner)
    assert points(table) == [1, 1 + orange]
