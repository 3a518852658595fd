"""Non-players: DL-180 to DL-189."""

from tests.games.dungeon_lords.play import LordsTable, Words, kinds, lords
from undercroft.games.dungeon_lords.cards import PLACE_IDS, ROOM_IDS

FIRST_THREE = ["food", "reputation", "imps"]


def choosing(players: int, *drawn: str) -> LordsTable:
    """Every non-player has food, reputation and imps inaccessible; `drawn` are its next open orders."""
    others: Words = {f"N{number + 1}": {"barred": FIRST_THREE} for number in range(4 - players)}
    return lords("orders", *drawn, players=players, **others)


def names(orders: tuple[int, ...]) -> list[str]:
    return sorted([PLACE_IDS[order] for order in orders])


def test_the_non_player_of_three_stands_on_the_second_spaces() -> None:
    """DL-E10 (DL-181, DL-182, DL-080): two players get I and III of `mine`; the third stays on his card."""
    table = choosing(3, "mine", "dig", "room")
    for place in ("mine", "dig", "room"):
        assert table.standing(place) == ["", "N1", ""]
    table.lays("P1", "mine", "food", "dig").lays("P2", "mine", "food", "dig").lays("P3", "food", "mine", "traps")
    assert table.standing("mine") == ["P1", "N1", "P2"]
    assert "mine" in table.failed("P3")


def test_the_orders_of_the_non_player_of_three_become_inaccessible_at_once() -> None:
    """DL-181, DL-188: the three shown are inaccessible, the three former ones are in the stack of five again."""
    s = choosing(3, "mine", "dig", "room").s
    assert names(s.non_barred[0]) == ["dig", "mine", "room"]
    assert names(s.non_stacks[0]) == ["food", "hire", "imps", "reputation", "traps"]


def test_two_equal_open_orders_stand_on_the_second_and_third_space() -> None:
    """DL-E11 (DL-183, DL-189): nobody can hide `dig`; the first player gets I, the second is blocked."""
    table = choosing(2, "dig", "mine", "dig", "room")
    assert table.standing("dig") == ["", "N1", "N2"]
    table.plays("P1", "order dig", "order food", "order imps").plays("P2", "order dig", "order food", "order imps")
    assert table.offers("P1") == ["hide traps", "hide hire", "hide room"]
    assert table.offers("P2") == ["hide mine", "hide traps", "hide hire"]
    table.plays("P1", "hide traps", "confirm").plays("P2", "hide traps", "confirm")
    assert table.standing("dig") == ["P1", "N1", "N2"]
    assert "dig" in table.failed("P2")


def test_hidden_orders_are_placed_before_the_first_wave() -> None:
    """DL-E12 (DL-184, DL-185): both hide `room`: I and II; the first player who uses it gets III."""
    table = choosing(2, "dig", "mine", "traps", "mine")
    table.lays("P1", "room", "food", "imps", "room").lays("P2", "food", "imps", "reputation", "room")
    assert table.standing("room") == ["N1", "N2", "P1"]
    assert table.standing("mine") == ["", "N1", "N2"]


def test_a_hidden_order_goes_to_the_first_space_beside_an_open_one() -> None:
    """DL-185, DL-186: open `room` of N1 on II, hidden `room` of N2 on I."""
    table = choosing(2, "room", "mine", "traps", "dig")
    table.lays("P1", "food", "imps", "room", "hire").lays("P2", "food", "imps", "reputation", "room")
    assert table.standing("room") == ["N2", "N1", "P1"]
    assert table.standing("hire") == ["N1", "", ""]


def test_orders_used_by_a_non_player_of_two_become_inaccessible_after_the_reveal() -> None:
    """DL-187, DL-188: 3 used are inaccessible; the old three and the two unused are the new stack."""
    table = choosing(2, "dig", "mine", "traps", "mine")
    assert names(table.s.non_barred[0]) == sorted(FIRST_THREE)
    table.lays("P1", "room", "food", "imps", "room").lays("P2", "food", "imps", "reputation", "hire")
    assert names(table.s.non_barred[0]) == ["dig", "mine", "room"]
    assert names(table.s.non_stacks[0]) == sorted([*FIRST_THREE, "traps", "hire"])


def test_minions_of_non_players_go_home_without_an_effect() -> None:
    """DL-180, DL-044: nothing is paid, gained or taken; no space is freed for others."""
    spaces = {place: ["?", "N1"] for place in PLACE_IDS} | {"food": ["P1", "N1"]}
    tavern, market = ["goblin", "slime", "ghost"], ["chicken_coop", "mushroom_bed"]
    table = lords("actions", players=3, tavern=tavern, market=market, spaces=spaces, P1={"gold": 1})
    assert table.asks() == ["P1"]
    table.plays("P1", "do")
    assert table.asks() == []
    assert set(table.s.spaces) == {-1}
    assert (kinds(table.s.tavern), [ROOM_IDS[room] for room in table.s.market]) == (tavern, market)
