"""Places `dig` and `mine`: DL-120 to DL-137."""

from random import Random

from tests.games.dungeon_lords.play import LordsTable, cells, lords
from undercroft.games.dungeon_lords.cards import CELL_IDS, CELLS
from undercroft.games.dungeon_lords.rules.dungeon import cells_to_dig, why_not_dig

START = ["3-1", "3-2", "3-3"]


def legal(**things: object) -> set[str]:
    """Where P1 may dig."""
    offers = lords("actions", spaces={"dig": ["P1"]}, P1=things).offers("P1")
    return {offer.removeprefix("dig ") for offer in offers if offer.startswith("dig ")}


def at(place: str, space: int, *, imps: int = 3, **things: object) -> LordsTable:
    """P1 alone on that space, with so many imps."""
    return lords("actions", spaces={place: [*["?"] * (space - 1), "P1"]}, P1={"imps": imps, **things})


def test_the_first_legal_cells() -> None:
    """DL-E21 (DL-123, DL-124): beside the start tunnels, on the grid."""
    assert legal() == {"2-1", "4-1", "2-2", "4-2", "2-3", "4-3", "3-4"}


def test_no_block_of_four_is_ever_full() -> None:
    """DL-E22 (DL-124): with (4,1) dug, (4,2) would fill a block."""
    assert legal(tunnels=[*START, "4-1"]) == {"2-1", "5-1", "2-2", "2-3", "4-3", "3-4"}


def test_rooms_and_conquered_tiles_count_like_tunnels() -> None:
    """DL-123, DL-124, DL-177, DL-287: a room on (4,1), a conquered (3,1): the same cells."""
    things = {"rooms": {"4-1": "chicken_coop"}, "conquered": ["3-1"]}
    assert legal(tunnels=START, **things) == {"2-1", "5-1", "2-2", "2-3", "4-3", "3-4"}


def test_a_later_tunnel_may_attach_to_an_earlier_one() -> None:
    """DL-E23 (DL-123 to DL-125): (2,1), then (1,1); (2,2) has become illegal; 1 imp is idle."""
    table = at("dig", 1)
    assert "dig 1-1" not in table.offers("P1")
    assert table.why_not("P1", "dig 1-1") == ("DL-123",)
    table.plays("P1", "dig 2-1")
    assert "dig 1-1" in table.offers("P1")
    assert table.why_not("P1", "dig 2-2") == ("DL-124",)
    table.plays("P1", "dig 1-1")
    assert table.asks() == []  # DL-121: two is the limit
    assert table.s.idle[0] == 1
    assert set(cells(table.s.tiles[0])) == {*START, "2-1", "1-1"}
    assert cells(table.s.digging[0]) == ["1-1", "2-1"]
    assert table.failed() == []


def test_fewer_tunnels_are_allowed_and_none_is_declining() -> None:
    """DL-121, DL-102: stop after one: carried out; decline at once: not carried out."""
    table = at("dig", 2)
    table.plays("P1", "dig 2-1", "stop")
    assert table.failed() == []
    table = at("dig", 2)
    assert "stop" not in table.offers("P1")
    table.plays("P1", "decline")
    assert table.failed() == ["dig"]
    assert table.s.idle[0] == 3


def test_limits_of_the_spaces() -> None:
    """DL-121, DL-122: 2, 3 and 4 tunnels; the four need five imps."""
    for space, limit, imps in ((1, 2, 9), (2, 3, 9), (3, 4, 5)):
        table = at("dig", space, imps=imps)
        cells = ["dig 2-1", "dig 1-1", "dig 1-2", "dig 1-3"]
        table.plays("P1", *cells[:limit])
        assert table.asks() == []
        assert table.s.tiles[0].bit_count() == 3 + limit
        assert table.s.idle[0] == imps - limit - (space == 3)


def test_the_third_space_needs_a_foreman() -> None:
    """DL-E14 (DL-122, DL-127): with 3 imps one tunnel: one oversees, one digs, one is idle; with 1 nothing."""
    table = at("dig", 3)
    table.plays("P1", "dig 3-4", "stop")
    assert (table.s.idle[0], table.s.foremen[0], table.s.digging[0].bit_count()) == (1, 1, 1)
    table = at("dig", 3, imps=1)
    assert table.asks() == []
    assert table.s.failed[0]


def test_without_an_imp_or_a_cell_nothing_is_dug() -> None:
    """DL-127, DL-128: no idle imp, even with a troll; or a dungeon that is full."""
    table = at("dig", 1, imps=0, lair=["troll"])
    assert table.asks() == []
    assert table.s.failed[0]
    full = [cell for number, cell in enumerate(CELL_IDS) if number not in (6, 8, 16, 18)]  # a hole in every block
    table = at("dig", 1, tunnels=full)
    assert table.asks() == []
    assert table.s.failed[0]


def test_a_cell_is_offered_exactly_when_no_rule_speaks_against_it() -> None:
    """DL-123, DL-124: on every empty cell, whatever shape the dungeon has been dug to."""
    random = Random(1)
    for _ in range(60):
        s = lords("actions").s
        while cells_to_dig(s, 0):
            against = [why_not_dig(s.tiles[0], cell) for cell in range(CELLS)]
            assert cells_to_dig(s, 0) == [cell for cell in range(CELLS) if not against[cell]]
            s.tiles[0] |= 1 << random.choice(cells_to_dig(s, 0))


def test_a_dungeon_never_holds_more_than_sixteen_tiles() -> None:
    """DL-129: however it is dug, with every choice of cells in these two sequences."""
    for last in (False, True):
        s = lords("actions").s
        while cells_to_dig(s, 0):
            s.tiles[0] |= 1 << cells_to_dig(s, 0)[-1 if last else 0]
        assert s.tiles[0].bit_count() <= 16


def test_two_foremen_for_two_third_spaces() -> None:
    """DL-E15 (DL-120, DL-132, DL-135): 6 imps, 2 tunnels dug: 3 idle; on `mine` III at most 2 gold."""
    table = lords(
        "actions",
        spaces={"dig": ["?", "?", "P1"], "mine": ["?", "?", "P1"]},
        P1={"imps": 6, "tunnels": [*START, "2-1"]},
    )
    table.plays("P1", "dig 1-1", "dig 4-1", "stop")
    assert table.s.idle[0] == 3
    assert table.offers("P1") == ["mine 1", "mine 2", "decline"]
    table.plays("P1", "mine 2")
    assert (table.s.idle[0], table.s.foremen[0], table.s.gold[0]) == (0, 2, 5)


def test_without_idle_imps_mining_is_declined_by_force() -> None:
    """DL-E25 (DL-103, DL-127, DL-206): second order `dig` III, third `mine` I with 3 imps; `mine` may be taken back."""
    spaces, first = {"dig": ["?", "?", "P1"], "mine": ["P1"]}, {"imps": 3, "orders": ["food", "dig", "mine"]}
    table = lords("actions", until="production", spaces=spaces, P1=first).plays("P1", "dig 2-1", "dig 1-1")
    assert table.failed() == ["mine"]
    assert (table.step(), table.offers("P1")) == ("take-back", ["take-back food", "take-back mine"])


def test_a_tunnel_dug_this_round_may_be_mined_and_rebuilt() -> None:
    """DL-E20 (DL-126, DL-133, DL-176): digger and miner may meet; both stay used up under the new room."""
    table = lords(
        "actions",
        market=["workshop", "tool_shed"],
        spaces={"dig": ["P1"], "mine": ["?", "?", "P1"], "room": ["P1"]},
        P1={"imps": 6, "tunnels": START},
    )
    table.plays("P1", "dig 2-1", "stop")
    assert table.offers("P1") == ["mine 1", "mine 2", "mine 3", "mine 4", "decline"]
    table.plays("P1", "mine 4", "take-room workshop", "build 2-1")
    assert table.s.idle[0] == 0
    assert cells(table.s.digging[0]) == ["2-1"]
    assert cells(table.s.halls[0]) == ["2-1"]


def test_the_most_that_can_be_mined() -> None:
    """DL-E24 (DL-132 to DL-135): III, 5 imps, 3 unconquered tunnels, 1 conquered, 2 rooms: 3 gold, 1 imp idle."""
    rooms = {"1-1": "chicken_coop", "5-1": "souvenir_shop"}
    table = at("mine", 3, imps=5, tunnels=[*START, "2-1"], rooms=rooms, conquered=["3-1"])
    assert table.offers("P1") == ["mine 1", "mine 2", "mine 3", "decline"]
    table.plays("P1", "mine 3")
    assert (table.s.gold[0], table.s.idle[0], table.s.mining[0]) == (6, 1, 3)


def test_limits_of_mining() -> None:
    """DL-131, DL-132, DL-136: I 2, II 3, III 4 with a foreman even for a single gold; trolls never mine."""
    many = [*START, "2-1", "4-1"]
    for space, most in ((1, 2), (2, 3), (3, 4)):
        assert len(at("mine", space, imps=9, tunnels=many).offers("P1")) == most + 1
    table = at("mine", 3, imps=1, lair=["troll", "troll"], tunnels=many)
    assert table.asks() == []
    assert table.s.failed[0]


def test_declining_to_mine() -> None:
    """DL-131, DL-102: none means not carried out."""
    table = at("mine", 1).plays("P1", "decline")
    assert table.failed() == ["mine"]
    assert (table.s.gold[0], table.s.idle[0]) == (3, 3)
