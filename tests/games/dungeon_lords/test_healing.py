"""Step 5: healing (DL-377 to DL-379)."""

from tests.games.dungeon_lords.fighting import attack, battle


def test_the_foremost_wound_is_healed_first() -> None:
    """DL-E59, DL-378."""
    fight = attack("warrior_5 priest_4_1 thief_4_2", "troll", food=0, steps="monsters healing")
    assert fight.line() == "warrior_5[2] priest_4_1 thief_4_2"
    assert fight.told("healed") == [("warrior_5", 1, 2)]


def test_an_eliminated_hero_is_not_healed_back() -> None:
    """DL-E60, DL-307, DL-379."""
    fight = attack("priest_3_2 thief_3_1 priest_4_2", "vampire", steps="monsters healing")
    fight.plays("P1", "attack vampire/bite")
    assert fight.line() == "priest_3_2 priest_4_2"
    assert fight.prison() == ["thief_3_1"]
    assert fight.told("healed") == []


def test_healing_may_do_more_good_than_the_attack_did_harm() -> None:
    """DL-E61, DL-378: old wounds count."""
    fight = attack("priest_3_2 thief_3_1[1] priest_4_2[2]", "goblin", steps="monsters healing")
    assert fight.line() == "priest_3_2 thief_3_1 priest_4_2[1]"


def test_without_an_attack_nobody_is_healed() -> None:
    """DL-377, DL-374: a trap is no attack."""
    fight = battle("warrior_5 priest_4_1", laid=["rolling_stone"], steps="trap healing")
    assert fight.line() == "warrior_5[3] priest_4_1"
    assert ("healing", "not_attacked") in fight.told("step-skipped")


def test_without_a_heart_nobody_is_healed() -> None:
    """DL-377."""
    fight = attack("warrior_5 thief_3_1", "goblin", steps="monsters healing")
    assert fight.line() == "warrior_5[2] thief_3_1"
    assert ("healing", "no_hearts") in fight.told("step-skipped")


def test_the_dragon_stops_the_paladins_hearts_too() -> None:
    """DL-377, DL-452."""
    fight = attack("paladin priest_4_2", "dragon", year=2, steps="monsters healing")
    assert fight.line() == "paladin[2] priest_4_2[2]"
    assert ("healing", "no_healing") in fight.told("step-skipped")


def test_the_paladins_hearts_add_to_the_priests() -> None:
    """DL-310, DL-311, DL-378."""
    fight = attack("paladin[3] priest_3_1", "goblin", steps="monsters healing")
    assert fight.line() == "priest_3_1"  # 3 + 2 reach his 5 hit points
    fight = attack("paladin[2] priest_3_1", "goblin", steps="monsters healing")
    assert fight.told("hearts") == [(3,)]
    assert fight.line() == "paladin[1] priest_3_1"
