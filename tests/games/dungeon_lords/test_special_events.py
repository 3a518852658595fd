"""The nine special events: DL-540 to DL-560."""

from tests.games.dungeon_lords.building import RULES, Game, fresh, give
from undercroft.engine.door import PUBLIC, only
from undercroft.games.dungeon_lords.actions import ACTIONS
from undercroft.games.dungeon_lords.cards import EVENT_IDS, HERO_IDS, MONSTER_IDS, SPECIAL_IDS
from undercroft.games.dungeon_lords.rules.events import begin_event
from undercroft.games.dungeon_lords.rules.heroes import begin_heroes
from undercroft.games.dungeon_lords.state import NOTHING, TENT, DungeonLords


def table(card: str, *, players: int = 4, start: int = 0, year: int = 1) -> DungeonLords:
    s = fresh(players, season="spring", start=start, year=year)
    s.events = (EVENT_IDS.index("special"), NOTHING, NOTHING)
    s.event = SPECIAL_IDS.index(card)
    return s


def special(card: str, *, year: int = 1, **things: object) -> Game:
    """That card in spring; P1 owns these things."""
    s = table(card, year=year)
    give(s, "P1", **things)
    return Game(s).begin(begin_event)


def lair(s: DungeonLords) -> list[str]:
    return [MONSTER_IDS[kind] for kind in s.lairs[0]]


def test_all_are_concerned_in_play_order_and_the_card_is_discarded() -> None:
    """DL-231, DL-232, DL-233, DL-541: P2 starts; the card lies open until the heroes are there."""
    s = table("witch_hunt", start=1)
    for name in ("P1", "P2", "P3", "P4"):
        give(s, name, lair=["goblin"])
    game = Game(s).begin(begin_event)
    order = []
    while game.offered:
        order += game.asks()
        game.plays(order[-1], "gain-evil")
    assert order == ["P2", "P3", "P4", "P1"]
    Game(s).begin(begin_heroes)
    assert s.event == NOTHING


def test_witch_hunt_with_monsters() -> None:
    """DL-550, DL-543: one monster of each kind, or 3 evil; without further evil; a troll takes his token along."""
    game = special("witch_hunt", evil=6, lair=["goblin", "goblin", "troll", "ghost"])
    assert game.offers("P1") == ["discard-monster goblin", "discard-monster troll", "gain-evil"]
    game.plays("P1", "discard-monster troll")
    assert (game.s.evil[0], game.s.idle_trolls[0]) == (6, 0)
    assert lair(game.s) == ["goblin", "goblin", "ghost"]
    game = special("witch_hunt", evil=7, lair=["goblin"]).plays("P1", "gain-evil")
    assert (game.s.evil[0], game.s.paladin) == (10, 0)


def test_witch_hunt_without_a_monster() -> None:
    """DL-E120 (DL-550, DL-543, DL-542): two ghosts, evil 13: nobody is asked, evil 15."""
    game = special("witch_hunt", evil=13, lair=["ghost", "ghost"])
    assert not game.offered
    assert (game.s.evil[0], len(game.s.lairs[0])) == (15, 2)


def test_at_the_top_evil_may_still_be_chosen() -> None:
    """DL-542, DL-550: at 15 the second choice is allowed and costs nothing."""
    game = special("witch_hunt", evil=15, lair=["goblin"]).plays("P1", "gain-evil")
    assert (game.s.evil[0], lair(game.s)) == (15, ["goblin"])


def test_a_strike_is_settled_monster_by_monster() -> None:
    """DL-E121 (DL-553): the ghost is not asked; the witch takes food or evil; the food may go to the troll."""
    game = special("monster_strike", food=1, evil=5, lair=["witch", "troll", "ghost"])
    assert game.offers("P1") == ["choose troll", "choose witch"]
    game.plays("P1", "choose witch")
    assert game.offers("P1") == ["give-food", "gain-evil", "face-down"]
    game.plays("P1", "gain-evil")
    assert game.offers("P1") == ["give-food", "face-down"]  # the troll is the only one left
    game.plays("P1", "give-food")
    assert not game.offered
    assert (game.s.food[0], game.s.evil[0]) == (0, 6)
    assert lair(game.s) == ["ghost", "troll", "witch"]
    game = special("monster_strike", food=1, lair=["witch", "troll"])
    game.plays("P1", "choose witch", "give-food")
    assert not game.offered  # nothing is left for the troll: face down by force
    assert [MONSTER_IDS[kind] for kind in game.s.down[0]] == ["troll"]
    assert game.s.idle_trolls[0] == 1


def test_a_golem_on_strike_takes_gold_or_a_trap_card() -> None:
    """DL-553, section 5: which card is a secret, everything else is open."""
    game = special("monster_strike", year=2, gold=1, traps=["pendulum"], lair=["golem"])
    assert game.offers("P1") == ["give-gold", "discard-trap pendulum", "face-down"]
    f = game.s.frames[-1]
    step = RULES.steps[f[0]]
    assert step.audience(game.s, f, 0, ACTIONS.parse("discard-trap pendulum").code) == only(0)
    assert step.audience(game.s, f, 0, ACTIONS.parse("give-gold").code) == PUBLIC
    game.plays("P1", "discard-trap pendulum")
    assert (game.s.gold[0], game.s.traps[0], lair(game.s)) == (1, (), ["golem"])


def test_a_demon_on_strike_takes_evil_or_a_monster() -> None:
    """DL-553: 1 evil gained or one other monster; an eaten one need not be settled."""
    game = special("monster_strike", year=2, evil=15, food=0, lair=["demon", "goblin"])
    game.plays("P1", "choose demon")
    assert game.offers("P1") == ["gain-evil", "discard-monster goblin", "face-down"]
    game.plays("P1", "discard-monster goblin")
    assert not game.offered
    assert lair(game.s) == ["demon"]


def test_a_demon_eats_the_face_down_one_and_the_other_still_strikes() -> None:
    """DL-553 (DL-R03): of two goblins one lies face down; it is eaten, the other one is still to be settled."""
    game = special("monster_strike", year=2, food=1, lair=["demon", "goblin", "goblin"])
    game.plays("P1", "choose goblin", "face-down", "choose demon", "discard-monster goblin")
    assert game.offers("P1") == ["give-food", "face-down"]
    game.plays("P1", "give-food")
    assert (lair(game.s), game.s.down[0]) == (["goblin", "demon"], ())


def test_currency_reform() -> None:
    """DL-E122 (DL-554): 5 gold: lose 2; 1 gold: lose none."""
    s = table("currency_reform")
    s.gold = [5, 1, 0, 4]
    Game(s).begin(begin_event)
    assert s.gold == [3, 1, 0, 2]


def test_greener_pastures() -> None:
    """DL-E123 (DL-555, DL-544): 4, 7, 7, 9; of the two 7 the one nearer to the start player loses 1."""
    s = table("greener_pastures", start=2)
    s.evil = [7, 9, 7, 4]
    s.imps = s.idle = [5, 1, 5, 5]
    s.idle = s.idle[:]
    Game(s).begin(begin_event)
    assert s.imps == [3, 0, 4, 4]


def test_the_more_evil_half_is_rounded_down() -> None:
    """DL-555: the last one of three, the last one of two; trolls do not count."""
    for players in (2, 3):
        s = table("greener_pastures", players=players)
        give(s, "P1", lair=["troll"])
        Game(s).begin(begin_event)
        assert s.imps == [2] * (players - 1) + [1]
        assert s.idle_trolls[0] == 1


def test_lost_imps_are_idle_ones_first() -> None:
    """DL-545: with one idle imp of three, the second one lost leaves its work."""
    s = table("greener_pastures", start=1)
    s.idle[0], s.at_work[0], s.foremen[0] = 1, 1, 1
    Game(s).begin(begin_event)
    assert (s.imps[0], s.idle[0], s.at_work[0], s.foremen[0]) == (1, 0, 0, 1)
    s = table("greener_pastures")
    s.idle[0], s.at_work[0] = 1, 2
    Game(s).begin(begin_event)
    assert (s.imps[0], s.idle[0], s.at_work[0]) == (2, 0, 2)


def test_rats() -> None:
    """DL-E124 (DL-556): 1 food: lose it and gain 1 evil; none: 2 evil; enough: none."""
    s = table("rats")
    s.food = [1, 0, 5, 2]
    Game(s).begin(begin_event)
    assert s.food == [0, 0, 3, 0]
    assert s.evil == [6, 7, 5, 5]


def test_impatient_heroes_strike_when_all_are_placed() -> None:
    """DL-E125 (DL-557): thief 1 gold, warrior 1 imp, wizard 1 trap of the own choice, priest 1 evil; in play order."""
    s = table("impatient_heroes")
    s.evil = [4, 5, 6, 9]
    give(s, "P3", traps=["pendulum", "fire_wall"])
    s.heroes_now = tuple(
        [HERO_IDS.index(f"y1_{hero}") for hero in ("thief_3_1", "warrior_3", "wizard_3_1", "priest_4_2")]
    )
    Game(s).begin(begin_event)
    assert s.gold == [3, 3, 3, 3]
    game = Game(s).begin(begin_heroes)
    assert all(len(queue) == 1 for queue in s.queues)
    assert s.paladin == TENT  # P4 suffers after P3, who is asked
    assert (s.gold[0], s.imps[1], s.idle[1]) == (2, 2, 2)
    assert game.offers("P3") == ["discard-trap pendulum", "discard-trap fire_wall"]
    game.plays("P3", "discard-trap pendulum")
    assert (s.evil[3], s.paladin) == (10, 3)


def test_impatient_heroes_take_only_what_is_there() -> None:
    """DL-E125 (DL-544): without the thing nothing happens."""
    s = table("impatient_heroes")
    s.gold[0] = s.imps[1] = s.idle[1] = 0
    heroes = ("thief_3_1", "warrior_3", "wizard_3_1", "wizard_4_2")
    s.heroes_now = tuple([HERO_IDS.index(f"y1_{hero}") for hero in heroes])
    assert not Game(s).begin(begin_heroes).offered
    assert (s.gold[0], s.imps[1], s.traps[2]) == (0, 0, ())


def test_an_earlier_card_is_not_discarded_before_its_round() -> None:
    """DL-065, DL-557: the card of summer lies open while the heroes of spring arrive, without an effect."""
    s = table("impatient_heroes")
    s.events = (EVENT_IDS.index("taxes"), EVENT_IDS.index("special"), NOTHING)
    s.heroes_now = tuple([HERO_IDS.index("y1_thief_3_1")] * 4)
    Game(s).begin(begin_heroes)
    assert s.gold == [3, 3, 3, 3]
    assert s.event == SPECIAL_IDS.index("impatient_heroes")


def test_safety_inspection() -> None:
    """DL-E126 (DL-558): three rooms, one conquered, 2 gold: the fee is 3; without rooms 1."""
    rooms = {"2-1": "mint", "4-1": "workshop", "3-4": "chapel"}
    for paid, seals in ((2, 1), (0, 3)):
        game = special("safety_inspection", gold=2, rooms=rooms, conquered=["2-1"])
        assert game.offers("P1") == ["pay-gold 0", "pay-gold 1", "pay-gold 2"]
        game.plays("P1", f"pay-gold {paid}")
        assert (game.s.gold[0], game.s.seals[0]) == (2 - paid, seals)
        assert game.offers("P2") == ["pay-gold 0", "pay-gold 1"]


def test_product_recall() -> None:
    """DL-E127 (DL-559): 3 traps: discard 2, one by one, in secret; 1 trap: discard it without being asked."""
    game = special("product_recall", traps=["pendulum", "fire_wall", "fire_wall"])
    assert game.offers("P1") == ["discard-trap pendulum", "discard-trap fire_wall"]
    f = game.s.frames[-1]
    assert RULES.steps[f[0]].audience(game.s, f, 0, game.offered[0][0]) == only(0)
    game.plays("P1", "discard-trap pendulum", "discard-trap fire_wall")
    assert not game.offered
    assert len(game.s.traps[0]) == 1
    game = special("product_recall", traps=["pendulum"])
    assert not game.offered
    assert game.s.traps[0] == ()
    assert len(game.s.trap_dropped[0]) == 1


def test_haunting_season() -> None:
    """DL-E127 (DL-560): 2 monsters and 2 ghosts: 3 evil; one monster: 1; the empty lair: none."""
    s = table("haunting_season")
    give(s, "P1", lair=["goblin", "ghost"], down=["troll"])
    give(s, "P2", lair=["goblin", "troll", "ghost", "ghost"])
    give(s, "P3", lair=["slime"])
    Game(s).begin(begin_event)
    assert s.evil == [8, 8, 6, 5]
