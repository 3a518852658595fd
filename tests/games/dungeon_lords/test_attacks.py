"""Step 3: monsters and ghosts (DL-366 to DL-375, DL-440 to DL-453, DL-469, DL-470)."""

import pytest

from tests.games.dungeon_lords.fighting import attack, battle
from undercroft.games.dungeon_lords.rules.trap_tables import POISON

TWO_THIEVES = "warrior_4a[1] thief_4_1 thief_3_2"
TRAINING = {"3-1": "training_room"}
DARK = {"3-1": "dark_room"}


def test_excess_damage_of_a_standard_attack_is_lost() -> None:
    """DL-E56, DL-309, DL-368: the witch strikes 4 at a warrior with 2 left."""
    fight = attack("warrior_4a[2] thief_4_1 thief_3_2", "witch").plays("P1", "attack witch/great_spell")
    assert fight.line() == "thief_4_1 thief_3_2"
    assert fight.prison() == ["warrior_4a"]


@pytest.mark.parametrize(
    ("target", "left"),
    [
        ("y1_warrior_4a", "thief_4_1 thief_3_2"),
        ("y1_thief_4_1", "warrior_4a[1] thief_4_1[3] thief_3_2"),
        ("y1_thief_3_2", "warrior_4a[1] thief_4_1"),
    ],
)
def test_attack_any_may_choose_everybody(target: str, left: str) -> None:
    """DL-E57, DL-369, DL-448."""
    fight = attack(TWO_THIEVES, "vampire").plays("P1", "attack vampire/bite")
    assert fight.step() == "attack-target"
    assert fight.args("P1", f"target {target}")["damage"] == 3
    assert fight.plays("P1", f"target {target}").line() == left
    assert fight.down() == ["vampire"]


def test_attack_all_hits_everybody_at_once() -> None:
    """DL-E58, DL-370, DL-442."""
    fight = attack("warrior_3[2] warrior_4a priest_3_1", "slime").plays("P1", "attack slime/drip")
    assert fight.line() == "warrior_4a[1] priest_3_1[1]"
    assert fight.down() == ["slime"]


def test_the_weaker_bite_returns_face_up() -> None:
    """DL-372, DL-448."""
    fight = attack(TWO_THIEVES, "vampire").plays("P1", "attack vampire/nip", "target y1_thief_3_2")
    assert fight.line() == "warrior_4a[1] thief_4_1 thief_3_2[2]"
    assert (fight.lair(), fight.down()) == (["vampire"], [])


def test_the_goblin_strikes_the_next_one_when_the_first_falls() -> None:
    """DL-E102, DL-440: 2, then 1, and no third."""
    fight = attack("warrior_4a[2] priest_3_1[2] thief_3_1", "goblin")
    assert fight.line() == "thief_3_1"
    assert fight.prison() == ["warrior_4a", "priest_3_1"]


def test_the_goblin_strikes_once_when_nobody_falls() -> None:
    """DL-440."""
    assert attack("warrior_4a[1] priest_3_1", "goblin").line() == "warrior_4a[3] priest_3_1"


def test_the_training_room_adds_one_to_each_strike() -> None:
    """DL-E103, DL-E73, DL-469, DL-375."""
    fight = attack("warrior_6[3] thief_5_2 priest_4_2", "goblin", year=2, rooms=TRAINING, steps="monsters healing")
    assert fight.prison() == ["warrior_6"]
    assert fight.told("hurt") == [("warrior_6", 3, 6, 6), ("thief_5_2", 2, 2, 5)]
    assert fight.line() == "thief_5_2 priest_4_2"


@pytest.mark.parametrize(
    ("kind", "attack_id", "rooms", "damage"),
    [
        ("troll", "troll/club", TRAINING, 4),
        ("troll", "troll/fed_club", TRAINING, 5),
        ("troll", "troll/club", DARK, 3),
        ("vampire", "vampire/bite", DARK, 4),
        ("vampire", "vampire/nip", DARK, 3),
        ("witch", "witch/great_spell", DARK, 5),
        ("witch", "witch/small_spells", DARK, 2),
        ("witch", "witch/great_spell", TRAINING, 4),
    ],
)
def test_room_bonuses(kind: str, attack_id: str, rooms: dict[str, str], damage: int) -> None:
    """DL-E73, DL-375, DL-469, DL-470."""
    fight = attack("warrior_8 warrior_7", kind, year=2, rooms=rooms, food=1)
    assert fight.args("P1", f"attack {attack_id}")["damage"] == damage
    fight.plays("P1", f"attack {attack_id}")
    if fight.step() == "attack-target":
        fight.plays("P1", "target y2_warrior_8")
    assert fight.told("hurt")[0] == ("warrior_8", damage, damage, 8)


def test_the_rooms_bonus_works_only_on_that_tile() -> None:
    """DL-466: a goblin deals 3 in it, 2 elsewhere."""
    for tile, line in (("4-1", "warrior_8[3]"), ("3-1", "warrior_8[2]")):
        rooms = {"4-1": "training_room"}
        assert battle("warrior_8", year=2, rooms=rooms, tile=tile, sent=["goblin"], steps="monsters").line() == line


def test_the_ghost_never_hits_the_first_hero() -> None:
    """DL-444: with two heroes there is one target, so nobody is asked."""
    fight = attack("warrior_4a thief_4_1", ghosts=1)
    assert fight.line() == "warrior_4a thief_4_1[2]"
    assert fight.down() == ["ghost"]
    three = attack("warrior_4a thief_4_1 priest_3_1", ghosts=1)
    assert three.offers("P1") == ["target y1_thief_4_1", "target y1_priest_3_1"]


def test_the_hero_behind_an_illusion_can_be_haunted() -> None:
    """DL-444, DL-494."""
    assert attack("illusion warrior_4a", ghosts=1).line() == "illusion warrior_4a[2]"


def test_a_ghost_without_target_is_knocked_out_and_nobody_is_healed() -> None:
    """DL-E100, DL-373, DL-377."""
    fight = battle("priest_3_1[2]", card="fireball", ghosts=1)
    assert fight.prison() == ["priest_3_1"]
    assert fight.down() == ["ghost"]
    assert fight.conquered() == []
    assert ("healing", "not_attacked") in fight.told("step-skipped")


def test_a_vampire_among_priests_returns_face_up() -> None:
    """DL-E101, DL-373, DL-448."""
    fight = attack("priest_3_2[1] priest_4_2", "vampire", steps="monsters healing")
    assert fight.line() == "priest_3_2[1] priest_4_2"
    assert fight.lair() == ["vampire"]
    assert fight.told("no-target") == [("vampire",)]


def test_the_vampire_may_bite_the_paladin_but_no_priest() -> None:
    """DL-311, DL-448."""
    fight = attack("paladin priest_3_1 thief_3_1", "vampire").plays("P1", "attack vampire/nip")
    assert fight.offers("P1") == ["target paladin_1", "target y1_thief_3_1"]


def test_the_troll_strikes_harder_for_food() -> None:
    """DL-446, DL-367."""
    fight = attack("warrior_5", "troll", food=1)
    assert fight.offers("P1") == ["attack troll/club", "attack troll/fed_club"]
    fight.plays("P1", "attack troll/fed_club")
    assert fight.line() == "warrior_5[4]"
    assert fight.s.food[0] == 0


def test_an_attack_that_cannot_be_paid_is_not_offered() -> None:
    """DL-367, DL-446."""
    fight = attack("warrior_5", "troll", food=0)
    assert fight.line() == "warrior_5[3]"


def test_the_witchs_two_spells_may_hit_one_or_two_heroes() -> None:
    """DL-447."""
    same = attack("warrior_5 thief_4_1", "witch").plays(
        "P1", "attack witch/small_spells", "target y1_thief_4_1", "target y1_thief_4_1"
    )
    assert same.line() == "warrior_5 thief_4_1[2]"
    two = attack("warrior_5 thief_4_1", "witch").plays(
        "P1", "attack witch/small_spells", "target y1_thief_4_1", "target y1_warrior_5"
    )
    assert two.line() == "warrior_5[1] thief_4_1[1]"


def test_the_witchs_second_spell_is_lost_when_nobody_is_left() -> None:
    """DL-447, DL-347."""
    fight = attack("thief_4_1[3]", "witch", steps="monsters conquest").plays("P1", "attack witch/small_spells")
    assert fight.prison() == ["thief_4_1"]
    assert fight.down() == ["witch"]
    assert fight.conquered() == []


def test_witch_in_the_dark_room_stops_a_slow_spell() -> None:
    """DL-E104, DL-378, DL-447, DL-470."""
    fight = battle(
        "warrior_5[3] wizard_4_2[2] priest_4_2",
        year=2,
        card="create_food",
        combat_round=2,
        rooms=DARK,
        sent=["witch"],
        steps="monsters slow healing",
    )
    fight.plays("P1", "attack witch/small_spells", "target y2_wizard_4_2", "target y2_priest_4_2")
    assert fight.line() == "warrior_5[1] priest_4_2[2]"
    assert ("slow_spell", "too_little_magic") in fight.told("step-skipped")


def test_the_golem_always_returns_face_up() -> None:
    """DL-450, DL-372."""
    fight = attack("warrior_8", "golem", year=2)
    assert fight.line() == "warrior_8[4]"
    assert (fight.lair(), fight.down()) == (["golem"], [])


def test_dragon_and_golem_in_a_room() -> None:
    """DL-E105, DL-450, DL-452, DL-384, DL-377: the dragon stops the healing."""
    fight = battle(
        "warrior_6 thief_5_2 priest_5_3",
        year=2,
        card="illusion",
        combat_round=4,
        rooms={"3-1": "mint"},
        sent=["dragon", "golem"],
    )
    assert fight.offers("P1") == ["act golem", "act dragon"]
    fight.plays("P1", "act dragon")
    assert fight.line() == "priest_5_3[2]"
    assert fight.prison() == ["warrior_6", "thief_5_2"]
    assert (fight.lair(), fight.down()) == (["golem"], ["dragon"])
    assert fight.conquered() == ["3-1"]


def test_the_demon_holds_the_party_but_wakes_the_priests() -> None:
    """DL-453, DL-374."""
    fight = battle("warrior_8[1] priest_4_2", year=2, card="illusion", combat_round=4, sent=["demon"])
    fight.plays("P1", "target y2_warrior_8")
    assert fight.line() == "priest_4_2"
    assert fight.conquered() == []
    assert fight.told("hearts") == [(2,)]


def test_holding_is_no_attack() -> None:
    """DL-374, DL-442: nobody is healed, nothing is conquered, the slime is knocked out."""
    fight = battle("warrior_4a[1] priest_3_1", card="fireball", sent=["slime"]).plays("P1", "attack slime/hold")
    assert fight.line() == "warrior_4a[1] priest_3_1"
    assert fight.down() == ["slime"]


def test_trap_symbols_do_not_prevent_attacks() -> None:
    """DL-355, DL-371."""
    assert attack("thief_4_2", "goblin").line() == "thief_4_2[2]"


def test_everyone_sent_must_act_in_the_owners_order() -> None:
    """DL-366, DL-367: one after the other; two alike are one choice."""
    fight = attack("warrior_5 thief_4_1 thief_3_1", "goblin", "troll", ghosts=2, food=0)
    assert fight.offers("P1") == ["act goblin", "act troll", "act ghost"]
    fight.plays("P1", "act ghost", "target y1_thief_4_1")
    assert fight.offers("P1") == ["act goblin", "act troll", "act ghost"]
    fight.plays("P1", "act ghost", "target y1_thief_4_1", "act troll")
    assert fight.line() == "thief_3_1[1]"  # the goblin felled the warrior and struck again
    assert fight.down() == ["goblin", "ghost", "ghost", "troll"]


def test_who_has_not_acted_returns_face_up_when_the_last_hero_falls() -> None:
    """DL-E109, DL-347, DL-348."""
    fight = battle("thief_3_1", card="fireball", rooms={"3-1": "mint"}, sent=["vampire", "troll"])
    fight.plays("P1", "act vampire", "attack vampire/bite")
    assert fight.prison() == ["thief_3_1"]
    assert (fight.lair(), fight.down()) == (["troll"], ["vampire"])
    assert fight.conquered() == []
    assert "combat-won" in fight.news()


def test_poison_is_two() -> None:
    """DL-434."""
    assert POISON == 2
