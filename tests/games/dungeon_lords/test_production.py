"""Phase "production": DL-191 to DL-209."""

from typing import Any

from tests.games.dungeon_lords.building import Game, fresh, give, names_of, stand
from undercroft.games.dungeon_lords.cards import PALADINS, PLACE_IDS
from undercroft.games.dungeon_lords.rules.carrying_out import begin_actions
from undercroft.games.dungeon_lords.rules.production import begin_production

START = ["3-1", "3-2", "3-3"]
TOGETHER: dict[str, Any] = {"production_order": "simultaneous"}


def producing(rooms: dict[str, str], *, year: int = 1, **things: object) -> Game:
    """P1 owns these rooms and things; nobody else has a room."""
    s = fresh(4, year=year)
    give(s, "P1", tunnels=START, **things)
    give(s, "P1", rooms=rooms)
    return Game(s).begin(begin_production)


def test_a_chicken_coop_works_twice_in_the_second_year() -> None:
    """DL-E13 (DL-195, DL-197): 6 imps: 2 food in year 2; in year 1 the second use is refused."""
    game = producing({"2-1": "chicken_coop"}, year=2, imps=6).plays("P1", *["use-room chicken_coop"] * 2)
    assert (game.s.food[0], game.s.idle[0], game.s.at_work[0]) == (5, 0, 6)
    game = producing({"2-1": "chicken_coop"}, imps=6).plays("P1", "use-room chicken_coop")
    assert not game.offered
    assert game.s.food[0] == 4


def test_food_and_gold_rooms() -> None:
    """DL-197, DL-198, DL-194: 3 workers, 1 food or 1 gold; optional, in any order."""
    rooms = {"2-1": "chicken_coop", "2-3": "mushroom_bed", "4-1": "souvenir_shop", "4-3": "mint"}
    game = producing(rooms, imps=9)
    assert len(game.offers("P1")) == 5
    game.plays("P1", "use-room mint", "use-room chicken_coop", "use-room souvenir_shop")
    assert (game.s.gold[0], game.s.food[0], game.s.idle[0]) == (5, 4, 0)
    assert not game.offered  # no worker is left for the mushroom bed
    game = producing(rooms, imps=9).plays("P1", "done")
    assert (game.s.gold[0], game.s.idle[0]) == (3, 9)


def test_exactly_the_workers_shown() -> None:
    """DL-194: two imps are too few for the coop."""
    assert not producing({"2-1": "chicken_coop"}, imps=2).offered


def test_trolls_work_like_imps_and_go_first() -> None:
    """DL-192, DL-193: 2 trolls and 1 imp; also without any imp."""
    game = producing({"2-1": "chicken_coop"}, imps=2, lair=["troll", "troll"]).plays("P1", "use-room chicken_coop")
    assert (game.s.idle_trolls[0], game.s.idle[0], game.s.at_work[0]) == (0, 1, 1)
    game = producing({"2-1": "tool_shed"}, imps=0, lair=["troll", "troll"]).plays("P1", "use-room tool_shed")
    assert game.step() == "tool-shed"


def test_food_from_a_room_pays_the_magic_room() -> None:
    """DL-E37 (DL-192, DL-202, DL-203): 4 imps, 1 troll, 0 food: coop, then magic room: 5 imps, 1 idle."""
    game = producing({"2-1": "chicken_coop", "2-3": "magic_room"}, imps=4, lair=["troll"], food=0)
    assert game.offers("P1") == ["use-room chicken_coop", "done"]
    game.plays("P1", "use-room chicken_coop", "use-room magic_room")
    assert (game.s.food[0], game.s.imps[0]) == (0, 5)
    assert game.s.idle[0] + game.s.idle_trolls[0] == 1


def test_the_magic_room_uses_its_own_imp() -> None:
    """DL-E38 (DL-195, DL-202): year 2, 3 imps, 2 food: twice: 5 imps, the last one idle."""
    game = producing({"2-3": "magic_room"}, year=2, imps=3, food=2).plays("P1", *["use-room magic_room"] * 2)
    assert (game.s.food[0], game.s.imps[0], game.s.idle[0]) == (0, 5, 1)


def test_new_imps_work_in_the_same_round() -> None:
    """DL-E39 (DL-141, DL-200): 2 imps dig, `imps` II brings 2 more, they lay a tunnel in the tool shed."""
    s = fresh(4)
    give(s, "P1", imps=2, food=2, tunnels=START, rooms={"2-1": "tool_shed"})
    stand(s, "dig", "P1")
    stand(s, "imps", "", "P1")
    Game(s).begin(begin_actions).plays("P1", "dig 3-4", "dig 2-4", "do")
    game = Game(s).begin(begin_production).plays("P1", "use-room tool_shed", "dig 1-1")
    assert not game.offered
    assert "1-1" in names_of(s.tiles[0])
    assert names_of(s.digging[0]) == ["2-4", "3-4"]  # no imp stands on the new one
    assert (s.idle[0], s.foremen[0]) == (0, 0)


def test_the_tool_shed_follows_the_rules_of_digging() -> None:
    """DL-200, DL-123, DL-124: only legal cells; without one it cannot be used."""
    game = producing({"2-1": "tool_shed"}, imps=3).plays("P1", "use-room tool_shed")
    assert set(game.offers("P1")) == {"dig 1-1", "dig 4-1", "dig 4-2", "dig 2-3", "dig 4-3", "dig 3-4"}
    assert game.why_not("P1", "dig 2-2") == ("DL-124",)
    full = fresh(4)
    give(full, "P1", imps=3, tunnels=START, rooms={"2-1": "tool_shed"})
    full.tiles[0] = sum([1 << cell for cell in range(20) if cell not in (6, 8, 16, 18)])  # a hole in every block
    assert not Game(full).begin(begin_production).offered


def test_the_workshop_draws_one_card_in_both_years() -> None:
    """DL-199, DL-153: 4 workers; no extra card, no discard; not with an empty deck."""
    for year in (1, 2):
        game = producing({"2-1": "workshop"}, year=year, imps=4).plays("P1", "use-room workshop")
        assert not game.offered
        assert len(game.s.traps[0]) == 1
    s = fresh(4)
    s.trap_deck = ()
    give(s, "P1", imps=4, rooms={"2-1": "workshop"})
    assert not Game(s).begin(begin_production).offered


def test_the_printing_press_may_move_the_paladin() -> None:
    """DL-E30 (DL-201, DL-261): P1 holds him at 11, P2 at 11; the press: P1 at 10, he moves to P2."""
    s = fresh(4)
    s.evil, s.paladin = [11, 11, 5, 5], 0
    give(s, "P1", imps=3, rooms={"2-2": "printing_press"}, queue=["paladin_1"])
    Game(s).begin(begin_production).plays("P1", "use-room printing_press")
    assert s.evil[0] == 10
    assert s.paladin == 1
    assert s.queues[1] == (PALADINS[0],)


def test_conquered_rooms_and_rooms_of_the_second_year_produce_nothing() -> None:
    """DL-196: nobody is asked."""
    game = producing({"2-1": "chicken_coop", "4-1": "chapel"}, year=2, imps=9, conquered=["2-1"])
    assert not game.offered


def test_each_finishes_before_the_next_begins() -> None:
    """DL-191, DL-209: P2 starts: his rooms, his orders; then P3, P4, P1."""
    s = fresh(4, start=1)
    for name, room in (("P1", "mint"), ("P2", "chicken_coop")):
        give(s, name, orders=["dig", "mine", "hire"], failed=["mine"], rooms={"2-1": room})
    game = Game(s).begin(begin_production)
    asked = []
    while game.offered:
        asked.append((*game.asks(), game.step()))
        game.plays(game.asks()[0], game.offers(game.asks()[0])[-1])
    assert asked == [("P2", "produce"), ("P2", "take-back"), ("P1", "produce"), ("P1", "take-back")]


def test_all_may_produce_at_the_same_time() -> None:
    """DL-191, option `simultaneous`: in any order; orders are still taken back in play order."""
    s = fresh(4, **TOGETHER)
    give(s, "P1", orders=["dig", "mine", "hire"], failed=["mine"], tunnels=START, rooms={"2-1": "tool_shed"})
    give(s, "P3", imps=6, tunnels=START, rooms={"2-1": "chicken_coop", "2-3": "mint"})
    game = Game(s).begin(begin_production)
    assert game.asks() == ["P1", "P3"]
    game.plays("P3", "use-room mint")
    assert "dig 4-1" in game.offers("P1")
    game.plays("P1", "dig 4-1")
    assert "4-1" in names_of(s.tiles[0])
    game.plays("P3", "done")
    assert game.asks() == ["P1"]
    assert game.step() == "take-back"
    assert s.gold[2] == 4


def test_cards_and_evil_follow_in_play_order() -> None:
    """DL-191: with `simultaneous` the press and the workshop take effect when all have finished."""
    s = fresh(4, year=2, start=2, **TOGETHER)
    s.evil = [9, 9, 9, 9]
    give(s, "P1", imps=6, rooms={"2-2": "printing_press"})
    give(s, "P2", imps=8, rooms={"2-1": "workshop"})
    game = Game(s).begin(begin_production)
    game.plays("P1", *["use-room printing_press"] * 2).plays("P2", "use-room workshop")
    assert s.evil[0] == 9
    assert s.traps[1] == ()
    game.plays("P2", "use-room workshop")
    assert not game.offered
    assert s.evil[0] == 7
    assert len(s.traps[1]) == 2


def test_the_last_trap_card_can_be_promised_once_only() -> None:
    """DL-191, DL-199: with `simultaneous` and one card left the workshop works once."""
    s = fresh(4, year=2, **TOGETHER)
    s.trap_deck = (0,)
    give(s, "P1", imps=8, rooms={"2-1": "workshop"})
    Game(s).begin(begin_production).plays("P1", "use-room workshop")
    assert s.traps[0] == (0,)
    assert s.idle[0] == 4


# ---- taking back orders


def test_the_first_order_or_one_that_failed_is_taken_back() -> None:
    """DL-E03 (DL-205 to DL-208): `dig` or `room`, never `hire`; the other two become inaccessible."""
    for choice, barred in (("room", ["dig", "hire"]), ("dig", ["hire", "room"])):
        s = fresh(4)
        give(s, "P1", barred=["food", "traps"], orders=["dig", "hire", "room"], failed=["room"])
        game = Game(s).begin(begin_production)
        assert game.offers("P1") == ["take-back dig", "take-back room"]
        game.plays("P1", f"take-back {choice}")
        assert [PLACE_IDS[order] for order in s.barred[0]] == barred
        assert (s.orders[0], s.failed[0]) == ((), 0)


def test_how_many_choices_there_are() -> None:
    """DL-E49 (DL-206): second and third carry minions: three choices; only the first: none is asked."""
    s = fresh(4)
    give(s, "P1", orders=["dig", "hire", "room"], failed=["hire", "room"])
    assert len(Game(s).begin(begin_production).offers("P1")) == 3
    for failed in (["dig"], []):
        s = fresh(4)
        give(s, "P1", orders=["dig", "hire", "room"], failed=failed)
        assert not Game(s).begin(begin_production).offered
        assert [PLACE_IDS[order] for order in s.barred[0]] == ["hire", "room"]
