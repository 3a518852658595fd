"""The stated solutions of the training puzzles, played as training: combat without cards (DL-600 to DL-609)."""

from typing import Any

import undercroft
from tests.games.dungeon_lords.fighting import lord
from tests.games.dungeon_lords.play import LordsTable, Words
from undercroft.engine.testing.table import sit

T1 = "warrior_3 warrior_4a priest_3_1"
T2 = "warrior_4b thief_4_1 thief_3_2"
T3 = "warrior_5 priest_4_1 thief_4_2"
T4 = "priest_3_2 thief_3_1 priest_4_2"


def puzzle(party: str, lair: list[str], traps: list[str], also: Words | None = None, **things: Any) -> LordsTable:
    game = undercroft.game("dungeon_lords_training", 1)
    return LordsTable(sit(game, {"P1": lord(party, lair=lair, traps=traps, **things)}, also=also).match)


def play(fight: LordsTable, plan: str, *battle: str) -> LordsTable:
    """One round: the plan, confirmed, then the choices of the battle."""
    fight.plays("P1", *[each for each in plan.split("; ") if each], "confirm", *battle)
    assert fight.step() in ("plan", "")
    return fight


def test_t1_simple() -> None:
    """DL-E63, DL-604."""
    fight = puzzle(T1, ["troll", "goblin"], ["rolling_stone"], food=1)
    play(fight, "lay rolling_stone; send troll", "attack troll/fed_club")
    assert (fight.line(), fight.conquered()) == ("priest_3_1[2]", ["3-1"])
    play(fight, "send goblin")
    assert (fight.line(), fight.conquered(), fight.s.food[0]) == ("", ["3-1"], 0)


def test_t1_nobody_sent_in_round_2() -> None:
    """DL-E64, DL-377, DL-387."""
    fight = puzzle(T1, ["troll", "goblin"], ["rolling_stone"], food=1)
    play(fight, "lay rolling_stone; send troll", "attack troll/fed_club")
    play(fight, "no-monster")
    assert (fight.line(), fight.conquered()) == ("", ["3-1"])


def test_t1_better() -> None:
    """DL-E65, DL-605."""
    fight = puzzle(T1, ["troll", "goblin"], ["rolling_stone"], food=1)
    play(fight, "lay rolling_stone; send troll", "attack troll/club")
    assert (fight.line(), fight.conquered()) == ("priest_3_1", ["3-1"])
    play(fight, "send goblin")
    assert (fight.line(), fight.conquered(), fight.s.food[0]) == ("", ["3-1"], 1)


def test_t2() -> None:
    """DL-E67, DL-444, DL-606."""
    fight = puzzle(T2, ["witch", "ghost"], ["poisoned_meal"], food=1)
    play(
        fight,
        "no-trap; send witch; ghosts 1",
        "act ghost", "target y1_thief_4_1", "attack witch/great_spell",
    )  # fmt: skip
    assert (fight.line(), fight.conquered()) == ("thief_3_2", ["3-1"])
    play(fight, "lay poisoned_meal")
    assert (fight.line(), fight.conquered(), fight.s.food[0]) == ("", ["3-1"], 0)


def test_t2_if_the_witch_struck_first_the_ghost_could_not_hit_that_thief() -> None:
    """DL-E67, DL-308, DL-444."""
    fight = puzzle(T2, ["witch", "ghost"], ["poisoned_meal"], food=1)
    play(fight, "no-trap; send witch; ghosts 1", "act witch", "attack witch/great_spell")
    assert fight.line() == "thief_4_1[2] thief_3_2[2]"  # only the last one was left to the ghost


def test_t3() -> None:
    """DL-E68, DL-E69, DL-607."""
    fight = puzzle(T3, ["vampire"], ["cursed_ring", "pendulum"], gold=1)
    play(fight, "lay cursed_ring; send vampire", "attack vampire/nip", "target y1_thief_4_2")
    assert (fight.line(), fight.conquered()) == ("warrior_5 priest_4_1 thief_4_2[2]", [])
    assert (fight.lair(), fight.s.gold[0]) == (["vampire"], 0)
    play(fight, "no-trap; send vampire", "attack vampire/nip", "target y1_thief_4_2")
    assert (fight.line(), fight.conquered()) == ("warrior_5[2] priest_4_1", ["3-1"])
    play(fight, "lay pendulum; send vampire", "attack vampire/bite")
    assert (fight.line(), fight.conquered()) == ("", ["3-1"])
    assert fight.told("healed")[-1] == ("priest_4_1", 1, 2)


def test_t4() -> None:
    """DL-E70, DL-384, DL-608."""
    fight = puzzle(T4, ["slime"], ["fire_wall", "antimagic_dart"])
    play(fight, "lay fire_wall; no-monster")
    assert (fight.line(), fight.conquered()) == ("priest_3_2[2] thief_3_1[1] priest_4_2[2]", ["3-1"])
    play(fight, "lay antimagic_dart; send slime", "target y1_priest_4_2", "attack slime/drip")
    assert (fight.line(), fight.conquered()) == ("", ["3-1"])
    assert fight.told("fatigue")[-1] == (2,)


def test_t1r() -> None:
    """DL-E71, DL-332, DL-609."""
    fight = puzzle(T1, ["troll", "goblin"], ["rolling_stone"], food=1, gold=1, rooms={"3-1": "mint"})
    play(fight, "lay rolling_stone; send goblin; send troll", "act troll", "attack troll/fed_club")
    assert (fight.line(), fight.conquered()) == ("", [])
    assert (fight.s.food[0], fight.s.gold[0]) == (0, 0)


def test_training_may_go_on_after_four_rounds() -> None:
    """DL-602: there is no limit of rounds, and still no card."""
    fight = puzzle("warrior_5", [], [], tunnels=["3-1", "3-2"], also={"combat_round": 7})
    play(fight, "")
    assert (fight.line(), fight.step()) == ("warrior_5[2]", "plan")
    assert fight.told("spell-cast") == fight.told("card-revealed") == []
