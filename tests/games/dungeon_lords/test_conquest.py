"""Steps 6 and 7: fatigue, conquest, late effects (DL-380 to DL-390)."""

from tests.games.dungeon_lords.fighting import battle, combat, lord


def test_fatigue_passes_on_from_hero_to_hero() -> None:
    """DL-E108, DL-384: three points fell two heroes and wound the third."""
    fight = battle("warrior_5[4] priest_4_2[3] thief_4_2[2]", year=2, card="illusion", combat_round=4)
    assert fight.line() == "thief_4_2[3]"
    assert fight.prison() == ["warrior_5", "priest_4_2"]
    assert fight.conquered() == ["3-1"]
    assert fight.told("fatigue") == [(3,)]


def test_a_conquest_costs_one_evil_but_not_below_the_first_space() -> None:
    """DL-E117, DL-386."""
    for evil, left in ((6, 5), (1, 1)):
        fight = battle("warrior_5", card="fireball", evil=evil)
        assert fight.conquered() == ["3-1"]
        assert fight.s.evil[0] == left


def test_fatigue_that_takes_the_last_hero_saves_the_tile() -> None:
    """DL-387, DL-347."""
    fight = battle("warrior_4a[3]", card="fireball")
    assert fight.conquered() == []
    assert fight.s.evil[0] == 5
    assert fight.prison() == ["warrior_4a"]


def test_a_fatigue_of_nothing_still_conquers() -> None:
    """DL-382, DL-483."""
    fight = battle("warrior_4a", card="invisibility")
    assert fight.line() == "warrior_4a"
    assert fight.conquered() == ["3-1"]


def test_training_tires_by_two_and_knows_no_evil() -> None:
    """DL-382, DL-601: without a combat card."""
    fight = battle("warrior_4a")
    assert fight.line() == "warrior_4a[2]"
    assert fight.conquered() == ["3-1"]
    assert fight.s.evil[0] == 5


def test_poison_that_takes_the_last_hero_leaves_the_tile_conquered() -> None:
    """DL-390; clarification of DL-347."""
    fight = battle("warrior_4a[1]", card="fireball", laid=["poisoned_dart"])
    assert fight.conquered() == ["3-1"]
    assert fight.prison() == ["warrior_4a"]
    assert fight.s.evil[0] == 4


def test_the_nearest_unconquered_tiles_are_open_to_attack() -> None:
    """DL-E110, DL-321, DL-322, DL-325."""
    tunnels, conquered = ["3-1", "3-2", "3-3", "2-1"], ["3-1", "3-2"]
    one = combat("planning", lord("warrior_5", 2, tunnels=tunnels, conquered=conquered), year=2)
    assert (one.offers("P1"), one.sees("P1", "players.0.plan.tile")) == (["confirm"], "2-1")
    two = combat("planning", lord("warrior_5", 2, tunnels=[*tunnels, "4-1"], conquered=conquered), year=2)
    assert two.offers("P1") == ["defend 2-1", "defend 4-1"]


def test_a_tile_behind_an_unconquered_one_cannot_be_attacked() -> None:
    """DL-321, DL-322: the first tile at the entrance comes first."""
    fight = combat("planning", lord("warrior_5", tunnels=["3-1", "3-2", "2-1"]))
    assert (fight.offers("P1"), fight.sees("P1", "players.0.plan.tile")) == (["confirm"], "3-1")
