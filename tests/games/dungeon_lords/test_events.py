"""Phase "event": DL-215 to DL-230."""

import pytest

import undercroft
from tests.games.dungeon_lords.invariants import state_of
from tests.games.dungeon_lords.play import LordsTable, Words, kinds, lords
from undercroft.games.dungeon_lords.rules.events import tax_due
from undercroft.games.dungeon_lords.state import TENT


def event(tile: str, *, year: int = 1, start: int = 0, players: int = 4, **things: object) -> LordsTable:
    """Spring with that tile; P1 owns these things, the others no monster and no gold."""
    seats: Words = {"P1": {"gold": 0, **things}, **{f"P{number}": {"gold": 0} for number in range(2, players + 1)}}
    return lords("event", players=players, year=year, season="spring", start=f"P{start + 1}", events=[tile], **seats)


def test_there_is_no_event_in_winter() -> None:
    """DL-052, DL-014."""
    table = lords("event", season="winter", events=["taxes"])
    assert table.asks() == []
    assert table.news() == []


def test_each_completes_his_part_before_the_next_begins() -> None:
    """DL-215, DL-216: P3 is start player; in play order P3, P4, P1, P2."""
    table = lords("event", season="summer", start="P3", events=["?", "taxes"])
    order = []
    while table.asks():
        order += table.asks()
        table.plays(order[-1], "pay-gold 0")
    assert order == ["P3", "P4", "P1", "P2"]


# ---- payday


def test_paying_everybody_may_bring_the_paladin() -> None:
    """DL-E04 (DL-217, DL-259): witch, vampire, goblin; food 2, evil 7: food 0, evil 10, he comes."""
    table = event("payday", food=2, evil=7, lair=["witch", "vampire", "goblin"])
    table.plays("P1", "pay witch", "pay vampire")
    assert table.offers("P1") == ["pay goblin", "let-go goblin"]
    assert table.s.paladin == 0
    table.plays("P1", "pay goblin")
    assert (table.s.food[0], table.s.evil[0]) == (0, 10)
    assert len(table.s.lairs[0]) == 3
    assert table.asks() == []


def test_letting_go_costs_evil_too() -> None:
    """DL-E05 (DL-218, DL-219): without the witch food 1, evil 10; without the vampire food 0, evil 9, no paladin."""
    table = event("payday", food=2, evil=7, lair=["witch", "vampire", "goblin"])
    table.plays("P1", "let-go witch", "pay vampire", "pay goblin")
    assert (table.s.food[0], table.s.evil[0], table.s.paladin) == (1, 10, 0)
    assert table.lair() == ["goblin", "vampire"]
    table = event("payday", food=2, evil=7, lair=["witch", "vampire", "goblin"])
    table.plays("P1", "let-go vampire", "pay witch", "pay goblin")
    assert (table.s.food[0], table.s.evil[0], table.s.paladin) == (0, 9, TENT)


def test_who_cannot_be_paid_leaves() -> None:
    """DL-E06 (DL-251, DL-252, DL-221): at 15 the witch leaves; the gain is lost, food stays 1."""
    table = event("payday", food=1, evil=13, lair=["vampire", "witch"]).plays("P1", "pay vampire")
    assert table.asks() == []
    assert (table.s.evil[0], table.s.food[0]) == (15, 1)
    assert table.lair() == ["vampire"]
    assert kinds(table.s.monster_discard) == ["witch"]


def test_a_demon_fed_with_a_troll() -> None:
    """DL-E40 (DL-222, DL-224, DL-219): the token goes back, the goblin leaves, evil 10; or the goblin is fed."""
    table = event("payday", year=2, food=0, evil=8, lair=["demon", "troll", "goblin"]).plays("P1", "pay demon")
    assert table.offers("P1") == ["discard-monster goblin", "discard-monster troll"]
    table.plays("P1", "discard-monster troll")
    assert table.s.idle_trolls[0] == 0
    assert (table.s.evil[0], table.s.paladin, table.lair()) == (10, 0, ["demon"])
    table = event("payday", year=2, food=0, evil=8, lair=["demon", "troll", "goblin"])
    table.plays("P1", "pay demon", "discard-monster goblin")
    assert (table.s.evil[0], table.s.paladin, table.lair(), table.s.idle_trolls[0]) == (10, 0, ["demon"], 0)
    assert table.asks() == []


def test_a_golem_without_a_trap_card_leaves() -> None:
    """DL-E41 (DL-222, DL-219): gold stays 2; the ghost may be paid or let go, evil 8 either way."""
    for choice in ("pay ghost", "let-go ghost"):
        table = event("payday", year=2, gold=2, evil=6, lair=["golem", "ghost"])
        assert table.offers("P1") == ["pay ghost", "let-go ghost", "let-go golem"]
        assert "DL-218" in table.why_not("P1", "pay golem")
        table.plays("P1", "let-go golem", choice)
        assert (table.s.gold[0], table.s.evil[0]) == (2, 8)


def test_a_golem_wants_gold_and_another_trap_card() -> None:
    """DL-222: 1 gold and a card of the owner's choice; nobody is asked for his only card."""
    table = event("payday", year=2, gold=2, traps=["pendulum"], lair=["golem"]).plays("P1", "pay golem")
    assert (table.s.gold[0], table.s.traps[0]) == (1, ())
    table = event("payday", year=2, gold=2, traps=["pendulum", "fire_wall"], lair=["golem"]).plays("P1", "pay golem")
    assert table.offers("P1") == ["discard-trap pendulum", "discard-trap fire_wall"]


def test_the_sequence_makes_a_difference() -> None:
    """DL-E42 (DL-220, DL-251, DL-252): at 14 pay the ghost first and keep it, or lose both."""
    table = event("payday", evil=14, lair=["vampire", "ghost"])
    assert table.offers("P1") == ["pay ghost", "let-go ghost", "let-go vampire"]
    table.plays("P1", "pay ghost")
    assert (table.s.evil[0], table.lair()) == (15, ["ghost"])
    table = event("payday", evil=14, lair=["vampire", "ghost"]).plays("P1", "let-go vampire")
    assert table.asks() == []
    assert (table.s.evil[0], table.lair()) == (15, [])


def test_a_demon_eats_the_unpaid_of_two_alike() -> None:
    """DL-222 (DL-R02): one goblin is paid; the demon takes the other one, which then wants no wage."""
    table = event("payday", year=2, food=9, evil=5, lair=["demon", "goblin", "goblin"])
    table.plays("P1", "pay goblin", "pay demon")
    assert table.asks() == []
    assert (table.s.food[0], table.lair()) == (8, ["goblin", "demon"])


def test_a_paid_monster_may_still_be_eaten() -> None:
    """DL-222, DL-223: nothing comes back; who has left can feed nobody."""
    table = event("payday", year=2, food=9, evil=5, lair=["demon", "goblin"]).plays("P1", "pay goblin", "pay demon")
    assert (table.s.food[0], table.lair()) == (8, ["demon"])
    table = event("payday", year=2, food=9, evil=5, lair=["demon", "goblin"]).plays("P1", "let-go goblin")
    assert table.asks() == []
    assert table.lair() == []


def test_a_demon_never_eats_itself_or_a_ghost_but_another_demon() -> None:
    """DL-168, DL-222: with only a ghost beside it, it cannot be paid; two demons: one eats the other."""
    table = event("payday", year=2, evil=5, lair=["demon", "ghost"])
    assert table.offers("P1") == ["pay ghost", "let-go ghost", "let-go demon"]
    table = event("payday", year=2, evil=5, lair=["demon", "demon"]).plays("P1", "pay demon")
    assert table.asks() == []
    assert (table.s.evil[0], table.lair()) == (6, ["demon"])


def test_monsters_on_strike_want_their_wage_too() -> None:
    """DL-217, DL-553: a tile that lies face down is paid or leaves; of two alike the useless one leaves (DL-R03)."""
    table = event("payday", food=3, lair=["goblin"], down=["goblin"])
    table.plays("P1", "let-go goblin")
    assert (table.lair(), table.down()) == (["goblin"], [])
    table.plays("P1", "pay goblin")
    assert table.asks() == []
    assert table.s.food[0] == 2
    assert event("payday", food=3, down=["troll"]).offers("P1") == ["pay troll", "let-go troll"]


# ---- taxes


def test_tax_is_half_a_gold_for_each_tile() -> None:
    """DL-E07 (DL-225 to DL-227): 3 tiles: 2 gold; paying 2, 1 or 0 brings 0, 1 or 2 seals."""
    for paid in (0, 1, 2):
        table = event("taxes", gold=3)
        assert table.offers("P1") == ["pay-gold 0", "pay-gold 1", "pay-gold 2"]
        table.plays("P1", f"pay-gold {paid}")
        assert (table.s.gold[0], table.s.seals[0]) == (3 - paid, 2 - paid)


def test_conquered_tiles_are_taxed_too() -> None:
    """DL-E43 (DL-225 to DL-227, DL-388): 11 tiles, 4 of them conquered: 6 due; 4 gold: pay 4 or 1."""
    tiles = ["3-1", "3-2", "3-3", "2-1", "1-1", "4-1", "5-1", "5-2", "5-3", "1-2", "1-3"]
    for paid, gold, seals in ((4, 0, 2), (1, 3, 5)):
        table = event("taxes", gold=4, tunnels=tiles, conquered=tiles[:4])
        assert tax_due(table.s, 0) == 6
        assert len(table.offers("P1")) == 5
        table.plays("P1", f"pay-gold {paid}")
        assert (table.s.gold[0], table.s.seals[0]) == (gold, seals)


def test_without_gold_all_of_it_becomes_seals() -> None:
    """DL-226, DL-227: nobody is asked; rooms are tiles as well."""
    table = event("taxes", gold=0, rooms={"2-1": "mint"})
    assert table.asks() == []
    assert table.s.seals == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("version", "special", "played"),
    [("full", "by_version", True), ("full", "off", False), ("first_game", "by_version", False)],
)
def test_special_events_can_be_left_out(version: str, special: str, played: bool) -> None:
    """DL-033, DL-030: by agreement, or because it is the first game."""
    match = undercroft.game("dungeon_lords", 4, version=version, special_events=special).start(1)
    assert state_of(match).config.special == played


def test_the_special_tile_without_a_card_does_nothing() -> None:
    """DL-030, DL-230."""
    table = event("special", gold=5, lair=["goblin"])
    assert table.asks() == []
    assert table.news() == ["event", "no-special-event"]
