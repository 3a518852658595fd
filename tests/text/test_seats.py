"""Who is meant: the reader, another player, or nobody."""

from undercroft.text import Seats


def test_the_reader_is_you_and_a_seat_below_0_is_nobody() -> None:
    seats = Seats(("Ada", "Bo"), reader=1)
    assert seats.args("seat", 0) == {"seat": "Ada", "seat_is": "other"}
    assert seats.args("seat", 1) == {"seat": "Bo", "seat_is": "you"}
    assert seats.args("seat", -1)["seat_is"] == "nobody"


def test_who_is_no_player_has_a_name_all_the_same() -> None:
    assert Seats(("Ada", "Bo")).args("owner", 2) == {"owner": "P3", "owner_is": "other"}
