"""Choosing orders: DL-080 to DL-084; turning up and placing: DL-090 to DL-098."""

from typing import Any

import undercroft
from tests.games.dungeon_lords.building import RULES, Game, fresh, give, standing
from undercroft.engine.door import PUBLIC, only
from undercroft.games.dungeon_lords.actions import ACTIONS
from undercroft.games.dungeon_lords.cards import PLACE_IDS
from undercroft.games.dungeon_lords.rules.orders import begin_orders
from undercroft.games.dungeon_lords.state import DungeonLords


def failed(s: DungeonLords, seat: int) -> list[str]:
    return [place for number, place in enumerate(PLACE_IDS) if s.failed[seat] >> number & 1]


def choosing(*orders: str, **options: Any) -> Game:
    """Four lords lay these three orders each, written as `dig mine food`; P1 is the start player."""
    s = fresh(4, **options)
    game = Game(s).begin(begin_orders)
    for seat, laid in enumerate(orders):
        game.lays(f"P{seat + 1}", *laid.split())
    return game


def test_everybody_lays_three_different_orders_of_six() -> None:
    """DL-081, DL-083: not the two that are inaccessible, none twice, in sequence."""
    s = fresh(4)
    give(s, "P1", barred=["food", "traps"])
    game = Game(s).begin(begin_orders)
    assert game.asks() == ["P1", "P2", "P3", "P4"]
    assert game.offers("P1") == [f"order {o}" for o in PLACE_IDS if o not in ("food", "traps")]
    assert "DL-083" in game.why_not("P1", "order food")
    game.plays("P1", "order hire")
    assert len(game.offers("P1")) == 5
    game.plays("P1", "order room", "order dig")
    assert [PLACE_IDS[order] for order in s.orders[0]] == ["hire", "room", "dig"]


def test_an_order_may_be_chosen_that_cannot_be_carried_out() -> None:
    """DL-082: without food and gold, `imps` is still offered."""
    s = fresh(4)
    give(s, "P1", food=0, gold=0)
    assert "order imps" in Game(s).begin(begin_orders).offers("P1")


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
    s = fresh(4)
    Game(s).begin(begin_orders)
    f = s.frames[-1]
    step = RULES.steps[f[0]]
    assert step.audience(s, f, 2, ACTIONS.parse("order dig").code) == only(2)
    assert step.audience(s, f, 2, ACTIONS.parse("confirm").code) == PUBLIC


def test_spaces_fill_in_the_order_of_arrival() -> None:
    """DL-E01 (DL-090 to DL-093): Blue I, Red II, Yellow III, Green's third minion stays on its card."""
    game = choosing("mine food dig", "mine reputation traps", "imps mine food", "imps hire mine")
    assert standing(game.s, "mine") == ["P1", "P2", "P3"]
    assert failed(game.s, 3) == ["mine"]
    assert not any(failed(game.s, seat) for seat in range(3))
    assert "place-full" in game.news()


def test_the_start_player_comes_first_in_a_wave() -> None:
    """DL-E02 (DL-090, DL-091): P1 on `food` I, P2 on II; a second wave of an earlier seat comes later."""
    game = choosing("food dig mine", "food dig mine", "dig food room", "hire room reputation")
    assert standing(game.s, "food") == ["P1", "P2", "P3"]
    assert standing(game.s, "dig") == ["P3", "P1", "P2"]


def test_play_order_begins_with_the_start_player() -> None:
    """DL-002, DL-090: with P3 as start player he takes space I, P4 II, P1 III."""
    s = fresh(4, start=2)
    game = Game(s).begin(begin_orders)
    for name in ("P1", "P2", "P3", "P4"):
        game.lays(name, "traps", "dig", "mine")
    assert standing(s, "traps") == ["P3", "P4", "P1"]
    assert failed(s, 1) == ["dig", "mine", "traps"]


def test_hire_first_without_gold_stays_on_the_card() -> None:
    """DL-E16 (DL-096): the space stays free; the next one who uses `hire` gets I."""
    s = fresh(4)
    give(s, "P1", gold=0)
    game = Game(s).begin(begin_orders)
    game.lays("P1", "hire", "dig", "mine").lays("P2", "dig", "hire", "mine")
    game.lays("P3", "food", "dig", "imps").lays("P4", "food", "dig", "imps")
    assert failed(s, 0) == ["hire"]
    assert standing(s, "hire") == ["P2", "", ""]
    assert "no-surcharge" in game.news()


def test_the_surcharge_is_paid_before_anybody_moves() -> None:
    """DL-E31 (DL-095, DL-096): P1 has no gold; P2, P3, P4 stand on I to III with 1 gold each left."""
    s = fresh(4)
    for name, gold in (("P1", 0), ("P2", 2), ("P3", 2), ("P4", 2)):
        give(s, name, gold=gold)
    game = Game(s).begin(begin_orders)
    for name in ("P1", "P2", "P3", "P4"):
        game.lays(name, "hire", "dig", "mine")
    assert standing(s, "hire") == ["P2", "P3", "P4"]
    assert s.gold == [0, 1, 1, 1]
    assert failed(s, 0) == ["hire"]


def test_the_surcharge_is_lost_where_the_tavern_is_full() -> None:
    """DL-E32 (DL-097): all pay; the fourth is blocked and has 1 gold left."""
    s = fresh(4)
    s.gold = [2, 2, 2, 2]
    game = Game(s).begin(begin_orders)
    for name in ("P1", "P2", "P3", "P4"):
        game.lays(name, "hire", "dig", "mine")
    assert standing(s, "hire") == ["P1", "P2", "P3"]
    assert s.gold == [1, 1, 1, 1]
    assert "hire" in failed(s, 3)


def test_no_surcharge_in_a_first_game_or_for_a_later_order() -> None:
    """DL-E33 (DL-095, DL-098, DL-295): without gold the minion is placed as usual."""
    for version, orders in (("first_game", "hire dig mine"), ("full", "dig hire mine")):
        s = fresh(4, version=version)
        s.gold = [0, 0, 0, 0]
        game = Game(s).begin(begin_orders)
        game.lays("P1", *orders.split())
        for name in ("P2", "P3", "P4"):
            game.lays(name, "food", "imps", "traps")
        assert standing(s, "hire")[0] == "P1"


def test_a_first_game_may_use_the_surcharge_by_option() -> None:
    """DL-295, section 6: `hire_surcharge` stands above the version."""
    game = choosing(*["hire dig mine"] * 4, version="first_game", hire_surcharge="on")
    assert game.s.gold == [2, 2, 2, 2]
    assert choosing(*["hire dig mine"] * 4, hire_surcharge="off").s.gold == [3, 3, 3, 3]
