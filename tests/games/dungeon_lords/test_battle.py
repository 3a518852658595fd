"""Battles as a whole: order, steps, what stays and what ends (DL-300 to DL-306, DL-345 to DL-348, DL-392, DL-405)."""

from collections import Counter

from tests.games.dungeon_lords.fighting import Fight
from undercroft.games.dungeon_lords.cards import MONSTER_IDS, MONSTER_STACKS
from undercroft.games.dungeon_lords.messages import MESSAGES
from undercroft.games.dungeon_lords.rules.battle import begin_battles
from undercroft.games.dungeon_lords.rules.planning import begin_planning

LADDER = ["trap", "fast_spell", "monsters", "slow_spell", "healing", "conquest", "late"]


def raw(fight: Fight, *names: str) -> list[tuple[int, ...]]:
    """The arguments of these messages as numbers, in the order they were told."""
    return [args for number, args, _ in fight.s.door.events if MESSAGES.table[number].id in names]


def test_battles_are_fought_from_the_start_player_clockwise() -> None:
    """DL-300, DL-345: the start player of autumn stays; each battle is finished before the next begins."""
    fight = (
        Fight(players=3).card("fireball").party("warrior_5", "P1").party("warrior_4a", "P2").party("warrior_3", "P3")
    )
    fight.s.start = 2
    fight.planned("P1").planned("P2").planned("P3").begin(begin_battles)
    assert [args[0] for args in raw(fight, "battle-begins")] == [2, 0, 1]
    assert fight.s.start == 2
    assert [each for each in fight.news() if each.startswith("battle")] == ["battle-begins", "battle-ends"] * 3


def test_every_step_is_told_in_the_order_of_the_ladder() -> None:
    """DL-346: a step that takes place begins, another is skipped with its reason."""
    fight = Fight().card("fist_of_justice").party("warrior_5 wizard_3_1 priest_3_1")
    fight.planned(laid=["poisoned_dart"], sent=["goblin"]).steps().plays("target y1_warrior_5")
    told = [args[1] for args in raw(fight, "step-begins", "step-skipped")]
    assert [LADDER[step] for step in told] == LADDER
    assert fight.told("step-skipped") == [("fast_spell", "no_fast_spell")]


def test_an_empty_battle_skips_with_reasons() -> None:
    """DL-346, section 7: every crossed-out step says why."""
    fight = Fight().card("fireball").party("warrior_5").planned().steps()
    assert fight.told("step-skipped") == [
        ("trap", "no_trap"),
        ("fast_spell", "too_little_magic"),
        ("monsters", "nobody_sent"),
        ("slow_spell", "no_slow_spell"),
        ("healing", "no_hearts"),
        ("late", "no_poison"),
    ]


def test_damage_stays_between_rounds_until_healed() -> None:
    """DL-306."""
    fight = Fight().party("warrior_5 thief_3_1").card("fireball").begin(begin_planning).plays("confirm")
    fight.begin(begin_battles).card("fist_of_justice", 2).begin(begin_planning).plays("confirm").begin(begin_battles)
    assert fight.line() == "warrior_5[2] thief_3_1"


def test_effects_end_with_the_battle() -> None:
    """DL-392, and clarification on "this round": nothing of a battle is left, the wizards are visible again."""
    fight = Fight().party("wizard_4_2 warrior_5").card("invisibility").planned(laid=["trap_door"], sent=["goblin"])
    fight.steps()
    s = fight.s
    assert (s.effects, s.invisible, s.poisoned, s.poisoned_too, s.prevented, s.battler) == (0, (), -1, -1, 0, -1)


def test_a_paladin_who_comes_late_joins_for_the_next_round() -> None:
    """DL-405: P1's battle is over when the conquest in P2's dungeon sends him there."""
    fight = Fight(players=2).card("fireball").party("warrior_5", "P1").party("paladin warrior_4a", "P2")
    fight.s.evil = [12, 11]
    fight.planned("P1").planned("P2").begin(begin_battles)
    assert fight.line("P1") == "paladin[1] warrior_5[1]"
    assert fight.told("conquered") == [("3-1",), ("3-1",)]
    fight.begin(begin_planning)
    assert list(fight.offered) == [0]


def test_a_conquered_tile_is_never_attacked_again() -> None:
    """DL-388, DL-467: with all tiles conquered there is nothing left to plan for."""
    fight = Fight().party("warrior_5").owns(tiles=["3-1"], conquered=["3-1"]).begin(begin_planning)
    assert fight.offered == {}
    assert fight.s.plan_tiles == (-1, -1)


def test_imps_take_no_part_in_battles() -> None:
    """DL-301: a battle without kamikaze imp and fist leaves them alone."""
    fight = Fight().party("warrior_5 wizard_3_1").card("fireball").planned(sent=["goblin"]).steps()
    assert (fight.s.imps[0], fight.s.idle[0]) == (3, 3)


def test_the_copies_of_each_monster() -> None:
    """DL-454."""
    silver, gold = [Counter([MONSTER_IDS[kind] for kind in stack]) for stack in MONSTER_STACKS]
    assert silver == dict.fromkeys(("goblin", "slime", "ghost", "troll", "witch", "vampire"), 2)
    one = dict.fromkeys(("goblin", "slime", "ghost", "troll", "witch", "vampire"), 1)
    assert gold == {**one, "golem": 2, "dragon": 2, "demon": 2}
