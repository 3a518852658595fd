"""What begins anew with every visit and every card: DV-086, DV-096, DV-120, DV-122, DV-148, DV-149."""

from tests.games.dungeonville.play import cards, remembers, seat, sending, visit
from undercroft.games.dungeonville.cards import CARD_IDS
from undercroft.games.dungeonville.powers import FALCON, NET


def test_net_and_falcon_work_again_in_the_next_visit() -> None:
    """DV-120, DV-122: once per visit, not once per game."""
    party = seat(15, 48, 57, treasure=["item-ratcatcher", "item-ranger"])
    table = remembers(sending(P1=party, P2=seat()), used=1 << NET | 1 << FALCON).chance("crypt-e1")
    assert table.plays("P1", "send crypt").step() == "net"
    assert "use item-ranger" in table.plays("P1", "decline", "take").offers("P1")


def test_the_jester_gets_a_new_letter_in_every_visit() -> None:
    """DV-149: the E of an earlier round is gone."""
    table = remembers(sending(P1=seat(25, 57, 60), P2=seat()), borrowed=[24, 4]).chance("adv-16", "goblin_camp-e1")
    assert table.plays("P1", "send goblin_camp").truth("visit.letters.adv-25") == "B"


def test_what_was_in_the_sack_weighs_again_in_a_later_visit() -> None:
    """DV-119: for the rest of the visit only."""
    heavy = CARD_IDS.index("crypt-a1")
    table = remembers(sending(P1=seat(2, 3, 57), P2=seat()), sacked=[heavy]).chance("crypt-a1")
    assert table.plays("P1", "send crypt", "take").truth("visit.carried") == 30


def test_after_a_room_to_flee_on_an_item_forbids_fleeing_again() -> None:
    """DV-096, DV-085: the card just handled counts, not the one before."""
    table = visit("crypt", seat(48, 49, 57), "crypt-e1", "item-monk", "crypt-e2").plays("P1", "leave", "go-on")
    assert (table.truth("visit.room"), table.step()) == ("crypt-e2", "take")
    sorcerer = seat(23, 49, 57, treasure=["item-sorcerer"])
    wand = visit("crypt", sorcerer, "crypt-e1", "item-monk").plays("P1", "leave", "go-on")
    assert wand.offers("P1") == ["use item-sorcerer", "go-on", "claim"]


def test_the_victim_of_a_room_is_not_that_of_the_next() -> None:
    """DV-086, DV-088: the second room kills nobody, and nobody is shown as its victim."""
    table = visit("rathaus", seat(18, 22, 42), "rathaus-b1", "rathaus-e1").plays("P1", "sacrifice adv-22")
    assert table.sees(None, "visit.victim") == "adv-22"
    assert table.plays("P1", "take").sees(None, "visit.victim") is None


def test_the_last_card_is_drawn_before_the_pile_is_shuffled_although_somebody_knows_it() -> None:
    """DV-101, DV-122, ruling DV-R20: the peeked card alone is still a deck."""
    kept = [card for card in cards("ice_cave") if card not in ("ice_cave-d1", "ice_cave-e1")]
    pile = {"top": "ice_cave-d1", "peeked": ["P2"], "discard": ["ice_cave-e1"]}
    table = visit("ice_cave", seat(48, 49, 57), P2=seat(treasure=kept), ice_cave=pile)
    assert table.truth("visit.room") == "ice_cave-d1"
    assert (table.truth("dungeons.2.deck"), table.truth("dungeons.2.discard")) == (0, ["ice_cave-e1"])
