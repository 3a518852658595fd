"""Phase "production": DL-191 to DL-209."""

from typing import Any

from tests.games.dungeon_lords.play import LordsTable, cells, lords
from undercroft.games.dungeon_lords.cards import CELL_IDS, PALADINS, PLACE_IDS

START = ["3-1", "3-2", "3-3"]
TOGETHER: dict[str, Any] = {"production_order": "simultaneous"}


def producing(rooms: dict[str, str], *, year: int = 1, **things: object) -> LordsTable:
    """P1 owns these rooms and things; nobody else has a room."""
    return lords("production", year=year, P1={"tunnels": START, **things, "rooms": rooms})


def test_a_chicken_coop_works_twice_in_the_second_year() -> None:
    """DL-E13 (DL-195, DL-197): 6 imps: 2 food in year 2; in year 1 the second use is refused."""
    table = producing({"2-1": "chicken_coop"}, year=2, imps=6).plays("P1", *["use-room chicken_coop"] * 2)
    assert (table.s.food[0], table.s.idle[0], table.s.at_work[0]) == (5, 0, 6)
    table = producing({"2-1": "chicken_coop"}, imps=6).plays("P1", "use-room chicken_coop")
    assert table.asks() == []
    assert table.s.food[0] == 4


def test_food_and_gold_rooms() -> None:
    """DL-197, DL-198, DL-194: 3 workers, 1 food or 1 gold; optional, in any order."""
    rooms = {"2-1": "chicken_coop", "2-3": "mushroom_bed", "4-1": "souvenir_shop", "4-3": "mint"}
    table = producing(rooms, imps=9)
    assert len(table.offers("P1")) == 5
    table.plays("P1", "use-room mint", "use-room chicken_coop", "use-room souvenir_shop")
    assert (table.s.gold[0], table.s.food[0], table.s.idle[0]) == (5, 4, 0)
    assert table.asks() == []  # no worker is left for the mushroom bed
    table = producing(rooms, imps=9).plays("P1", "done")
    assert (table.s.gold[0], table.s.idle[0]) == (3, 9)


def test_exactly_the_workers_shown() -> None:
    """DL-194: two imps are too few for the coop."""
    assert producing({"2-1": "chicken_coop"}, imps=2).asks() == []


def test_trolls_work_like_imps_and_go_first() -> None:
    """DL-192, DL-193: 2 trolls and 1 imp; also without any imp."""
    table = producing({"2-1": "chicken_coop"}, imps=2, lair=["troll", "troll"]).plays("P1", "use-room chicken_coop")
    assert (table.s.idle_trolls[0], table.s.idle[0], table.s.at_work[0]) == (0, 1, 1)
    table = producing({"2-1": "tool_shed"}, imps=0, lair=["troll", "troll"]).plays("P1", "use-room tool_shed")
    assert table.step() == "tool-shed"


def test_food_from_a_room_pays_the_magic_room() -> None:
    """DL-E37 (DL-192, DL-202, DL-203): 4 imps, 1 troll, 0 food: coop, then magic room: 5 imps, 1 idle."""
    table = producing({"2-1": "chicken_coop", "2-3": "magic_room"}, imps=4, lair=["troll"], food=0)
    assert table.offers("P1") == ["use-room chicken_coop", "done"]
    table.plays("P1", "use-room chicken_coop", "use-room magic_room")
    assert (table.s.food[0], table.s.imps[0]) == (0, 5)
    assert table.s.idle[0] + table.s.idle_trolls[0] == 1


def test_the_magic_room_uses_its_own_imp() -> None:
    """DL-E38 (DL-195, DL-202): year 2, 3 imps, 2 food: twice: 5 imps, the last one idle."""
    table = producing({"2-3": "magic_room"}, year=2, imps=3, food=2).plays("P1", *["use-room magic_room"] * 2)
    assert (table.s.food[0], table.s.imps[0], table.s.idle[0]) == (0, 5, 1)


def test_new_imps_work_in_the_same_round() -> None:
    """DL-E39 (DL-141, DL-200): 2 imps dig, `imps` II brings 2 more, they lay a tunnel in the tool shed."""
    first = {"imps": 2, "food": 2, "tunnels": START, "rooms": {"2-1": "tool_shed"}}
    table = lords("actions", until="production", spaces={"dig": ["P1"], "imps": ["?", "P1"]}, P1=first)
    table.plays("P1", "dig 3-4", "dig 2-4", "do", "use-room tool_shed", "dig 1-1")
    assert table.asks() == []
    assert "1-1" in cells(table.s.tiles[0])
    assert cells(table.s.digging[0]) == ["2-4", "3-4"]  # no imp stands on the new one
    assert (table.s.idle[0], table.s.foremen[0]) == (0, 0)


def test_the_tool_shed_follows_the_rules_of_digging() -> None:
    """DL-200, DL-123, DL-124: only legal cells; without one it cannot be used."""
    table = producing({"2-1": "tool_shed"}, imps=3).plays("P1", "use-room tool_shed")
    assert set(table.offers("P1")) == {"dig 1-1", "dig 4-1", "dig 4-2", "dig 2-3", "dig 4-3", "dig 3-4"}
    assert table.why_not("P1", "dig 2-2") == ("DL-124",)
    full = [cell for number, cell in enumerate(CELL_IDS) if number not in (6, 8, 16, 18)]  # a hole in every block
    first = {"imps": 3, "tunnels": full, "rooms": {"2-1": "tool_shed"}}
    assert lords("production", P1=first).asks() == []


def test_the_workshop_draws_one_card_in_both_years() -> None:
    """DL-199, DL-153: 4 workers; no extra card, no discard; not with an empty deck."""
    for year in (1, 2):
        table = producing({"2-1": "workshop"}, year=year, imps=4).plays("P1", "use-room workshop")
        assert table.asks() == []
        assert len(table.s.traps[0]) == 1
    first = {"imps": 4, "rooms": {"2-1": "workshop"}}
    assert lords("production", traps_left=[], P1=first).asks() == []


def test_the_printing_press_may_move_the_paladin() -> None:
    """DL-E30 (DL-201, DL-261): P1 holds him at 11, P2 at 11; the press: P1 at 10, he moves to P2."""
    table = lords(
        "production", paladin="P1", P1={"evil": 11, "imps": 3, "rooms": {"2-2": "printing_press"}}, P2={"evil": 11}
    )
    table.plays("P1", "use-room printing_press")
    assert table.s.evil[0] == 10
    assert table.s.paladin == 1
    assert table.s.queues[1] == (PALADINS[0],)


def test_conquered_rooms_and_rooms_of_the_second_year_produce_nothing() -> None:
    """DL-196: nobody is asked."""
    table = producing({"2-1": "chicken_coop", "4-1": "chapel"}, year=2, imps=9, conquered=["2-1"])
    assert table.asks() == []


def test_each_finishes_before_the_next_begins() -> None:
    """DL-191, DL-209: P2 starts: his rooms, his orders; then P3, P4, P1."""
    laid = {"orders": ["dig", "mine", "hire"], "failed": ["mine"]}
    first, second = {**laid, "rooms": {"2-1": "mint"}}, {**laid, "rooms": {"2-1": "chicken_coop"}}
    table = lords("production", start="P2", P1=first, P2=second)
    asked = []
    while table.asks():
        asked.append((*table.asks(), table.step()))
        table.plays(table.asks()[0], table.offers(table.asks()[0])[-1])
    assert asked == [("P2", "produce"), ("P2", "take-back"), ("P1", "produce"), ("P1", "take-back")]


def test_all_may_produce_at_the_same_time() -> None:
    """DL-191, option `simultaneous`: in any order; orders are still taken back in play order."""
    table = lords(
        "production",
        options=TOGETHER,
        P1={"orders": ["dig", "mine", "hire"], "failed": ["mine"], "tunnels": START, "rooms": {"2-1": "tool_shed"}},
        P3={"imps": 6, "tunnels": START, "rooms": {"2-1": "chicken_coop", "2-3": "mint"}},
    )
    assert table.asks() == ["P1", "P3"]
    table.plays("P3", "use-room mint")
    assert "dig 4-1" in table.offers("P1")
    table.plays("P1", "dig 4-1")
    assert "4-1" in cells(table.s.tiles[0])
    table.plays("P3", "done")
    assert table.asks() == ["P1"]
    assert table.step() == "take-back"
    assert table.s.gold[2] == 4


def test_cards_and_evil_follow_in_play_order() -> None:
    """DL-191: with `simultaneous` the press and the workshop take effect when all have finished."""
    table = lords(
        "production",
        options=TOGETHER,
        year=2,
        start="P3",
        P1={"evil": 9, "imps": 6, "rooms": {"2-2": "printing_press"}},
        P2={"evil": 9, "imps": 8, "rooms": {"2-1": "workshop"}},
        P3={"evil": 9},
        P4={"evil": 9},
    )
    table.plays("P1", *["use-room printing_press"] * 2).plays("P2", "use-room workshop")
    assert table.s.evil[0] == 9
    assert table.s.traps[1] == ()
    table.plays("P2", "use-room workshop")
    assert table.asks() == []
    assert table.s.evil[0] == 7
    assert len(table.s.traps[1]) == 2


def test_the_last_trap_card_can_be_promised_once_only() -> None:
    """DL-191, DL-199: with `simultaneous` and one card left the workshop works once."""
    first = {"imps": 8, "rooms": {"2-1": "workshop"}}
    table = lords("production", options=TOGETHER, year=2, traps_left=["pendulum"], P1=first)
    table.plays("P1", "use-room workshop")
    assert table.traps() == ["pendulum"]
    assert table.s.idle[0] == 4


# ---- taking back orders


def test_the_first_order_or_one_that_failed_is_taken_back() -> None:
    """DL-E03 (DL-205 to DL-208): `dig` or `room`, never `hire`; the other two become inaccessible."""
    for choice, barred in (("room", ["dig", "hire"]), ("dig", ["hire", "room"])):
        table = lords(
            "production", P1={"barred": ["food", "traps"], "orders": ["dig", "hire", "room"], "failed": ["room"]}
        )
        assert table.offers("P1") == ["take-back dig", "take-back room"]
        table.plays("P1", f"take-back {choice}")
        assert [PLACE_IDS[order] for order in table.s.barred[0]] == barred
        assert (table.s.orders[0], table.s.failed[0]) == ((), 0)


def test_how_many_choices_there_are() -> None:
    """DL-E49 (DL-206): second and third carry minions: three choices; only the first: none is asked."""
    orders = ["dig", "hire", "room"]
    assert len(lords("production", P1={"orders": orders, "failed": ["hire", "room"]}).offers("P1")) == 3
    for failed in (["dig"], []):
        table = lords("production", P1={"orders": orders, "failed": failed})
        assert table.asks() == []
        assert [PLACE_IDS[order] for order in table.s.barred[0]] == ["hire", "room"]
