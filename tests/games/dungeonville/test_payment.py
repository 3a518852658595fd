"""Paying: DV-043 to DV-046 and the clarification to DV-045."""

import pytest

from tests.games.dungeonville.play import CRYPT, ICE_CAVE, RATHAUS, hiring, seat
from undercroft.engine.testing.table import PlayTable

TOWN = [60, 48, 33, 12, 5]  # 0, 10, 20, 30, 40


def buyer(*treasure: str, town: list[int] | None = None, round: int = 2) -> PlayTable:  # noqa: A002 - the rulebook's word
    """P1 with that treasure must hire his third; P2 has three."""
    p1 = seat(2, 3, treasure=list(treasure))
    return hiring(town or TOWN, P1=p1, P2=seat(6, 7, 8), round=round)


def paid(table: PlayTable) -> list[str]:
    """The cards that lie on the discard piles of the dungeons."""
    return sorted(card for each in table.truth("dungeons") for card in each["discard"])


def test_paid_cards_go_to_the_piles_of_their_own_dungeons() -> None:
    """DV-043: each to its own."""
    table = buyer("crypt-c5", "rathaus-d5", "ice_cave-c4").plays("P1", "hire adv-12")
    piles = [table.truth("dungeons")[d]["discard"] for d in (CRYPT, RATHAUS, ICE_CAVE)]
    assert piles == [["crypt-c5"], ["rathaus-d5"], ["ice_cave-c4"]]


def test_there_is_no_change() -> None:
    """DV-044: a room of 30 pays 10, the rest is lost."""
    table = buyer("crypt-a1").plays("P1", "hire adv-48")
    assert table.truth("players.0.wealth") == 0
    assert paid(table) == ["crypt-a1"]


def test_a_payment_holds_no_superfluous_card() -> None:
    """DV-045, DV-044: of 20, 15 and 5 only 20 + 15 pays 30, without a question."""
    table = buyer("crypt-c1", "crypt-e1", "crypt-e8").plays("P1", "hire adv-12")
    assert paid(table) == ["crypt-c1", "crypt-e1"]
    assert table.truth("players.0.treasure") == ["crypt-e8"]


def test_a_superfluous_card_is_refused() -> None:
    """DV-045: 5 before 20 would leave the 5 superfluous, so it is not offered."""
    table = buyer("crypt-c1", "crypt-e4", "rathaus-e2", "crypt-e8").plays("P1", "hire adv-33")
    assert "DV-045" in table.refuses("P1", "pay crypt-e8").rules
    assert table.offers("P1") == ["pay crypt-c1", "pay crypt-e4", "pay rathaus-e2", "claim"]


def test_cards_are_put_down_from_the_dearest_to_the_cheapest() -> None:
    """DV-045: after a 10 no 20 can follow."""
    table = buyer("crypt-c1", "crypt-e4", "rathaus-e2", "crypt-e8", "crypt-e9").plays("P1", "hire adv-33")
    table.plays("P1", "pay crypt-e4")
    assert table.refuses("P1", "pay crypt-c1").rules == ("DV-043", "DV-045", "DV-046")
    assert table.offers("P1") == ["pay rathaus-e2", "pay crypt-e8", "pay crypt-e9", "claim"]


def test_cards_of_equal_value_may_be_put_down_in_any_order() -> None:
    """DV-045: only the set paid matters."""
    first, second = [
        buyer("crypt-e4", "crypt-e5", "rathaus-e2").plays("P1", "hire adv-33", *choices)
        for choices in (["pay crypt-e4", "pay crypt-e5"], ["pay crypt-e5", "pay crypt-e4"])
    ]
    assert paid(first) == paid(second) == ["crypt-e4", "crypt-e5"]


def test_a_price_of_nothing_is_paid_with_nothing() -> None:
    """DV-045, DV-042: the Street leaves the treasure alone."""
    table = buyer("crypt-c1").plays("P1", "hire adv-60")
    assert table.truth("players.0.treasure") == ["crypt-c1"]


def test_every_payment_is_minimal() -> None:
    """DV-045: whatever is chosen, no card could be left out."""
    gold = {
        "crypt-b1": 25,
        "crypt-c1": 20,
        "crypt-e1": 15,
        "crypt-e4": 10,
        "crypt-e5": 10,
        "crypt-e8": 5,
        "item-thief": 5,
    }
    for pick in range(40):
        table = buyer(*gold).plays("P1", "hire adv-05")
        while table.truth("phase") == "hiring":
            offered = [choice for choice in table.offers("P1") if choice != "claim"]
            table.plays("P1", offered[pick % len(offered)])
        values = [gold[card] for card in paid(table)]
        assert sum(values) >= 40 > sum(values) - min(values)


def test_tokens_rooms_and_items_may_be_mixed() -> None:
    """DV-046: a token, a room and an item of different dungeons pay 20."""
    table = buyer("crypt-e8", "item-thief", round=1).plays("P1", "hire adv-33", "pay crypt-e8")
    assert (table.truth("players.0.tokens"), paid(table)) == (3, ["crypt-e8", "item-thief"])


def test_a_room_and_an_item_pay_the_inn() -> None:
    """DV-046, DV-112: 5 + 5."""
    table = buyer("crypt-e8", "item-thief").plays("P1", "hire adv-48")
    assert paid(table) == ["crypt-e8", "item-thief"]


@pytest.mark.parametrize("choices", [["pay-token", "pay crypt-e4"], ["pay crypt-e4"]])
def test_a_token_is_worth_as_much_as_a_room_of_ten(choices: list[str]) -> None:
    """DV-045, DV-046: they may be put down in any order; after the room only tokens are left."""
    table = buyer("crypt-e4", round=1).plays("P1", "hire adv-33", *choices)
    assert (table.truth("players.0.tokens"), paid(table)) == (3, ["crypt-e4"])


def test_the_adventurer_leaves_the_town_after_the_payment() -> None:
    """DV-045: while he pays, the card still lies in town; the paid one has left the treasure."""
    table = buyer("crypt-c1", "crypt-e4", "rathaus-e2", "crypt-e5").plays("P1", "hire adv-33", "pay crypt-e4")
    assert "adv-33" in [each["adventurer"] for each in table.truth("town")]
    assert table.truth("players.0.treasure") == ["crypt-c1", "rathaus-e2", "crypt-e5"]
