"""The nine special events: DL-540 to DL-560."""

from typing import Any

from tests.games.dungeon_lords.play import EVERYBODY, LordsTable, each, go_on, lords
from undercroft.games.dungeon_lords.cards import SPECIAL_IDS
from undercroft.games.dungeon_lords.state import NOTHING, TENT


def spring(at: str, card: str, **position: Any) -> LordsTable:
    """That card lies open in spring, the round of its event tile."""
    return lords(at, **{"season": "spring", "events": ["special"], "special": card, **position})


def special(card: str, *, year: int = 1, **things: object) -> LordsTable:
    """That card in spring; P1 owns these things."""
    return spring("event", card, year=year, P1=things)


def test_all_are_concerned_in_play_order_and_the_card_is_discarded() -> None:
    """DL-231, DL-233, DL-541: P2 starts; the card lies open until the heroes are there."""
    table = spring("event", "witch_hunt", start="P2", **each(lair=[["goblin"]] * 4))
    order = []
    while table.asks():
        order += table.asks()
        table.plays(order[-1], "gain-evil")
    assert order == ["P2", "P3", "P4", "P1"]
    assert table.s.event == SPECIAL_IDS.index("witch_hunt")
    assert go_on(table, "heroes").s.event == NOTHING


def test_witch_hunt_with_monsters() -> None:
    """DL-550, DL-543: one monster of each kind, or 3 evil; without further evil; a troll takes his token along."""
    table = special("witch_hunt", evil=6, lair=["goblin", "goblin", "troll", "ghost"])
    assert table.offers("P1") == ["discard-monster goblin", "discard-monster troll", "gain-evil"]
    table.plays("P1", "discard-monster troll")
    assert (table.s.evil[0], table.s.idle_trolls[0]) == (6, 0)
    assert table.lair() == ["goblin", "goblin", "ghost"]
    table = special("witch_hunt", evil=7, lair=["goblin"]).plays("P1", "gain-evil")
    assert (table.s.evil[0], table.s.paladin) == (10, 0)


def test_witch_hunt_without_a_monster() -> None:
    """DL-E120 (DL-550, DL-543, DL-542): two ghosts, evil 13: nobody is asked, evil 15."""
    table = special("witch_hunt", evil=13, lair=["ghost", "ghost"])
    assert table.asks() == []
    assert (table.s.evil[0], len(table.s.lairs[0])) == (15, 2)


def test_at_the_top_evil_may_still_be_chosen() -> None:
    """DL-542, DL-550: at 15 the second choice is allowed and costs nothing."""
    table = special("witch_hunt", evil=15, lair=["goblin"]).plays("P1", "gain-evil")
    assert (table.s.evil[0], table.lair()) == (15, ["goblin"])


def test_a_strike_is_settled_monster_by_monster() -> None:
    """DL-E121 (DL-553): the ghost is not asked; the witch takes food or evil; the food may go to the troll."""
    table = special("monster_strike", food=1, evil=5, lair=["witch", "troll", "ghost"])
    assert table.offers("P1") == ["choose troll", "choose witch"]
    table.plays("P1", "choose witch")
    assert table.offers("P1") == ["give-food", "gain-evil", "face-down"]
    table.plays("P1", "gain-evil")
    assert table.offers("P1") == ["give-food", "face-down"]  # the troll is the only one left
    table.plays("P1", "give-food")
    assert table.asks() == []
    assert (table.s.food[0], table.s.evil[0]) == (0, 6)
    assert table.lair() == ["ghost", "troll", "witch"]
    table = special("monster_strike", food=1, lair=["witch", "troll"])
    table.plays("P1", "choose witch", "give-food")
    assert table.asks() == []  # nothing is left for the troll: face down by force
    assert table.down() == ["troll"]
    assert table.s.idle_trolls[0] == 1


def test_a_golem_on_strike_takes_gold_or_a_trap_card() -> None:
    """DL-553, section 5: which card is a secret, everything else is open."""
    table = special("monster_strike", year=2, gold=1, traps=["pendulum"], lair=["golem"])
    assert table.offers("P1") == ["give-gold", "discard-trap pendulum", "face-down"]
    assert table.plays("P1", "discard-trap pendulum").seen_by() == ["P1"]
    paid = special("monster_strike", year=2, gold=1, traps=["pendulum"], lair=["golem"])
    assert paid.plays("P1", "give-gold").seen_by() == EVERYBODY
    assert (table.s.gold[0], table.s.traps[0], table.lair()) == (1, (), ["golem"])


def test_a_demon_on_strike_takes_evil_or_a_monster() -> None:
    """DL-553: 1 evil gained or one other monster; an eaten one need not be settled."""
    table = special("monster_strike", year=2, evil=15, food=0, lair=["demon", "goblin"])
    table.plays("P1", "choose demon")
    assert table.offers("P1") == ["gain-evil", "discard-monster goblin", "face-down"]
    table.plays("P1", "discard-monster goblin")
    assert table.asks() == []
    assert table.lair() == ["demon"]


def test_a_demon_eats_the_face_down_one_and_the_other_still_strikes() -> None:
    """DL-553 (DL-R03): of two goblins one lies face down; it is eaten, the other one is still to be settled."""
    table = special("monster_strike", year=2, food=1, lair=["demon", "goblin", "goblin"])
    table.plays("P1", "choose goblin", "face-down", "choose demon", "discard-monster goblin")
    assert table.offers("P1") == ["give-food", "face-down"]
    table.plays("P1", "give-food")
    assert (table.lair(), table.down()) == (["goblin", "demon"], [])


def test_currency_reform() -> None:
    """DL-E122 (DL-554): 5 gold: lose 2; 1 gold: lose none."""
    table = spring("event", "currency_reform", P1={"gold": 5}, P2={"gold": 1}, P3={"gold": 0}, P4={"gold": 4})
    assert table.s.gold == [3, 1, 0, 2]


def test_greener_pastures() -> None:
    """DL-E123 (DL-555, DL-544): 4, 7, 7, 9; of the two 7 the one nearer to the start player loses 1."""
    seats = each(evil=[7, 9, 7, 4], imps=[5, 1, 5, 5])
    assert spring("event", "greener_pastures", start="P3", **seats).s.imps == [3, 0, 4, 4]


def test_the_more_evil_half_is_rounded_down() -> None:
    """DL-555: the last one of three, the last one of two; trolls do not count."""
    for players in (2, 3):
        table = spring("event", "greener_pastures", players=players, P1={"lair": ["troll"]})
        assert table.s.imps == [2] * (players - 1) + [1]
        assert table.s.idle_trolls[0] == 1


def test_lost_imps_are_idle_ones_first() -> None:
    """DL-545: with one idle imp of three, the second one lost leaves its work."""
    also = {"at_work": [1, 0, 0, 0], "foremen": [1, 0, 0, 0]}
    s = spring("event", "greener_pastures", start="P2", P1={"idle": 1}, also=also).s
    assert (s.imps[0], s.idle[0], s.at_work[0], s.foremen[0]) == (1, 0, 0, 1)
    s = spring("event", "greener_pastures", P1={"idle": 1}, also={"at_work": [2, 0, 0, 0]}).s
    assert (s.imps[0], s.idle[0], s.at_work[0]) == (2, 0, 2)


def test_rats() -> None:
    """DL-E124 (DL-556): 1 food: lose it and gain 1 evil; none: 2 evil; enough: none."""
    table = spring("event", "rats", P1={"food": 1}, P2={"food": 0}, P3={"food": 5}, P4={"food": 2})
    assert table.s.food == [0, 0, 3, 0]
    assert table.s.evil == [6, 7, 5, 5]


def test_impatient_heroes_strike_when_all_are_placed() -> None:
    """DL-E125 (DL-557): thief 1 gold, warrior 1 imp, wizard 1 trap of the own choice, priest 1 evil; in play order."""
    heroes = [f"y1_{hero}" for hero in ("thief_3_1", "warrior_3", "wizard_3_1", "priest_4_2")]
    seats = each(evil=[4, 5, 6, 9], traps=[[], [], ["pendulum", "fire_wall"], []])
    table = spring("event", "impatient_heroes", until="heroes", heroes_now=heroes, **seats)
    s = table.s
    assert table.news().index("special-event") < table.news().index("hero-joins") < table.news().index("gold-lost")
    assert all(len(queue) == 1 for queue in s.queues)
    assert s.paladin == TENT  # P4 suffers after P3, who is asked
    assert (s.gold[0], s.imps[1], s.idle[1]) == (2, 2, 2)
    assert table.offers("P3") == ["discard-trap pendulum", "discard-trap fire_wall"]
    table.plays("P3", "discard-trap pendulum")
    assert (s.evil[3], s.paladin) == (10, 3)


def test_impatient_heroes_take_only_what_is_there() -> None:
    """DL-E125 (DL-544): without the thing nothing happens."""
    heroes = [f"y1_{hero}" for hero in ("thief_3_1", "warrior_3", "wizard_3_1", "wizard_4_2")]
    table = spring("heroes", "impatient_heroes", heroes_now=heroes, P1={"gold": 0}, P2={"imps": 0})
    assert table.asks() == []
    assert (table.s.gold[0], table.s.imps[1], table.traps("P3")) == (0, 0, [])


def test_an_earlier_card_is_not_discarded_before_its_round() -> None:
    """DL-065, DL-557: the card of summer lies open while the heroes of spring arrive, without an effect."""
    heroes = [f"y1_{hero}" for hero in ("thief_3_1", "thief_3_2", "thief_4_1", "thief_4_2")]
    s = spring("heroes", "impatient_heroes", events=["taxes", "special"], heroes_now=heroes).s
    assert s.gold == [3, 3, 3, 3]
    assert s.event == SPECIAL_IDS.index("impatient_heroes")


def test_safety_inspection() -> None:
    """DL-E126 (DL-558): three rooms, one conquered, 2 gold: the fee is 3; without rooms 1."""
    rooms = {"2-1": "mint", "4-1": "workshop", "3-4": "chapel"}
    for paid, seals in ((2, 1), (0, 3)):
        table = special("safety_inspection", gold=2, rooms=rooms, conquered=["2-1"])
        assert table.offers("P1") == ["pay-gold 0", "pay-gold 1", "pay-gold 2"]
        table.plays("P1", f"pay-gold {paid}")
        assert (table.s.gold[0], table.s.seals[0]) == (2 - paid, seals)
        assert table.offers("P2") == ["pay-gold 0", "pay-gold 1"]


def test_product_recall() -> None:
    """DL-E127 (DL-559): 3 traps: discard 2, one by one, in secret; 1 trap: discard it without being asked."""
    table = special("product_recall", traps=["pendulum", "fire_wall", "fire_wall"])
    assert table.offers("P1") == ["discard-trap pendulum", "discard-trap fire_wall"]
    assert table.plays("P1", "discard-trap pendulum").seen_by() == ["P1"]
    assert table.plays("P1", "discard-trap fire_wall").seen_by() == ["P1"]
    assert table.asks() == []
    assert len(table.s.traps[0]) == 1
    table = special("product_recall", traps=["pendulum"])
    assert table.asks() == []
    assert table.s.traps[0] == ()
    assert len(table.s.trap_dropped[0]) == 1


def test_haunting_season() -> None:
    """DL-E127 (DL-560): 2 monsters and 2 ghosts: 3 evil; one monster: 1; the empty lair: none."""
    table = spring(
        "event",
        "haunting_season",
        P1={"lair": ["goblin", "ghost"], "down": ["troll"]},
        P2={"lair": ["goblin", "troll", "ghost", "ghost"]},
        P3={"lair": ["slime"]},
    )
    assert table.s.evil == [8, 8, 6, 5]
