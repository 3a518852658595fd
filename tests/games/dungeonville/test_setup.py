"""Set-up: DV-001 to DV-009."""

import pytest

from tests.games.dungeonville.play import CRYPT, dungeonville, sending
from undercroft.engine.errors import WrongOption
from undercroft.engine.testing.table import PlayTable
from undercroft.games.dungeonville.cards import COLOUR_IDS, DECKS, PLAYER_COLOURS

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


def fresh(players: int, seed: int = 1, **options: object) -> PlayTable:
    return PlayTable(dungeonville(players, **options).start(seed))


@EVERY_COUNT
def test_the_game_is_for_two_to_five_players(players: int) -> None:
    """DV-001: two, three, four or five seats."""
    assert len(fresh(players).truth("players")) == players


@pytest.mark.parametrize("players", [0, 1, 6, True])
def test_no_other_number_of_players_is_allowed(players: int) -> None:
    """DV-001: one player, or six, cannot play."""
    with pytest.raises(WrongOption):
        dungeonville(players)


def test_the_left_neighbour_is_the_next_seat_clockwise() -> None:
    """DV-001: after P2 comes P3, after the last seat P1."""
    table = sending(players=3, stone="P2", P1={"party": ["adv-02"]}, P2={"party": ["adv-03"]}, P3={"party": ["adv-04"]})
    order = [table.asks()[0]]
    for dungeon in ("crypt", "rathaus"):
        table.plays(order[-1], f"send {dungeon}")
        order += table.asks()[:1]
    assert order == ["P2", "P3", "P1"]


@EVERY_COUNT
def test_every_player_has_fifteen_markers_of_his_own_colour(players: int) -> None:
    """DV-002: 15 markers each, four of them tokens in round 1; unused colours stay out."""
    table = fresh(players)
    assert [table.truth(f"players.{i}.supply") + table.truth(f"players.{i}.tokens") for i in range(players)] == (
        [15] * players
    )
    assert all(len(each["blood"]) == players for each in table.truth("dungeons"))


def test_player_colours_are_not_adventurer_colours() -> None:
    """DV-002: five player colours, none of them red, blue, green or yellow."""
    assert len(PLAYER_COLOURS) == 5
    assert not set(PLAYER_COLOURS) & set(COLOUR_IDS)


def test_all_adventurers_are_shuffled_into_one_deck_with_an_empty_discard_pile() -> None:
    """DV-003: 64 adventurers, five of them already in town at the first decision."""
    table = fresh(3)
    assert table.truth("deck") == 64 - 5
    assert table.truth("discard") == []


def test_the_adventurer_deck_is_shuffled() -> None:
    """DV-003: other chance, another town."""
    towns = {str(fresh(2, seed).truth("town")) for seed in range(20)}
    assert len(towns) == 20


def test_the_town_lies_open_in_order_of_price() -> None:
    """DV-004: Street, Inn, Temple, Guild, Tavern at 0, 10, 20, 30, 40."""
    places = [(each["place"], each["price"]) for each in fresh(2).sees(None, "town")]
    assert places == [("street", 0), ("inn", 10), ("temple", 20), ("guild", 30), ("tavern", 40)]


def test_each_dungeon_has_its_own_deck_of_32_and_an_empty_pile() -> None:
    """DV-005: five decks of 32, never mixed."""
    table = fresh(4)
    assert [each["deck"] for each in table.truth("dungeons")] == [32] * 5
    assert [each["discard"] for each in table.truth("dungeons")] == [[]] * 5
    assert table.match.state.to_data()["decks"] == [list(deck) for deck in DECKS]


@EVERY_COUNT
def test_one_deed_is_dealt_to_each_player(players: int) -> None:
    """DV-006: all different, and drawn by chance."""
    deals = {tuple(fresh(players, seed).truth(f"players.{i}.deed") for i in range(players)) for seed in range(30)}
    assert all(len(set(deal)) == players for deal in deals)
    assert len(deals) > 5


def test_a_player_sees_his_own_deed_and_no_other() -> None:
    """DV-006: each sees one deed, a spectator none."""
    table = fresh(3)
    seen = [[each["deed"] is not None for each in table.sees(viewer, "players")] for viewer in ("P1", "P2", None)]
    assert seen == [[True, False, False], [False, True, False], [False, False, False]]


@pytest.mark.parametrize(("players", "left"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_the_remaining_deeds_lie_face_down_on_the_deed_house(players: int, left: int) -> None:
    """DV-007: 3, 2, 1 or 0 deeds, which nobody may look at."""
    table = fresh(players)
    assert table.sees("P1", "house") == {"deeds": left, "known": []}


def test_the_start_player_is_drawn_at_random() -> None:
    """DV-008: every seat can get the Seeing Stone."""
    assert {fresh(3, seed).truth("stone") for seed in range(30)} == {0, 1, 2}


def test_the_stone_can_be_given_to_a_seat() -> None:
    """DV-008: option first_player."""
    assert {fresh(3, seed, first_player=2).truth("stone") for seed in range(10)} == {1}


def test_everybody_starts_with_empty_hands() -> None:
    """DV-009: no adventurers, no treasure, an empty death zone."""
    player = fresh(2).truth("players.0")
    assert (player["party"], player["treasure"], player["loot"], player["zone"]) == ([], [], [], [0, 0])
    assert fresh(2).truth("dungeons")[CRYPT]["blood"] == [0, 0]
