"""Lines of sight in the examples of the specification."""

from tests.games.dungeon_twister.boards import T1, T2, board, places, stand
from undercroft.games.dungeon_twister.geometry.links import relinked
from undercroft.games.dungeon_twister.geometry.rooms import PORTCULLISES
from undercroft.games.dungeon_twister.geometry.sight import first_in_line, line
from undercroft.games.dungeon_twister.geometry.tile import EAST, WEST
from undercroft.games.dungeon_twister.state import NOBODY, DungeonTwister


def open_all(s: DungeonTwister, tile: int) -> None:
    s.passable[tile] |= PORTCULLISES[s.room_of[tile]]
    relinked(s, [tile])


def test_a_closed_portcullis_ends_a_line_and_an_open_one_does_not() -> None:
    """DT-E51. Rules: DT-161, DT-162, DT-163."""
    s = board(T1)
    wizard, troll = stand(s, "blue wizard", (5, 2)), stand(s, "orange troll", (8, 2))
    assert first_in_line(s, wizard, EAST) == NOBODY
    open_all(s, 1)
    assert first_in_line(s, wizard, EAST) == troll


def test_the_first_character_is_hit_whosever_it_is() -> None:
    """DT-E52. Rules: DT-162."""
    s = board(T1)
    wizard, goblin = stand(s, "blue wizard", (1, 3)), stand(s, "blue goblin", (3, 3))
    stand(s, "orange warrior", (5, 3))
    assert first_in_line(s, wizard, EAST) == goblin
    assert line(s, wizard, EAST) == [places(s)[2, 3], places(s)[3, 3]]


def test_no_line_leads_into_mist_or_through_it_but_one_leads_out() -> None:
    """DT-E55. Rules: DT-291, DT-292."""
    s = board(T2)
    wizard, troll = stand(s, "blue wizard", (5, 3)), stand(s, "orange troll", (6, 3))
    assert first_in_line(s, wizard, EAST) == NOBODY
    assert first_in_line(s, troll, WEST) == wizard
    far = stand(s, "blue thief", (7, 3))
    assert first_in_line(s, far, WEST) == NOBODY
