"""What is final and what may be taken back: the rulings DV-R09 to DV-R11 to DV-054, DV-060 and DV-157."""

from tests.games.dungeonville.play import battle, lay, line_ups, seat, sending, visit


def test_a_pawn_may_be_put_elsewhere_until_the_next_player_sends_his() -> None:
    """DV-054, ruling DV-R09: final means once it has had an effect on others."""
    table = sending(players=3, P1=seat(2, 3, 4), P2=seat(6, 7, 8), P3=seat(9, 11, 12)).plays("P1", "send crypt")
    table.match.undo(0)
    table.plays("P1", "send rathaus").plays("P2", "send crypt")
    assert (table.truth("players.0.pawn"), table.match.can_undo(0)) == ("rathaus", False)


def test_a_marker_placed_for_a_death_is_final() -> None:
    """DV-157, DV-089, ruling DV-R10: whether or not somebody is asked because of it."""
    for markers in (0, 6):
        table = visit("crypt", seat(52, 57, 8), "crypt-c1", P2=seat(deed="deed-crypt", zone={"P1": markers}))
        assert not table.plays("P1", "sacrifice adv-57").match.can_undo(0)


def test_a_marker_taken_in_a_duel_is_final() -> None:
    """DV-157, DV-069, ruling DV-R10: the Axe that brought it cannot be taken back."""
    party = seat(14, 57, 58, zone={"P2": 6}, treasure=["item-barbarian"])
    table = battle(party, seat(5, 7, 8)).plays("P1", "use item-barbarian")
    assert (table.step(), table.match.can_undo(0)) == ("claim-point", False)


def test_a_line_up_may_be_taken_back_until_the_last_one_is_ready() -> None:
    """DV-060, ruling DV-R11: fighter by fighter; the others see only that he is not ready."""
    table = lay(line_ups(seat(6, 7, 8, 57), seat(9, 11, 12)), "P1", 6, 7, 8)
    table.match.undo(0)
    assert table.sees("P2", "battle.lineups.0") == {"seat": 0, "ready": False, "fighters": [], "survivors": None}
    table.chance("crypt-a1").plays("P1", "lay adv-57")
    assert not lay(table, "P2", 9, 11, 12).match.can_undo(0)


def test_who_has_looked_under_the_cloak_cannot_take_it_back() -> None:
    """DV-118: he has seen the fighters."""
    table = battle(seat(5, 44, 57, treasure=["item-assassin"]), seat(60, 30, 49)).plays("P1", "cloak P2")
    assert (table.step(), table.match.can_undo(0)) == ("new-order", False)


def test_who_has_sent_the_falcon_cannot_take_it_back() -> None:
    """DV-122: he has seen the card."""
    table = visit("ice_cave", seat(15, 48, 49, treasure=["item-ranger"]), "ice_cave-e1").plays("P1", "leave")
    assert table.match.can_undo(0)
    assert not table.plays("P1", "use item-ranger").match.can_undo(0)
