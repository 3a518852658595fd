"""Terms and map: DT-001 to DT-017. What may rest on a square: test_rest.py; the drawings: test_geometry.py."""

from typing import Any

import pytest

from tests.games.dungeon_twister.sitting import (
    THREE,
    actor,
    choices,
    fights,
    jump_squares,
    look,
    points,
    state,
    steps,
    t1,
    t2,
    table,
    told,
    verbs,
    where,
)
from undercroft.games.dungeon_twister.cards import CHARACTER_IDS, FLIES
from undercroft.games.dungeon_twister.geometry.links import square_of
from undercroft.games.dungeon_twister.geometry.sight import line
from undercroft.games.dungeon_twister.geometry.tile import DIRECTIONS, EAST
from undercroft.games.dungeon_twister.rules.tricks import illusion_squares

PEOPLE = CHARACTER_IDS[:16]  # without monk and Princess


@pytest.mark.parametrize(
    ("markers", "passable"),
    [({}, False), ({"open": ["0,1 east"]}, True), ({"broken": ["0,1 east"]}, True)],
)
def test_a_portcullis_is_closed_until_it_is_opened_or_broken(markers: dict[str, list[str]], passable: bool) -> None:
    """DT-001."""
    assert ("east" in steps(t1("blue-warrior 0,1", **markers), "blue-warrior")) is passable


@pytest.mark.parametrize(("markers", "passable"), [({}, False), ({"breached": ["3,1 east"]}, True)])
def test_a_wall_is_passable_where_it_is_breached(markers: dict[str, list[str]], passable: bool) -> None:
    """DT-001."""
    assert ("east" in steps(t1("blue-warrior 3,1", **markers), "blue-warrior")) is passable


@pytest.mark.parametrize(
    ("breached", "passable"),
    [([], False), (["8,4 south"], False), (["8,5 north"], False), (["8,4 south", "8,5 north"], True)],
)
def test_between_two_rooms_both_edges_must_be_passable(breached: list[str], passable: bool) -> None:
    """DT-002: a double wall stands between (8,4) and (8,5)."""
    assert ("south" in steps(t1("blue-warrior 8,4", breached=breached), "blue-warrior")) is passable


def test_a_start_line_has_no_edges_of_its_own() -> None:
    """DT-003: the wall of 1cw bars (-1,0); along the line nothing does."""
    assert steps(t1("blue-warrior -1,0"), "blue-warrior") == "south"
    assert steps(t1("blue-warrior -1,1"), "blue-warrior") == "north east south"


@pytest.mark.parametrize("who", ["warrior", "ghost", "wizard"])
def test_outside_there_is_nothing(who: str) -> None:
    """DT-004: no edge parts (7,0) from the outside in the north, but nobody gets there."""
    assert "north" not in steps(t1(f"blue-{who} 7,0"), f"blue-{who}")


def test_no_wall_walker_gets_out_of_the_board_but_over_a_line() -> None:
    """DT-004: from (6,0) he walks through the wall in the west, not through that in the north."""
    table = t1("blue-wall_walker 6,0").plays("P1", "wall-walk blue-wall_walker")
    assert where(table, "blue-wall_walker") == (5, 0)


@pytest.mark.parametrize("who", PEOPLE[:15])
def test_nobody_enters_a_face_down_room(who: str) -> None:
    """DT-005: (4,3) is open to the east, where the next room is not revealed yet."""
    words: dict[str, Any] = {}
    assert "east" in steps(t1(f"blue-{who} 4,3", **words), f"blue-{who}")
    assert "east" not in steps(t1(f"blue-{who} 4,3", **words, down=(1,)), f"blue-{who}")


def test_nobody_sees_or_teleports_into_a_face_down_room() -> None:
    """DT-005: neither a look, nor an illusion, nor the Ring gets into slot (1,0)."""
    words = {"down": (1, 4)}
    table = t1("blue-illusionist 4,3", "blue-troll 2,2", "blue-teleport_ring 2,2", **words)
    assert line(state(table), actor(state(table), "blue-illusionist"), EAST) == []
    table.plays("P1", "conjure blue-illusionist", "illusion rubble")
    assert table.offers("P1") == ["to 4,1", "to 4,2", "to 1,3", "to 2,3", "to 3,3"]
    assert "teleport" not in verbs(t1("blue-troll 2,2", "blue-teleport_ring 2,2", **words), "blue-troll")


@pytest.mark.parametrize(
    ("position", "verb"),
    [
        (("blue-warrior 1,2", "orange-troll {}"), "attack"),
        (("blue-cleric 1,2", "orange-troll {} wounded"), "heal"),
        (("blue-pickpocket 1,2", "orange-troll {}", "orange-sword {}"), "steal"),
    ],
)
def test_only_who_shares_a_side_is_adjacent(position: tuple[str, ...], verb: str) -> None:
    """DT-006: (2,2) is beside (1,2), (2,3) only diagonal to it."""
    for square, near in (("2,2", True), ("2,3", False)):
        tokens = [each.format(square) for each in position]
        assert (verb in verbs(t1(*tokens), tokens[0].split()[0])) is near


@pytest.mark.parametrize(
    ("position", "verb"),
    [
        (("blue-warrior 3,1", "orange-troll 4,1"), "attack"),
        (("blue-cleric 3,1", "orange-troll 4,1 wounded"), "heal"),
        (("blue-pickpocket 3,1", "orange-troll 4,1", "orange-sword 4,1"), "steal"),
        (("blue-warrior 6,3",), "jump"),
    ],
)
def test_contact_needs_a_passable_border(position: tuple[str, ...], verb: str) -> None:
    """DT-006: a wall parts (3,1) from (4,1), and (6,3) from the pit (7,3)."""
    who = position[0].split()[0]
    assert verb not in verbs(t1(*position), who)
    breached = ["3,1 east", "6,3 east"]
    assert verb in verbs(t1(*position, breached=breached), who)


def test_to_drink_one_needs_contact_with_the_fountain() -> None:
    """DT-006: (1,2) is beside the fountain (2,2), (1,1) is not."""
    for square, near in (("1,2", True), ("1,1", False)):
        assert ("drink" in verbs(t2(f"blue-golem {square} wounded"), "blue-golem")) is near


def test_markers_do_not_count_as_tokens() -> None:
    """DT-007: on an illusory pit a Thief carries his Treasure as anywhere else; no marker is listed with the tokens."""
    words = {"illusions": ["orange illusory_pit 9,0"]}
    table = t2("blue-thief 8,0", "blue-treasure 8,0", **words)
    assert len(table.truth("tokens")) == 4
    table.plays("P1", "move blue-thief", "step east", "stop")
    assert where(table, "blue-treasure") == where(table, "blue-thief") == (9, 0)


def test_a_wounded_token_is_turned_over_and_the_dead_never_return() -> None:
    """DT-008."""
    table = fights(t1("blue-warrior 1,2", "orange-thief 2,2"), "blue-warrior")
    assert look(table, "orange-thief")["wounded"]
    dead = fights(t1("blue-warrior 1,2", "orange-thief 2,2 wounded"), "blue-warrior")
    assert look(dead, "orange-thief") == {}
    assert dead.sees(None, "players.0.fates.0.how") == "killed"
    dead.plays("P1", "end-turn").plays("P2", "card 5")
    assert verbs(dead, "orange-thief", "P2") == []


def test_who_has_escaped_never_returns() -> None:
    """DT-008."""
    table = t1("blue-thief 19,0").plays("P1", "move blue-thief", "step east")
    assert table.sees(None, "players.0.fates.0.how") == "escaped"
    assert where(table, "blue-thief") is None
    assert verbs(table, "blue-thief") == []


def test_enemies_are_all_other_colours() -> None:
    """DT-009: with three players both others can be attacked, one's own cannot."""
    tokens = ("blue-warrior 2,2", "blue-thief 2,1", "orange-troll 1,2", "red-goblin 3,2")
    found = table(THREE, tokens, players=3).plays("P1", "attack blue-warrior")
    assert found.offers("P1") == ["target orange-troll", "target red-goblin"]


def test_anybody_uses_an_object_of_any_colour() -> None:
    """DT-009."""
    table = t1("blue-wizard 1,3", "orange-fireball_wand 1,3", "orange-troll 3,3").plays("P1", "shoot blue-wizard")
    assert points(table) == [1, 0]


def test_this_turn_ends_with_the_turn_of_the_active_player() -> None:
    """DT-010: in the next turn the Goblin is no longer protected."""
    table = t1("blue-warrior 1,2", "orange-goblin 2,2 hurt", "orange-troll 19,0")
    assert "attack" not in verbs(table, "blue-warrior")
    table.plays("P1", "end-turn").plays("P2", "card 5")
    assert not look(table, "orange-goblin")["hurt"]
    table.plays("P2", "end-turn").plays("P1", "card 5")
    assert "attack" in verbs(table, "blue-warrior")


def test_resting_together_is_carrying() -> None:
    """DT-012: the Sword helps him, goes along when he moves, and so does the Goblin on his back."""
    table = t1("blue-warrior 1,2", "blue-sword 1,2", "orange-thief 2,2")
    table.plays("P1", "attack blue-warrior")
    assert table.sees(None, "combat.attackers.strength") == 3 + 1
    table = t1("blue-warrior 1,2", "blue-goblin 1,2 wounded").plays("P1", "move blue-warrior", "step north", "stop")
    assert where(table, "blue-goblin") == (1, 1)


def test_a_wounded_one_has_armor_rope_and_shield() -> None:
    """DT-013: Armor counts for him, a Rope keeps him on the pit, a Fire Shield stops the shot."""
    table = t1("blue-warrior 1,2", "orange-goblin 2,2 wounded", "orange-armor 2,2").plays("P1", "attack blue-warrior")
    assert table.sees(None, "combat.defenders.strength") == 1
    table = fights(t1("blue-warrior 10,1", "orange-thief 11,1", "orange-rope 11,1"), "blue-warrior")
    assert look(table, "orange-thief")["wounded"]
    shot = t1("blue-wizard 1,3", "blue-fireball_wand 1,3", "orange-golem 3,3 wounded", "orange-fire_shield 3,3")
    shot.plays("P1", "shoot blue-wizard")
    assert where(shot, "orange-golem") == (3, 3)
    assert told(shot, "shielded") != []


@pytest.mark.parametrize("thing", ["speed_potion", "key", "teleport_ring"])
def test_a_wounded_one_uses_nothing_actively(thing: str) -> None:
    """DT-013."""
    assert verbs(t1("blue-thief 0,1", f"blue-{thing} 0,1"), "blue-thief") != []
    assert verbs(t1("blue-thief 0,1 wounded", f"blue-{thing} 0,1"), "blue-thief") == []


@pytest.mark.parametrize(
    ("eyes", "special"),
    [("0,7", (1, 7)), ("2,4", (3, 4)), ("1,2", (1, 3)), ("18,1", (17, 1)), ("11,1", (12, 1)), ("1,2", (-1, 2))],
)
def test_a_square_with_a_special_feature_is_no_floor(eyes: str, special: tuple[int, int]) -> None:
    """DT-014: rocks, gear, pit, pentagram, rift and start line are seen, but take no illusion as floor does."""
    s = state(t2(f"blue-illusionist {eyes}"))
    who = actor(s, "blue-illusionist")
    seen = [square_of(s, place) for direction in DIRECTIONS for place in line(s, who, direction)]
    floor = [square_of(s, place) for place in illusion_squares(s, who)]
    assert special in seen
    assert special not in floor
    assert floor != []


@pytest.mark.parametrize(
    ("here", "words", "landing"),
    [
        ("1,2", {}, (2, 3)),
        ("7,0", {"illusions": ["orange illusory_pit 8,0"]}, (9, 0)),
        ("0,7", {}, (2, 7)),
        ("11,1", {}, (13, 1)),
    ],
)
def test_pits_rocks_and_rifts_are_obstacles(here: str, words: dict[str, list[str]], landing: tuple[int, int]) -> None:
    """DT-015: they can be jumped."""
    assert landing in jump_squares(t2(f"blue-paladin {here}", **words), "blue-paladin")


@pytest.mark.parametrize(("here", "words"), [("3,2", {}), ("8,0", {"illusions": ["orange rubble 9,0"]})])
def test_fountain_and_rubble_are_no_obstacles_but_blocks(here: str, words: dict[str, list[str]]) -> None:
    """DT-015: nobody jumps over them, and nobody looks across."""
    far = "1,2" if words == {} else "10,0"
    table = t2(f"blue-wizard {here}", "blue-fireball_wand " + here, f"orange-golem {far}", **words)
    assert {"jump", "shoot"}.isdisjoint(verbs(table, "blue-wizard"))


@pytest.mark.parametrize(
    ("here", "far", "words"),
    [("0,7", "2,7", {}), ("11,1", "13,1", {}), ("8,0", "10,0", {"illusions": ["orange illusory_pit 9,0"]})],
)
def test_obstacles_do_not_block_sight(here: str, far: str, words: dict[str, list[str]]) -> None:
    """DT-015."""
    table = t2(f"blue-wizard {here}", f"blue-fireball_wand {here}", f"orange-golem {far}", **words)
    table.plays("P1", "shoot blue-wizard")
    assert points(table) == [1, 0]


@pytest.mark.parametrize("who", PEOPLE[:15])
def test_only_wizard_and_ghost_fly(who: str) -> None:
    """DT-016: nobody else crosses a rift."""
    flies = who in ("wizard", "ghost")
    assert FLIES[CHARACTER_IDS.index(who)] is flies
    assert ("east" in steps(t2(f"blue-{who} 11,1"), f"blue-{who}")) is flies


@pytest.mark.parametrize("who", ["wizard", "ghost"])
def test_falling_rocks_do_not_strike_who_flies(who: str) -> None:
    """DT-016."""
    assert "stop" in choices(t2(f"blue-{who} 0,7"), f"blue-{who}", "step east", "step east")


@pytest.mark.parametrize("who", [each for each in PEOPLE[:15] if each not in ("wizard", "ghost")])
def test_everybody_else_is_a_walker(who: str) -> None:
    """DT-017: falling rocks kill him who enters them, the Illusionist and the Elf Scout too."""
    table = t2(f"blue-{who} 0,7").plays("P1", f"move blue-{who}", "step east")
    assert where(table, f"blue-{who}") is None
    assert points(table) == [0, 0]
