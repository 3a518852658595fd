"""Planning (DL-313 to DL-338)."""

from typing import Any

from tests.games.dungeon_lords.fighting import combat, lord
from tests.games.dungeon_lords.play import EVERYBODY, LordsTable, Words
from undercroft.games.dungeon_lords.cards import TRAP_IDS

HEROES = "warrior_4a thief_3_1 priest_3_1"
TOGETHER = {"planning": "simultaneous"}


def planning(**things: Any) -> LordsTable:
    """P1 plans alone."""
    return combat("planning", lord(HEROES, **things))


def kinds(laid: tuple[int, ...]) -> list[str]:
    return [TRAP_IDS[trap] for trap in laid]


def test_a_tunnel_takes_one_trap_one_monster_and_any_number_of_ghosts() -> None:
    """DL-E134, DL-323, DL-331, DL-333: the only tile is not asked for."""
    fight = planning(traps=["pendulum", "fire_wall"], lair=["goblin", "goblin", "ghost", "ghost"])
    assert fight.offers("P1") == ["no-trap", "lay pendulum", "lay fire_wall"]
    assert fight.plays("P1", "lay pendulum").offers("P1") == ["no-monster", "send goblin"]
    assert fight.plays("P1", "send goblin").offers("P1") == ["ghosts 0", "ghosts 1", "ghosts 2"]
    fight.plays("P1", "ghosts 2")
    assert fight.step() == "plan"
    assert fight.plays("P1", "confirm").lair() == ["goblin"]
    assert (fight.s.sent[0], fight.s.ghosts_sent[0], kinds(fight.s.plan_traps[0])) == ((0,), 2, ["pendulum"])
    assert fight.traps() == ["fire_wall"]


def test_a_room_takes_two_monsters_and_wants_bait() -> None:
    """DL-332, DL-336: the second monster never before the first in the list."""
    fight = planning(rooms={"3-1": "mint"}, traps=["pendulum"], lair=["goblin", "troll", "troll"], gold=1)
    cost = {"gold": 1, "food": 0, "imps": 0, "year": 1}
    assert fight.args("P1", "lay pendulum") == {"asked": "trap", "trap": "pendulum", **cost}
    fight.plays("P1", "lay pendulum", "send troll")
    assert fight.offers("P1") == ["no-monster", "send troll"]
    fight.plays("P1", "send troll")
    assert fight.s.gold[0] == 1  # nothing moves before the plan lies open
    fight.plays("P1", "confirm")
    assert (fight.s.gold[0], fight.s.bait[0], fight.lair()) == (0, 1, ["goblin"])
    assert fight.told("planned") == [("3-1", 1, 1, 2, 0)]
    assert fight.told("sent") == [("troll",), ("troll",)]


def test_without_a_trap_no_bait_is_set_aside() -> None:
    """DL-336."""
    fight = planning(rooms={"3-1": "mint"}, traps=["pendulum"], gold=1).plays("P1", "no-trap", "confirm")
    assert (fight.s.gold[0], fight.s.bait[0]) == (1, 0)


def test_a_trap_must_be_payable_with_its_bait() -> None:
    """DL-E107, DL-335."""
    fight = planning(rooms={"3-1": "mint"}, traps=["cursed_ring", "rolling_stone"], gold=1)
    assert fight.offers("P1") == ["no-trap", "lay rolling_stone"]
    assert "DL-335" in fight.why_not("P1", "lay cursed_ring")
    fight = planning(rooms={"3-1": "mint"}, traps=["cursed_ring", "rolling_stone"], gold=2)
    assert fight.offers("P1") == ["no-trap", "lay rolling_stone", "lay cursed_ring"]


def test_food_and_imps_must_be_there_and_troll_tokens_are_no_imps() -> None:
    """DL-335, DL-437, DL-439."""
    fight = planning(traps=["poisoned_meal", "kamikaze_imp"], lair=["troll"], food=0, imps=0)
    assert fight.offers("P1") == ["no-monster", "send troll"]
    fight = planning(traps=["poisoned_meal", "kamikaze_imp"], food=1, imps=1)
    assert fight.offers("P1") == ["no-trap", "lay poisoned_meal", "lay kamikaze_imp"]


def test_the_labyrinth_takes_two_traps_without_bait_but_one_monster() -> None:
    """DL-471, DL-335: both costs together."""
    fight = planning(
        rooms={"3-1": "labyrinth"}, traps=["cursed_ring", "cursed_ring", "pendulum"], gold=1, lair=["troll", "witch"]
    )
    fight.plays("P1", "lay cursed_ring")
    assert fight.offers("P1") == ["no-trap", "lay pendulum"]
    fight.plays("P1", "lay pendulum", "send troll", "confirm")
    assert (fight.s.gold[0], fight.s.bait[0]) == (1, 0)
    assert kinds(fight.s.plan_traps[0]) == ["pendulum", "cursed_ring"]
    assert fight.lair() == ["witch"]


def test_one_trap_is_enough_for_a_labyrinth() -> None:
    """DL-330, DL-471."""
    fight = planning(rooms={"3-1": "labyrinth"}, traps=["fire_wall", "pendulum"]).plays("P1", "lay pendulum", "no-trap")
    assert kinds(fight.plays("P1", "confirm").s.plan_traps[0]) == ["pendulum"]


def test_knocked_out_monsters_stay_at_home() -> None:
    """DL-E134, DL-334, DL-372."""
    fight = planning(lair=["vampire"], down=["goblin", "ghost"])
    assert fight.offers("P1") == ["no-monster", "send vampire"]
    assert "DL-334" in fight.why_not("P1", "send goblin")


def test_the_owner_chooses_among_the_nearest_tiles_anew_each_round() -> None:
    """DL-E62, DL-321 to DL-324."""
    tunnels, rooms = ["3-1", "4-1", "3-3", "3-4"], {"3-2": "magic_room"}
    words = lord("warrior_5 warrior_4a priest_3_1", tunnels=tunnels, rooms=rooms, conquered=["3-1"], lair=["slime"])
    fight = combat("planning", words, town=["fireball", "detect_evil"], until="combat_end")
    assert fight.offers("P1") == ["defend 4-1", "defend 3-2"]
    assert fight.why_not("P1", "defend 3-3") == ("DL-321", "DL-322")
    fight.plays("P1", "defend 3-2", "send slime", "confirm", "attack slime/hold")
    assert fight.offers("P1") == ["defend 4-1", "defend 3-2"]
    fight.plays("P1", "defend 4-1", "confirm")
    assert fight.conquered() == ["3-1", "4-1"]
    assert fight.s.plan_tiles[0] == 7  # the room, without a question
    assert fight.offers("P1") == ["confirm"]


def test_sending_nothing_is_allowed() -> None:
    """DL-330, DL-337."""
    fight = planning(traps=["pendulum"], lair=["goblin"]).plays("P1", "no-trap", "no-monster", "confirm")
    assert (fight.s.sent[0], fight.s.plan_traps[0], fight.lair()) == ((), (), ["goblin"])


def test_only_whoever_has_a_hero_plans() -> None:
    """DL-314, DL-303: in play order from the start player."""
    fight = combat("planning", lord(HEROES), lord(""), lord("warrior_5"), start="P2")
    assert fight.offers("P3") == ["confirm"]
    fight.plays("P3", "confirm")
    assert fight.offers("P1") == ["confirm"]
    assert fight.plays("P1", "confirm").asks() == []
    assert fight.s.plan_tiles == (2, -1, 2)


def test_a_finished_plan_is_seen_but_not_which_trap() -> None:
    """DL-320, DL-338: of a plan the others hear only what lies open, and when it is finished."""
    fight = planning(traps=["pendulum"], lair=["goblin"])
    assert planning(traps=["pendulum"]).plays("P1", "no-trap").seen_by() == ["P1"]
    assert fight.plays("P1", "lay pendulum").seen_by() == ["P1"]
    assert fight.plays("P1", "send goblin").seen_by() == ["P1"]
    assert fight.news("P2") == []
    reveals = fight.s.door.reveals
    assert fight.plays("P1", "confirm").seen_by() == EVERYBODY
    assert fight.news("P2") == ["planned", "sent"]
    assert fight.told("planned") == [("3-1", 1, 0, 1, 0)]
    assert fight.s.door.reveals == reveals + 1
    assert fight.s.plans == 1


def test_the_others_see_a_plan_only_when_it_is_confirmed() -> None:
    """DL-320, DL-338: then tile, monsters, ghosts and the number of traps; which trap it is only its owner sees."""
    things: Words = {"traps": ["pendulum", "fire_wall"], "lair": ["goblin", "troll", "ghost"]}
    fight = combat("planning", lord(HEROES, **things), lord("warrior_5", lair=["slime"]))
    hidden = {"open": False, "tile": "3-1", "traps": 1, "monsters": ["troll"], "ghosts": 1, "bait": 0}
    shown = {**hidden, "open": True}
    fight.plays("P1", "lay pendulum", "send troll", "ghosts 1")
    assert fight.sees("P1", "players.0.plan") == {**hidden, "trap_cards": ["pendulum"]}
    for viewer in ("P2", None):
        assert fight.sees(viewer, "players.0.plan") is None
        assert fight.sees(viewer, "players.0.traps") == 2
        assert fight.sees(viewer, "players.0.lair") == ["goblin", "ghost", "troll"]
    fight.plays("P1", "confirm")
    assert fight.sees("P1", "players.0.plan") == {**shown, "trap_cards": ["pendulum"]}
    for viewer in ("P2", None):
        assert fight.sees(viewer, "players.0.plan") == {**shown, "trap_cards": None}
        assert fight.sees(viewer, "players.0.traps") == 1
        assert fight.sees(viewer, "players.0.lair") == ["goblin"]


def test_whether_a_trap_could_be_paid_is_not_betrayed() -> None:
    """Section 7: the others see only "is planning", whatever is asked."""
    poor, rich = [planning(traps=["cursed_ring"], gold=gold) for gold in (0, 1)]
    assert poor.offers("P1") == ["confirm"]
    assert rich.offers("P1") == ["no-trap", "lay cursed_ring"]
    assert poor.step() == rich.step() == "plan"
    assert poor.news("P2") == rich.news("P2")


def test_simultaneous_plans_stay_hidden_until_all_are_made() -> None:
    """DL-320, option planning = simultaneous."""
    seats = lord(HEROES, lair=["goblin"]), lord("warrior_5", lair=["troll"]), lord("")
    fight = combat("planning", *seats, options=TOGETHER)
    assert fight.asks() == ["P1", "P2"]
    fight.plays("P1", "send goblin", "confirm")
    assert fight.asks() == ["P2"]
    assert (fight.s.plans, fight.lair(), fight.news("P3")) == (0, ["goblin"], ["ready"])
    assert [fight.sees(viewer, "players.0.plan") for viewer in ("P2", "P3", None)] == [None, None, None]
    assert fight.sees("P1", "players.0.plan.monsters") == ["goblin"]
    fight.plays("P2", "no-monster", "confirm")
    assert (fight.s.plans, fight.lair(), fight.lair("P2")) == (3, [], ["troll"])
    assert fight.news("P3") == ["ready", "ready", "planned", "sent", "planned"]


def test_without_an_unconquered_tile_a_prisoner_is_released_each_round() -> None:
    """DL-E116, DL-326, DL-327, DL-408, DL-412."""
    things: Words = {"conquered": ["3-1", "3-2", "3-3"], "prison": ["y1_priest_3_1", "paladin_1"]}
    words = lord("warrior_5 thief_3_1", lair=["goblin"], evil=6, **things)
    fight = combat("planning", words, town=["fireball"], until="combat_end", paladin="gone")
    assert fight.offers("P1") == ["release y1_priest_3_1", "release paladin_1"]
    first = combat("planning", words, town=["fireball"], until="battle", paladin="gone")
    first.plays("P1", "release y1_priest_3_1")
    assert (first.line(), first.prison(), first.s.evil[0]) == ("warrior_5 thief_3_1", ["paladin"], 6)
    fight.plays("P1", "release y1_priest_3_1")  # the other one follows, then two rounds pass without a question
    assert (fight.prison(), fight.s.evil[0]) == ([], 6)
    assert fight.told("released") == [("priest_3_1",), ("paladin_1",)]
    assert fight.told("no-tile-left") == [()] * 4
    assert fight.told("battle-begins") == []


def test_simultaneous_releases_are_open() -> None:
    """DL-326 with planning = simultaneous: nothing about a prisoner is secret."""
    things: Words = {"conquered": ["3-1", "3-2", "3-3"], "prison": ["y1_priest_3_1", "paladin_1"]}
    fight = combat("planning", lord("warrior_5", **things), lord("thief_3_1"), options=TOGETHER, paladin="gone")
    assert fight.plays("P1", "release paladin_1").seen_by() == EVERYBODY
    fight.plays("P2", "confirm")
    assert fight.asks() == []
    assert fight.s.plan_tiles == (-1, 2)
