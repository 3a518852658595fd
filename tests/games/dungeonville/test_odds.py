"""The odds helper (section 7): DV-171, DV-172. What it keeps secret: test_view.py."""

from tests.games.dungeonville.play import seat, sending, visit
from undercroft.engine.testing.table import PlayTable

FOUR = ["crypt-e8", "crypt-e9", "crypt-a1", "item-monk"]  # 5, 5 and 30 gold


def before_four(*party: int) -> PlayTable:
    """That party has left a first room behind; four cards are in the Crypt's deck."""
    return visit("crypt", seat(*party), "crypt-d8", crypt={"deck": [*FOUR, "crypt-d8"]}).plays("P1", "leave")


def test_the_odds_count_deaths_items_and_rooms_to_flee_on() -> None:
    """DV-172: for E, B and C two of the four cards kill, one is an item, on one the party could flee."""
    odds = before_four(2, 48, 49).truth("visit.odds")
    assert [odds[key] for key in ("cards", "death", "item", "flee")] == [4, 2, 1, 1]
    assert odds["letters"] == {"A": 1, "B": 0, "C": 0, "D": 0, "E": 2}
    assert odds["dies"] == {"adv-02": 2, "adv-48": 0, "adv-49": 0}


def test_members_with_the_same_letter_are_as_safe_as_one() -> None:
    """DV-172, DV-087: three with E, two deadly cards."""
    assert before_four(2, 3, 4).truth("visit.odds.death") == 2


def test_only_gold_that_could_be_carried_counts() -> None:
    """DV-172, DV-090: with a limit of 99 all of it, with a limit of 9 not the 30."""
    assert [before_four(*party).truth("visit.odds.average_gold") for party in ((2, 48, 49), (2, 3, 4))] == [10.0, 2.5]


def test_the_odds_of_an_empty_deck_are_those_of_the_reshuffled_one() -> None:
    """DV-172, DV-101: the pile of 31 will be the deck."""
    table = visit("crypt", seat(2, 48, 49), "crypt-d8", crypt={"deck": ["crypt-d8"]})
    assert (table.truth("dungeons.0.deck"), table.truth("visit.odds.cards")) == (0, 31)


def test_every_entrance_shows_how_many_of_its_cards_would_kill() -> None:
    """DV-172: Barbarians have E in the Crypt and B in the Ice Cave; each seat sees its own party's."""
    table = sending(P1=seat(2, 4, 9), P2=seat(38, 45, 50), ice_cave={"discard": ["ice_cave-b1"]})
    assert table.sees("P1", "entrances.crypt") == {"death": 11, "cards": 32}
    assert table.sees("P1", "entrances.ice_cave") == {"death": 2, "cards": 31}
    assert table.sees("P2", "entrances.crypt") == {"death": 2, "cards": 32}
    assert table.sees(None, "entrances") is None
