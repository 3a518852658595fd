"""Planning (DL-313 to DL-338)."""

from typing import Any

from tests.games.dungeon_lords.fighting import Fight
from undercroft.engine.door import PUBLIC, only
from undercroft.games.dungeon_lords.actions import ACTIONS
from undercroft.games.dungeon_lords.cards import TRAP_IDS
from undercroft.games.dungeon_lords.rules.battle import begin_battles
from undercroft.games.dungeon_lords.rules.planning import Plan, begin_planning

HEROES = "warrior_4a thief_3_1 priest_3_1"


def planning(**things: Any) -> Fight:
    """P1 plans alone."""
    return Fight().party(HEROES).owns(**things).begin(begin_planning)


def kinds(laid: tuple[int, ...]) -> list[str]:
    return [TRAP_IDS[trap] for trap in laid]


def test_a_tunnel_takes_one_trap_one_monster_and_any_number_of_ghosts() -> None:
    """DL-E134, DL-323, DL-331, DL-333: the only tile is not asked for."""
    fight = planning(traps=["pendulum", "fire_wall"], lairs=["goblin", "goblin", "ghost", "ghost"])
    assert fight.offers() == ["no-trap", "lay pendulum", "lay fire_wall"]
    assert fight.plays("lay pendulum").offers() == ["no-monster", "send goblin"]
    assert fight.plays("send goblin").offers() == ["ghosts 0", "ghosts 1", "ghosts 2"]
    fight.plays("ghosts 2")
    assert fight.step() == "plan"
    assert fight.plays("confirm").lair() == ["goblin"]
    assert (fight.s.sent[0], fight.s.ghosts_sent[0], kinds(fight.s.plan_traps[0])) == ((0,), 2, ["pendulum"])
    assert kinds(fight.s.traps[0]) == ["fire_wall"]


def test_a_room_takes_two_monsters_and_wants_bait() -> None:
    """DL-332, DL-336: the second monster never before the first in the list."""
    fight = planning(rooms={"3-1": "mint"}, traps=["pendulum"], lairs=["goblin", "troll", "troll"], gold=1)
    assert fight.facts("lay pendulum") == {"gold": 1, "food": 0, "imps": 0, "year": 1}
    fight.plays("lay pendulum", "send troll")
    assert fight.offers() == ["no-monster", "send troll"]
    fight.plays("send troll")
    assert fight.s.gold[0] == 1  # nothing moves before the plan lies open
    fight.plays("confirm")
    assert (fight.s.gold[0], fight.s.bait[0], fight.lair()) == (0, 1, ["goblin"])
    assert fight.told("planned") == [("3-1", 1, 1, 2, 0)]
    assert fight.told("sent") == [("troll",), ("troll",)]


def test_without_a_trap_no_bait_is_set_aside() -> None:
    """DL-336."""
    fight = planning(rooms={"3-1": "mint"}, traps=["pendulum"], gold=1).plays("no-trap", "confirm")
    assert (fight.s.gold[0], fight.s.bait[0]) == (1, 0)


def test_a_trap_must_be_payable_with_its_bait() -> None:
    """DL-E107, DL-335."""
    fight = planning(rooms={"3-1": "mint"}, traps=["cursed_ring", "rolling_stone"], gold=1)
    assert fight.offers() == ["no-trap", "lay rolling_stone"]
    assert "DL-335" in fight.why_not("lay cursed_ring")
    fight = planning(rooms={"3-1": "mint"}, traps=["cursed_ring", "rolling_stone"], gold=2)
    assert fight.offers() == ["no-trap", "lay rolling_stone", "lay cursed_ring"]


def test_food_and_imps_must_be_there_and_troll_tokens_are_no_imps() -> None:
    """DL-335, DL-437, DL-439."""
    fight = planning(traps=["poisoned_meal", "kamikaze_imp"], lairs=["troll"], food=0, imps=0)
    assert fight.offers() == ["no-monster", "send troll"]
    fight = planning(traps=["poisoned_meal", "kamikaze_imp"], food=1, imps=1)
    assert fight.offers() == ["no-trap", "lay poisoned_meal", "lay kamikaze_imp"]


def test_the_labyrinth_takes_two_traps_without_bait_but_one_monster() -> None:
    """DL-471, DL-335: both costs together."""
    fight = planning(
        rooms={"3-1": "labyrinth"}, traps=["cursed_ring", "cursed_ring", "pendulum"], gold=1, lairs=["troll", "witch"]
    )
    fight.plays("lay cursed_ring")
    assert fight.offers() == ["no-trap", "lay pendulum"]
    fight.plays("lay pendulum", "send troll", "confirm")
    assert (fight.s.gold[0], fight.s.bait[0]) == (1, 0)
    assert kinds(fight.s.plan_traps[0]) == ["pendulum", "cursed_ring"]
    assert fight.lair() == ["witch"]


def test_one_trap_is_enough_for_a_labyrinth() -> None:
    """DL-330, DL-471."""
    fight = planning(rooms={"3-1": "labyrinth"}, traps=["fire_wall", "pendulum"]).plays("lay pendulum", "no-trap")
    assert kinds(fight.plays("confirm").s.plan_traps[0]) == ["pendulum"]


def test_knocked_out_monsters_stay_at_home() -> None:
    """DL-E134, DL-334, DL-372."""
    fight = planning(lairs=["vampire"], down=["goblin", "ghost"])
    assert fight.offers() == ["no-monster", "send vampire"]
    assert "DL-334" in fight.why_not("send goblin")


def test_the_owner_chooses_among_the_nearest_tiles_anew_each_round() -> None:
    """DL-E62, DL-321 to DL-324."""
    fight = Fight().party("warrior_5 warrior_4a priest_3_1").card("fireball")
    fight.owns(tiles=["3-1", "4-1", "3-3", "3-4"], rooms={"3-2": "magic_room"}, conquered=["3-1"], lairs=["slime"])
    fight.begin(begin_planning)
    assert fight.offers() == ["defend 4-1", "defend 3-2"]
    assert fight.why_not("defend 3-3") == ("DL-321", "DL-322")
    fight.plays("defend 3-2", "send slime", "confirm").begin(begin_battles).plays("attack slime/hold")
    fight.begin(begin_planning)
    assert fight.offers() == ["defend 4-1", "defend 3-2"]
    fight.plays("defend 4-1", "confirm").begin(begin_battles, begin_planning)
    assert fight.conquered() == ["3-1", "4-1"]
    assert fight.s.plan_tiles[0] == 7  # the room, without a question
    assert fight.offers() == ["confirm"]


def test_sending_nothing_is_allowed() -> None:
    """DL-330, DL-337."""
    fight = planning(traps=["pendulum"], lairs=["goblin"]).plays("no-trap", "no-monster", "confirm")
    assert (fight.s.sent[0], fight.s.plan_traps[0], fight.lair()) == ((), (), ["goblin"])


def test_only_whoever_has_a_hero_plans() -> None:
    """DL-314, DL-303: in play order from the start player."""
    fight = Fight(players=3).party(HEROES, "P1").party("warrior_5", "P3")
    fight.s.start = 1
    fight.begin(begin_planning)
    assert fight.offers("P3") == ["confirm"]
    fight.plays("confirm", by="P3")
    assert fight.offers("P1") == ["confirm"]
    assert fight.plays("confirm").offered == {}
    assert fight.s.plan_tiles == (2, -1, 2)


def test_a_finished_plan_is_seen_but_not_which_trap() -> None:
    """DL-320, DL-338: of a plan the others hear only what lies open, and when it is finished."""
    fight = planning(traps=["pendulum"], lairs=["goblin"])
    step, f = Plan(), fight.s.frames[-1]
    assert step.secret
    for choice in ("lay pendulum", "no-trap"):
        assert step.audience(fight.s, f, 0, ACTIONS.parse(choice).code) == only(0)
    fight.plays("lay pendulum", "send goblin")
    assert fight.news(1) == []
    assert step.audience(fight.s, f, 0, ACTIONS.parse("confirm").code) == PUBLIC
    reveals = fight.s.door.reveals
    fight.plays("confirm")
    assert fight.news(1) == ["planned", "sent"]
    assert fight.told("planned") == [("3-1", 1, 0, 1, 0)]
    assert fight.s.door.reveals == reveals + 1
    assert fight.s.plans == 1


def test_whether_a_trap_could_be_paid_is_not_betrayed() -> None:
    """Section 7: the others see only "is planning", whatever is asked."""
    poor, rich = [planning(traps=["cursed_ring"], gold=gold) for gold in (0, 1)]
    assert poor.offers() == ["confirm"]
    assert rich.offers() == ["no-trap", "lay cursed_ring"]
    assert poor.step() == rich.step() == "plan"
    assert poor.news(1) == rich.news(1)


def test_simultaneous_plans_stay_hidden_until_all_are_made() -> None:
    """DL-320, option planning = simultaneous."""
    fight = Fight(players=3, planning="simultaneous").party(HEROES, "P1").party("warrior_5", "P2")
    fight.owns("P1", lairs=["goblin"]).owns("P2", lairs=["troll"]).begin(begin_planning)
    assert sorted(fight.offered) == [0, 1]
    fight.plays("send goblin", "confirm")
    assert sorted(fight.offered) == [1]
    assert (fight.s.plans, fight.lair(), fight.news(2)) == (0, ["goblin"], ["ready"])
    fight.plays("no-monster", "confirm", by="P2")
    assert (fight.s.plans, fight.lair(), fight.lair("P2")) == (3, [], ["troll"])
    assert fight.news(2) == ["ready", "ready", "planned", "sent", "planned"]


def test_without_an_unconquered_tile_a_prisoner_is_released_each_round() -> None:
    """DL-E116, DL-326, DL-327, DL-408, DL-412."""
    fight = Fight().party("warrior_5 thief_3_1").card("fireball", 3)
    fight.owns(conquered=["3-1", "3-2", "3-3"], prisons=["priest_3_1", "paladin_1"], lairs=["goblin"], evil=6)
    fight.begin(begin_planning)
    assert fight.offers() == ["release y1_priest_3_1", "release paladin_1"]
    fight.plays("release y1_priest_3_1").begin(begin_battles)
    assert (fight.line(), fight.prison(), fight.s.evil[0]) == ("warrior_5 thief_3_1", ["paladin"], 6)
    fight.begin(begin_planning, begin_battles)
    assert fight.prison() == []
    fight.begin(begin_planning, begin_battles)
    assert fight.line() == "warrior_5 thief_3_1"
    assert fight.told("released") == [("priest_3_1",), ("paladin_1",)]


def test_simultaneous_releases_are_open() -> None:
    """DL-326 with planning = simultaneous: nothing about a prisoner is secret."""
    fight = Fight(planning="simultaneous").party("warrior_5").party("thief_3_1", "P2")
    fight.owns(conquered=["3-1", "3-2", "3-3"], prisons=["priest_3_1", "paladin_1"]).begin(begin_planning)
    release = ACTIONS.parse("release paladin_1").code
    assert Plan().audience(fight.s, fight.s.frames[-1], 0, release) == PUBLIC
    fight.plays("release paladin_1").plays("confirm", by="P2")
    assert fight.offered == {}
    assert fight.s.plan_tiles == (-1, 2)
