"""The paladin during combat (DL-343, DL-400 to DL-410)."""

from tests.games.dungeon_lords.fighting import Fight
from undercroft.games.dungeon_lords.rules.battle import begin_battles
from undercroft.games.dungeon_lords.rules.combat_end import begin_combat_end
from undercroft.games.dungeon_lords.rules.evil import gain_evil, lose_evil
from undercroft.games.dungeon_lords.rules.planning import begin_planning
from undercroft.games.dungeon_lords.state import GONE, TENT


def lords(*evil: int, players: int = 3) -> Fight:
    fight = Fight(players=players).card("fireball")
    for seat, number in enumerate(evil):
        fight.s.evil[seat] = number
    return fight


def test_a_conquest_may_send_him_to_the_next_battle_of_the_same_round() -> None:
    """DL-E111, DL-386, DL-403, DL-404."""
    fight = lords(12, 12, 9).party("paladin[3] warrior_5", "P1").party("thief_4_1", "P2").party("priest_3_1", "P3")
    fight.planned("P1").planned("P2").planned("P3").begin(begin_battles)
    # fatigue 1 in A, then he walks with 4 markers and falls to the fatigue of B
    assert fight.s.evil == [11, 11, 8]
    assert fight.line("P1") == "warrior_5"
    assert fight.prison("P2") == ["paladin"]
    assert fight.line("P2") == "thief_4_1"
    assert fight.s.paladin == GONE


def test_among_equals_he_goes_to_the_one_later_in_play_order() -> None:
    """DL-E112, DL-402."""
    fight = lords(11, 11, 11).party("paladin", "P1")
    lose_evil(fight.s, 0, 1)
    assert fight.s.paladin == 2
    fight = lords(11, 11, 11).party("paladin", "P1")
    fight.s.start = 2
    lose_evil(fight.s, 0, 1)
    assert fight.s.paladin == 1


def test_he_stays_where_nobody_is_on_the_paladin_space() -> None:
    """DL-E113, DL-400."""
    fight = lords(10, 9, 5).party("paladin", "P1")
    lose_evil(fight.s, 0, 1)
    assert fight.s.paladin == 0


def test_a_finished_player_starts_again_with_the_next_planning() -> None:
    """DL-E114, DL-406: nothing happens in the round in which he comes."""
    fight = lords(11, 11, 5).party("paladin warrior_5", "P1").begin(begin_planning).plays("confirm")
    fight.begin(begin_battles)
    assert fight.line("P2") == "paladin[1]"
    assert fight.conquered("P2") == []
    fight.begin(begin_planning)
    fight.plays("confirm")
    assert fight.offers("P2") == ["confirm"]


def test_after_round_four_he_leaves_to_the_distant_lands() -> None:
    """DL-E114, DL-413: nobody's prisoner, without markers."""
    fight = lords(11, 11, 5).party("paladin[2]", "P2").begin(begin_combat_end)
    assert fight.line("P2") == ""
    assert fight.prison("P2") == []
    assert fight.hero("paladin") in fight.s.hero_discard
    assert fight.s.wounds[fight.hero("paladin")] == 0
    assert fight.s.paladin == GONE


def test_a_battle_without_a_party_does_not_take_place() -> None:
    """DL-E115, DL-343: trap and bait return unseen, nothing is conquered."""
    fight = lords(10, 10, 5).party("wizard_3_1 warrior_5", "P1").party("paladin", "P2").card("detect_evil")
    fight.owns("P2", rooms={"3-1": "mint"}, gold=0)
    fight.planned("P1").planned("P2", laid=["pendulum"], sent=["goblin"], ghosts=1, bait=1).begin(begin_battles)
    assert fight.s.paladin == 0
    assert fight.s.gold[1] == 1
    assert fight.s.traps[1] == (1,)
    assert fight.lair("P2") == ["goblin", "ghost"]
    assert fight.conquered("P2") == []
    assert fight.told("battle-off") == [()]


def test_graffiti_may_drive_him_away_before_the_healing() -> None:
    """DL-E91, DL-401, DL-488."""
    fight = lords(10, 10, 5).party("paladin wizard_3_1", "P1").card("graffiti").planned(sent=["goblin"])
    fight.steps("monsters slow healing")
    assert fight.s.evil[0] == 9
    assert (fight.line("P1"), fight.line("P2")) == ("wizard_3_1", "paladin[2]")
    assert ("healing", "no_hearts") in fight.told("step-skipped")


def test_if_he_was_alone_the_battle_is_over_when_he_walks() -> None:
    """DL-407, DL-488: no prisoner, no conquest."""
    fight = lords(10, 10, 5).party("paladin", "P1").card("graffiti", 2).planned().begin(begin_battles)
    assert fight.line("P2") == "paladin"
    assert (fight.prison("P1"), fight.conquered("P1")) == ([], [])


def test_detect_evil_brings_him_into_the_battle_going_on() -> None:
    """DL-E92, DL-404, DL-484: his hearts heal, he takes the fatigue, and he stays."""
    fight = lords(8, 5, 5).party("warrior_4a wizard_3_1 priest_3_1", "P1").card("detect_evil").owns(food=0)
    fight.planned(sent=["troll"]).steps()
    assert fight.line() == "paladin[2] warrior_4a wizard_3_1 priest_3_1"
    assert fight.told("hearts") == [(3,)]
    assert fight.conquered() == ["3-1"]
    assert (fight.s.evil[0], fight.s.paladin) == (9, 0)


def test_poison_on_a_paladin_who_walked_away_is_lost() -> None:
    """DL-E119, DL-401, DL-409."""
    fight = lords(11, 11, 5).party("paladin[1] warrior_5", "P1").planned(laid=["poisoned_dart"]).steps()
    fight.plays("target paladin_1")
    assert fight.line("P2") == "paladin[2]"  # fatigue 1 came before the conquest
    assert fight.told("poison-works") == []


def test_he_may_leave_his_last_dungeon_and_come_back() -> None:
    """DL-E135, DL-406, DL-407."""
    fight = lords(9, 10, 5).party("paladin", "P2")
    gain_evil(fight.s, 0, 2)
    assert (fight.line("P1"), fight.line("P2"), fight.prison("P2")) == ("paladin", "", [])
    fight.begin(begin_planning)
    assert list(fight.offered) == [0]
    fight.plays("confirm")
    gain_evil(fight.s, 1, 2)
    fight.begin(begin_planning)
    assert list(fight.offered) == [1]


def test_he_takes_bonus_and_markers_along_and_stands_behind_an_illusion() -> None:
    """DL-403, DL-494: the illusion does not walk with him, and vanishes where it is alone."""
    fight = Fight(year=2, players=3).party("illusion paladin[4]", "P1").party("illusion thief_4_2", "P2")
    fight.s.bonus = (fight.hero("paladin"),)
    fight.s.evil = [12, 11, 5]
    lose_evil(fight.s, 0, 2)
    assert (fight.line("P1"), fight.line("P2")) == ("", "illusion paladin[4] thief_4_2")
    assert fight.s.bonus == (fight.hero("paladin"),)


def test_an_eliminated_paladin_never_moves_again() -> None:
    """DL-408."""
    fight = lords(11, 9, 5).party("paladin[4]", "P1").planned().steps()
    assert fight.prison("P1") == ["paladin"]
    gain_evil(fight.s, 1, 6)
    assert fight.line("P2") == ""


def test_a_paladin_who_fights_twice_starts_each_battle_fresh() -> None:
    """Clarification on "this round": shield and wounds belong to one battle, markers stay."""
    fight = lords(12, 12, 5).party("paladin warrior_5", "P1").party("thief_4_1", "P2").card("magic_shield", 2)
    fight.planned("P1").planned("P2").begin(begin_battles)
    assert len(fight.told("absorbed")) == 2
    assert fight.line("P2") == "paladin thief_4_1"


def test_the_paladin_of_year_1_leaves_the_tent_for_good() -> None:
    """DL-416."""
    fight = lords(5, 5, 5)
    assert fight.s.paladin == TENT
    fight.begin(begin_combat_end)
    assert fight.hero("paladin") in fight.s.hero_discard
    assert fight.s.paladin == GONE
