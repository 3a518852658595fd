"""Sending: DV-053 to DV-057."""

from tests.games.dungeonville.play import Words, adv, seat, sending

PARTIES: Words = {"P1": seat(2, 3, 4), "P2": seat(6, 7, 8), "P3": seat(9, 11, 12)}
EVERYWHERE = ["send crypt", "send rathaus", "send ice_cave", "send goblin_camp", "send dragons_den"]


def test_pawns_are_put_openly_in_stone_order() -> None:
    """DV-053: P3 begins; P1 sees his choice."""
    table = sending(players=3, stone="P3", **PARTIES).plays("P3", "send ice_cave")
    assert table.sees("P1", "players.2.pawn") == "ice_cave"
    assert table.asks() == ["P1"]


def test_a_party_must_be_sent() -> None:
    """DV-054: nobody can pass."""
    table = sending(players=3, **PARTIES)
    assert table.refuses("P1", "pass").rules == ("DV-054",)


def test_the_choice_is_final() -> None:
    """DV-054: once sent, a player is not asked again."""
    table = sending(players=3, **PARTIES).plays("P1", "send crypt")
    assert table.refuses("P1", "send rathaus").kind == "not-your-decision"


def test_any_dungeon_may_be_chosen() -> None:
    """DV-055: one's own, another's, an unowned one, one where pawns stand."""
    own: Words = {"P1": seat(2, 3, 4, deed="deed-crypt"), "P2": seat(6, 7, 8, deed="deed-rathaus")}
    table = sending(**own).plays("P1", "send crypt")
    assert table.offers("P2") == [*EVERYWHERE, "claim"]


def test_the_pawn_stands_for_the_whole_party() -> None:
    """DV-056: all five explore."""
    table = sending(P1=seat(2, 3, 4, 9, 57), P2=seat()).chance("crypt-a1").plays("P1", "send crypt")
    assert list(table.truth("visit.letters")) == adv(2, 3, 4, 9, 57)


def test_without_a_party_a_player_takes_no_part() -> None:
    """DV-057: he is neither asked to send nor to fight nor to explore."""
    table = sending(players=3, P1=seat(), P2=seat(6, 7, 8), P3=seat(9, 11, 12))
    assert table.asks() == ["P2"]
    table.chance("crypt-a1").plays("P2", "send crypt").plays("P3", "send rathaus")
    assert (table.truth("visit.seat"), table.truth("players.0.pawn")) == (1, None)
