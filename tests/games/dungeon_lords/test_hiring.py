"""Place `hire`: DL-160 to DL-169."""

from tests.games.dungeon_lords.play import LordsTable, lords
from undercroft.games.dungeon_lords.cards import TROLL


def tavern(*kinds: str, space: int = 1, year: int = 1, **things: object) -> LordsTable:
    """P1 on that space of `hire`, with these things."""
    spaces = {"hire": [*["?"] * (space - 1), "P1"]}
    return lords("actions", year=year, tavern=list(kinds), spaces=spaces, P1=things)


def test_the_third_space_costs_a_food_more() -> None:
    """DL-E26 (DL-161 to DL-163): with 2 food troll is too dear, goblin costs 2 food, ghost 1 food and 1 evil."""
    table = tavern("troll", "goblin", "ghost", space=3, food=2, evil=5)
    assert table.offers("P1") == ["hire goblin", "hire ghost", "decline"]
    assert "DL-161" in table.why_not("P1", "hire troll")
    table.plays("P1", "hire ghost")
    assert (table.s.food[0], table.s.evil[0]) == (1, 6)
    table = tavern("troll", "goblin", "ghost", space=3, food=2).plays("P1", "hire goblin")
    assert table.s.food[0] == 0


def test_every_price() -> None:
    """DL-162: the table, on space I."""
    prices = {
        "goblin": (1, 0, 0),
        "slime": (1, 0, 0),
        "ghost": (0, 1, 0),
        "troll": (2, 0, 0),
        "witch": (1, 1, 0),
        "vampire": (0, 2, 0),
        "golem": (0, 0, 1),
        "dragon": (2, 2, 0),
        "demon": (0, 1, 0),
    }
    for kind, (food, evil, gold) in prices.items():
        year = 2 if kind in ("golem", "dragon", "demon") else 1
        table = tavern(kind, year=year, food=5, evil=5, gold=5, traps=["pendulum"], lair=["goblin"])
        table.plays("P1", f"hire {kind}")
        assert (table.s.food[0], table.s.evil[0], table.s.gold[0]) == (5 - food, 5 + evil, 5 - gold)
        assert kind in table.lair()
        assert table.s.tavern == ()
        assert len(table.s.traps[0]) == (0 if kind == "golem" else 1)
        assert ("goblin" in table.lair()) == (kind != "demon")


def test_a_hire_is_told_before_what_it_costs() -> None:
    """DL-160, DL-162, DL-259: the vampire wants 2 evil, which wakes the paladin."""
    table = tavern("vampire", evil=9).plays("P1", "hire vampire")
    assert table.news()[-3:] == ["hired", "evil-up", "paladin-comes"]
    table = tavern("demon", year=2, lair=["goblin"]).plays("P1", "hire demon")
    assert [each for each in table.news() if each != "hired"].count("fed-to-demon") == 1
    assert table.news().index("hired") < table.news().index("fed-to-demon")


def test_nothing_affordable_is_not_carried_out() -> None:
    """DL-163, DL-103: no food: only declining is left, and nobody is asked."""
    table = tavern("troll", "goblin", "slime", food=0)
    assert table.asks() == []
    assert table.s.failed[0]


def test_evil_as_a_price_ends_at_fifteen() -> None:
    """DL-251: at 14 the ghost can be paid, the vampire cannot."""
    assert tavern("ghost", "vampire", "slime", evil=14, food=0).offers("P1") == ["hire ghost", "decline"]


def test_each_minion_hires_one_tile_from_the_third_space_on() -> None:
    """DL-160, DL-164: P3 chooses first, P1 gets what is left."""
    table = lords("actions", tavern=["goblin", "slime", "ghost"], spaces={"hire": ["P1", "P2", "P3"]})
    table.plays("P3", "hire goblin").plays("P2", "hire slime")
    assert table.offers("P1") == ["hire ghost", "decline"]


def test_a_troll_brings_a_token() -> None:
    """DL-166: idle at once, for this round's production."""
    table = tavern("troll", "goblin", "slime").plays("P1", "hire troll")
    assert table.s.lairs[0] == (TROLL,)
    assert table.s.idle_trolls[0] == 1


def test_a_golem_wants_a_trap_card_of_the_owners_choice() -> None:
    """DL-167: face down, in secret; asked even if all are alike; without a card he cannot be paid."""
    table = tavern("golem", year=2, gold=1, traps=["pendulum", "pendulum"]).plays("P1", "hire golem")
    assert table.offers("P1") == ["discard-trap pendulum"]
    assert table.plays("P1", "discard-trap pendulum").seen_by() == ["P1"]
    assert (len(table.s.traps[0]), table.lair()) == (1, ["golem"])
    assert tavern("golem", year=2, gold=1).asks() == []
    assert tavern("golem", year=2, gold=0, traps=["pendulum"]).asks() == []


def test_a_demon_wants_another_monster() -> None:
    """DL-168, DL-165, DL-166: never a ghost; another demon is allowed; a troll takes his token along."""
    table = tavern("demon", year=2, evil=5, lair=["demon", "troll", "ghost"]).plays("P1", "hire demon")
    assert table.offers("P1") == ["discard-monster troll", "discard-monster demon"]
    table.plays("P1", "discard-monster troll")
    assert table.lair() == ["ghost", "demon", "demon"]
    assert table.s.idle_trolls[0] == 0
    assert table.s.evil[0] == 6
    assert table.s.monster_discard == (TROLL,)
    assert tavern("demon", year=2, lair=["ghost"]).asks() == []


def test_two_of_a_kind_are_offered_once() -> None:
    """B12: same kinds count once; one of them stays in the tavern."""
    table = tavern("goblin", "goblin", "troll")
    assert table.offers("P1") == ["hire goblin", "hire troll", "decline"]
    table.plays("P1", "hire goblin")
    assert len(table.s.tavern) == 2
