"""Lines of sight: DT-161 to DT-163, and the examples of the specification."""

import pytest

from tests.games.dungeon_twister.boards import T1, T2, board, places, stand
from undercroft.games.dungeon_twister.geometry.links import relinked, square_of
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM, PORTCULLISES
from undercroft.games.dungeon_twister.geometry.sight import first_in_line, line
from undercroft.games.dungeon_twister.geometry.tile import EAST, NORTH, SOUTH, WEST
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


def seen(s: DungeonTwister, eyes: int, direction: int) -> list[tuple[int, int]]:
    return [square_of(s, place) for place in line(s, eyes, direction)]


def test_a_line_runs_straight_without_limit_across_rooms() -> None:
    """DT-161: from (14,0) it goes south over a pit and the border of two rooms to a wall."""
    s = board(T1)
    assert seen(s, stand(s, "blue wizard", (14, 0)), SOUTH) == [(14, y) for y in range(1, 7)]


def test_a_line_runs_along_a_start_line_and_onto_it() -> None:
    """DT-161."""
    s = board(T1)
    assert seen(s, stand(s, "blue wizard", (-1, 3)), SOUTH) == [(-1, y) for y in range(4, 10)]
    assert seen(s, stand(s, "blue thief", (0, 2)), WEST) == [(-1, 2)]


def test_a_line_does_not_turn_round_corners() -> None:
    """DT-161: north of (2,3) it stays in its column."""
    s = board(T1)
    assert {x for x, _ in seen(s, stand(s, "blue wizard", (2, 3)), NORTH)} == {2}


@pytest.mark.parametrize(
    ("rooms", "eyes", "direction", "last"),
    [
        (T1, (1, 3), EAST, (6, 3)),
        (T1, (1, 2), WEST, None),
        (T1, (7, 1), NORTH, (7, 0)),
        (T2, (1, 2), EAST, None),
        (T2, (4, 1), EAST, None),
        (T2, (5, 1), EAST, None),
    ],
)
def test_walls_the_outside_fountains_and_mist_end_a_line(
    rooms: tuple[str, ...], eyes: tuple[int, int], direction: int, last: tuple[int, int] | None
) -> None:
    """DT-162."""
    s = board(rooms)
    found = seen(s, stand(s, "blue wizard", eyes), direction)
    assert (found[-1] if found else None) == last


def test_a_face_down_room_and_rubble_end_a_line() -> None:
    """DT-162."""
    s = board(T1)
    s.room_of[1] = NO_ROOM
    assert seen(s, stand(s, "blue wizard", (1, 3)), EAST)[-1] == (4, 3)
    s = board(T2)
    s.illusions[2 + 1] = places(s)[9, 0]
    assert seen(s, stand(s, "blue wizard", (7, 0)), EAST) == [(8, 0)]


@pytest.mark.parametrize("who", ["orange warrior", "blue goblin"])
def test_the_first_character_ends_a_line_wounded_or_not(who: str) -> None:
    """DT-162: it reaches him."""
    for wounded in (False, True):
        s = board(T1)
        stand(s, who, (3, 3), wounded)
        assert seen(s, stand(s, "blue wizard", (1, 3)), EAST) == [(2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("rooms", "eyes", "direction", "across"),
    [
        (T1, (10, 1), EAST, (12, 1)),
        (T1, (2, 3), NORTH, (2, 1)),
        (T2, (11, 1), EAST, (13, 1)),
        (T2, (0, 7), EAST, (2, 7)),
    ],
)
def test_pits_gears_rifts_and_rocks_do_not_end_a_line(
    rooms: tuple[str, ...], eyes: tuple[int, int], direction: int, across: tuple[int, int]
) -> None:
    """DT-163: nor does an object that lies there."""
    s = board(rooms)
    middle = ((eyes[0] + across[0]) // 2, (eyes[1] + across[1]) // 2)
    stand(s, "orange rope", middle)
    assert across in seen(s, stand(s, "blue wizard", eyes), direction)


def test_an_illusory_pit_does_not_end_a_line() -> None:
    """DT-163."""
    s = board(T2)
    s.illusions[2] = places(s)[9, 0]
    assert (10, 0) in seen(s, stand(s, "blue wizard", (7, 0)), EAST)
