"""Scenarios 4 to 6: the Moving Stones, the Pit, the Sacrifice (DT-320 to DT-341)."""

from typing import Any

import pytest

from tests.games.dungeon_twister.boards import empty
from tests.games.dungeon_twister.invariants import state_of
from tests.games.dungeon_twister.play import dungeon_twister, lay, play_to
from tests.games.dungeon_twister.situations import (
    asked_after,
    at,
    choices,
    deaths,
    fights,
    first_steps,
    on_rooms,
    points,
    steps,
    token,
    told,
    verbs,
    walks,
    with_rooms,
)
from undercroft.engine.testing.table import PlayTable
from undercroft.games.dungeon_twister.geometry.layouts import Layout

STONES = ("1cw", "2ccw", "3cw", "4cw", "2cw", "3ccw", "4ccw", "1ccw")
RING = ("3cw", "2ccw", "3ccw", "4cw", "1cw", "1ccw", "2cw", "4ccw")
CEREMONY = ("1cw", "2cw", "2ccw", "4cw", "1ccw", "3cw", "3ccw", "4ccw")


def stones(*tokens: str, **more: Any) -> PlayTable:
    return on_rooms(STONES, *tokens, "orange-thief 14,9", options={"scenario": "4"}, **more)


def ring(*tokens: str, rooms: tuple[str, ...] = RING, **more: Any) -> PlayTable:
    thief = "14,9" if rooms[4] != "?" else "15,12"
    return on_rooms(rooms, *tokens, f"orange-thief {thief}", options={"scenario": "5"}, **more)


def ceremony(*tokens: str, **more: Any) -> PlayTable:
    """The chamber lies at (11,2) to (13,2), between portcullises, with the Princess on (12,2)."""
    return on_rooms(CEREMONY, *tokens, options={"scenario": "6"}, **more)


def ends_of_lines(layout: Layout) -> list[tuple[int, ...]]:
    """The owner, the first and the last square of each start line."""
    lines = [layout.line_squares[first : first + 10] for first in range(0, len(layout.line_squares), 10)]
    return [(layout.line_owner[10 * i], *line[0], *line[-1]) for i, line in enumerate(lines)]


# ---- scenario 4


def test_two_stones_lie_open_above_and_below_the_others() -> None:
    """DT-320: in random orientations; what lies at the lines holds 2 tokens, the others 3."""
    tables = [play_to(dungeon_twister(scenario="4").start(seed), "line-up") for seed in range(8)]
    rooms = tables[0].truth("rooms")
    assert [(room["column"], room["row"], room["room"]) for room in rooms if room["room"]] == [
        (1, 0, "1cw"),
        (1, 3, "1ccw"),
    ]
    assert len({table.truth("rooms.0.turned") for table in tables}) > 1
    layout = empty(scenario="4").config.layout
    assert layout.limits == [3, 2, 3, 2, 2, 3, 2, 3]
    assert ends_of_lines(layout) == [(0, -1, 5, -1, 14), (1, 15, 5, 15, 14)]


def test_tokens_on_the_open_stones_are_placed_by_their_owners_in_turn() -> None:
    """DT-321: all are turned up first; the first placer begins; on floor squares or the gear."""
    table = play_to(dungeon_twister(scenario="4").start(1), "open-room")
    beside = [each for each in table.sees(None, "tokens") if each["x"] is None]
    assert len(beside) == 6
    assert all(each["kind"] for each in beside)
    assert table.news(None).count("team-up") == 2
    asked = []
    while table.step() == "open-room":
        (seat,) = table.asks()
        asked.append(seat)
        assert len(table.offers(seat)) > 10
        table.plays(seat, table.offers(seat)[0])
    assert asked[0] == f"P{state_of(table.match).placer + 1}"
    assert asked == [asked[0], asked[1]] * 3
    assert [each for each in table.truth("tokens") if each["x"] is None] == []


def test_from_the_gear_of_either_stone_both_slide_opposite_ways() -> None:
    """DT-322, DT-323: the upper one left or right, for 1 AP."""
    for gear in ("7,2", "8,19"):
        table = stones(f"blue-warrior {gear}").plays("P1", "turn blue-warrior", "rotate slide-right")
        lie = [(table.truth(f"rooms.{tile}.column"), table.truth(f"rooms.{tile}.row")) for tile in (0, 7)]
        assert (lie, table.truth("ap")) == ([(2, 0), (0, 3)], 4)
    assert choices(stones("blue-warrior 2,7"), "turn", "blue-warrior") == {"own-left", "partner-right"}


def test_a_stone_does_not_slide_beyond_the_end() -> None:
    """DT-323."""
    there = {"slid": 1}
    assert "slide-right" not in choices(stones("blue-warrior 12,2", **there), "turn", "blue-warrior")
    back = stones("blue-warrior 12,2", **there).plays("P1", "turn blue-warrior", "rotate slide-left")
    assert (back.truth("rooms.0.column"), back.truth("rooms.7.column")) == (1, 1)


def test_a_stone_that_slides_comes_to_other_doors() -> None:
    """DT-324, DT-002: from its southern edge one walks into 3cw before, and stands before a wall of 2ccw then."""
    table = stones("blue-warrior 7,2", "blue-goblin 6,4")
    assert "south" in first_steps(table, "blue-goblin")
    table.plays("P1", "turn blue-warrior", "rotate slide-left")
    assert (at(table, "blue-goblin"), "south" in first_steps(table, "blue-goblin")) == ((1, 4), False)


def test_everything_on_the_stones_slides_along() -> None:
    """DT-324: and they turn as usual."""
    table = stones("blue-warrior 7,2", "orange-rope 8,0", "orange-goblin 5,15")
    assert {"own-right", "partner-left"} <= choices(table, "turn", "blue-warrior")
    table.plays("P1", "turn blue-warrior", "rotate slide-left")
    assert [at(table, who) for who in ("blue-warrior", "orange-rope", "orange-goblin")] == [(2, 2), (3, 0), (10, 15)]
    table.plays("P1", "turn blue-warrior", "rotate own-right")
    assert (table.truth("rooms.0.turned"), table.truth("rooms.0.column")) == (1, 0)


# ---- scenario 5


def test_eight_rooms_lie_around_the_hole() -> None:
    """DT-325."""
    layout = empty(scenario="5").config.layout
    assert dict(zip(layout.slots, layout.limits, strict=True)) == {
        (0, 0): 2, (1, 0): 3, (2, 0): 3, (0, 1): 2, (2, 1): 2, (0, 2): 3, (1, 2): 3, (2, 2): 2,
    }  # fmt: skip
    assert (layout.hole_slot, ends_of_lines(layout)) == ((1, 1), [(0, -1, 0, -1, 9), (1, 15, 5, 15, 14)])


def test_a_flyer_crosses_the_hole_by_two_actions_in_one() -> None:
    """DT-326, DT-327: both AP are paid together, private ones first."""
    table = ring("blue-wizard 7,4", "blue-sword 7,4", "blue-goblin 0,0").plays("P1", "fly blue-wizard", "to 10,7")
    assert (at(table, "blue-wizard"), at(table, "blue-sword"), table.truth("ap")) == ((10, 7), (10, 7), 3)
    private = ring("blue-wizard 7,4 private=1", "blue-goblin 0,0").plays("P1", "fly blue-wizard", "to 10,7")
    assert private.truth("ap") == 4
    assert "fly" in verbs(ring("blue-ghost 7,4"), "blue-ghost")
    assert "fly" not in verbs(ring("blue-thief 7,4"), "blue-thief")


def test_where_the_hole_is_entered_and_left() -> None:
    """DT-326: over passable edges towards it only, onto squares where he may stop, in face-up rooms."""
    assert "fly" not in verbs(ring("blue-wizard 8,4"), "blue-wizard")  # a wall
    assert "fly" not in verbs(ring("blue-wizard 7,3", "blue-rope 7,3"), "blue-wizard")  # not beside it
    goals = choices(ring("blue-wizard 7,4", "orange-goblin 10,7"), "fly", "blue-wizard")
    assert goals
    assert "10,7" not in goals
    assert "7,4" not in goals
    assert all(5 <= int(goal.split(",")[0]) <= 9 or 5 <= int(goal.split(",")[1]) <= 9 for goal in goals)
    hidden = ring("blue-wizard 7,4", rooms=with_rooms(RING, at_4="?"))
    assert not any(goal.startswith("10,") for goal in choices(hidden, "fly", "blue-wizard"))


def test_the_hole_is_entered_only_if_it_can_be_left() -> None:
    """DT-327: with two points, and somewhere to go."""
    assert "fly" not in verbs(ring("blue-wizard 7,4", ap=1), "blue-wizard")
    assert "fly" in verbs(ring("blue-wizard 7,4 private=1", ap=1), "blue-wizard")
    alone = with_rooms(RING, at_3="?", at_4="?", at_6="?")
    shut = ring(
        "blue-wizard 7,4",
        *[f"orange-{kind} {x},4" for kind, x in (("cleric", 5), ("goblin", 6), ("troll", 9))],
        "orange-rope 5,4",
        rooms=alone,
    )
    assert "fly" not in verbs(shut, "blue-wizard")
    assert asked_after(ring("blue-wizard 7,4"), "fly blue-wizard")[0].startswith("to ")


def test_lines_of_sight_cross_the_hole() -> None:
    """DT-328, DT-163: if both rooms have a passable edge towards it."""
    wizard = ("blue-wizard 7,4", "blue-fireball_wand 7,4", "orange-goblin 7,11")
    far_open = with_rooms(RING, at_6="1ccw", at_5="2cw")
    assert deaths(ring(*wizard, rooms=far_open).plays("P1", "shoot blue-wizard")) == [("goblin", "fire")]
    assert "shoot" not in verbs(ring(*wizard), "blue-wizard")


def test_walkers_and_things_do_not_get_into_the_hole() -> None:
    """DT-328, DT-326: a move never leads there, not even a Ghost's."""
    for who in ("ghost", "elf_scout"):
        assert "south" not in first_steps(ring(f"blue-{who} 7,4", "blue-rope 7,4"), f"blue-{who}")


# ---- scenario 6: before the game


def test_the_teams_of_the_sacrifice() -> None:
    """DT-329: blue has no Wall-Walker, orange no Thief, nobody a Treasure."""
    table = play_to(dungeon_twister(scenario="6").start(1), "line-up")
    kinds = ["warrior", "wizard", "troll", "cleric", "mekanork", "thief", "wall_walker", "goblin"]
    things = ["rope", "speed_potion", "armor", "sword", "fireball_wand"]
    for seat, missing in ((0, "wall_walker"), (1, "thief")):
        assert table.truth(f"players.{seat}.stock") == [kind for kind in kinds if kind != missing] + things


def test_orange_picks_two_start_rooms_in_secret() -> None:
    """DT-330: not 2ccw, which lies open at (2,0); orange has no line."""
    table = play_to(dungeon_twister(scenario="6").start(1), "start-room")
    assert table.asks() == ["P2"]
    assert table.offers("P2") == [f"room {room}" for room in ("1cw", "1ccw", "2cw", "3cw", "3ccw", "4cw", "4ccw")]
    table.plays("P2", "room 3cw", "room 4ccw")
    known = {(room["column"], room["row"]): room["known"] for room in table.sees("P2", "rooms")}
    assert (known[3, 0], known[3, 1]) == ("3cw", "4ccw")
    assert [room["known"] for room in table.sees("P1", "rooms")] == [None] * 8
    assert [(each["column"], each["row"]) for each in table.truth("rooms") if each["room"] == "2ccw"] == [(2, 0)]
    assert ends_of_lines(empty(scenario="6").config.layout) == [(0, -1, 0, -1, 9)]


def test_which_rooms_take_whose_tokens() -> None:
    """DT-331: blue's at his line, orange's his own, others the three in between; the chamber none."""
    table = play_to(dungeon_twister(scenario="6").start(1), "line-up")
    assert table.asks() == ["P1"]
    table = play_to(table.match, "placing")
    rooms = {"P1": {"0,0", "0,1"}, "P2": {"3,0", "3,1"}}
    for _ in range(2):
        (seat,) = table.asks()
        table.plays(seat, table.offers(seat)[0])
        free = {"1,0", "1,1", "2,1"}
        assert set(table.offers(seat)) == {f"lay {slot}" for slot in rooms[seat] | free}
        table.plays(seat, sorted(table.offers(seat))[0])
    assert empty(scenario="6").config.layout.limits == [2, 3, 0, 4, 2, 3, 2, 4]


def test_four_tokens_of_each_go_into_the_free_rooms() -> None:
    """DT-332."""
    table = play_to(dungeon_twister(scenario="6").start(1), "placing")
    slots = {"P1": ["1,0", "1,0", "1,1", "2,1"], "P2": ["3,0", "3,0", "3,1", "3,1"]}
    while any(slots.values()):
        (seat,) = table.asks()
        lay(table, seat, slots[seat].pop(0))
    if table.asks() == ["P2"]:
        lay(table, "P2", "3,0")
    table.plays("P1", table.offers("P1")[0])
    assert table.offers("P1") == ["lay 0,0", "lay 0,1"]


def test_the_first_turn_of_orange_begins_with_his_other_start_room() -> None:
    """DT-333: for nothing, his own objects too; blue had the first turn, with the 2."""
    table = play_to(dungeon_twister(scenario="6").start(3), "open-room")
    assert (table.asks(), table.offers("P2")) == (["P2"], ["lay 3,0", "lay 3,1"])
    table.plays("P2", "lay 3,1")
    while table.step() == "place":
        assert table.asks() == ["P2"]
        table.plays("P2", table.offers("P2")[0])
    assert (table.truth("active"), table.truth("card")) == (0, 2)
    table.plays("P1", "end-turn")
    while table.step() == "place":
        assert table.asks() == ["P2"]
        table.plays("P2", table.offers("P2")[0])
    assert [room["room"] is None for room in table.truth("rooms") if room["column"] == 3] == [False, False]
    assert (table.asks(), table.step(), table.truth("ap")) == (["P2"], "action-card", 0)


# ---- scenario 6: the Princess


def test_the_princess_stands_on_the_gear_of_the_chamber() -> None:
    """DT-334: between two pits and two portcullises; 4/1 and no gift of her own."""
    table = play_to(dungeon_twister(scenario="6").start(1), "line-up")
    princess = token(table, "blue-princess")
    assert (princess["x"], princess["y"]) == (12, 2)
    awake = ceremony("orange-goblin 12,1", "orange-rope 12,1", "blue-thief 0,1", awake=True)
    assert verbs(awake, "blue-princess") == {"turn", "move", "jump", "attack"}
    assert asked_after(awake, "move blue-princess") == ["step east", "step west"]
    assert awake.plays("P1", "attack blue-princess").truth("combat.attackers.strength") == 1


def test_the_sleeping_princess_does_nothing_and_nothing_happens_to_her() -> None:
    """DT-335: she is not attacked, shot or drawn into a fight; friends pass her, nothing is given to her."""
    asleep = ceremony("orange-wizard 11,2", "orange-fireball_wand 11,2", "blue-thief 0,1", active="P2")
    assert verbs(asleep, "blue-princess", "P2") == set()
    assert not {"attack", "shoot"} & verbs(asleep, "orange-wizard", "P2")
    fight = ceremony("orange-goblin 11,2", "blue-thief 10,2", open=["10,2 east"]).plays("P1", "attack blue-thief")
    assert fight.truth("combat.attackers.tokens") == ["blue-thief"]
    assert "east" not in first_steps(asleep, "orange-goblin")
    friend = walks(ceremony("blue-cleric 11,2", "blue-sword 11,2", "orange-goblin 19,6"), "blue-cleric", "east")
    assert steps(friend) == {"east", "west"}


@pytest.mark.parametrize(
    ("square", "who", "verb"), [("10,2", "warrior", "break"), ("14,2", "thief", "lock"), ("13,2", "thief", "lock")]
)
def test_a_portcullis_of_the_chamber_wakes_the_princess(square: str, who: str, verb: str) -> None:
    """DT-336: opened or broken, by anybody, for good."""
    table = ceremony(f"blue-{who} {square}", "orange-goblin 19,6")
    assert not table.truth("princess_awake")
    table.plays("P1", f"{verb} blue-{who}")
    assert table.truth("princess_awake")
    if verb == "lock":
        assert table.plays("P1", f"{verb} blue-{who}").truth("princess_awake")


def test_no_other_portcullis_wakes_her() -> None:
    """DT-336: nor does closing one."""
    table = ceremony("blue-thief 0,1", "orange-goblin 19,6").plays("P1", "lock blue-thief")
    assert not table.truth("princess_awake")
    table = ceremony("blue-thief 10,2", "orange-goblin 19,6", open=["10,2 east"]).plays("P1", "lock blue-thief")
    assert not table.truth("princess_awake")


def test_the_princess_carries_and_uses_an_object_but_no_body() -> None:
    """DT-336."""
    others = ("blue-cleric 0,8", "orange-goblin 19,6")
    table = ceremony("blue-princess 1,3", "blue-speed_potion 2,3", *others, awake=True)
    assert "quaff" in verbs(walks(table, "blue-princess", "east", "stop"), "blue-princess")
    body = walks(ceremony("blue-princess 1,3", "blue-thief 2,3 wounded", *others, awake=True), "blue-princess", "east")
    assert "stop" not in steps(body)
    assert "exchange" not in steps(body)


def test_both_sides_carry_the_wounded_princess() -> None:
    """DT-337: an orange character stops on her square and takes her along."""
    table = ceremony("blue-princess 2,3 wounded", "blue-thief 0,8", "orange-goblin 1,3", awake=True, active="P2")
    walks(table, "orange-goblin", "east", "stop", seat="P2")
    assert at(walks(table, "orange-goblin", "east", "stop", seat="P2"), "blue-princess") == (3, 3)
    own = ceremony("blue-princess 2,3 wounded", "blue-thief 1,3", "orange-goblin 19,6", awake=True)
    assert "stop" in steps(walks(own, "blue-thief", "east"))
    well = ceremony("blue-princess 2,3", "blue-thief 0,8", "orange-goblin 1,3", awake=True, active="P2")
    assert "east" not in first_steps(well, "orange-goblin")


@pytest.mark.parametrize("tokens", [("blue-princess 0,6",), ("blue-princess 0,6 wounded", "blue-thief 0,6")])
def test_blue_wins_with_the_princess_on_his_line(tokens: tuple[str, ...]) -> None:
    """DT-338: on foot or carried."""
    who = tokens[-1].split()[0]
    table = walks(ceremony(*tokens, "blue-goblin 0,1", "orange-goblin 19,6", awake=True), who, "west", "stop")
    assert (table.truth("ending"), table.truth("winner")) == ("princess-saved", 0)


def test_orange_wins_when_all_others_of_blue_are_dead() -> None:
    """DT-339: the Princess does not count; or when blue resigns."""
    dead = ["warrior", "wizard", "troll", "cleric", "mekanork", "goblin"]
    last = ceremony("blue-thief 1,3 wounded", "orange-troll 2,3", active="P2", awake=True, P1={"dead": dead})
    last.plays("P2", "attack orange-troll", "combat 6").plays("P1", "combat 0")
    assert (last.truth("ending"), last.truth("winner")) == ("all-dead", 1)
    assert ceremony("blue-thief 1,3", "orange-troll 19,6").plays("P1", "resign").truth("winner") == 1


def test_if_the_princess_dies_both_lose() -> None:
    """DT-340."""
    table = ceremony("blue-princess 1,3 wounded", "blue-thief 0,8", "orange-troll 2,3", awake=True, active="P2")
    table.plays("P2", "attack orange-troll", "combat 6").plays("P1", "combat 0")
    assert (table.truth("ending"), table.truth("winner")) == ("princess-dead", None)
    assert table.match.result is not None
    assert table.match.result.places == (2, 2)


def test_in_the_sacrifice_no_points_are_counted() -> None:
    """DT-341: neither for a death nor at a standstill; orange may not enter the blue line."""
    table = fights(
        ceremony("blue-warrior 1,3", "blue-thief 0,8", "orange-goblin 2,3 wounded"), "blue-warrior", ours=6, theirs=0
    )
    assert (points(table), told(table, "killed")[0]["points"]) == ([0, 0], 0)
    assert "west" not in first_steps(ceremony("orange-goblin 0,6", "blue-thief 0,1", active="P2"), "orange-goblin")
    walker = ("orange-wall_walker 0,0", "blue-thief 0,1")
    assert choices(on_rooms(CEREMONY, *walker, active="P2"), "wall-walk", "orange-wall_walker") == {"west"}
    assert choices(ceremony(*walker, active="P2"), "wall-walk", "orange-wall_walker") == set()
    still = ceremony("blue-thief 0,8", "orange-goblin 19,6", quiet=24).plays("P1", "end-turn")
    assert (still.truth("ending"), still.match.result is not None and still.match.result.places) == (
        "stalemate",
        (1, 1),
    )
