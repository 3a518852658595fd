"""Non-players: DL-180 to DL-189."""

from tests.games.dungeon_lords.building import Game, fresh, give, standing
from undercroft.games.dungeon_lords.cards import PLACE_IDS
from undercroft.games.dungeon_lords.rules.carrying_out import begin_actions
from undercroft.games.dungeon_lords.rules.orders import begin_orders
from undercroft.games.dungeon_lords.state import DungeonLords

FIRST_THREE = ["food", "reputation", "imps"]


def table(players: int, *drawn: str) -> Game:
    """Every non-player has food, reputation and imps inaccessible; `drawn` are its next open orders."""
    s = fresh(players)
    for number in range(len(s.non_barred)):
        s.non_barred[number] = tuple([PLACE_IDS.index(order) for order in FIRST_THREE])
        s.non_stacks[number] = tuple([o for o in range(8) if PLACE_IDS[o] not in FIRST_THREE])
    return Game(s, *[f"order:{order}" for order in drawn]).begin(begin_orders)


def names(orders: tuple[int, ...]) -> list[str]:
    return sorted([PLACE_IDS[order] for order in orders])


def test_the_non_player_of_three_stands_on_the_second_spaces() -> None:
    """DL-E10 (DL-181, DL-182, DL-080): two players get I and III of `mine`; the third stays on his card."""
    game = table(3, "mine", "dig", "room")
    for place in ("mine", "dig", "room"):
        assert standing(game.s, place) == ["", "N1", ""]
    game.lays("P1", "mine", "food", "dig").lays("P2", "mine", "food", "dig").lays("P3", "food", "mine", "traps")
    assert standing(game.s, "mine") == ["P1", "N1", "P2"]
    assert game.s.failed[2] >> PLACE_IDS.index("mine") & 1


def test_the_orders_of_the_non_player_of_three_become_inaccessible_at_once() -> None:
    """DL-181, DL-188: the three shown are inaccessible, the three former ones are in the stack of five again."""
    s = table(3, "mine", "dig", "room").s
    assert names(s.non_barred[0]) == ["dig", "mine", "room"]
    assert names(s.non_stacks[0]) == ["food", "hire", "imps", "reputation", "traps"]


def test_two_equal_open_orders_stand_on_the_second_and_third_space() -> None:
    """DL-E11 (DL-183, DL-189): nobody can hide `dig`; the first player gets I, the second is blocked."""
    game = table(2, "dig", "mine", "dig", "room")
    assert standing(game.s, "dig") == ["", "N1", "N2"]
    game.plays("P1", "order dig", "order food", "order imps").plays("P2", "order dig", "order food", "order imps")
    assert game.offers("P1") == ["hide traps", "hide hire", "hide room"]
    assert game.offers("P2") == ["hide mine", "hide traps", "hide hire"]
    game.plays("P1", "hide traps", "confirm").plays("P2", "hide traps", "confirm")
    assert standing(game.s, "dig") == ["P1", "N1", "N2"]
    assert game.s.failed[1] >> PLACE_IDS.index("dig") & 1


def test_hidden_orders_are_placed_before_the_first_wave() -> None:
    """DL-E12 (DL-184, DL-185): both hide `room`: I and II; the first player who uses it gets III."""
    game = table(2, "dig", "mine", "traps", "mine")
    game.lays("P1", "room", "food", "imps", "room").lays("P2", "food", "imps", "reputation", "room")
    assert standing(game.s, "room") == ["N1", "N2", "P1"]
    assert standing(game.s, "mine") == ["", "N1", "N2"]


def test_a_hidden_order_goes_to_the_first_space_beside_an_open_one() -> None:
    """DL-185, DL-186: open `room` of N1 on II, hidden `room` of N2 on I."""
    game = table(2, "room", "mine", "traps", "dig")
    game.lays("P1", "food", "imps", "room", "hire").lays("P2", "food", "imps", "reputation", "room")
    assert standing(game.s, "room") == ["N2", "N1", "P1"]
    assert standing(game.s, "hire") == ["N1", "", ""]


def test_orders_used_by_a_non_player_of_two_become_inaccessible_after_the_reveal() -> None:
    """DL-187, DL-188: 3 used are inaccessible; the old three and the two unused are the new stack."""
    game = table(2, "dig", "mine", "traps", "mine")
    assert names(game.s.non_barred[0]) == sorted(FIRST_THREE)
    game.lays("P1", "room", "food", "imps", "room").lays("P2", "food", "imps", "reputation", "hire")
    assert names(game.s.non_barred[0]) == ["dig", "mine", "room"]
    assert names(game.s.non_stacks[0]) == sorted([*FIRST_THREE, "traps", "hire"])


def test_minions_of_non_players_go_home_without_an_effect() -> None:
    """DL-180, DL-044: nothing is paid, gained or taken; no space is freed for others."""
    s: DungeonLords = fresh(3)
    s.tavern, s.market = (0, 1, 2), (0, 1)
    for place in range(8):
        s.spaces[place * 3 + 1] = 4
    give(s, "P1", gold=1)
    s.spaces[0] = 0
    game = Game(s).begin(begin_actions)
    assert game.asks() == ["P1"]
    game.plays("P1", "do")
    assert not game.offered
    assert set(s.spaces) == {-1}
    assert (s.tavern, s.market) == ((0, 1, 2), (0, 1))
