"""Places `imps` and `traps`: DL-140 to DL-155."""

from tests.games.dungeon_lords.play import lords
from undercroft.games.dungeon_lords.cards import TRAP_IDS


def test_prices_of_imps() -> None:
    """DL-140, DL-141: 1 food for 1; 2 food for 2; 1 food and 1 gold for 2; idle at once."""
    table = lords("actions", spaces={"imps": ["P1", "P2", "P3"]}).plays("P1", "do").plays("P2", "do").plays("P3", "do")
    assert table.s.imps == table.s.idle == [4, 5, 5, 3]
    assert table.s.food == [2, 1, 2, 3]
    assert table.s.gold == [3, 3, 2, 3]


def test_prices_of_traps_in_the_first_year() -> None:
    """DL-150: 1 gold for 1 card; 1 free; 2 gold for 2; nothing is discarded."""
    table = lords("actions", spaces={"traps": ["P1", "P2", "P3"]})
    table.plays("P1", "do").plays("P2", "do").plays("P3", "do")
    assert table.asks() == []
    assert [len(cards) for cards in table.s.traps] == [1, 1, 2, 0]
    assert table.s.gold == [2, 3, 1, 3]
    assert len(table.s.trap_deck) == 23


def test_trap_cards_are_seen_by_their_owner_alone() -> None:
    """DL-151, DL-004: drawn for him; the number is public."""
    table = lords("actions", "pendulum", spaces={"traps": ["P1"]}).plays("P1", "do")
    assert table.audiences("trap") == [["P1"]]
    assert "traps-drawn" in table.news()
    assert table.news("P1").index("traps-drawn") < table.news("P1").index("trap-drawn")
    assert "trap-drawn" not in table.news("P2")


def test_in_the_second_year_one_card_more_is_drawn_and_any_one_discarded() -> None:
    """DL-E18 (DL-152): III, 2 gold, one older trap: gold 0, 3 drawn, one of the 4 discarded, 3 remain."""
    first = {"gold": 2, "traps": ["kamikaze_imp"]}
    drawn = ("pendulum", "trap_door", "pendulum")
    table = lords("actions", *drawn, year=2, spaces={"traps": ["?", "?", "P1"]}, P1=first).plays("P1", "do")
    assert table.offers("P1") == ["discard-trap pendulum", "discard-trap trap_door", "discard-trap kamikaze_imp"]
    assert table.plays("P1", "discard-trap kamikaze_imp").seen_by() == ["P1"]
    assert (table.s.gold[0], len(table.traps())) == (0, 3)
    assert table.s.trap_dropped[0] == (TRAP_IDS.index("kamikaze_imp"),)
    assert "trap-dropped" in table.news("P2")
    assert "trap-dropped-card" not in table.news("P2")


def test_the_discard_is_asked_even_if_all_cards_are_alike() -> None:
    """DL-152, section 5: not to be asked would tell the others so."""
    table = lords("actions", "pendulum", "pendulum", year=2, spaces={"traps": ["?", "P1"]}).plays("P1", "do")
    assert table.offers("P1") == ["discard-trap pendulum"]


def test_the_last_card_of_the_deck_is_kept() -> None:
    """DL-E47 (DL-154, DL-155): one card left in year 2: P1 pays and keeps it; P2 on II cannot do anything."""
    spaces = {"traps": ["P1", "P2"]}
    table = lords("actions", year=2, traps_left=["pendulum"], spaces=spaces, P1={"gold": 1}).plays("P1", "do")
    assert table.asks() == []
    assert (table.s.gold[0], len(table.traps()), table.s.trap_dropped[0]) == (0, 1, ())
    assert table.failed("P2") == ["traps"]


def test_two_cards_on_the_third_space_with_two_left_are_kept() -> None:
    """DL-154: 2 is what the space gives net, so nothing is discarded; with three left one is."""
    for left, asked in ((2, False), (3, True)):
        cards = ["pendulum", "trap_door", "fire_wall"][:left]
        table = lords("actions", year=2, traps_left=cards, spaces={"traps": ["?", "?", "P1"]}).plays("P1", "do")
        assert bool(table.asks()) == asked
        assert len(table.traps()) == left


def test_a_discarded_trap_is_gone_for_good() -> None:
    """DL-006, DL-152: it lies face down on the pile, in nobody's hand and not in the deck."""
    cards = ["pendulum", "trap_door", "fire_wall"]
    table = lords("actions", year=2, traps_left=cards, spaces={"traps": ["?", "?", "P1"]}).plays("P1", "do")
    table.plays("P1", "discard-trap trap_door")
    assert sorted(table.traps()) == ["fire_wall", "pendulum"]
    assert [TRAP_IDS[trap] for trap in table.s.trap_dropped[0]] == ["trap_door"]
    assert table.s.trap_deck == ()


def test_an_empty_deck_is_not_reshuffled() -> None:
    """DL-155: discarded traps stay where they are; the order cannot be carried out."""
    spaces = {"traps": ["P1", "P2"]}
    table = lords("actions", traps_left=[], spaces=spaces, also={"trap_used": [0, 1, 2]})
    assert table.asks() == []
    assert table.s.gold[0] == 3
    assert table.failed("P1") == table.failed("P2") == ["traps"]
    assert table.s.trap_used == (0, 1, 2)
