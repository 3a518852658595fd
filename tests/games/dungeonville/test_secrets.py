"""What news and record tell the others (section 5): DV-006, DV-118, DV-122, DV-137, DV-157, DV-161."""

import pytest

from tests.games.dungeonville.play import battle, collecting, dungeonville, remembers, seat, second_copy, sending, visit
from undercroft.engine.testing.table import PlayTable, seat_number
from undercroft.games.dungeonville.powers import CLOAK

CLOAKED = (seat(5, 44, 57, treasure=["item-assassin"]), seat(60, 30, 49), seat(6, 7, 8))
RICH = ["crypt-a1", "crypt-b2"]


def can_read(table: PlayTable, viewer: str | None, word: str) -> bool:
    """Whether that word stands in anything that viewer has heard or can look up in the record."""
    number = None if viewer is None else seat_number(viewer)
    return word in str(table.match.events(number)) + str(table.match.record.seen_by(number))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_can_read_which_deed_another_player_was_dealt(players: int) -> None:
    """DV-006: each finds his own deed in the record, a spectator none."""
    table = PlayTable(dungeonville(players).start(1))
    for viewer in ("P1", f"P{players}", None):
        own = None if viewer is None else table.truth(f"players.{seat_number(viewer)}.deed")
        assert [deed for deed in table.truth("house.known") if can_read(table, viewer, deed)] == []
        dealt = [table.truth(f"players.{number}.deed") for number in range(players)]
        assert [deed for deed in dealt if can_read(table, viewer, deed)] == ([own] if own else [])


def test_nobody_can_read_which_deeds_were_exchanged() -> None:
    """DV-137: neither the new nor the old deed stands in what the others hear and read."""
    buyer = seat(2, 3, 4, deed="deed-crypt", treasure=RICH)
    table = collecting(players=3, P1=buyer, P2=seat(6, 7, 8, deed="deed-rathaus"), P3=seat(9, 11, 12))
    table.chance("deed-ice_cave").plays("P1", "buy")
    assert can_read(table, "P1", "deed-ice_cave")
    for viewer in ("P2", "P3", None):
        assert not can_read(table, viewer, "deed-ice_cave")
        assert not can_read(table, viewer, "deed-crypt")


def test_a_secret_deed_put_back_is_not_known_even_if_its_owner_has_bought_before() -> None:
    """DV-137, DV-161: only a claim makes a deed public, an earlier purchase does not."""
    buyer = seat(2, 3, 4, deed="deed-crypt", treasure=RICH)
    table = collecting(players=3, P1=buyer, P2=seat(6, 7, 8), P3=seat(9, 11, 12))
    remembers(table, deed_log=[0, 4, 0]).plays("P1", "buy")  # P1 gave the Dragon's Den for the Crypt
    assert table.sees("P2", "house.known") == []


def test_a_public_deed_on_the_deed_house_may_be_gone_after_the_next_purchase() -> None:
    """DV-161, ruling DV-R07: it is shown until somebody buys."""
    shown = seat(2, 3, 4, deed="deed-crypt", shown=True, treasure=RICH)
    other = seat(6, 7, 8, treasure=["rathaus-a1", "rathaus-b2"])
    table = collecting(players=3, P1=shown, P2=other, P3=seat(9, 11, 12)).plays("P1", "buy")
    assert table.sees("P3", "house.known") == ["deed-crypt"]
    assert table.plays("P2", "buy").sees("P3", "house.known") == []


def test_nobody_can_read_that_a_player_was_asked_at_a_claim_point() -> None:
    """DV-157: 'not now' stands in his own record alone."""
    table = visit("crypt", seat(52, 57, 8), "crypt-b1", players=3, P2=seat(deed="deed-crypt", zone={"P1": 6}))
    table.plays("P2", "decline")
    assert [can_read(table, viewer, "decline") for viewer in ("P1", "P2", "P3", None)] == [False, True, False, False]


# ---- the Cloak


def test_nobody_else_can_read_what_the_cloak_has_shown() -> None:
    """DV-118: neither P3 nor a spectator, not even that it was the 30."""
    table = battle(*CLOAKED).plays("P1", "cloak P2")
    assert [can_read(table, viewer, "adv-30") for viewer in ("P1", "P3", None)] == [True, False, False]


def test_nobody_else_can_read_the_new_order() -> None:
    """DV-118: it shows only when the duels turn the fighters up."""
    table = battle(*CLOAKED).plays("P1", "cloak P2", "reorder 213")
    assert [can_read(table, viewer, "reorder") for viewer in ("P1", "P2", "P3", None)] == [True, False, False, False]


def test_nobody_else_can_read_that_the_cloak_was_declined() -> None:
    """DV-118, ruling DV-R05: it would betray the Assassin."""
    table = battle(*CLOAKED).plays("P1", "decline")
    assert [can_read(table, viewer, "decline") for viewer in ("P1", "P2", "P3", None)] == [True, False, False, False]


def test_the_cloak_shows_the_fighters_of_one_battle_only() -> None:
    """DV-118: who looked at P2 in an earlier round sees nothing of him now."""
    table = remembers(sending(P1=seat(5, 44, 57), P2=seat(60, 30, 49)), cloaks=[1, -1])
    table.plays("P1", "send crypt").plays("P2", "send crypt", "lay adv-60", "lay adv-30")
    assert table.sees("P1", "battle.lineups.1.fighters") == []


def test_what_the_cloak_has_shown_is_out_of_date_after_a_new_order() -> None:
    """DV-118, DV-174, ruling DV-R05: with two Cloaks (the Sack is the second) P2 reorders after P1 has looked."""
    first = seat(14, 5, 57, treasure=["item-assassin", "item-barbarian"])
    with second_copy(CLOAK, "item-thief"):
        table = battle(first, seat(10, 58, 59, treasure=["item-thief"])).plays("P1", "cloak P2", "reorder 123")
        table.plays("P2", "cloak P1", "reorder 132")
        assert table.step() == "axe"
        assert table.sees("P1", "battle.lineups.1.fighters") == ["adv-10"]


# ---- the Falcon

RANGERS = seat(15, 48, 49, treasure=["item-ranger"])


def test_nobody_else_can_read_what_the_falcon_has_seen() -> None:
    """DV-122: everybody hears that it flew, its user alone the card."""
    table = visit("ice_cave", RANGERS, "ice_cave-e1", "ice_cave-a1").plays("P1", "leave", "use item-ranger")
    assert [can_read(table, viewer, "ice_cave-a1") for viewer in ("P1", "P2", None)] == [True, False, False]
    assert "peeked" in table.news(None)


def test_who_knew_the_last_top_card_does_not_know_the_next_one() -> None:
    """DV-122: P2's card was drawn; what P1 sees now is new."""
    table = visit("ice_cave", RANGERS, "ice_cave-e1", ice_cave={"top": "ice_cave-d1", "peeked": ["P2"]})
    table.plays("P1", "leave", "use item-ranger")
    assert [table.sees(viewer, "dungeons.2.top") for viewer in ("P1", "P2")] == ["ice_cave-e1", None]
