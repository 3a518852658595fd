"""The spells of year 2 (DL-477, DL-490 to DL-498)."""

from typing import Any

from tests.games.dungeon_lords.fighting import battle
from tests.games.dungeon_lords.play import LordsTable
from undercroft.games.dungeon_lords.cards import CARD_IDS, HERO_IDS, IS_PRINTED_SPELL


def gold(party: str, card: str, combat_round: int = 1, **rest: Any) -> LordsTable:
    """A battle of the second year in a room."""
    return battle(party, year=2, card=card, combat_round=combat_round, rooms={"3-1": "mint"}, **rest)


def test_metamorphosis_makes_a_sheep_of_a_dragon() -> None:
    """DL-E93, DL-452, DL-491: healing takes place, the dragon lies face down."""
    fight = gold("warrior_6 priest_5_2 wizard_4_2", "metamorphosis", sent=["dragon"], steps="fast monsters healing")
    assert fight.line() == "warrior_6 priest_5_2 wizard_4_2"
    assert fight.told("sheep-acts") == [("dragon", 1)]
    assert fight.told("healed") == [("warrior_6", 1, 0)]
    assert fight.down() == ["dragon"]


def test_a_sheep_is_knocked_out_even_if_it_was_a_golem() -> None:
    """DL-491: no room bonus, no ability; a vampire that is a sheep may hit a priest."""
    fight = gold("warrior_6 wizard_4_2", "metamorphosis", sent=["golem"], steps="fast monsters")
    assert fight.line() == "warrior_6[1] wizard_4_2"
    assert (fight.lair(), fight.down()) == ([], ["golem"])
    fight = gold("priest_4_2 wizard_4_2", "metamorphosis", sent=["vampire"], steps="fast monsters")
    assert fight.line() == "priest_4_2[1] wizard_4_2"


def test_of_two_alike_one_is_a_sheep() -> None:
    """DL-366, DL-491: the owner says which of the two acts first."""
    fight = gold("warrior_6 wizard_4_2", "metamorphosis", sent=["goblin", "goblin"], steps="fast monsters")
    assert fight.offers("P1") == ["act goblin", "act-sheep"]
    fight.plays("P1", "act-sheep")
    assert fight.told("hurt") == [("warrior_6", 1, 1, 6), ("warrior_6", 2, 3, 6)]
    assert fight.down() == ["goblin", "goblin"]


def test_a_sheep_that_has_not_acted_returns_face_up() -> None:
    """DL-348, DL-491, clarification."""
    fight = gold("wizard_4_2[2]", "metamorphosis", sent=["goblin", "troll"], food=0, steps="fast monsters")
    fight.plays("P1", "choose goblin", "act troll")
    assert fight.prison() == ["wizard_4_2"]
    assert (fight.lair(), fight.down()) == (["goblin"], ["troll"])


def test_blind_rage_turns_every_attack_on_the_first_hero() -> None:
    """DL-E94, DL-373, DL-492: the vampire cannot attack a priest, the witch strikes him twice."""
    fight = gold(
        "priest_4_2 wizard_5_2 thief_4_2",
        "blind_rage",
        combat_round=2,
        sent=["vampire", "witch"],
        steps="fast monsters healing",
    )
    fight.plays("P1", "act vampire", "attack witch/small_spells")
    assert fight.told("hurt") == [("priest_4_2", 1, 1, 4), ("priest_4_2", 1, 2, 4)]
    assert fight.line() == "priest_4_2 wizard_5_2 thief_4_2"
    assert fight.lair() == ["vampire"]


def test_blind_rage_keeps_other_effects_and_ghosts() -> None:
    """DL-492: dragon and demon strike the first hero alone, their effects stay; ghosts are not concerned."""
    fight = gold("warrior_8 priest_4_2 wizard_4_2", "blind_rage", sent=["dragon", "demon"], ghosts=1)
    fight.plays("P1", "act dragon")
    assert fight.line() == "warrior_8[2] priest_4_2 wizard_4_2"
    fight.plays("P1", "act ghost", "target y2_wizard_4_2")
    assert fight.prison() == ["warrior_8"]  # 2 + 7 of the demon
    assert fight.line() == "priest_4_2 wizard_4_2[2]"
    assert ("healing", "no_healing") in fight.told("step-skipped")
    assert fight.conquered() == []


def test_blind_rage_a_slime_may_still_hold() -> None:
    """DL-492."""
    fight = gold("warrior_8 wizard_4_2", "blind_rage", sent=["slime"], steps="fast monsters")
    assert fight.offers("P1") == ["attack slime/drip", "attack slime/hold"]
    assert fight.plays("P1", "attack slime/drip").line() == "warrior_8[1] wizard_4_2"


def test_create_food_strengthens_the_first_hero() -> None:
    """DL-493: until the end of combat; twice for a paladin who is first in two dungeons."""
    fight = gold("warrior_5[4] wizard_4_2", "create_food", steps="slow")
    assert fight.told("stronger") == [("warrior_5", 6)]
    also = {"bonus": fight.s.bonus}
    fight = gold("warrior_5[4] wizard_4_2", "create_food", steps="slow conquest", also=also)
    assert fight.line() == "warrior_5[6] wizard_4_2"  # fatigue 2, and by now 7 hit points


def test_the_illusion_stands_before_the_paladin_and_takes_the_first_point() -> None:
    """DL-E95, DL-444, DL-494."""
    fight = gold("paladin[2] warrior_6 wizard_4_2", "illusion", evil=12, ghosts=1)
    fight.plays("P1", "target paladin_2")
    assert fight.told("healed") == [("paladin_2", 3, 1)]
    assert fight.line() == "paladin[3] warrior_6 wizard_4_2"
    assert fight.prison() == []
    assert fight.conquered() == ["3-1"]


def test_a_golem_hits_only_the_illusion() -> None:
    """DL-E95, DL-309, DL-494."""
    fight = gold("paladin[2] warrior_6 wizard_4_2", "illusion", sent=["golem"], steps="fast monsters")
    assert fight.line() == "paladin[2] warrior_6 wizard_4_2"
    assert fight.told("illusion-gone") == [("illusion-P1",)]


def test_the_illusion_vanishes_with_the_last_real_hero() -> None:
    """DL-494, DL-347."""
    fight = gold("wizard_4_2[2]", "illusion", ghosts=1)
    assert fight.line() == ""
    assert fight.prison() == ["wizard_4_2"]
    assert fight.conquered() == []


def test_song_of_courage_overrides_no_conquest() -> None:
    """DL-E96, DL-495."""
    fight = gold("warrior_6 wizard_4_2", "song_of_courage", sent=["slime"])
    fight.plays("P1", "attack slime/hold")
    assert fight.line() == "warrior_6[1] wizard_4_2"
    assert fight.conquered() == ["3-1"]


def test_without_its_wizard_the_song_is_not_sung() -> None:
    """DL-E96, DL-376."""
    fight = gold("warrior_6 wizard_4_2[2]", "song_of_courage", sent=["slime"], ghosts=1)
    fight.plays("P1", "act ghost", "attack slime/hold")
    assert fight.prison() == ["wizard_4_2"]
    assert fight.conquered() == []


def test_regeneration_is_not_the_healing_step() -> None:
    """DL-E97, DL-452, DL-496."""
    fight = gold("warrior_6 priest_5_3 wizard_5_2", "regeneration", combat_round=2, sent=["dragon"])
    assert fight.told("healed") == [("warrior_6", 2, 0), ("priest_5_3", 1, 1)]
    assert fight.line() == "warrior_6[3] priest_5_3[1] wizard_5_2[2]"


def test_dimensional_gate_takes_a_monster_face_down() -> None:
    """DL-E98, DL-498: golems, too."""
    fight = gold("warrior_8 wizard_4_2", "dimensional_gate", sent=["golem", "goblin"], steps="fast monsters")
    assert fight.offers("P1") == ["choose goblin", "choose golem"]
    fight.plays("P1", "choose golem")
    assert fight.line() == "warrior_8[2] wizard_4_2"
    assert fight.down() == ["goblin", "golem"]


def test_aura_of_fear_withdraws_a_monster_without_asking_for_the_only_one() -> None:
    """DL-E99, DL-365, DL-477, DL-490."""
    fight = gold("warrior_8 wizard_4_2", "aura_of_fear", sent=["troll"], ghosts=2, steps="fast monsters")
    assert fight.lair() == ["troll"]
    assert fight.prison() == ["wizard_4_2"]  # two ghosts
    fight = gold("warrior_8 wizard_4_2", "aura_of_fear", ghosts=1, steps="fast monsters")
    assert fight.down() == ["ghost"]


def test_magic_key_frees_one_caught_in_this_battle() -> None:
    """DL-E132, DL-497: he does not rejoin the party."""
    fight = gold("thief_4_2[3] wizard_4_2", "magic_key", combat_round=2, sent=["goblin"], steps="monsters slow")
    assert fight.line() == "wizard_4_2[1]"
    assert fight.prison() == []
    assert HERO_IDS.index("y2_thief_4_2") in fight.s.hero_discard


def test_magic_key_the_owner_chooses_and_an_empty_prison_is_nothing() -> None:
    """DL-497."""
    fight = gold("wizard_4_2", "magic_key", prison=["y2_thief_4_2", "paladin_1"], steps="slow")
    assert fight.offers("P1") == ["release y2_thief_4_2", "release paladin_1"]
    assert fight.plays("P1", "release y2_thief_4_2").prison() == ["paladin"]
    assert gold("wizard_4_2", "magic_key", steps="slow").asks() == []


def test_printed_only_leaves_out_reconstructed_spells() -> None:
    """Clarification on printed_only: Aura of Fear is without effect, Illusion is not."""
    printed = {"content_pack": "printed_only"}
    fight = gold("warrior_8 wizard_4_2", "aura_of_fear", options=printed, sent=["goblin"], steps="fast monsters")
    assert fight.line() == "warrior_8[2] wizard_4_2"
    assert fight.told("spell-empty") == [("aura_of_fear",)]
    fight = gold("warrior_8 wizard_4_2", "illusion", options=printed, steps="fast")
    assert fight.line() == "illusion warrior_8 wizard_4_2"


def test_which_spells_are_left_out_by_printed_only() -> None:
    """Clarification on printed_only: the list of spells without effect."""
    assert [CARD_IDS[card] for card, printed in enumerate(IS_PRINTED_SPELL) if not printed] == [
        "graffiti",
        "aura_of_fear",
        "metamorphosis",
        "blind_rage",
        "song_of_courage",
        "regeneration",
        "magic_key",
        "dimensional_gate",
    ]
