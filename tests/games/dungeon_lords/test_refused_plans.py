"""A plan that is refused names the rule that decides it."""

from typing import Any

import pytest

import undercroft
from undercroft.engine.testing.table import PlayTable, sit

PARTY = ["y1_warrior_3", "y1_thief_3_1"]
CONQUERED = ["3-1", "3-2", "3-3"]


def plan(**lord: Any) -> PlayTable:
    """P1 plans in the first round of year 2; what is named belongs to him."""
    position = {"at": "planning", "year": 2, "season": "autumn", "combat_round": 1, "P1": {"queue": PARTY, **lord}}
    return sit(undercroft.game("dungeon_lords", players=2), position)


def rules(table: PlayTable, choice: str) -> tuple[str, ...]:
    return table.refuses("P1", choice).rules


def test_a_labyrinth_takes_one_monster_only() -> None:
    """DL-471: in any other room there would be two (DL-332), in a tunnel one as well (DL-331)."""
    lair = ["goblin", "troll"]
    assert rules(plan(rooms={"3-1": "labyrinth"}, lair=lair).plays("P1", "send goblin"), "send troll")[0] == "DL-471"
    assert rules(plan(lair=lair).plays("P1", "send goblin"), "send troll")[0] == "DL-331"
    assert "send troll" in plan(rooms={"3-1": "mint"}, lair=lair).plays("P1", "send goblin").offers("P1")


def test_a_labyrinth_takes_two_traps_only() -> None:
    """DL-471, DL-332."""
    traps = ["pendulum", "rolling_stone", "rolling_stone"]
    two = plan(rooms={"3-1": "labyrinth"}, traps=traps).plays("P1", "lay pendulum", "lay rolling_stone")
    assert rules(two, "lay rolling_stone")[0] == "DL-471"
    one = plan(rooms={"3-1": "mint"}, traps=traps).plays("P1", "lay pendulum")
    assert rules(one, "lay rolling_stone")[0] == "DL-332"


def test_a_room_takes_two_monsters_only() -> None:
    """DL-332."""
    full = plan(rooms={"3-1": "mint"}, lair=["goblin", "slime", "troll"]).plays("P1", "send goblin", "send slime")
    assert rules(full, "send troll")[0] == "DL-332"


@pytest.mark.parametrize("choice", ["lay pendulum", "send goblin", "ghosts 1", "confirm"])
def test_where_all_is_conquered_nobody_and_nothing_is_sent(choice: str) -> None:
    """DL-327: instead a prisoner goes free (DL-326)."""
    prison = ["y2_warrior_5", "y2_warrior_6"]
    bare = plan(conquered=CONQUERED, prison=prison, lair=["goblin", "ghost"], traps=["pendulum"])
    assert bare.offers("P1") == ["release y2_warrior_5", "release y2_warrior_6"]
    assert rules(bare, choice) == ("DL-327", "DL-326")


def test_where_all_is_conquered_no_tile_is_named_and_own_prisoners_go() -> None:
    """DL-326."""
    bare = plan(conquered=CONQUERED, prison=["y2_warrior_5", "y2_warrior_6"])
    assert rules(bare, "defend 3-1")[0] == "DL-326"
    assert rules(bare, "release y2_warrior_7") == ("DL-326",)


def test_with_a_tile_left_no_prisoner_goes() -> None:
    """DL-326."""
    assert rules(plan(prison=["y2_warrior_5"], lair=["goblin"]), "release y2_warrior_5") == ("DL-326",)


def test_a_trap_that_is_too_dear_or_not_there_is_refused() -> None:
    """DL-335, DL-330, DL-E107: a cursed ring and its bait take two gold."""
    room = plan(rooms={"3-1": "mint"}, traps=["cursed_ring", "rolling_stone"], gold=1)
    assert rules(room, "lay cursed_ring") == ("DL-335", "DL-332")
    assert rules(room, "lay pendulum") == ("DL-330", "DL-332")


def test_the_tile_is_named_before_anybody_is_sent() -> None:
    """DL-321, DL-330."""
    fork = plan(tunnels=["3-1", "2-1", "4-1"], conquered=["3-1"], lair=["goblin"])
    assert fork.offers("P1") == ["defend 2-1", "defend 4-1"]
    assert rules(fork, "send goblin")[0] == "DL-321"


def test_who_is_knocked_out_stays_and_ghosts_do_not_multiply() -> None:
    """DL-334, DL-333."""
    lair = plan(lair=["goblin", "ghost"], down=["troll"])
    assert rules(lair, "send troll") == ("DL-334", "DL-331")
    assert rules(lair.plays("P1", "send goblin"), "ghosts 2") == ("DL-333",)
