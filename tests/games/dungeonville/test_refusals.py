"""What is refused names the rule that says so, the decisive one first."""

import pytest

from tests.games.dungeonville.play import hiring, lay, line_ups, seat, visit
from undercroft.engine.testing.table import PlayTable

TOWN = [60, 48, 33, 20, 12]
RANGER = seat(15, 48, 49, treasure=["item-ranger"])


def fleeing(*ranks: int, items: str = "powers", treasure: tuple[str, ...] = ()) -> PlayTable:
    """P1 decides whether to flee from the Ice Cave."""
    party = seat(*ranks, treasure=list(treasure))
    return visit("ice_cave", party, "ice_cave-e1", options={"items": items}).plays("P1", "leave")


def test_who_has_discarded_and_still_has_three_must_hire() -> None:
    """DV-037, DV-035: nobody discards without hiring; with fewer than three everybody must hire."""
    four = hiring(TOWN, P1=seat(2, 3, 4, 9, treasure=["crypt-e4"]), P2=seat(6, 7)).plays("P1", "discard adv-03")
    assert four.refuses("P1", "pass").rules == ("DV-037",)
    assert four.refuses("P1", "discard adv-02").rules == ("DV-037",)
    two = hiring(TOWN, P1=seat(2, 3, treasure=["crypt-e4"]), P2=seat(6, 7))
    assert two.refuses("P1", "pass").rules == ("DV-035",)


def test_tokens_are_of_the_first_round_only() -> None:
    """DV-031, DV-032: later there are none; in the first round the rules of paying are what counts."""
    later = hiring(TOWN, P1=seat(2, treasure=["crypt-c1", "crypt-e1", "crypt-e4"])).plays("P1", "hire adv-33")
    assert later.refuses("P1", "pay-token").rules == ("DV-031", "DV-032")
    first = hiring(TOWN, P1=seat(2, treasure=["crypt-c1", "crypt-a1"]), round=1).plays("P1", "hire adv-33")
    assert first.refuses("P1", "pay crypt-b1").rules == ("DV-043", "DV-045", "DV-046")


def test_the_falcon_flies_once_a_visit() -> None:
    """DV-122: a second look is refused by its own rule, not by that of fleeing."""
    table = visit("ice_cave", RANGER, "ice_cave-e1", "ice_cave-d1").plays("P1", "leave", "use item-ranger")
    assert table.refuses("P1", "use item-ranger").rules == ("DV-122",)


def test_an_item_that_nobody_can_use_is_refused_by_the_rule_of_items() -> None:
    """DV-106: without the item, or without an adventurer of its class."""
    assert fleeing(15, 48, 49).refuses("P1", "use item-sorcerer").rules == ("DV-106",)
    assert fleeing(15, 48, 49, treasure=("item-sorcerer",)).refuses("P1", "use item-sorcerer").rules == ("DV-106",)


def test_a_wand_is_not_needed_where_fleeing_is_free() -> None:
    """DV-128: its own rule says when."""
    assert fleeing(23, 48, 49, treasure=("item-sorcerer",)).refuses("P1", "use item-sorcerer").rules == ("DV-128",)


def test_without_powers_no_item_can_be_used() -> None:
    """DV-114: the option `items` says so before anything else."""
    table = fleeing(15, 48, 49, items="plain", treasure=("item-ranger",))
    assert table.refuses("P1", "use item-ranger").rules == ("DV-114",)


@pytest.mark.parametrize(("item", "user", "rule"), [("item-peasant", 52, "DV-126"), ("item-alchemist", 51, "DV-125")])
def test_wheelbarrow_and_crucible_simply_apply(item: str, user: int, rule: str) -> None:
    """DV-110: nobody is asked about them."""
    assert fleeing(user, 48, 49, treasure=(item,)).refuses("P1", f"use {item}").rules == (rule, "DV-110")


def test_an_item_outside_its_moment_is_refused_by_its_own_rule() -> None:
    """DV-121, DV-129: the Axe waits for the duel, the Lute for the hiring turn."""
    laying = line_ups(seat(2, 3, 4, treasure=["item-barbarian"]), seat(58, 59, 60))
    assert laying.refuses("P1", "use item-barbarian").rules == ("DV-121",)
    assert lay(laying, "P1", 2, 3, 4).refuses("P2", "use item-barbarian").rules == ("DV-106",)
