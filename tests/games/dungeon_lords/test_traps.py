"""Step 1: traps (DL-350 to DL-357, DL-425 to DL-439, DL-471)."""

from typing import Any

import pytest

from tests.games.dungeon_lords.fighting import battle, trap
from tests.games.dungeon_lords.play import LordsTable
from undercroft.engine.piles import without
from undercroft.games.dungeon_lords.cards import HERO_IDS, ROOM_IDS, TRAP_DECK, TRAP_IDS

FRONT = "warrior_3 warrior_4a priest_3_1"
THIEF_LAST = "warrior_5 priest_4_1 thief_4_2"
TWO_THIEVES = "warrior_4a thief_4_1 thief_3_2"


def test_fire_wall_burns_everybody_and_the_last_one_more() -> None:
    """DL-E50, DL-352, DL-432."""
    fight = trap(FRONT, "fire_wall")
    assert fight.line() == "warrior_3[1] warrior_4a[1] priest_3_1[2]"
    assert fight.told("trap-damage") == [
        ("warrior_3", 1, 0, 1, 1, 3),
        ("warrior_4a", 1, 0, 1, 1, 4),
        ("priest_3_1", 2, 0, 2, 2, 3),
    ]


def test_an_eliminated_hero_goes_to_prison_without_markers_and_the_next_is_first() -> None:
    """DL-E51, DL-307, DL-308, DL-430."""
    fight = trap(FRONT, "rolling_stone")
    assert fight.line() == "warrior_4a priest_3_1"
    assert fight.prison() == ["warrior_3"]


def test_symbols_prevent_wherever_the_thief_stands() -> None:
    """DL-E52, DL-352: 3 laid out, 2 prevented."""
    fight = trap(THIEF_LAST, "rolling_stone")
    assert fight.line() == "warrior_5[1] priest_4_1 thief_4_2"
    assert fight.told("trap-damage") == [("warrior_5", 3, 2, 1, 1, 5)]


def test_prevention_begins_at_the_front() -> None:
    """DL-E53, DL-352, DL-432: 1, 1, 2 laid out, the two points in front prevented."""
    assert trap(THIEF_LAST, "fire_wall").line() == "warrior_5 priest_4_1 thief_4_2[2]"


@pytest.mark.parametrize("card", ["rolling_stone", "pendulum"])
def test_a_trap_without_effect_is_discarded_all_the_same(card: str) -> None:
    """DL-E54, DL-352, DL-356."""
    fight = trap(TWO_THIEVES, card)
    assert fight.line() == TWO_THIEVES
    assert [TRAP_IDS[each] for each in fight.s.trap_used] == [card]
    assert fight.s.trap_deck == without(TRAP_DECK, TRAP_IDS.index(card))


def test_trap_door_holds_though_its_damage_is_prevented() -> None:
    """DL-E55, DL-354, DL-380, DL-433: no conquest, no fatigue, no loss of evil."""
    fight = battle(TWO_THIEVES, card="fireball", laid=["trap_door"])
    assert fight.line() == TWO_THIEVES
    assert fight.conquered() == []
    assert fight.s.evil[0] == 5
    assert ("conquest", "no_conquest") in fight.told("step-skipped")


def test_poisoned_meal_is_spoiled_by_thieves() -> None:
    """DL-E66, DL-437: 4 laid out, 3 prevented; 1 food is paid."""
    fight = trap(TWO_THIEVES, "poisoned_meal", food=1)
    assert fight.line() == "warrior_4a[1] thief_4_1 thief_3_2"
    assert fight.s.food[0] == 0


def test_a_lone_hero_is_first_and_last() -> None:
    """DL-E75, DL-357, DL-432."""
    assert trap("thief_4_2", "fire_wall").line() == "thief_4_2"
    assert trap("priest_4_1", "fire_wall").line() == "priest_4_1[2]"


def test_there_is_no_second_hero_in_a_party_of_one() -> None:
    """DL-E76, DL-356, DL-357, DL-431."""
    fight = trap("priest_4_1", "pendulum")
    assert fight.line() == "priest_4_1"
    assert len(fight.s.trap_used) == 1
    assert "trap-hits-nobody" in fight.news()


def test_pendulum_hits_the_second_hero() -> None:
    """DL-431."""
    assert trap("warrior_5 priest_4_1 priest_3_1", "pendulum").line() == "warrior_5 priest_4_1[3] priest_3_1"


def test_the_paladins_symbols_count_and_the_imp_is_gone_for_good() -> None:
    """DL-E77, DL-311, DL-350, DL-352, DL-439."""
    fight = trap("paladin warrior_4a thief_3_1", "kamikaze_imp", imps=2, idle=2)
    assert fight.line() == "paladin warrior_4a[1] thief_3_1[1]"
    assert (fight.s.imps[0], fight.s.idle[0]) == (1, 1)
    assert fight.told("trap-revealed") == [("kamikaze_imp", 0, 0, 1)]


def test_poisoned_meal_counts_full_hit_points() -> None:
    """DL-E78, DL-437: what is left of them does not matter."""
    assert trap("warrior_5[2] thief_3_1", "poisoned_meal").prison() == ["warrior_5"]
    assert trap("warrior_5[1] thief_3_2", "poisoned_meal").line() == "warrior_5[4] thief_3_2"


def test_poisoned_meal_counts_the_bonus_of_create_food() -> None:
    """DL-E79, DL-305, DL-437, DL-493: in year 2 it costs 2 food."""
    bonus = [HERO_IDS.index("y2_warrior_7")]
    fight = trap("warrior_7 thief_4_2", "poisoned_meal", year=2, food=2, also={"bonus": bonus})
    assert fight.line() == "warrior_7[6] thief_4_2"
    assert fight.s.food[0] == 0


@pytest.mark.parametrize(
    ("card", "party", "year_1", "year_2"),
    [
        ("rolling_stone", "warrior_5 priest_5_2", "warrior_5[3] priest_5_2", "warrior_5[4] priest_5_2"),
        ("pendulum", "warrior_5 priest_5_2", "warrior_5 priest_5_2[3]", "warrior_5 priest_5_2[4]"),
        ("fire_wall", "warrior_5 priest_5_2", "warrior_5[1] priest_5_2[2]", "warrior_5[1] priest_5_2[3]"),
        ("trap_door", "warrior_5 priest_5_2", "warrior_5[2] priest_5_2", "warrior_5[2] priest_5_2"),
        ("cursed_ring", "warrior_5 priest_5_2", "warrior_5[1] priest_5_2[1]", "warrior_5[1] priest_5_2[1]"),
        ("kamikaze_imp", "warrior_5 priest_5_2", "warrior_5[3] priest_5_2[1]", "warrior_5[4] priest_5_2[1]"),
    ],
)
def test_values_are_those_of_the_year_of_the_combat(card: str, party: str, year_1: str, year_2: str) -> None:
    """DL-305, DL-425, DL-430 to DL-439; with printed_only the values of year 1 stay."""
    assert trap(party, card, year=2).line() == year_2
    printed = battle(party, year=2, options={"content_pack": "printed_only"}, laid=[card], steps="trap")
    assert printed.line() == year_1


def test_printed_only_keeps_the_cost_of_year_1() -> None:
    """DL-425, DL-437 with the option content_pack = printed_only: 1 food in year 2, too."""
    assert (
        battle(
            "warrior_5", year=2, options={"content_pack": "printed_only"}, food=1, laid=["poisoned_meal"], steps="trap"
        ).s.food[0]
        == 0
    )


def test_cursed_ring_costs_a_gold_and_holds_the_party() -> None:
    """DL-438."""
    fight = battle("warrior_5 priest_4_1", gold=2, laid=["cursed_ring"], steps="trap")
    assert fight.line() == "warrior_5[1] priest_4_1[1]"
    assert fight.s.gold[0] == 1
    assert "party-held" in fight.news()


def test_poison_comes_late_and_the_tile_stays_conquered() -> None:
    """DL-E80, DL-390, DL-434."""
    fight = battle("warrior_4a[1] thief_3_1", card="fireball", laid=["poisoned_dart"])
    assert fight.offers("P1") == ["target y1_warrior_4a", "target y1_thief_3_1"]
    fight.plays("P1", "target y1_warrior_4a")
    assert fight.line() == "thief_3_1"
    assert fight.conquered() == ["3-1"]
    assert fight.s.evil[0] == 4
    assert fight.told("poison-works") == [("warrior_4a", 2)]


def test_poison_works_without_a_conquest_and_causes_no_healing() -> None:
    """DL-E81, DL-374, DL-434, DL-442."""
    fight = battle("priest_3_1 thief_3_2[1]", card="fireball", laid=["poisoned_dart"], sent=["slime"])
    fight.plays("P1", "target y1_thief_3_2", "attack slime/hold")
    assert fight.line() == "priest_3_1"
    assert fight.prison() == ["thief_3_2"]
    assert fight.conquered() == []


def test_poison_is_lost_with_its_hero() -> None:
    """DL-E82, DL-434."""
    fight = battle("warrior_4a wizard_3_1", card="word_of_peace", combat_round=2, laid=["poisoned_dart"], ghosts=1)
    fight.plays("P1", "target y1_wizard_3_1")
    assert fight.line() == "warrior_4a[2]"
    assert fight.conquered() == ["3-1"]
    assert ("late", "no_poison") in fight.told("step-skipped")


def test_a_dart_on_a_priest_stops_healing() -> None:
    """DL-E83, DL-436, DL-453."""
    fight = battle(
        "warrior_7 priest_5_2[1] wizard_4_2",
        year=2,
        card="create_food",
        combat_round=4,
        laid=["antimagic_dart"],
        sent=["demon"],
    )
    fight.plays("P1", "target y2_priest_5_2", "target y2_warrior_7")
    assert fight.line() == "priest_5_2[2] wizard_4_2"
    assert fight.conquered() == []
    assert ("healing", "no_healing") in fight.told("step-skipped")


def test_a_dart_on_a_wizard_stops_the_paladins_magic_too() -> None:
    """DL-E84, DL-361, DL-436: prevented damage does not save the spell."""
    fight = battle(
        "paladin warrior_4a wizard_3_1",
        card="detect_evil",
        combat_round=2,
        evil=12,
        laid=["antimagic_dart"],
        steps="trap slow",
    )
    fight.plays("P1", "target y1_wizard_3_1")
    assert fight.line() == "paladin warrior_4a wizard_3_1"
    assert fight.s.evil[0] == 12
    assert ("slow_spell", "after_antimagic_dart") in fight.told("step-skipped")


def test_a_dart_on_the_paladin_has_no_special_effect() -> None:
    """DL-E84, DL-311, DL-436: the spell is cast with 3 points."""
    fight = battle(
        "paladin warrior_4a wizard_3_1",
        card="detect_evil",
        combat_round=2,
        evil=12,
        laid=["antimagic_dart"],
        steps="trap slow",
    )
    fight.plays("P1", "target paladin_1")
    assert fight.s.evil[0] == 14
    assert fight.told("spell-cast") == [("detect_evil", 3, 2)]


@pytest.mark.parametrize(
    ("target", "news"),
    [
        ("y1_wizard_3_1", ["spells-stopped"]),
        ("y1_priest_3_1", ["healing-stopped"]),
        ("y1_thief_3_1", []),
        ("illusion-P1", []),
    ],
)
def test_the_effect_of_an_antimagic_dart_depends_on_its_target(target: str, news: list[str]) -> None:
    """DL-351, DL-436: the illusion may be chosen, too."""
    fight = trap("illusion wizard_3_1 priest_3_1 thief_3_1", "antimagic_dart").plays("P1", f"target {target}")
    assert [each for each in fight.news() if each.endswith("stopped")] == news


def test_an_eliminated_wizard_stops_a_fast_spell() -> None:
    """DL-E85, DL-361, DL-362."""
    fight = battle(
        "warrior_4a wizard_3_2 wizard_3_1[2]",
        card="magic_shield",
        combat_round=3,
        laid=["poisoned_dart"],
        steps="trap fast",
    )
    fight.plays("P1", "target y1_wizard_3_1")
    assert fight.prison() == ["wizard_3_1"]
    assert ("fast_spell", "too_little_magic") in fight.told("step-skipped")


def test_thieves_who_fall_to_the_trap_have_helped_against_it() -> None:
    """DL-353."""
    fight = trap("warrior_4a thief_3_1[2]", "fire_wall")
    assert fight.line() == "warrior_4a"
    assert fight.prison() == ["thief_3_1"]


# ---- the labyrinth


def labyrinth(*laid: str, party: str = "warrior_6 thief_5_3 priest_5_2") -> LordsTable:
    return battle(party, year=2, rooms={"3-1": "labyrinth"}, gold=0, laid=laid, steps="trap")


def test_the_second_trap_meets_only_unused_symbols() -> None:
    """DL-E106, DL-471: Trap Door first."""
    fight = labyrinth("trap_door", "pendulum")
    assert fight.offers("P1") == ["first-trap pendulum", "first-trap trap_door"]
    fight.plays("P1", "first-trap trap_door")
    assert fight.line() == "warrior_6 thief_5_3[3] priest_5_2"


def test_the_owner_decides_which_trap_comes_first() -> None:
    """DL-E106, DL-471: Pendulum first."""
    fight = labyrinth("trap_door", "pendulum").plays("P1", "first-trap pendulum")
    assert fight.line() == "warrior_6[2] thief_5_3[1] priest_5_2"


def test_two_traps_alike_are_asked_for_too_lest_the_second_be_known() -> None:
    """DL-471, section 7 (no secrets by timing)."""
    fight = labyrinth("rolling_stone", "rolling_stone")
    assert fight.offers("P1") == ["first-trap rolling_stone"]
    assert fight.plays("P1", "first-trap rolling_stone").line() == "warrior_6[5] thief_5_3 priest_5_2"


def test_two_poisoned_darts_poison_twice() -> None:
    """DL-434, DL-471: each dart has its own late damage."""
    fight = battle(
        "warrior_6 warrior_7",
        year=2,
        rooms={"3-1": "labyrinth"},
        laid=["poisoned_dart", "poisoned_dart"],
        steps="trap late",
    )
    fight.plays("P1", "first-trap poisoned_dart", "target y2_warrior_6", "target y2_warrior_6")
    assert fight.prison() == ["warrior_6"]


DARTS: dict[str, Any] = {"year": 2, "rooms": {"3-1": "labyrinth"}, "laid": ["poisoned_dart"] * 2}


def test_everybody_sees_whom_a_dart_has_poisoned() -> None:
    """DL-434, DL-471: in the order of the darts; who falls is poisoned no longer, and only the other one suffers."""
    fight = battle("warrior_6 warrior_7 priest_4_2[1] wizard_4_2", sent=["witch"], ghosts=1, **DARTS)
    fight.plays("P1", "first-trap poisoned_dart", "target y2_warrior_6")
    assert fight.sees("P2", "battle.poisoned") == ["y2_warrior_6"]
    fight.plays("P1", "target y2_priest_4_2")
    for viewer in ("P1", "P2", None):
        assert fight.sees(viewer, "battle.poisoned") == ["y2_warrior_6", "y2_priest_4_2"]
    fight.plays("P1", "act witch", "attack witch/small_spells", "target y2_priest_4_2", "target y2_priest_4_2")
    assert fight.prison() == ["priest_4_2"]
    assert fight.sees("P2", "battle.poisoned") == ["y2_warrior_6"]
    fight.plays("P1", "target y2_warrior_7")
    assert fight.told("poison-works") == [("warrior_6", 2)]


def test_when_both_poisoned_heroes_have_fallen_there_is_no_late_step() -> None:
    """DL-434, DL-409: the poison of either dart is lost, and the news say so."""
    fight = battle("warrior_6 priest_4_2[2] wizard_4_2[2]", sent=["witch"], **DARTS)
    fight.plays("P1", "first-trap poisoned_dart", "target y2_priest_4_2", "target y2_wizard_4_2")
    fight.plays("P1", "attack witch/small_spells", "target y2_priest_4_2", "target y2_wizard_4_2")
    assert fight.prison() == ["priest_4_2", "wizard_4_2"]
    assert fight.told("step-skipped")[-1] == ("late", "no_poison")


def test_a_trap_not_revealed_returns_unseen_when_the_battle_is_over() -> None:
    """DL-347, DL-348: the second trap of a labyrinth costs nothing then."""
    fight = battle("priest_4_2[3]", year=2, rooms={"3-1": "labyrinth"}, gold=1, laid=["rolling_stone", "cursed_ring"])
    fight.plays("P1", "first-trap rolling_stone")
    assert fight.s.traps[0] == (TRAP_IDS.index("cursed_ring"),)
    assert fight.s.gold[0] == 1
    assert fight.conquered() == []
    assert fight.s.built[ROOM_IDS.index("labyrinth")] >= 0
