"""Supplies and copies: DV-169 to DV-175."""

from tests.games.dungeonville.play import (
    CRYPT,
    RATHAUS,
    adv,
    battle,
    cards,
    hiring,
    seat,
    second_copy,
    sending,
    told,
    visit,
)
from undercroft.games.dungeonville.powers import AXE


def test_fifteen_markers_are_no_limit() -> None:
    """DV-169: the sixteenth marker is a substitute and counts fully."""
    table = visit("crypt", seat(52, 57, 8), "crypt-b1", P2=seat(deed="deed-crypt"), ice_cave={"blood": {"P1": 15}})
    assert table.truth("players.0.supply") == 0
    assert table.truth("dungeons")[CRYPT]["blood"] == [1, 0]
    assert table.truth("players.1.points") == 1


def test_a_duel_is_paid_with_a_substitute_too() -> None:
    """DV-169: an empty supply does not save the loser."""
    table = battle(seat(6, 7, 8), seat(57, 58, 59), ice_cave={"blood": {"P2": 15}})
    assert table.truth("players.0.points") == 3


def test_tokens_come_out_of_the_fifteen_and_are_no_points() -> None:
    """DV-170: 11 in the supply, 4 tokens, no point anywhere."""
    table = hiring([60, 48, 33, 12, 5], round=1)
    player = table.truth("players.0")
    assert (player["supply"], player["tokens"], player["points"]) == (11, 4, 0)


def test_equal_rooms_are_separate_cards() -> None:
    """DV-171: two rooms 'E, 5 gold' are met, carried and paid one by one."""
    table = visit("crypt", seat(48, 49, 57), "crypt-e8", "crypt-e9").plays("P1", "take", "go-on", "take")
    assert table.truth("visit.carried") == 10
    assert table.truth("players.0.loot") == ["crypt-e8", "crypt-e9"]


def test_equal_rooms_count_separately_in_the_odds() -> None:
    """DV-171, DV-172: two of four cards are deadly for an E."""
    deck = ["crypt-e8", "crypt-e9", "crypt-a1", "item-monk"]
    table = visit("crypt", seat(2, 48, 49), "crypt-d8", crypt={"deck": [*deck, "crypt-d8"]}).plays("P1", "take")
    assert table.truth("visit.odds.cards") == 4
    assert table.truth("visit.odds.dies.adv-02") == 2


def test_what_a_deck_can_still_contain_is_public() -> None:
    """DV-172: 32 cards less pile, treasures, loot and the revealed room; everybody sees all of these."""
    table = visit(
        "crypt",
        seat(48, 49, 57, loot=["crypt-e1"]),
        "crypt-e2",
        P2=seat(treasure=["crypt-a1"]),
        crypt={"discard": ["crypt-e3"]},
    )
    view = table.sees(None)
    seen = [view["visit"]["room"], *view["dungeons"][CRYPT]["discard"]]
    seen += [card for player in view["players"] for card in player["loot"] + player["treasure"]]
    assert sorted(seen) == ["crypt-a1", "crypt-e1", "crypt-e2", "crypt-e3"]
    assert view["dungeons"][CRYPT]["deck"] == 32 - len(seen)
    assert view["visit"]["odds"]["cards"] == 32 - len(seen)


def test_only_the_order_of_a_deck_is_hidden() -> None:
    """DV-172: no view names the cards of a deck."""
    table = sending(P1=seat(2, 3, 4), P2=seat(6, 7, 8))
    assert all(card not in str(table.sees(viewer)) for viewer in ("P1", None) for card in cards("crypt"))


def test_a_reshuffled_deck_is_exactly_the_former_pile() -> None:
    """DV-173: cards spent as payment are back in play, cards in treasures are not."""
    spent = ["crypt-e1", "crypt-e2"]
    kept = [card for card in cards("crypt") if card not in spent]
    table = visit(
        "crypt", seat(48, 49, 57), "crypt-e1", "crypt-e2", P2=seat(2, treasure=kept), crypt={"discard": spent}
    )
    assert table.truth("dungeons")[CRYPT] | {"deck": 1, "discard": []} == table.truth("dungeons")[CRYPT]
    assert table.plays("P1", "take", "go-on").truth("visit.room") == "crypt-e2"


def test_several_adventurers_of_a_neutral_class_are_provided_for() -> None:
    """DV-174: three Mules in one party each carry and die by themselves."""
    table = visit("crypt", seat(56, 61, 64, 57), "crypt-b1")
    assert table.offers("P1") == ["sacrifice adv-56", "sacrifice adv-61", "sacrifice adv-64", "claim"]


def test_two_fighters_of_rank_nought_compare_printed_ranks() -> None:
    """DV-174: with two Axes (the Carrot is the second here) 9 beats 14, and 5 has lost to both."""
    first, second = seat(9, 57, 58, treasure=["item-mule"]), seat(14, 59, 60, treasure=["item-barbarian"])
    with second_copy(AXE, "item-mule"):
        table = battle(first, second, seat(5, 7, 8), stone="P2")
        table.plays("P2", "use item-barbarian").plays("P1", "use item-barbarian")
    assert told(table, "duel-won")[0]["adventurer"] == "adv-09"


def test_a_used_copy_of_an_item_is_the_one_its_owner_has() -> None:
    """DV-174, DV-109: his own card goes to the pile of its own dungeon, the other copy stays."""
    with second_copy(AXE, "item-thief"):
        table = battle(seat(9, 57, 58, treasure=["item-thief"]), seat(5, 7, 8, treasure=["item-barbarian"]))
        table.plays("P1", "use item-barbarian")
    assert table.truth("dungeons")[RATHAUS]["discard"] == ["item-thief"]
    assert table.truth("players.1.treasure") == ["item-barbarian"]


def test_adventurers_are_never_removed_from_the_game() -> None:
    """DV-175: the dead, the discarded and the dissolved return when the pile is shuffled."""
    dead = adv(57, 58, 59)
    others = [rank for rank in range(1, 65) if rank not in (2, 3, 6, 7, 8, 60, 48, 33, 12, 5, 57, 58, 59)]
    table = hiring(
        [60, 48, 33, 12, 5], 58, deck=[], discard=dead, P1=seat(2, 3), players=3, P2=seat(6, 7, 8), P3=seat(*others)
    )
    assert "adv-58" in [each["adventurer"] for each in table.truth("town")]
    assert (table.truth("deck"), table.truth("discard")) == (2, [])
