"""Goal and points: DV-010 to DV-017."""

import pytest

from tests.games.dungeonville.play import DRAGONS_DEN, battle, collecting, dungeonville, seat, sending, visit
from undercroft.engine.testing.table import PlayTable


def points(table: PlayTable, number: int = 0) -> int:
    return int(table.truth(f"players.{number}.points"))


def test_reaching_the_goal_does_not_end_the_game() -> None:
    """DV-010: seven points must be announced."""
    table = sending(P1=seat(2, 3, 4, zone={"P2": 7}), P2=seat(6, 7, 8))
    assert points(table) == 7
    assert not table.match.over


@pytest.mark.parametrize("goal", [7, 9, 10])
def test_the_goal_is_seven_unless_the_option_says_otherwise(goal: int) -> None:
    """DV-010: a claim with the goal wins, with one point less it does not."""
    for markers in (goal - 1, goal):
        table = sending(P1=seat(2, 3, 4, zone={"P2": markers}), P2=seat(6, 7, 8), options={"goal": goal})
        assert table.plays("P1", "claim").match.over == (markers == goal)


def test_the_default_goal_is_seven() -> None:
    """DV-010: seven points."""
    assert dungeonville().options["goal"] == 7


def test_points_are_zone_plus_foreign_minus_own_markers_on_the_own_dungeon() -> None:
    """DV-011, DV-104: 3 in the zone + 3 foreign on the Crypt - 1 own there = 5."""
    owner = seat(6, 7, 8, deed="deed-crypt", zone={"P1": 2, "P3": 1})
    table = sending(players=3, P1=seat(2, 3, 4), P2=owner, crypt={"blood": {"P1": 2, "P3": 1, "P2": 1}})
    assert points(table, 1) == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_markers_of_every_other_colour_are_points(players: int) -> None:
    """DV-011: one of each colour in the zone, one of each on the own dungeon, the own one there minus one."""
    others = {f"P{i + 1}": 1 for i in range(1, players)}
    table = sending(
        players=players, P1=seat(2, 3, 4, deed="deed-crypt", zone=others), crypt={"blood": {**others, "P1": 1}}
    )
    assert points(table) == 2 * (players - 1) - 1


def test_markers_count_for_the_present_holder_of_the_deed() -> None:
    """DV-012: the buyer of a deed gets what lies on that dungeon, at once."""
    rich = seat(2, 3, 4, deed="deed-crypt", treasure=["crypt-a1", "rathaus-b2"])
    table = collecting(
        players=4,
        P1=rich,
        P2=seat(deed="deed-rathaus"),
        P3=seat(deed="deed-ice_cave"),
        P4=seat(deed="deed-goblin_camp"),
        crypt={"blood": {"P2": 1}},
        dragons_den={"blood": {"P2": 3}},
    )
    assert points(table) == 1
    assert points(table.chance("deed-dragons_den").plays("P1", "buy")) == 3


def test_own_markers_elsewhere_neither_help_nor_harm() -> None:
    """DV-013: on other dungeons and in other zones they are nothing to their owner."""
    table = sending(
        P1=seat(2, 3, 4, deed="deed-crypt"),
        P2=seat(6, 7, 8, zone={"P1": 5}, deed="deed-rathaus"),
        rathaus={"blood": {"P1": 4}},
        ice_cave={"blood": {"P1": 3}},
    )
    assert points(table) == 0


def test_markers_on_an_unowned_dungeon_count_for_nobody() -> None:
    """DV-014: as long as the deed lies on the Deed House."""
    table = sending(
        P1=seat(2, 3, 4, deed="deed-crypt"),
        P2=seat(6, 7, 8, deed="deed-rathaus"),
        dragons_den={"blood": {"P1": 6, "P2": 6}},
    )
    assert [points(table), points(table, 1)] == [0, 0]


def test_points_can_be_negative() -> None:
    """DV-015: two own markers on the own dungeon are minus two."""
    table = sending(P1=seat(2, 3, 4, deed="deed-crypt"), P2=seat(6, 7, 8), crypt={"blood": {"P1": 2}})
    assert points(table) == -2


def test_markers_never_leave_a_zone_or_a_dungeon() -> None:
    """DV-016: a battle and a death only add to what lies there."""
    table = battle(seat(2, 4, 9, zone={"P2": 2}), seat(57, 63, 60, zone={"P1": 1}), crypt={"blood": {"P1": 1}})
    assert table.truth("players.0.zone") == [0, 5]
    assert table.truth("players.1.zone") == [1, 0]
    table = visit("dragons_den", seat(2, 9, 57), "dragons_den-d1", dragons_den={"blood": {"P2": 2}})
    assert table.plays("P1", "sacrifice adv-02").truth("dungeons")[DRAGONS_DEN]["blood"] == [1, 2]


def test_zones_and_markers_on_entrances_are_public() -> None:
    """DV-017: a spectator sees them, but no deed and no points."""
    table = sending(P1=seat(2, 3, 4, zone={"P2": 3}), P2=seat(6, 7, 8), crypt={"blood": {"P1": 2}})
    assert table.sees(None, "players.0.zone") == [0, 3]
    assert table.sees(None, "dungeons.0.blood") == [2, 0]
    assert table.sees("P2", "players.0.points") is None
    assert table.sees(None, "players.0.deed") is None
