"""Steps 2 and 4, and the spells of year 1 (DL-360 to DL-365, DL-376, DL-472 to DL-488)."""

from typing import Any

import pytest

from tests.games.dungeon_lords.fighting import battle, combat, lord, plan
from tests.games.dungeon_lords.play import LordsTable
from undercroft.games.dungeon_lords.cards import CARD_SETS, FATIGUE, IS_FAST, TRAP_IDS
from undercroft.games.dungeon_lords.rules.spells import SPELLS

WITH_WIZARD = "warrior_5 wizard_3_1 priest_3_1"


def test_fatigue_numbers_are_those_of_the_box() -> None:
    """DL-342, and every card has a spell with a speed (DL-341)."""
    silver, gold = [sorted([FATIGUE[card] for card in year]) for year in CARD_SETS]
    assert silver == [0, 1, 1, 1, 1, 2, 2, 2, 2]
    assert gold == [1, 2, 2, 2, 2, 3, 3, 3, 3]
    assert len(SPELLS) == len(IS_FAST) == 18


@pytest.mark.parametrize(("combat_round", "cast"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_magic_needed_is_the_number_of_the_round(combat_round: int, cast: bool) -> None:
    """DL-361, DL-363: 2 points of a wizard; the fatigue counts in any case."""
    fight = battle("warrior_5 wizard_3_2", card="fist_of_justice", combat_round=combat_round)
    assert fight.s.imps[0] == (2 if cast else 3)
    assert fight.line() == "warrior_5[1] wizard_3_2"


def test_the_paladins_magic_counts() -> None:
    """DL-311, DL-361."""
    fight = battle("paladin wizard_3_2", card="fist_of_justice", combat_round=4, evil=12, steps="slow")
    assert fight.s.imps[0] == 2


def test_who_falls_to_a_monster_does_not_cast_a_slow_spell() -> None:
    """DL-E86, DL-362, DL-376."""
    fight = battle("warrior_4a wizard_3_1[1]", card="fist_of_justice", ghosts=1)
    assert fight.prison() == ["wizard_3_1"]
    assert fight.s.imps[0] == 3


def test_the_shield_absorbs_one_point_of_an_attack() -> None:
    """DL-E86, DL-362, DL-482."""
    fight = battle("warrior_4a wizard_3_1[1]", card="magic_shield", ghosts=1, steps="fast monsters")
    assert fight.line() == "warrior_4a wizard_3_1[2]"
    assert fight.told("absorbed") == [("wizard_3_1",)]


def test_the_shield_takes_the_point_on_the_foremost_of_several() -> None:
    """DL-E89, DL-374, DL-482: an absorbed attack was an attack."""
    fight = battle("warrior_4a wizard_3_1 priest_3_1", card="magic_shield", sent=["slime"])
    fight.plays("P1", "attack slime/drip")
    assert fight.line() == "warrior_4a[1] wizard_3_1 priest_3_1[1]"


def test_the_shield_works_against_fatigue_and_poison() -> None:
    """DL-482: fatigue 1 is absorbed; without fatigue the poison is weakened."""
    fight = battle("warrior_4a wizard_3_1", card="magic_shield")
    assert fight.line() == "warrior_4a wizard_3_1"
    fight = battle("warrior_4a wizard_3_1", card="magic_shield", laid=["poisoned_dart"], sent=["slime"])
    fight.plays("P1", "target y1_warrior_4a", "attack slime/hold")
    assert fight.line() == "warrior_4a[2] wizard_3_1"


def test_the_shield_takes_the_first_point_only() -> None:
    """DL-482, clarification: an attack of 3 on a hero with 1 hit point left fells him."""
    assert battle(
        "warrior_4a[3] wizard_3_1", card="magic_shield", food=0, sent=["troll"], steps="fast monsters"
    ).prison() == ["warrior_4a"]


def test_word_of_peace_withdraws_monsters_but_no_ghosts() -> None:
    """DL-E87, DL-364, DL-365, DL-374, DL-480."""
    fight = battle(WITH_WIZARD, card="word_of_peace", rooms={"3-1": "mint"}, sent=["witch", "troll"], ghosts=1)
    assert fight.offers("P1") == ["withdraw-all", "gain-evil"]
    fight.plays("P1", "withdraw-all")
    assert fight.lair() == ["troll", "witch"]
    assert fight.offers("P1") == ["target y1_wizard_3_1", "target y1_priest_3_1"]
    fight.plays("P1", "target y1_wizard_3_1")
    assert fight.line() == "warrior_5[2] wizard_3_1[1] priest_3_1"
    assert fight.conquered() == ["3-1"]


def test_word_of_peace_can_be_refused_for_two_evil_even_at_the_top() -> None:
    """DL-475, DL-480 and its clarification."""
    for evil, after in ((5, 7), (14, 15), (15, 15)):
        fight = battle(
            WITH_WIZARD, card="word_of_peace", evil=evil, sent=["goblin"], steps="fast monsters", paladin="gone"
        )
        fight.plays("P1", "gain-evil")
        assert fight.s.evil[0] == after
        assert fight.line() == "warrior_5[2] wizard_3_1 priest_3_1"


def test_word_of_peace_does_not_ask_whoever_sent_no_monster() -> None:
    """DL-480."""
    fight = battle("warrior_5 wizard_3_1", card="word_of_peace", ghosts=1, steps="fast monsters")
    assert fight.s.evil[0] == 5
    assert fight.line() == "warrior_5 wizard_3_1[2]"


def suggestion(*sent: str, **things: Any) -> LordsTable:
    rooms = {"3-1": "mint"}
    return battle(WITH_WIZARD, card="suggestion", rooms=rooms, sent=sent, steps="fast", paladin="gone", **things)


def test_suggestion_asks_for_the_wage_of_each_monster() -> None:
    """DL-E88, DL-475, DL-481: at evil 14 the witch can be paid, the vampire cannot."""
    fight = suggestion("witch", "vampire", evil=14, food=1)
    assert fight.offers("P1") == ["pay witch", "withdraw witch"]
    said = fight.args("P1", "pay witch")
    assert (said["gold"], said["food"], said["evil"]) == (0, 1, 1)
    fight.plays("P1", "pay witch")
    assert (fight.s.evil[0], fight.s.food[0]) == (15, 0)
    assert fight.told("withdrawn") == [("vampire",)]


def test_suggestion_at_the_top_of_the_evilometer() -> None:
    """DL-E88, DL-481: both are withdrawn; a goblin could be paid."""
    fight = suggestion("witch", "vampire", evil=15, food=1)
    assert fight.told("withdrawn") == [("witch",), ("vampire",)]
    fight = suggestion("goblin", evil=15, food=1)
    assert fight.offers("P1") == ["pay goblin", "withdraw goblin"]


def test_suggestion_not_paying_gives_no_evil_and_keeps_the_monster() -> None:
    """DL-364, DL-481."""
    fight = suggestion("goblin", "goblin", food=2)
    fight.plays("P1", "withdraw goblin", "pay goblin")
    assert (fight.s.evil[0], fight.s.food[0]) == (5, 1)
    assert fight.lair() == ["goblin", "goblin"]  # the battle ended without the monster step, so both are back


def test_suggestion_a_golem_wants_gold_and_a_trap() -> None:
    """DL-481, DL-167."""
    fight = suggestion("golem", gold=1, traps=["pendulum", "rolling_stone"])
    fight.plays("P1", "pay golem", "discard-trap pendulum")
    assert fight.s.gold[0] == 0
    assert fight.s.traps[0] == (TRAP_IDS.index("rolling_stone"),)


def test_suggestion_a_demon_may_take_a_monster_of_the_battle() -> None:
    """DL-481: it leaves the battle and needs no wage; a demon's wage may be one already withdrawn."""
    fight = suggestion("demon", "troll", food=2)
    assert fight.offers("P1") == ["pay troll", "withdraw troll", "pay demon", "withdraw demon"]
    fight.plays("P1", "pay demon")
    assert fight.s.food[0] == 2
    assert fight.lair() == ["demon"]
    fight = suggestion("demon", "troll", food=2).plays("P1", "withdraw troll", "pay demon")
    assert fight.lair() == ["demon"]


def test_suggestion_two_demons() -> None:
    """DL-481, DL-168: one may be the wage of the other."""
    fight = suggestion("demon", "demon", lair=["goblin"]).plays("P1", "pay demon", "discard-monster demon")
    assert fight.lair() == ["goblin", "demon"]
    assert fight.s.evil[0] == 6


def test_invisible_wizards_go_to_the_end_and_are_unharmed() -> None:
    """DL-E90, DL-483: their places stay."""
    words = lord("wizard_4_2 thief_3_1[2] wizard_3_1", lair=["goblin"], plan=plan(sent=["slime"]))
    fight = combat("battle", words, town=["invisibility", "fireball"], until="combat_end")
    fight.plays("P1", "attack slime/drip")
    assert fight.prison() == ["thief_3_1"]
    assert fight.line() == "wizard_4_2 wizard_3_1"
    assert fight.conquered() == ["3-1"]
    fight.plays("P1", "send goblin", "confirm")  # in the next round they are visible again
    assert fight.told("hurt")[-2:] == [("wizard_4_2", 2, 2, 4), ("wizard_4_2", 1, 3, 4)]


def test_invisible_heroes_are_no_targets() -> None:
    """DL-483, DL-373 and clarification: nobody is asked, a vampire returns face up, a slime may only hold."""
    fight = battle(
        "wizard_4_2 wizard_3_1", card="invisibility", rooms={"3-1": "mint"}, sent=["vampire", "slime"], ghosts=1
    )
    fight.plays("P1", "act vampire", "act slime")
    assert fight.line() == "wizard_4_2 wizard_3_1"
    assert (fight.lair(), fight.down()) == (["vampire"], ["slime", "ghost"])
    assert fight.told("acts") == [("slime", "slime/hold", 0, 0)]
    assert fight.conquered() == []


def test_poison_on_an_invisible_hero_is_lost() -> None:
    """DL-434, DL-483, clarification; the paladin is no wizard and stays in front."""
    fight = battle("paladin wizard_3_1 thief_3_1", card="invisibility", evil=12, laid=["poisoned_dart"])
    fight.plays("P1", "target y1_wizard_3_1")
    assert fight.line() == "paladin thief_3_1 wizard_3_1"


def test_the_second_hero_of_a_ghost_is_the_second_visible_one() -> None:
    """DL-444, DL-483: with one visible hero there is no target."""
    fight = battle("wizard_4_2 thief_3_1 wizard_3_1", card="invisibility", ghosts=1)
    assert fight.told("no-target") == [("ghost",)]
    assert fight.down() == ["ghost"]


def test_detect_treasure_takes_what_is_there() -> None:
    """DL-E131, DL-476, DL-486."""
    assert battle(WITH_WIZARD, card="detect_treasure", gold=0, food=2, traps=["pendulum"], steps="slow").s.food[0] == 1
    assert battle(WITH_WIZARD, card="detect_treasure", gold=1, food=2, steps="slow").s.gold[0] == 0
    assert battle(WITH_WIZARD, card="detect_treasure", gold=0, food=0, steps="slow").asks() == []


def test_detect_treasure_takes_a_trap_face_down() -> None:
    """DL-E131, DL-486, section 5: which trap it was stays a secret; two alike are asked for, too."""
    fight = battle(WITH_WIZARD, card="detect_treasure", gold=0, food=0, traps=["pendulum", "fire_wall"], steps="slow")
    assert fight.offers("P1") == ["discard-trap pendulum", "discard-trap fire_wall"]
    fight.plays("P1", "discard-trap pendulum")
    assert fight.seen_by() == ["P1"]
    assert fight.s.trap_dropped[0] == (TRAP_IDS.index("pendulum"),)
    alike = battle(WITH_WIZARD, card="detect_treasure", gold=0, food=0, traps=["pendulum", "pendulum"], steps="slow")
    assert alike.offers("P1") == ["discard-trap pendulum"]
    one = battle(WITH_WIZARD, card="detect_treasure", gold=0, food=0, traps=["pendulum"], steps="slow")
    assert one.traps() == []


@pytest.mark.parametrize(("imps", "left"), [(3, 2), (1, 0), (0, 0)])
def test_fist_of_justice_takes_an_imp_if_there_is_one(imps: int, left: int) -> None:
    """DL-476, DL-485."""
    fight = battle(WITH_WIZARD, card="fist_of_justice", imps=imps, idle=imps, steps="slow")
    assert (fight.s.imps[0], fight.s.idle[0]) == (left, left)


def test_fireball_only_looks_impressive() -> None:
    """DL-487."""
    fight = battle(WITH_WIZARD, card="fireball", steps="fast")
    assert fight.line() == WITH_WIZARD
    assert fight.told("spell-cast") == [("fireball", 1, 1)]


def test_the_antimagic_room_skips_spells() -> None:
    """DL-E118, DL-360, DL-472."""
    fight = battle(
        WITH_WIZARD, card="suggestion", rooms={"3-1": "antimagic_room"}, food=0, sent=["witch"], steps="fast monsters"
    )
    fight.plays("P1", "attack witch/great_spell")
    assert ("fast_spell", "in_antimagic_room") in fight.told("step-skipped")
    assert fight.told("withdrawn") == []
    assert fight.line() == "warrior_5[4] wizard_3_1 priest_3_1"


def test_a_card_has_one_spell_only() -> None:
    """DL-360, DL-376: a fast card skips the slow step and the other way round."""
    fast = battle(WITH_WIZARD, card="fireball", steps="fast slow")
    assert fast.told("step-skipped") == [("slow_spell", "no_slow_spell")]
    slow = battle(WITH_WIZARD, card="fist_of_justice", steps="fast slow")
    assert slow.told("step-skipped") == [("fast_spell", "no_fast_spell")]


def test_printed_only_graffiti_is_without_effect() -> None:
    """DL-488 with the option content_pack = printed_only; its fatigue still counts."""
    fight = battle(WITH_WIZARD, options={"content_pack": "printed_only"}, card="graffiti")
    assert fight.s.evil[0] == 4  # the conquest alone
    assert fight.line() == "warrior_5[2] wizard_3_1 priest_3_1"
    fight = battle(WITH_WIZARD, card="graffiti")
    assert fight.s.evil[0] == 3


def test_in_training_no_spell_is_cast() -> None:
    """DL-601."""
    fight = battle(WITH_WIZARD, steps="fast slow")
    assert fight.told("step-skipped") == [("fast_spell", "no_fast_spell"), ("slow_spell", "no_slow_spell")]
