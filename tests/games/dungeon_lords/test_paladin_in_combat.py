"""The paladin during combat (DL-343, DL-400 to DL-410)."""

from typing import Any

from tests.games.dungeon_lords.fighting import combat, lord, plan, steps_alone
from tests.games.dungeon_lords.play import LordsTable, Words, go_on
from undercroft.games.dungeon_lords.cards import PALADINS
from undercroft.games.dungeon_lords.rules.evil import gain_evil, lose_evil
from undercroft.games.dungeon_lords.state import GONE, TENT


def lords(
    *seats: Words, at: str = "battle", card: str = "fireball", until: str = "", start: str = "P1", combat_round: int = 1
) -> LordsTable:
    """Three lords in that phase; one who is not named has no party."""
    words = [*seats, *[lord("")] * (3 - len(seats))]
    return combat(at, *words, card=card, until=until, start=start, combat_round=combat_round)


def attacked(party: str, evil: int, *, laid: tuple[str, ...] = (), sent: tuple[str, ...] = (), **things: Any) -> Words:
    """A lord whose dungeon is attacked, with the plan he has made."""
    return lord(party, evil=evil, plan=plan(laid, sent), **things)


def idle(evil: int) -> Words:
    return lord("", evil=evil)


def test_a_conquest_may_send_him_to_the_next_battle_of_the_same_round() -> None:
    """DL-E111, DL-386, DL-403, DL-404."""
    fight = lords(attacked("paladin[3] warrior_5", 12), attacked("thief_4_1", 12), attacked("priest_3_1", 9))
    # fatigue 1 in A, then he walks with 4 markers and falls to the fatigue of B
    assert fight.s.evil == [11, 11, 8]
    assert fight.line("P1") == "warrior_5"
    assert fight.prison("P2") == ["paladin"]
    assert fight.line("P2") == "thief_4_1"
    assert fight.s.paladin == GONE


def test_among_equals_he_goes_to_the_one_later_in_play_order() -> None:
    """DL-E112, DL-402."""
    for start, later in (("P1", 2), ("P3", 1)):
        fight = lords(attacked("paladin", 11), idle(11), idle(11), start=start)  # the conquest costs P1 one evil
        assert (fight.s.evil, fight.s.paladin) == ([10, 11, 11], later)


def test_he_stays_where_nobody_is_on_the_paladin_space() -> None:
    """DL-E113, DL-400."""
    fight = lords(attacked("paladin", 10), idle(9), idle(5))
    assert (fight.s.evil, fight.s.paladin) == ([9, 9, 5], 0)


def test_a_finished_player_starts_again_with_the_next_planning() -> None:
    """DL-E114, DL-406: nothing happens in the round in which he comes."""
    fight = lords(lord("paladin warrior_5", evil=11), idle(11), idle(5), at="planning", until="combat_end")
    fight.plays("P1", "confirm")
    assert fight.line("P2") == "paladin[1]"
    assert fight.conquered("P2") == []
    assert fight.asks() == ["P1"]
    fight.plays("P1", "confirm")
    assert fight.offers("P2") == ["confirm"]


def test_after_round_four_he_leaves_to_the_distant_lands() -> None:
    """DL-E114, DL-413: nobody's prisoner, without markers."""
    fight = lords(idle(11), lord("paladin[2]", evil=11), idle(5), at="combat_end", combat_round=4)
    assert fight.line("P2") == ""
    assert fight.prison("P2") == []
    assert PALADINS[0] in fight.s.hero_discard
    assert fight.s.wounds[PALADINS[0]] == 0
    assert fight.s.paladin == GONE


def test_a_battle_without_a_party_does_not_take_place() -> None:
    """DL-E115, DL-343: trap and bait return unseen, nothing is conquered."""
    made = plan(laid=["pendulum"], sent=["goblin"], ghosts=1, bait=1)
    second = lord("paladin", evil=10, rooms={"3-1": "mint"}, gold=0, plan=made)
    fight = lords(attacked("wizard_3_1 warrior_5", 10), second, card="detect_evil")
    assert fight.s.paladin == 0
    assert fight.s.gold[1] == 1
    assert fight.traps("P2") == ["pendulum"]
    assert fight.lair("P2") == ["goblin", "ghost"]
    assert fight.conquered("P2") == []
    assert fight.told("battle-off") == [()]


def test_graffiti_may_drive_him_away_before_the_healing() -> None:
    """DL-E91, DL-401, DL-488."""
    first, second = attacked("paladin wizard_3_1", 10, sent=("goblin",)), idle(10)
    fight = combat("battle", first, second, card="graffiti", also=steps_alone("monsters slow healing"))
    assert fight.s.evil[0] == 9
    assert (fight.line("P1"), fight.line("P2")) == ("wizard_3_1", "paladin[2]")
    assert ("healing", "no_hearts") in fight.told("step-skipped")


def test_if_he_was_alone_the_battle_is_over_when_he_walks() -> None:
    """DL-407, DL-488: no prisoner, no conquest."""
    fight = lords(attacked("paladin", 10), idle(10), card="graffiti", combat_round=2)
    assert fight.line("P2") == "paladin"
    assert (fight.prison("P1"), fight.conquered("P1")) == ([], [])


def test_detect_evil_brings_him_into_the_battle_going_on() -> None:
    """DL-E92, DL-404, DL-484: his hearts heal, he takes the fatigue, and he stays."""
    first = attacked("warrior_4a wizard_3_1 priest_3_1", 8, sent=("troll",), food=0)
    fight = lords(first, card="detect_evil")
    assert fight.line() == "paladin[2] warrior_4a wizard_3_1 priest_3_1"
    assert fight.told("hearts") == [(3,)]
    assert fight.conquered() == ["3-1"]
    assert (fight.s.evil[0], fight.s.paladin) == (9, 0)


def test_poison_on_a_paladin_who_walked_away_is_lost() -> None:
    """DL-E119, DL-401, DL-409."""
    fight = lords(attacked("paladin[1] warrior_5", 11, laid=("poisoned_dart",)), idle(11))
    fight.plays("P1", "target paladin_1")
    assert fight.line("P2") == "paladin[2]"  # fatigue 1 came before the conquest
    assert fight.told("poison-works") == []


def test_the_second_dart_on_a_paladin_who_walked_away_is_lost_too() -> None:
    """DL-409: of the two darts in a labyrinth; with the first victim fallen before, the late step is skipped."""
    darts = plan(laid=["poisoned_dart", "poisoned_dart"], ghosts=1)
    first = lord("paladin priest_4_2[2]", 2, evil=12, rooms={"3-1": "labyrinth"}, plan=darts)
    fight = combat("battle", first, lord("", evil=12), year=2, card="illusion", combat_round=4)
    fight.plays("P1", "first-trap poisoned_dart", "target y2_priest_4_2", "target paladin_2")
    assert fight.prison() == ["priest_4_2"]
    assert (fight.line("P1"), fight.conquered("P1")) == ("", ["3-1"])
    assert fight.line("P2").startswith("paladin")
    assert fight.told("poison-works") == []
    assert fight.told("step-skipped")[-1] == ("late", "no_poison")


def test_he_may_leave_his_last_dungeon_and_come_back() -> None:
    """DL-E135, DL-406, DL-407."""
    fight = lords(idle(9), lord("paladin", evil=10), at="planning")
    gain_evil(fight.s, 0, 2)
    assert (fight.line("P1"), fight.line("P2"), fight.prison("P2")) == ("paladin", "", [])
    fight = go_on(fight, "planning")
    assert fight.asks() == ["P1"]
    gain_evil(fight.plays("P1", "confirm").s, 1, 2)
    assert go_on(fight, "planning").asks() == ["P2"]


def test_he_takes_bonus_and_markers_along_and_stands_behind_an_illusion() -> None:
    """DL-403, DL-494: the illusion does not walk with him, and vanishes where it is alone."""
    seats = lord("illusion paladin[4]", 2, evil=12), lord("illusion thief_4_2", 2, "P2", evil=11)
    fight = combat("planning", *seats, year=2, also={"bonus": [PALADINS[1]]})
    lose_evil(fight.s, 0, 2)
    assert (fight.line("P1"), fight.line("P2")) == ("", "illusion paladin[4] thief_4_2")
    assert fight.s.bonus == (PALADINS[1],)


def test_an_eliminated_paladin_never_moves_again() -> None:
    """DL-408."""
    fight = lords(attacked("paladin[4]", 11), idle(9))
    assert fight.prison("P1") == ["paladin"]
    gain_evil(fight.s, 1, 6)
    assert fight.line("P2") == ""


def test_a_paladin_who_fights_twice_starts_each_battle_fresh() -> None:
    """Clarification on "this round": shield and wounds belong to one battle, markers stay."""
    seats = attacked("paladin warrior_5", 12), attacked("thief_4_1", 12)
    fight = lords(*seats, card="magic_shield", combat_round=2)
    assert len(fight.told("absorbed")) == 2
    assert fight.line("P2") == "paladin thief_4_1"


def test_the_paladin_of_year_1_leaves_the_tent_for_good() -> None:
    """DL-416."""
    fight = lords(at="reveal", until="reveal")
    assert fight.s.paladin == TENT
    fight = lords(at="combat_end")
    assert PALADINS[0] in fight.s.hero_discard
    assert fight.s.paladin == GONE
