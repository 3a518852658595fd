"""Places `dig` and `mine`: DL-120 to DL-137."""

from random import Random

from tests.games.dungeon_lords.building import Game, fresh, give, names_of, stand
from undercroft.games.dungeon_lords.cards import CELLS, PLACE_IDS
from undercroft.games.dungeon_lords.rules.carrying_out import begin_actions
from undercroft.games.dungeon_lords.rules.dungeon import cells_to_dig, why_not_dig
from undercroft.games.dungeon_lords.rules.take_back import TakeBack
from undercroft.games.dungeon_lords.state import DungeonLords

START = ["3-1", "3-2", "3-3"]


def legal(s: DungeonLords, seat: int = 0) -> set[str]:
    return set(names_of(sum([1 << cell for cell in cells_to_dig(s, seat)])))


def at(place: str, space: int, *, imps: int = 3, **things: object) -> Game:
    """P1 alone on that space, with so many imps."""
    s = fresh(4)
    give(s, "P1", imps=imps, **things)
    stand(s, place, *[""] * (space - 1), "P1")
    return Game(s).begin(begin_actions)


def test_the_first_legal_cells() -> None:
    """DL-E21 (DL-123, DL-124): beside the start tunnels, on the grid."""
    assert legal(fresh(4)) == {"2-1", "4-1", "2-2", "4-2", "2-3", "4-3", "3-4"}


def test_no_block_of_four_is_ever_full() -> None:
    """DL-E22 (DL-124): with (4,1) dug, (4,2) would fill a block."""
    s = fresh(4)
    give(s, "P1", tunnels=[*START, "4-1"])
    assert legal(s) == {"2-1", "5-1", "2-2", "2-3", "4-3", "3-4"}


def test_rooms_and_conquered_tiles_count_like_tunnels() -> None:
    """DL-123, DL-124, DL-177, DL-287: a room on (4,1), a conquered (3,1): the same cells."""
    s = fresh(4)
    give(s, "P1", tunnels=START, rooms={"4-1": "chicken_coop"}, conquered=["3-1"])
    assert legal(s) == {"2-1", "5-1", "2-2", "2-3", "4-3", "3-4"}


def test_a_later_tunnel_may_attach_to_an_earlier_one() -> None:
    """DL-E23 (DL-123 to DL-125): (2,1), then (1,1); (2,2) has become illegal; 1 imp is idle."""
    game = at("dig", 1)
    assert "dig 1-1" not in game.offers("P1")
    assert game.why_not("P1", "dig 1-1") == ("DL-123",)
    game.plays("P1", "dig 2-1")
    assert "dig 1-1" in game.offers("P1")
    assert game.why_not("P1", "dig 2-2") == ("DL-124",)
    game.plays("P1", "dig 1-1")
    assert not game.offered  # DL-121: two is the limit
    assert game.s.idle[0] == 1
    assert set(names_of(game.s.tiles[0])) == {*START, "2-1", "1-1"}
    assert names_of(game.s.digging[0]) == ["1-1", "2-1"]
    assert not game.s.failed[0]


def test_fewer_tunnels_are_allowed_and_none_is_declining() -> None:
    """DL-121, DL-102: stop after one: carried out; decline at once: not carried out."""
    game = at("dig", 2)
    game.plays("P1", "dig 2-1", "stop")
    assert not game.s.failed[0]
    game = at("dig", 2)
    assert "stop" not in game.offers("P1")
    game.plays("P1", "decline")
    assert game.s.failed[0] == 1 << PLACE_IDS.index("dig")
    assert game.s.idle[0] == 3


def test_limits_of_the_spaces() -> None:
    """DL-121, DL-122: 2, 3 and 4 tunnels; the four need five imps."""
    for space, limit, imps in ((1, 2, 9), (2, 3, 9), (3, 4, 5)):
        game = at("dig", space, imps=imps)
        cells = ["dig 2-1", "dig 1-1", "dig 1-2", "dig 1-3"]
        game.plays("P1", *cells[:limit])
        assert not game.offered
        assert game.s.tiles[0].bit_count() == 3 + limit
        assert game.s.idle[0] == imps - limit - (space == 3)


def test_the_third_space_needs_a_foreman() -> None:
    """DL-E14 (DL-122, DL-127): with 3 imps one tunnel: one oversees, one digs, one is idle; with 1 nothing."""
    game = at("dig", 3)
    game.plays("P1", "dig 3-4", "stop")
    assert (game.s.idle[0], game.s.foremen[0], game.s.digging[0].bit_count()) == (1, 1, 1)
    game = at("dig", 3, imps=1)
    assert not game.offered
    assert game.s.failed[0]


def test_without_an_imp_or_a_cell_nothing_is_dug() -> None:
    """DL-127, DL-128: no idle imp, even with a troll; or a dungeon that is full."""
    game = at("dig", 1, imps=0, lair=["troll"])
    assert not game.offered
    assert game.s.failed[0]
    s = fresh(4)
    s.tiles[0] = sum([1 << cell for cell in range(CELLS) if cell not in (6, 8, 16, 18)])  # a hole in every block
    stand(s, "dig", "P1")
    assert not Game(s).begin(begin_actions).offered
    assert s.failed[0]


def test_a_cell_is_offered_exactly_when_no_rule_speaks_against_it() -> None:
    """DL-123, DL-124: on every empty cell, whatever shape the dungeon has been dug to."""
    random = Random(1)
    for _ in range(60):
        s = fresh(4)
        while cells_to_dig(s, 0):
            against = [why_not_dig(s.tiles[0], cell) for cell in range(CELLS)]
            assert cells_to_dig(s, 0) == [cell for cell in range(CELLS) if not against[cell]]
            s.tiles[0] |= 1 << random.choice(cells_to_dig(s, 0))


def test_a_dungeon_never_holds_more_than_sixteen_tiles() -> None:
    """DL-129: however it is dug, with every choice of cells in these two sequences."""
    for last in (False, True):
        s = fresh(4)
        while cells_to_dig(s, 0):
            s.tiles[0] |= 1 << cells_to_dig(s, 0)[-1 if last else 0]
        assert s.tiles[0].bit_count() <= 16


def test_two_foremen_for_two_third_spaces() -> None:
    """DL-E15 (DL-120, DL-132, DL-135): 6 imps, 2 tunnels dug: 3 idle; on `mine` III at most 2 gold."""
    s = fresh(4)
    give(s, "P1", imps=6, tunnels=[*START, "2-1"])
    stand(s, "dig", "", "", "P1")
    stand(s, "mine", "", "", "P1")
    game = Game(s).begin(begin_actions).plays("P1", "dig 1-1", "dig 4-1", "stop")
    assert s.idle[0] == 3
    assert game.offers("P1") == ["mine 1", "mine 2", "decline"]
    game.plays("P1", "mine 2")
    assert (s.idle[0], s.foremen[0], s.gold[0]) == (0, 2, 5)


def test_without_idle_imps_mining_is_declined_by_force() -> None:
    """DL-E25 (DL-103, DL-127, DL-206): second order `dig` III, third `mine` I with 3 imps; `mine` may be taken back."""
    s = fresh(4)
    give(s, "P1", imps=3, orders=["food", "dig", "mine"])
    stand(s, "dig", "", "", "P1")
    stand(s, "mine", "P1")
    game = Game(s).begin(begin_actions).plays("P1", "dig 2-1", "dig 1-1")
    assert not game.offered
    assert s.failed[0] == 1 << PLACE_IDS.index("mine")
    assert len(TakeBack().options(s, (0, 0, 0, 0), 0)) == 2


def test_a_tunnel_dug_this_round_may_be_mined_and_rebuilt() -> None:
    """DL-E20 (DL-126, DL-133, DL-176): digger and miner may meet; both stay used up under the new room."""
    s = fresh(4)
    give(s, "P1", imps=6, tunnels=START)
    s.market = (4, 5)
    stand(s, "dig", "P1")
    stand(s, "mine", "", "", "P1")
    stand(s, "room", "P1")
    game = Game(s).begin(begin_actions).plays("P1", "dig 2-1", "stop")
    assert game.offers("P1") == ["mine 1", "mine 2", "mine 3", "mine 4", "decline"]
    game.plays("P1", "mine 4", "take-room workshop", "build 2-1")
    assert s.idle[0] == 0
    assert names_of(s.digging[0]) == ["2-1"]
    assert names_of(s.halls[0]) == ["2-1"]


def test_the_most_that_can_be_mined() -> None:
    """DL-E24 (DL-132 to DL-135, DL-137): III, 5 imps, 3 free tunnels, 1 conquered, 2 rooms: 3 gold, 1 imp idle."""
    rooms = {"1-1": "chicken_coop", "5-1": "souvenir_shop"}
    game = at("mine", 3, imps=5, tunnels=[*START, "2-1"], rooms=rooms, conquered=["3-1"])
    assert game.offers("P1") == ["mine 1", "mine 2", "mine 3", "decline"]
    game.plays("P1", "mine 3")
    assert (game.s.gold[0], game.s.idle[0], game.s.mining[0]) == (6, 1, 3)


def test_limits_of_mining() -> None:
    """DL-131, DL-132, DL-136: I 2, II 3, III 4 with a foreman even for a single gold; trolls never mine."""
    many = [*START, "2-1", "4-1"]
    for space, most in ((1, 2), (2, 3), (3, 4)):
        assert len(at("mine", space, imps=9, tunnels=many).offers("P1")) == most + 1
    game = at("mine", 3, imps=1, lair=["troll", "troll"], tunnels=many)
    assert not game.offered
    assert game.s.failed[0]


def test_declining_to_mine() -> None:
    """DL-131, DL-102: none means not carried out."""
    game = at("mine", 1).plays("P1", "decline")
    assert game.s.failed[0] == 1 << PLACE_IDS.index("mine")
    assert (game.s.gold[0], game.s.idle[0]) == (3, 3)
