"""Battles as a whole: order, steps, what stays and what ends (DL-300 to DL-306, DL-345 to DL-348, DL-392, DL-405)."""

from collections import Counter

from tests.games.dungeon_lords.fighting import battle, combat, lord, plan
from tests.games.dungeon_lords.play import LordsTable
from undercroft.engine.testing.table import dig
from undercroft.games.dungeon_lords.cards import MONSTER_IDS, MONSTER_STACKS

LADDER = ["trap", "fast_spell", "monsters", "slow_spell", "healing", "conquest", "late"]


def heard(fight: LordsTable, *names: str) -> list[dict[str, object]]:
    """These messages, in the order they were told."""
    return [event for event in fight.match.events(None) if event["id"] in names]


def test_battles_are_fought_from_the_start_player_clockwise() -> None:
    """DL-300, DL-345: the start player of autumn stays; each battle is finished before the next begins."""
    parties = [lord(party, plan=plan()) for party in ("warrior_5", "warrior_4a", "warrior_3")]
    fight = combat("battle", *parties, card="fireball", start="P3")
    assert [dig(event, "args.seat") for event in heard(fight, "battle-begins")] == [2, 0, 1]
    assert fight.s.start == 2
    assert [each for each in fight.news() if each.startswith("battle")] == ["battle-begins", "battle-ends"] * 3


def test_every_step_is_told_in_the_order_of_the_ladder() -> None:
    """DL-346: a step that takes place begins, another is skipped with its reason."""
    party = "warrior_5 wizard_3_1 priest_3_1"
    fight = battle(party, card="fist_of_justice", laid=["poisoned_dart"], sent=["goblin"])
    fight.plays("P1", "target y1_warrior_5")
    assert [dig(event, "args.step") for event in heard(fight, "step-begins", "step-skipped")] == LADDER
    assert fight.told("step-skipped") == [("fast_spell", "no_fast_spell")]


def test_an_empty_battle_skips_with_reasons() -> None:
    """DL-346, section 7: every crossed-out step says why."""
    fight = battle("warrior_5", card="fireball")
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
    town = ["fireball", "fist_of_justice", "graffiti"]
    fight = combat("planning", lord("warrior_5 thief_3_1"), town=town, until="combat_end")
    assert fight.plays("P1", "confirm").line() == "warrior_5[1] thief_3_1"
    assert fight.plays("P1", "confirm").line() == "warrior_5[2] thief_3_1"


def test_effects_end_with_the_battle() -> None:
    """DL-392, and clarification on "this round": nothing of a battle is left, the wizards are visible again."""
    fight = battle("wizard_4_2 warrior_5", card="invisibility", laid=["trap_door"], sent=["goblin"])
    s = fight.s
    assert (s.effects, s.invisible, s.poisoned, s.poisoned_too, s.prevented, s.battler) == (0, (), -1, -1, 0, -1)


def test_a_paladin_who_comes_late_joins_for_the_next_round() -> None:
    """DL-405: P1's battle is over when the conquest in P2's dungeon sends him there."""
    one, two = lord("warrior_5", evil=12, plan=plan()), lord("paladin warrior_4a", evil=11, plan=plan())
    fight = combat("battle", one, two, card="fireball", until="combat_end")
    assert fight.line("P1") == "paladin[1] warrior_5[1]"
    assert fight.told("conquered") == [("3-1",), ("3-1",)]
    assert (fight.step(), fight.asks()) == ("plan", ["P1"])


def test_a_conquered_tile_is_never_attacked_again() -> None:
    """DL-388, DL-467: with all tiles conquered there is nothing left to plan for."""
    fight = combat("planning", lord("warrior_5", tunnels=["3-1"], conquered=["3-1"]))
    assert fight.asks() == []
    assert fight.s.plan_tiles == (-1, -1)


def test_imps_take_no_part_in_battles() -> None:
    """DL-301: a battle without kamikaze imp and fist leaves them alone."""
    fight = battle("warrior_5 wizard_3_1", card="fireball", sent=["goblin"])
    assert (fight.s.imps[0], fight.s.idle[0]) == (3, 3)


def test_the_copies_of_each_monster() -> None:
    """DL-454."""
    silver, gold = [Counter([MONSTER_IDS[kind] for kind in stack]) for stack in MONSTER_STACKS]
    assert silver == dict.fromkeys(("goblin", "slime", "ghost", "troll", "witch", "vampire"), 2)
    one = dict.fromkeys(("goblin", "slime", "ghost", "troll", "witch", "vampire"), 1)
    assert gold == {**one, "golem": 2, "dragon": 2, "demon": 2}


def test_abilities_of_heroes_are_used_without_asking_and_from_the_front() -> None:
    """DL-312: symbols prevent in front first, the spell is cast, the foremost wound is healed; nobody decides it."""
    party = "warrior_5 warrior_4a thief_3_1 wizard_3_1 priest_3_1"
    fight = battle(party, card="fist_of_justice", laid=["fire_wall"], sent=["goblin"])
    assert fight.audiences() == []
    hit, *others = fight.told("trap-damage")
    assert hit == ("warrior_5", 1, 1, 0, 0, 5)
    assert [told[2] for told in others] == [0, 0, 0, 0]
    assert fight.told("spell-cast") == [("fist_of_justice", 1, 1)]
    assert fight.s.imps[0] == 2
    assert fight.told("healed") == [("warrior_5", 1, 1)]
    assert fight.line() == "warrior_5[2] warrior_4a[1] thief_3_1[1] wizard_3_1[1] priest_3_1[2]"
