"""Choosing orders: DL-080 to DL-084; turning up and placing: DL-090 to DL-098."""

from typing import Any

import undercroft
from tests.games.dungeon_lords.play import EVERYBODY, LordsTable, each, lords
from undercroft.games.dungeon_lords.cards import PLACE_IDS


def choosing(*orders: str, **options: Any) -> LordsTable:
    """Four lords lay these three orders each, written as `dig mine food`; P1 is the start player."""
    table = lords("orders", options=options)
    for seat, laid in enumerate(orders):
        table.lays(f"P{seat + 1}", *laid.split())
    return table


def test_everybody_lays_three_different_orders_of_six() -> None:
    """DL-081, DL-083: not the two that are inaccessible, none twice, in sequence."""
    table = lords("orders", P1={"barred": ["food", "traps"]})
    assert table.asks() == ["P1", "P2", "P3", "P4"]
    assert table.offers("P1") == [f"order {o}" for o in PLACE_IDS if o not in ("food", "traps")]
    assert "DL-083" in table.why_not("P1", "order food")
    table.plays("P1", "order hire")
    assert len(table.offers("P1")) == 5
    table.plays("P1", "order room", "order dig")
    assert [PLACE_IDS[order] for order in table.s.orders[0]] == ["hire", "room", "dig"]


def test_an_order_may_be_chosen_that_cannot_be_carried_out() -> None:
    """DL-082: without food and gold, `imps` is still offered."""
    assert "order imps" in lords("orders", P1={"food": 0, "gold": 0}).offers("P1")


def test_a_choice_can_be_changed_until_all_have_confirmed() -> None:
    """DL-084: everything is taken back one by one, the confirmation too; nothing is shown before the last one."""
    match = undercroft.game("dungeon_lords", 4, version="first_game").start(1)
    hands = [[option.text for option in match.options(seat)][:3] for seat in range(4)]
    for choice in (*hands[3], "confirm"):
        match.choose(3, choice)
    for seat in range(3):
        match.choose(seat, hands[seat][0])
    for _ in range(4):
        match.undo(3)
    assert match.options(3)[0].text == hands[3][0]
    assert "order-shown" not in [event["id"] for event in match.events(0)]


def test_orders_are_secret_and_readiness_is_not() -> None:
    """DL-081, section 5: only the owner sees what he lays; that he is ready everybody sees."""
    table = lords("orders")
    assert table.plays("P3", "order dig").seen_by() == ["P3"]
    assert table.plays("P3", "order mine", "order food", "confirm").seen_by() == EVERYBODY


def test_spaces_fill_in_the_order_of_arrival() -> None:
    """DL-E01 (DL-090 to DL-093): Blue I, Red II, Yellow III, Green's third minion stays on its card."""
    table = choosing("mine food dig", "mine reputation traps", "imps mine food", "imps hire mine")
    assert table.standing("mine") == ["P1", "P2", "P3"]
    assert table.failed("P4") == ["mine"]
    assert table.failed("P1") == table.failed("P2") == table.failed("P3") == []
    assert "place-full" in table.news()


def test_the_start_player_comes_first_in_a_wave() -> None:
    """DL-E02 (DL-090, DL-091): P1 on `food` I, P2 on II; a second wave of an earlier seat comes later."""
    table = choosing("food dig mine", "food dig mine", "dig food room", "hire room reputation")
    assert table.standing("food") == ["P1", "P2", "P3"]
    assert table.standing("dig") == ["P3", "P1", "P2"]


def test_play_order_begins_with_the_start_player() -> None:
    """DL-002, DL-090: with P3 as start player he takes space I, P4 II, P1 III."""
    table = lords("orders", start="P3")
    for name in ("P1", "P2", "P3", "P4"):
        table.lays(name, "traps", "dig", "mine")
    assert table.standing("traps") == ["P3", "P4", "P1"]
    assert table.failed("P2") == ["dig", "mine", "traps"]


def test_hire_first_without_gold_stays_on_the_card() -> None:
    """DL-E16 (DL-096): the space stays free; the next one who uses `hire` gets I."""
    table = lords("orders", P1={"gold": 0})
    table.lays("P1", "hire", "dig", "mine").lays("P2", "dig", "hire", "mine")
    table.lays("P3", "food", "dig", "imps").lays("P4", "food", "dig", "imps")
    assert table.failed("P1") == ["hire"]
    assert table.standing("hire") == ["P2", "", ""]
    assert "no-surcharge" in table.news()


def test_the_surcharge_is_paid_before_anybody_moves() -> None:
    """DL-E31 (DL-095, DL-096): P1 has no gold; P2, P3, P4 stand on I to III with 1 gold each left."""
    table = lords("orders", **each(gold=[0, 2, 2, 2]))
    for name in ("P1", "P2", "P3", "P4"):
        table.lays(name, "hire", "dig", "mine")
    assert table.standing("hire") == ["P2", "P3", "P4"]
    assert table.s.gold == [0, 1, 1, 1]
    assert table.failed("P1") == ["hire"]


def test_the_surcharge_is_lost_where_the_tavern_is_full() -> None:
    """DL-E32 (DL-097): all pay; the fourth is blocked and has 1 gold left."""
    table = lords("orders", P1={"gold": 2}, P2={"gold": 2}, P3={"gold": 2}, P4={"gold": 2})
    for name in ("P1", "P2", "P3", "P4"):
        table.lays(name, "hire", "dig", "mine")
    assert table.standing("hire") == ["P1", "P2", "P3"]
    assert table.s.gold == [1, 1, 1, 1]
    assert "hire" in table.failed("P4")


def test_no_surcharge_in_a_first_game_or_for_a_later_order() -> None:
    """DL-E33 (DL-095, DL-098, DL-295): without gold the minion is placed as usual."""
    for version, orders in (("first_game", "hire dig mine"), ("full", "dig hire mine")):
        table = lords(
            "orders", options={"version": version}, P1={"gold": 0}, P2={"gold": 0}, P3={"gold": 0}, P4={"gold": 0}
        )
        table.lays("P1", *orders.split())
        for name in ("P2", "P3", "P4"):
            table.lays(name, "food", "imps", "traps")
        assert table.standing("hire")[0] == "P1"


def test_a_first_game_may_use_the_surcharge_by_option() -> None:
    """DL-295, section 6: `hire_surcharge` stands above the version."""
    table = choosing(*["hire dig mine"] * 4, version="first_game", hire_surcharge="on")
    assert table.s.gold == [2, 2, 2, 2]
    assert choosing(*["hire dig mine"] * 4, hire_surcharge="off").s.gold == [3, 3, 3, 3]
