"""Sets and teams: DT-018 to DT-028."""

from collections import Counter
from typing import Any

import pytest

from tests.games.dungeon_twister.play import dungeon_twister, play_to
from tests.games.dungeon_twister.sitting import state, t1, told, where
from undercroft.engine.errors import WrongOption
from undercroft.engine.testing.table import PlayTable
from undercroft.games.dungeon_twister.cards import CHARACTER_IDS, OBJECT_IDS
from undercroft.games.dungeon_twister.geometry.rooms import NUMBER, ROOM_IDS
from undercroft.games.dungeon_twister.rules.revealing import show_room

BASE = ["warrior", "wizard", "troll", "cleric", "mekanork", "thief", "wall_walker", "goblin"]
BASE_OBJECTS = ["rope", "treasure", "speed_potion", "armor", "sword", "fireball_wand"]
DRAGONS = ["paladin", "weapon_master", "pickpocket", "golem", "illusionist", "elf_scout", "ghost", "red_dragon"]
DRAGONS_OBJECTS = ["key", "fire_shield", "dragonslayer", "teleport_ring", "charm_scroll", "rope"]
FREE: dict[str, Any] = {"sets": "mixed", "team_choice": "free"}
ALTERNATING: dict[str, Any] = {"sets": "mixed", "team_choice": "alternating"}


def begun(step: str, players: int = 2, seed: int = 1, **options: Any) -> PlayTable:
    return play_to(dungeon_twister(players, **options).start(seed), step)


def in_stock(table: PlayTable, seat: int) -> list[str]:
    found: list[str] = table.truth(f"players.{seat}.stock")
    return sorted(found)


def picks(table: PlayTable, seat: str, *kinds: str) -> PlayTable:
    return table.plays(seat, *[f"pick {kind}" for kind in kinds])


@pytest.mark.parametrize(("players", "numbers"), [(2, {1, 2, 3, 4}), (3, {1, 2, 3, 4, 9, 10, 11, 12})])
def test_a_second_base_set_brings_other_rooms_and_the_same_teams(players: int, numbers: set[int]) -> None:
    """DT-018."""
    table = begun("line-up", players)
    s = state(table)
    assert {NUMBER[room] for room in (*s.pool, *s.doubtful)} == numbers
    assert all(in_stock(table, seat) == sorted(BASE + BASE_OBJECTS) for seat in range(players))


def test_one_set_is_for_two() -> None:
    """DT-018."""
    with pytest.raises(WrongOption):
        dungeon_twister(3, sets="paladins_dragons")


def test_with_one_set_each_has_all_of_it_in_his_colour() -> None:
    """DT-019."""
    table = begun("line-up")
    assert [in_stock(table, seat) for seat in (0, 1)] == [sorted(BASE + BASE_OBJECTS)] * 2


def test_the_second_set_has_a_rope_as_its_sixth_object() -> None:
    """DT-020."""
    table = begun("line-up", sets="paladins_dragons")
    assert [in_stock(table, seat) for seat in (0, 1)] == [sorted(DRAGONS + DRAGONS_OBJECTS)] * 2


@pytest.mark.parametrize("option", [{"team_choice": "free"}, {"team_choice": "alternating"}])
def test_teams_are_chosen_only_from_several_sets(option: dict[str, Any]) -> None:
    """DT-021."""
    with pytest.raises(WrongOption):
        dungeon_twister(**option)


@pytest.mark.parametrize(
    ("options", "step"),
    [({"sets": "mixed"}, "team"), (FREE, "team"), (ALTERNATING, "shared-pick"), ({"scenario": "3"}, "line-up")],
)
def test_teams_are_chosen_freely_or_in_turn_or_by_a_scenario(options: dict[str, Any], step: str) -> None:
    """DT-021."""
    assert play_to(dungeon_twister(**options).start(1), "team", "shared-pick", "line-up").step() == step


def test_in_free_choice_each_picks_eight_characters_and_then_six_objects() -> None:
    """DT-022: from all sets in use."""
    table = begun("team", **FREE)
    assert table.asks() == ["P1", "P2"]
    assert sorted(table.offers("P1")) == sorted(f"pick {kind}" for kind in BASE + DRAGONS)
    picks(table, "P1", *DRAGONS)
    assert sorted(table.offers("P1")) == sorted(f"pick {kind}" for kind in {*BASE_OBJECTS, *DRAGONS_OBJECTS})
    picks(table, "P1", *BASE_OBJECTS)
    assert table.asks() == ["P2"]
    picks(table, "P2", *BASE, *DRAGONS_OBJECTS)
    assert in_stock(table, 0) == sorted(DRAGONS + BASE_OBJECTS)
    assert in_stock(table, 1) == sorted(BASE + DRAGONS_OBJECTS)


def test_a_free_choice_stays_secret() -> None:
    """DT-022: what was not picked leaves the game unseen."""
    table = picks(begun("team", **FREE), "P1", *DRAGONS, *BASE_OBJECTS)
    assert table.sees("P1", "players.0.picked") == DRAGONS + BASE_OBJECTS
    assert [table.sees(viewer, "players.0.picked") for viewer in ("P2", None)] == [None, None]
    picks(table, "P2", *BASE, *DRAGONS_OBJECTS)
    assert [table.sees(viewer, "players.0.picked") for viewer in ("P2", None)] == [None, None]


def test_in_alternating_choice_all_take_what_one_picks() -> None:
    """DT-023: openly, one after the other; then the tokens go behind the screens."""
    table = begun("shared-pick", **ALTERNATING)
    first = table.asks()[0]
    other = "P2" if first == "P1" else "P1"
    picks(table, first, "ghost")
    assert [table.sees(None, f"players.{seat}.picked") for seat in (0, 1)] == [["ghost"], ["ghost"]]
    assert table.asks() == [other]
    assert "pick ghost" not in table.offers(other)
    for number, kind in enumerate(DRAGONS[:6] + DRAGONS[7:] + BASE_OBJECTS):
        picks(table, first if number % 2 else other, kind)
    assert table.step() == "line-up"
    assert [in_stock(table, seat) for seat in (0, 1)] == [sorted(DRAGONS + BASE_OBJECTS)] * 2


def test_a_random_player_picks_first() -> None:
    """DT-023."""
    assert {begun("shared-pick", seed=seed, **ALTERNATING).asks()[0] for seed in range(12)} == {"P1", "P2"}


def test_the_first_object_is_picked_by_the_next_player() -> None:
    """DT-024: with three players the second after who began picks the eighth character, the third the first object."""
    table = begun("shared-pick", 3, **ALTERNATING)
    first = int(table.asks()[0][1:]) - 1
    for number, kind in enumerate(DRAGONS):
        assert table.asks() == [f"P{(first + number) % 3 + 1}"]
        picks(table, table.asks()[0], kind)
    assert table.asks() == [f"P{(first + 8) % 3 + 1}"]
    assert "pick rope" in table.offers(table.asks()[0])


def test_only_rope_and_key_are_common() -> None:
    """DT-025: of them a team may have any number, of everything else one."""
    table = picks(begun("team", **FREE), "P1", *DRAGONS, "rope", "key", "sword")
    assert "pick rope" in table.offers("P1")
    assert "pick key" in table.offers("P1")
    assert "pick sword" not in table.offers("P1")
    assert set(table.offers("P1")).isdisjoint(f"pick {kind}" for kind in CHARACTER_IDS)
    picks(table, "P1", "rope", "rope", "key")
    assert Counter(table.sees("P1", "players.0.picked"))["rope"] == 3


def test_no_character_is_twice_in_a_team() -> None:
    """DT-025."""
    table = picks(begun("team", **FREE), "P1", "ghost")
    assert "DT-025" in table.refuses("P1", "pick ghost").rules


def test_a_common_object_may_be_picked_again_for_all() -> None:
    """DT-026."""
    table = begun("shared-pick", **ALTERNATING)
    for kind in (*DRAGONS, "rope", "rope"):
        picks(table, table.asks()[0], kind)
    assert [Counter(table.sees(None, f"players.{seat}.picked"))["rope"] for seat in (0, 1)] == [2, 2]
    picks(table, table.asks()[0], "sword")
    assert "pick sword" not in table.offers(table.asks()[0])
    assert "pick rope" in table.offers(table.asks()[0])


def pairs_in_play(table: PlayTable) -> list[int]:
    return sorted({NUMBER[room] for room in state(table).pool})


def test_two_pairs_of_each_are_picked_in_secret() -> None:
    """DT-027."""
    table = begun("secret-pair", sets="mixed", room_choice="secret_pairs")
    assert table.asks() == ["P1", "P2"]
    table.plays("P1", "pair 1", "pair 7")
    assert table.sees("P2", "players.0.rooms") is None
    table.plays("P2", "pair 2", "pair 8")
    assert pairs_in_play(table) == [1, 2, 7, 8]


def test_a_pair_that_both_name_is_replaced_by_a_random_one() -> None:
    """DT-027: by one that nobody has named."""
    table = begun("secret-pair", sets="mixed", room_choice="secret_pairs")
    table.plays("P1", "pair 1", "pair 7").plays("P2", "pair 7").chance("5").plays("P2", "pair 8")
    assert pairs_in_play(table) == [1, 5, 7, 8]


@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 6)])
def test_pairs_are_picked_openly_in_turn(players: int, count: int) -> None:
    """DT-027: whoever begins is drawn."""
    options: dict[str, Any] = {"sets": "mixed", "room_choice": "alternating_pairs"}
    assert len({begun("next-pair", players, seed, **options).asks()[0] for seed in range(16)}) == players
    table = begun("next-pair", players, **options)
    first = int(table.asks()[0][1:]) - 1
    for number in range(count):
        assert table.asks() == [f"P{(first + number) % players + 1}"]
        table.plays(table.asks()[0], f"pair {number + 2}")
    assert pairs_in_play(table) == list(range(2, count + 2))
    assert [args["pair"] for args in told(table, "pair-picked")] == list(range(2, count + 2))


def test_random_rooms_need_no_choice() -> None:
    """DT-027."""
    assert play_to(dungeon_twister(sets="mixed").start(1), "team", "secret-pair", "next-pair").step() == "team"


@pytest.mark.parametrize(("players", "options"), [(2, {"sets": "mixed"}), (3, {}), (4, {"sets": "mixed"}), (2, {})])
def test_rooms_come_in_pairs(players: int, options: dict[str, Any]) -> None:
    """DT-028: however the rooms are drawn, with each its partner is in the match."""
    for seed in range(4):
        s = state(play_to(dungeon_twister(players, **options).start(seed), "team", "line-up"))
        for tile in range(s.config.layout.tiles):
            show_room(s, tile)
        numbers = Counter(NUMBER[room] for room in s.room_of)
        assert set(numbers.values()) == {2}, [ROOM_IDS[room] for room in s.room_of]


def test_the_objects_are_those_of_the_box() -> None:
    """DT-020, DT-025: six of each set, the Rope in both."""
    assert {*BASE_OBJECTS, *DRAGONS_OBJECTS} == set(OBJECT_IDS)


def test_a_position_may_name_tokens_of_all_sets_in_use() -> None:
    """DT-021: a team of eight and six has room for them."""
    table = t1("blue-ghost 1,3", "blue-warrior 2,3", "orange-charm_scroll 3,3", options=FREE)
    assert [where(table, who) for who in ("blue-ghost", "orange-charm_scroll")] == [(1, 3), (3, 3)]
