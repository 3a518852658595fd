"""The town and the adventurer deck: DV-025 to DV-029, DV-040, DV-047."""

from tests.games.dungeonville.play import adv, hiring, prices, rest_of, seat

TOWN = [60, 48, 33, 12, 5]


def test_the_town_is_filled_to_five_at_the_start() -> None:
    """DV-025: five are drawn in round 1."""
    table = hiring([], *TOWN, round=1)
    assert sorted(prices(table)) == adv(5, 12, 33, 48, 60)


def test_the_five_of_the_round_before_stay_in_town() -> None:
    """DV-025: nothing clears the town between rounds."""
    table = hiring(TOWN, P1=seat(2, 3, treasure=["crypt-e4"]), P2=seat(6, 7, 8))
    assert sorted(prices(table)) == adv(5, 12, 33, 48, 60)
    assert table.truth("discard") == []


def test_the_lowest_rank_lies_on_the_dearest_place() -> None:
    """DV-026: Tavern lowest, Street highest."""
    table = hiring([], 12, 33, 48, 5, 60, round=1)
    assert prices(table) == {"adv-60": 0, "adv-48": 10, "adv-33": 20, "adv-12": 30, "adv-05": 40}


def test_a_newcomer_changes_the_prices_of_the_others() -> None:
    """DV-027: the whole town is sorted again, up and down."""
    table = hiring(TOWN, 50, round=1).plays("P1", "hire adv-33")
    assert prices(table) == {"adv-60": 0, "adv-50": 10, "adv-48": 20, "adv-12": 30, "adv-05": 40}
    table = hiring(TOWN, 2, round=1).plays("P1", "hire adv-33")
    assert prices(table) == {"adv-60": 0, "adv-48": 10, "adv-12": 20, "adv-05": 30, "adv-02": 40}


def test_too_few_adventurers_fill_the_cheapest_places() -> None:
    """DV-028: the weakest lies on the Street, the dear places stay empty."""
    table = hiring([], round=1, deck=adv(8, 20, 44), P1=seat(*rest_of(8, 20, 44)))
    assert prices(table) == {"adv-44": 0, "adv-20": 10, "adv-08": 20}


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """DV-029, DV-175: nine are shuffled, one is drawn, eight remain."""
    party = [2, 3, 4]
    others = rest_of(*TOWN, *party, *range(20, 28))
    table = hiring(
        TOWN,
        21,
        deck=[],
        discard=adv(*range(20, 28)),
        P1=seat(*party),
        P2=seat(treasure=["crypt-e4"]),
        players=3,
        P3=seat(*others),
    ).plays("P1", "discard adv-02")
    assert (table.truth("deck"), table.truth("discard")) == (8, [])
    assert "adv-21" in prices(table)


def test_with_deck_and_pile_empty_nothing_is_drawn() -> None:
    """DV-029: the town shrinks."""
    table = hiring(TOWN, deck=[], P1=seat(), P2=seat(*rest_of(*TOWN)))
    assert "adv-60" in table.truth("players.0.party")
    assert "adv-60" not in prices(table)


def test_after_the_last_hire_too_one_adventurer_enters_town() -> None:
    """DV-047, DV-048: the phase is over, the town is full again."""
    table = hiring(TOWN, 40, P1=seat(2, 3), P2=seat(6, 7, 8))
    assert (table.truth("phase"), len(prices(table))) == ("sending", 5)
    assert "adv-40" in prices(table)


def test_the_price_is_that_of_the_place_at_that_moment() -> None:
    """DV-040: adv-48 costs 20 after adv-50 has come."""
    table = hiring(TOWN, 50, round=1).plays("P1", "hire adv-33").plays("P2", "hire adv-48")
    assert table.truth("players.1.tokens") == 2
