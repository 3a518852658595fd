"""A pack with several copies of an item: DV-174, DV-111 and the rulings DV-R17 and DV-R29."""

from tests.games.dungeonville.play import battle, seat, second_copy, sending, told, visit
from undercroft.games.dungeonville.powers import AXE, CLOAK, CRUCIBLE, NET, WHEELBARROW


def test_cloaks_of_several_players_follow_stone_order() -> None:
    """DV-111, DV-118: with two Cloaks (the Sack is the second) P2, who holds the stone, is asked before P1."""
    spies = (seat(5, 44, 57, treasure=["item-assassin"]), seat(10, 58, 59, treasure=["item-thief"]))
    with second_copy(CLOAK, "item-thief"):
        table = battle(*spies, stone="P2")
        assert (table.asks(), table.plays("P2", "decline").asks(), table.step()) == (["P2"], ["P1"], "cloak")


def test_a_barbarian_who_lost_with_his_axe_is_not_the_weakest_loser() -> None:
    """DV-069, DV-121, DV-174: 14 counts as rank 0 in this duel, so the 5 is the weakest and P3 pays."""
    first, second = seat(9, 57, 58, treasure=["item-mule"]), seat(14, 59, 60, treasure=["item-barbarian"])
    with second_copy(AXE, "item-mule"):
        table = battle(first, second, seat(5, 7, 8), stone="P2")
        table.plays("P2", "use item-barbarian").plays("P1", "use item-barbarian")
    assert told(table, "blood-taken")[0] == {"seat": 0, "loser": 2}


def test_two_nets_in_one_hand_catch_one_room_in_a_visit() -> None:
    """DV-120, DV-174, ruling DV-R29: kept items of one kind do not add up."""
    nets = seat(48, 42, 57, treasure=["item-ratcatcher", "item-thief"])
    with second_copy(NET, "item-thief"):
        table = visit("rathaus", nets, "rathaus-a1", "rathaus-e1").plays("P1", "use item-ratcatcher")
        assert (table.truth("visit.room"), table.step()) == ("rathaus-e1", "take")


def test_two_wheelbarrows_in_one_hand_carry_as_much_as_one() -> None:
    """DV-126, DV-174, ruling DV-R29: 25 more, once."""
    with second_copy(WHEELBARROW, "item-thief"):
        table = visit("crypt", seat(57, 63, treasure=["item-peasant", "item-thief"]), "crypt-e1")
        assert table.truth("visit.limit") == 57 + 63 + 25


def test_two_cloaks_in_one_hand_show_one_opponent() -> None:
    """DV-118, DV-174, ruling DV-R29: a power works once at its moment."""
    spy = seat(5, 44, 57, treasure=["item-assassin", "item-thief"])
    with second_copy(CLOAK, "item-thief"):
        table = battle(spy, seat(60, 30, 49), seat(6, 7, 8)).plays("P1", "cloak P2", "reorder 123")
        assert told(table, "cloaked") == [{"seat": 0, "opponent": 1}]
        assert table.truth("players.0.treasure") == ["item-thief"]


def test_two_crucibles_pay_25_each() -> None:
    """DV-125, DV-174, ruling DV-R29: beside one Alchemist."""
    with second_copy(CRUCIBLE, "item-thief"):
        table = sending(P1=seat(34, 2, 3, treasure=["item-alchemist", "item-thief"]), P2=seat(6))
        assert table.truth("players.0.wealth") == 50
