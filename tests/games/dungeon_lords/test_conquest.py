"""Steps 6 and 7: fatigue, conquest, late effects (DL-380 to DL-390)."""

from tests.games.dungeon_lords.fighting import Fight
from undercroft.games.dungeon_lords.rules.dungeon import nearest_cells


def test_fatigue_passes_on_from_hero_to_hero() -> None:
    """DL-E108, DL-384: three points fell two heroes and wound the third."""
    fight = Fight(year=2).party("warrior_5[4] priest_4_2[3] thief_4_2[2]").card("illusion", 4).planned().steps()
    assert fight.line() == "thief_4_2[3]"
    assert fight.prison() == ["warrior_5", "priest_4_2"]
    assert fight.conquered() == ["3-1"]
    assert fight.told("fatigue") == [(3,)]


def test_a_conquest_costs_one_evil_but_not_below_the_first_space() -> None:
    """DL-E117, DL-386."""
    for evil, left in ((6, 5), (1, 1)):
        fight = Fight().party("warrior_5").card("fireball").owns(evil=evil).planned().steps()
        assert fight.conquered() == ["3-1"]
        assert fight.s.evil[0] == left


def test_fatigue_that_takes_the_last_hero_saves_the_tile() -> None:
    """DL-387, DL-347."""
    fight = Fight().party("warrior_4a[3]").card("fireball").planned().steps()
    assert fight.conquered() == []
    assert fight.s.evil[0] == 5
    assert fight.prison() == ["warrior_4a"]


def test_a_fatigue_of_nothing_still_conquers() -> None:
    """DL-382, DL-483."""
    fight = Fight().party("warrior_4a").card("invisibility").planned().steps()
    assert fight.line() == "warrior_4a"
    assert fight.conquered() == ["3-1"]


def test_training_tires_by_two_and_knows_no_evil() -> None:
    """DL-382, DL-601: without a combat card."""
    fight = Fight().party("warrior_4a").planned().steps()
    assert fight.line() == "warrior_4a[2]"
    assert fight.conquered() == ["3-1"]
    assert fight.s.evil[0] == 5


def test_poison_that_takes_the_last_hero_leaves_the_tile_conquered() -> None:
    """DL-390; clarification of DL-347."""
    fight = Fight().party("warrior_4a[1]").card("fireball").planned(laid=["poisoned_dart"]).steps()
    assert fight.conquered() == ["3-1"]
    assert fight.prison() == ["warrior_4a"]
    assert fight.s.evil[0] == 4


def test_the_nearest_unconquered_tiles_are_open_to_attack() -> None:
    """DL-E110, DL-321, DL-322, DL-325."""
    fight = Fight(year=2).owns(tiles=["3-1", "3-2", "3-3", "2-1"], conquered=["3-1", "3-2"])
    assert nearest_cells(fight.s, 0) == [1]
    fight.owns(tiles=["3-1", "3-2", "3-3", "2-1", "4-1"])
    assert nearest_cells(fight.s, 0) == [1, 3]


def test_a_tile_behind_an_unconquered_one_cannot_be_attacked() -> None:
    """DL-321, DL-322: the first tile at the entrance comes first."""
    fight = Fight().owns(tiles=["3-1", "3-2", "2-1"])
    assert nearest_cells(fight.s, 0) == [2]
