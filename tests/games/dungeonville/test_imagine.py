"""What a seat may imagine of the unseen (section 5): DV-060, DV-118, DV-122, DV-137, DV-157, DV-161 and rulings."""

from typing import Any

from tests.games.dungeonville.play import CRYPT, RATHAUS, battle, collecting, lay, line_ups, seat, sending, visit
from undercroft.engine.chance import fast_source
from undercroft.engine.testing.table import PlayTable, seat_number

RICH = ["crypt-a1", "crypt-b2"]


def worlds(table: PlayTable, viewer: str) -> list[dict[str, Any]]:
    """Many positions that seat holds possible."""
    seat_of_viewer = seat_number(viewer)
    return [table.match.imagine(seat_of_viewer, fast_source(seed)).state.to_data() for seed in range(60)]


def laid(table: PlayTable, viewer: str, other: str) -> set[tuple[int, ...]]:
    """The ranks that may lie before that other seat, in their order."""
    return {tuple(a + 1 for a in world["lineups"][seat_number(other)]) for world in worlds(table, viewer)}


# ---- deeds


def test_during_a_pause_somebody_else_has_the_goal() -> None:
    """DV-157, ruling DV-R02: only P2 can have it, so only he can hold the deed of the Crypt."""
    table = visit("crypt", seat(52, 57, 8), "crypt-b1", players=3, P2=seat(deed="deed-crypt", zone={"P1": 6}))
    assert {world["deeds"][1] for world in worlds(table, "P3")} == {CRYPT}
    table.plays("P2", "decline")
    assert len({world["deeds"][1] for world in worlds(table, "P3")}) == 4


def test_a_public_deed_is_where_everybody_saw_it() -> None:
    """DV-161: after a false claim the others know who holds the Crypt."""
    table = sending(players=3, P1=seat(2, 3, 4, deed="deed-crypt"), P2=seat(6, 7, 8)).plays("P1", "claim")
    assert {world["deeds"][0] for world in worlds(table, "P2")} == {CRYPT}


def test_a_buyer_knows_what_he_put_back_and_what_he_drew() -> None:
    """DV-137: nobody else can hold the old deed, as nobody has bought since."""
    table = collecting(players=3, P1=seat(2, 3, 4, deed="deed-crypt", treasure=RICH), P2=seat(6, 7, 8))
    table.chance("deed-rathaus").plays("P1", "buy")
    assert all(world["deeds"][0] == RATHAUS and CRYPT in world["house"] for world in worlds(table, "P1"))


# ---- line-ups


def test_any_order_of_any_three_may_lie_face_down() -> None:
    """DV-060: of four adventurers 24 line-ups, and not only the true one."""
    table = lay(line_ups(seat(6, 7, 8, 57), seat(9, 11, 12)), "P1", 6, 7, 8)
    found = laid(table, "P2", "P1")
    assert all(len(set(fighters)) == 3 and set(fighters) <= {6, 7, 8, 57} for fighters in found)
    assert len(found) > 12


def test_a_held_claim_is_imagined_as_a_finished_line_up() -> None:
    """DV-162, ruling DV-R03: that is what it looks like."""
    table = line_ups(seat(6, 7, 8), seat(9, 11, 12), seat(2, 3, 4)).plays("P1", "claim")
    assert {len(fighters) for fighters in laid(table, "P2", "P1")} == {3}
    assert {world["held"] for world in worlds(table, "P2")} == {0}


SPY = seat(44, 5, 57, 58, treasure=["item-assassin"])


def test_who_is_asked_about_the_cloak_or_has_used_it_has_laid_an_assassin() -> None:
    """DV-118, ruling DV-R06: whatever else lies there."""
    table = lay(lay(line_ups(SPY, seat(60, 30, 49)), "P1", 44, 5, 57), "P2", 60, 30, 49)
    assert all(5 in fighters for fighters in laid(table, "P2", "P1"))
    table.plays("P1", "cloak P2")
    assert all(5 in fighters for fighters in laid(table, "P2", "P1"))


def test_who_has_used_the_cloak_knows_that_line_up() -> None:
    """DV-118: P2's fighters in their order, and nothing of P3's."""
    table = battle(SPY, seat(60, 30, 49), seat(6, 7, 8)).plays("P1", "cloak P2")
    assert laid(table, "P1", "P2") == {(60, 30, 49)}
    assert len(laid(table, "P1", "P3")) == 6


def test_an_adventurer_hired_in_this_battle_does_not_lie_face_down() -> None:
    """DV-065, ruling DV-R19: the 11 joined P1 in duel 1; his last fighter is the 57 or the 63."""
    table = battle(seat(7, 14, 57, 63, treasure=["item-barbarian"]), seat(11, 5, 58))
    assert (table.step(), "adv-11" in table.truth("players.0.party")) == ("axe", True)
    assert laid(table, "P2", "P1") == {(7, 14, 57), (7, 14, 63)}


# ---- the Falcon


def test_a_card_that_somebody_else_has_seen_may_be_any_card_of_the_deck() -> None:
    """DV-122, DV-172: P2 knows it, P1 does not."""
    table = sending(P1=seat(15, 48, 49), P2=seat(2, 3, 4), ice_cave={"top": "ice_cave-d1", "peeked": ["P2"]})
    true = table.match.state.to_data()["tops"]
    assert len({world["tops"][2] for world in worlds(table, "P1")}) > 10
    assert all(world["tops"] == true for world in worlds(table, "P2"))
