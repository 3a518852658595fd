"""Set-up of the building year: DL-001 to DL-044."""

import pytest

from tests.games.dungeon_lords.play import EVERYBODY, LordsTable, Until, cells
from undercroft.engine.game import Game
from undercroft.engine.testing.table import seat_number
from undercroft.games.dungeon_lords.cards import HERO_STACKS, MONSTER_STACKS, PLACE_IDS, ROOM_STACKS, TRAP_DECK
from undercroft.games.dungeon_lords.meta import META
from undercroft.games.dungeon_lords.state import NOTHING, TENT

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


def set_table(players: int, seed: int = 1, **options: object) -> LordsTable:
    """The table is set up; it is over when the first round would begin."""
    return LordsTable(Game(META, Until("set_up"), "", players, options).start(seed))


@EVERY_COUNT
def test_the_stacks_of_the_first_year_are_full_and_nothing_is_turned_up(players: int) -> None:
    """DL-005, DL-007, DL-009 to DL-015: silver stacks, 27 traps, the silver paladin in his tent."""
    s = set_table(players).s
    assert (s.monster_stack, s.room_stack, s.hero_stack) == (MONSTER_STACKS[0], ROOM_STACKS[0], HERO_STACKS[0])
    assert (len(s.monster_stack), len(s.room_stack), len(s.hero_stack)) == (12, 8, 16)
    assert s.trap_deck == TRAP_DECK
    assert len(s.trap_deck) == 27
    assert (s.tavern, s.market, s.heroes_now, s.heroes_next) == ((), (), (), ())
    assert s.events == (NOTHING,) * 3
    assert s.town == (NOTHING,) * 4
    assert s.paladin == TENT
    assert (s.year, s.season) == (1, 0)


@EVERY_COUNT
def test_everybody_starts_with_three_of_each_and_three_tunnels(players: int) -> None:
    """DL-016, DL-021, DL-022: 3 food, 3 gold, 3 imps, evil 5, tunnels below the entrance, nothing else."""
    s = set_table(players).s
    assert s.food == s.gold == s.imps == s.idle == [3] * players
    assert s.evil == [5] * players
    assert [cells(tiles) for tiles in s.tiles] == [["3-1", "3-2", "3-3"]] * players
    assert s.conquered == s.halls == s.seals == [0] * players
    assert s.traps == s.lairs == s.prisons == s.queues == [()] * players
    assert s.non_evil == 5


def test_the_start_player_is_drawn_or_fixed() -> None:
    """DL-003: all seats occur over many seeds; with the option that seat starts."""
    assert {set_table(4, seed).s.start for seed in range(40)} == {0, 1, 2, 3}
    assert set_table(4, start_player=3).s.start == 2


def test_in_the_first_game_two_random_orders_lie_open() -> None:
    """DL-023: two of eight, drawn for all to see; nobody is asked."""
    table = set_table(4, version="first_game")
    assert table.asks() == []
    assert all(len(set(barred)) == 2 for barred in table.s.barred)
    assert table.audiences("order") == [EVERYBODY] * 8


def test_in_the_full_version_two_of_three_drawn_orders_are_locked_in_secret() -> None:
    """DL-024: three cards only their owner knows; when all have picked, the picks are turned open."""
    table = set_table(4)
    assert table.asks() == ["P1", "P2", "P3", "P4"]
    assert sorted(table.audiences("order")) == [[name] for name in ("P1", "P2", "P3", "P4") for _ in range(3)]
    for name in ("P1", "P2", "P3", "P4"):
        offered = table.offers(name)
        assert len(offered) == 3
        assert "inaccessible" not in table.news()
        table.plays(name, offered[0])
        assert len(table.offers(name)) == 2
        assert table.told("ready") == [()] * seat_number(name)  # one order is not yet all
        table.plays(name, offered[2])
        ready = [event["args"] for event in table.match.events(None) if event["id"] == "ready"]
        assert ready[-1] == {"seat": seat_number(name)}
    assert table.asks() == []
    assert table.news().count("inaccessible") == 8
    assert all(len(barred) == 2 for barred in table.s.barred)
    assert table.s.drawn == [()] * 4


def test_a_first_game_may_choose_its_inaccessible_orders_too() -> None:
    """DL-024, section 6: the option stands above the version, both ways."""
    assert set_table(4, version="first_game", initial_orders="choose_2_of_3").step() == "choose-inaccessible"
    assert set_table(4, initial_orders="random").asks() == []


@pytest.mark.parametrize(("players", "others"), [(2, 2), (3, 1), (4, 0)])
def test_missing_lords_are_non_players_with_three_open_orders(players: int, others: int) -> None:
    """DL-001, DL-040 to DL-044: 3 random orders inaccessible, 5 in the stack, drawn for all to see."""
    table = set_table(players, initial_orders="random")
    s = table.s
    assert len(s.non_stacks) == len(s.non_barred) == others
    for number in range(others):
        assert (len(s.non_barred[number]), len(s.non_stacks[number])) == (3, 5)
        assert set(s.non_barred[number] + s.non_stacks[number]) == set(range(len(PLACE_IDS)))
    assert table.audiences("order") == [EVERYBODY] * (3 * others + 2 * players)
