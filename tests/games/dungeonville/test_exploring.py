"""Exploring, the visit as a whole: DV-081 to DV-085 and DV-096 to DV-104."""

from tests.games.dungeonville.play import (
    CRYPT,
    ICE_CAVE,
    adv,
    cards,
    dungeonville,
    rooms,
    seat,
    told,
    visit,
)
from undercroft.engine.testing.table import sit

PARTY = seat(18, 22, 42)  # Rathaus: B, B, A; limit 82


def test_visits_are_made_one_after_the_other_in_stone_order() -> None:
    """DV-081: P1 begins only when P2, who holds the stone, has come home."""
    position = {
        "at": "exploring",
        "round": 2,
        "stone": "P2",
        "P1": seat(2, 3, 57, pawn="ice_cave"),
        "P2": seat(6, 7, 58, pawn="crypt"),
    }
    table = sit(dungeonville(), position, "crypt-a1", "ice_cave-c1")
    assert table.plays("P2", "take").truth("visit.seat") == 1
    assert table.plays("P2", "flee").truth("visit.seat") == 0


def test_only_whose_pawn_stands_at_a_dungeon_explores() -> None:
    """DV-081: P2 has a party but no pawn there."""
    table = visit("rathaus", PARTY, "rathaus-e1", P2=seat(2, 3, 4)).plays("P1", "take", "flee")
    assert [args["seat"] for args in told(table, "visit")] == [0]


def test_entering_is_forced() -> None:
    """DV-082: the first card is revealed before anything can be chosen."""
    table = visit("rathaus", PARTY, "rathaus-e1")
    assert table.truth("visit.room") == "rathaus-e1"
    assert table.offers("P1") == ["take", "leave", "claim"]


def test_each_member_has_the_letter_printed_for_this_dungeon() -> None:
    """DV-083: the same three in two dungeons."""
    assert visit("rathaus", PARTY, "rathaus-e1").truth("visit.letters") == {"adv-18": "B", "adv-22": "B", "adv-42": "A"}
    letters = visit("dragons_den", PARTY, "dragons_den-e1").truth("visit.letters")
    assert letters == {"adv-18": "D", "adv-22": "D", "adv-42": "D"}


def test_the_top_card_is_turned_up_for_all() -> None:
    """DV-084: everybody sees the room, and it has left this dungeon's deck."""
    table = visit("rathaus", PARTY, "rathaus-e1")
    assert [table.sees(viewer, "visit.room") for viewer in ("P1", "P2", None)] == ["rathaus-e1"] * 3
    assert [each["deck"] for each in table.truth("dungeons")] == [32, 31, 32, 32, 32]


def test_an_item_goes_to_the_loot_at_once_and_the_next_card_follows() -> None:
    """DV-085: no question, nobody dies, no fleeing."""
    table = visit("rathaus", PARTY, "item-assassin", "rathaus-e1")
    assert table.truth("players.0.loot") == ["item-assassin"]
    assert table.truth("visit.room") == "rathaus-e1"
    assert len(table.truth("players.0.party")) == 3


def test_after_an_item_fleeing_is_refused() -> None:
    """DV-085, DV-096: with the Wand in hand one is asked, but not to flee."""
    party = seat(37, 43, 57, treasure=["item-sorcerer"])
    table = visit("crypt", party, "item-monk")
    assert table.refuses("P1", "flee").rules == ("DV-096", "DV-097")


def test_after_a_room_that_killed_nobody_the_party_may_flee() -> None:
    """DV-096: flee or go on."""
    table = visit("rathaus", PARTY, "rathaus-e1").plays("P1", "take")
    assert table.offers("P1") == ["flee", "go-on", "claim"]


def test_after_a_death_the_next_card_must_be_drawn() -> None:
    """DV-096: no fleeing after a deadly room."""
    table = visit("rathaus", PARTY, "rathaus-b1", "rathaus-e1").plays("P1", "sacrifice adv-22", "take")
    assert table.truth("visit.room") == "rathaus-e1"
    assert "fled" not in table.news()


def test_going_on_reveals_card_after_card_without_a_limit() -> None:
    """DV-097: all eleven E rooms of the Rathaus."""
    found = [f"rathaus-e{i}" for i in range(1, 12)]
    table = visit("rathaus", PARTY, *found)
    for _ in found[:-1]:
        table.plays("P1", "leave", "go-on")
    assert table.truth("dungeons.1.discard") == found[:-1]


def test_fleeing_ends_the_visit_and_keeps_the_loot() -> None:
    """DV-098, DV-132: the pawn returns, the party goes home, the loot is collected."""
    table = (
        visit("rathaus", PARTY, "rathaus-e1", P2=seat(2, 3, 57, pawn="crypt")).plays("P1", "take").chance("crypt-a1")
    )
    table.plays("P1", "flee")
    assert table.truth("players.0.pawn") is None
    assert table.truth("players.0.loot") == ["rathaus-e1"]
    assert table.truth("players.0.party") == adv(18, 22, 42)


def test_a_wiped_out_party_loses_its_loot_but_not_its_treasure() -> None:
    """DV-099, DV-100: loot, items and the room go to the discard pile; the marker is placed."""
    alone = seat(15, treasure=["item-thief", "crypt-a1"], loot=["ice_cave-d3", "item-ranger"])
    table = visit("ice_cave", alone, "ice_cave-a1")
    assert table.truth("dungeons")[ICE_CAVE]["discard"] == ["ice_cave-d3", "item-ranger", "ice_cave-a1"]
    assert table.truth("players.0.treasure") == ["item-thief", "crypt-a1"]
    assert table.truth("dungeons")[ICE_CAVE]["blood"] == [1, 0]
    assert (table.truth("players.0.pawn"), table.truth("players.0.loot")) == (None, [])


def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    """DV-101, DV-173: exactly the former pile comes back; treasures stay where they are."""
    pile = ["crypt-e1", "crypt-e2", "item-monk"]
    kept = [card for card in cards("crypt") if card not in (*pile, "crypt-a1")]
    table = visit("crypt", seat(48, 49, 57), "crypt-a1", "crypt-e2", P2=seat(treasure=kept), crypt={"discard": pile})
    table.plays("P1", "leave", "go-on")
    assert (table.truth("visit.room"), table.truth("dungeons")[CRYPT]["deck"]) == ("crypt-e2", 3)
    assert table.truth("players.1.treasure") == kept
    assert table.truth("dungeons")[CRYPT]["discard"] == []


def test_with_nothing_left_to_reveal_the_party_leaves() -> None:
    """DV-102: with its loot, as if it had fled."""
    table = visit(
        "crypt",
        seat(48, 49, 57, loot=["crypt-e1"]),
        P2=seat(2, treasure=[c for c in cards("crypt") if c != "crypt-e1"]),
    )
    assert "nothing-left" in table.news()
    assert table.truth("players.0.treasure") == ["crypt-e1"]
    assert (table.truth("players.0.party"), table.truth("players.0.pawn")) == (adv(48, 49, 57), None)


def test_coming_home_with_few_costs_nothing_but_a_forced_hire() -> None:
    """DV-103: the survivors stay, the next hiring phase fills up."""
    table = visit("rathaus", PARTY, "rathaus-b1", "rathaus-e1", P2=seat(2, 3, 4), stone="P2")
    table.plays("P1", "sacrifice adv-22", "take", "leave", "flee")
    assert table.truth("players.0.party") == adv(18, 42)
    assert table.truth("players.0.must_hire")
    assert all(choice.startswith(("hire", "claim")) for choice in table.offers("P1"))


def test_own_blood_on_the_own_dungeon_is_a_minus_point() -> None:
    """DV-104, DV-089, DV-055: he may go there, and each of his dead costs him a point."""
    table = visit("rathaus", seat(18, 22, 42, deed="deed-rathaus"), "rathaus-b1").plays("P1", "sacrifice adv-22")
    assert table.truth("players.0.points") == -1


def test_every_room_can_be_met() -> None:
    """DV-084, DV-171: each of the 29 rooms of a deck is a card that can be turned up by itself."""
    assert [visit("crypt", seat(41, 57, 60), "adv-02", room).truth("visit.room") for room in rooms("crypt")[10:]] == (
        rooms("crypt")[10:]
    )
