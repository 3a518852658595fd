"""Items while hiring and paying: Crucible (DV-125) and Lute (DV-129)."""

from tests.games.dungeonville.play import DRAGONS_DEN, GOBLIN_CAMP, adv, collecting, hiring, prices, rest_of, seat

TOWN = [60, 50, 48, 12, 5]
CRUCIBLE = ["item-alchemist", "item-thief"]


def test_the_crucible_pays_25_beside_an_alchemist() -> None:
    """DV-125: 25 + 5 pays a price of 30 exactly, and it goes to its pile."""
    table = hiring(TOWN, 40, P1=seat(34, 2, treasure=CRUCIBLE), P2=seat(6, 7, 8)).plays("P1", "hire adv-12")
    assert table.truth("players.0.treasure") == []
    assert table.truth("dungeons")[GOBLIN_CAMP]["discard"] == ["item-alchemist"]


def test_without_an_alchemist_the_crucible_pays_five() -> None:
    """DV-125: only the Inn can be paid."""
    table = hiring(TOWN, 40, P1=seat(3, 2, treasure=CRUCIBLE), P2=seat(6, 7, 8))
    assert table.offers("P1") == ["hire adv-60", "hire adv-50", "claim"]


def test_who_discards_his_only_alchemist_pays_five_with_the_crucible() -> None:
    """DV-125: the moment of paying counts, and an Alchemist just being hired is not yet his."""
    table = hiring([60, 50, 46, 12, 5], 40, P1=seat(34, 2, 3, treasure=CRUCIBLE), P2=seat(6, 7))
    assert table.truth("players.0.wealth") == 30
    table.plays("P1", "discard adv-34")
    assert table.truth("players.0.wealth") == 10
    assert table.offers("P1") == ["hire adv-60", "hire adv-50", "claim"]


def test_an_alchemist_just_being_hired_does_not_help() -> None:
    """DV-125: the one in town at 10 costs two items of 5, not one of 25."""
    table = hiring([60, 51, 48, 12, 5], 40, P1=seat(3, 2, treasure=CRUCIBLE), P2=seat(6, 7, 8))
    assert table.plays("P1", "hire adv-51").truth("players.0.treasure") == []


def test_any_alchemist_of_a_large_party_helps() -> None:
    """DV-125: as long as he has one, also as the fifth."""
    table = hiring(TOWN, 40, P1=seat(2, 3, 4, 9, 34, treasure=CRUCIBLE), P2=seat(6, 7))
    assert table.truth("players.0.wealth") == 30


def test_the_crucible_helps_to_buy_a_deed() -> None:
    """DV-125, DV-135: 25 + 25 with an Alchemist, not enough without."""
    rich = ["item-alchemist", "crypt-b1"]
    assert "buy" in collecting(P1=seat(34, 2, 3, treasure=rich)).offers("P1")
    assert "buy" not in collecting(P1=seat(4, 2, 3, treasure=rich), P2=seat(6, 7, 8)).offers("P1")


def test_the_lute_renews_the_town_before_the_turn() -> None:
    """DV-129, DV-109: five old ones discarded, five new ones sorted; then he hires as usual."""
    table = hiring(TOWN, P1=seat(44, 2, treasure=["item-bard", "crypt-c1"]), P2=seat(6, 7, 8))
    table.chance(*adv(3, 21, 22, 40, 62)).plays("P1", "use item-bard")
    assert prices(table) == {"adv-62": 0, "adv-40": 10, "adv-22": 20, "adv-21": 30, "adv-03": 40}
    assert sorted(table.truth("discard")) == adv(5, 12, 48, 50, 60)
    assert table.offers("P1") == ["hire adv-62", "hire adv-40", "hire adv-22", "claim"]
    assert table.truth("dungeons")[DRAGONS_DEN]["discard"] == ["item-bard"]


def test_the_lute_works_before_passing_too() -> None:
    """DV-129: a player with three may use it and then pass."""
    table = hiring(TOWN, P1=seat(44, 2, 3, treasure=["item-bard"]), P2=seat(6, 7)).plays("P1", "use item-bard")
    assert table.offers("P1")[0] == "pass"


def test_the_lute_is_optional_and_needs_a_bard() -> None:
    """DV-129, DV-106, DV-110: declined the town stays; without a Bard nobody asks."""
    table = hiring(TOWN, P1=seat(44, 2, 3, treasure=["item-bard"]), P2=seat(6, 7))
    assert (table.step(), table.plays("P1", "decline").step()) == ("lute", "make-room")
    assert sorted(prices(table)) == adv(5, 12, 48, 50, 60)
    assert hiring(TOWN, P1=seat(4, 2, 3, treasure=["item-bard"]), P2=seat(6, 7)).step() == "make-room"


def test_the_lute_discards_the_old_town_before_it_draws_the_new_one() -> None:
    """DV-129, DV-029, ruling DV-R14: with two cards in the deck three of the old five come back."""
    party = seat(44, 2, treasure=["item-bard", "crypt-c1"])
    others = seat(*rest_of(*TOWN, 44, 2, 21, 22))
    table = hiring(TOWN, deck=adv(21, 22), P1=party, P2=others).plays("P1", "use item-bard")
    assert len(prices(table)) == 5
    assert (table.truth("deck"), table.truth("discard")) == (2, [])
