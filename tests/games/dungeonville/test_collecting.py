"""Collecting and deeds: DV-132 to DV-141."""

import pytest

from tests.games.dungeonville.play import CRYPT, RATHAUS, Words, adv, collecting, dungeonville, seat
from undercroft.engine.testing.table import PlayTable, sit

FIFTY = ["crypt-a1", "rathaus-b2"]
DEEDS = ["deed-crypt", "deed-rathaus", "deed-ice_cave", "deed-goblin_camp", "deed-dragons_den"]


def market(players: int, *rich: str, **more: object) -> PlayTable:
    """Everybody has three adventurers, the rich ones 50 gold. P1 owns the Crypt, P2 the Rathaus and so on."""
    fifty = {"P1": ["crypt-a1", "crypt-b2"], "P2": ["rathaus-a1", "rathaus-b2"], "P3": ["ice_cave-a1", "ice_cave-b3"]}
    seats: Words = {}
    for i in range(players):
        name = f"P{i + 1}"
        gold = fifty[name] if name in rich else []
        seats[name] = seat(3 * i + 2, 3 * i + 3, 3 * i + 4, deed=DEEDS[i], treasure=gold)
    return collecting(players=players, **seats, **more)  # type: ignore[arg-type]  # positions are plain words


def test_the_loot_moves_to_the_treasure() -> None:
    """DV-132: rooms and items of all players."""
    table = collecting(
        P1=seat(2, 3, 4, treasure=["crypt-e1"], loot=["crypt-e2", "item-monk"]), P2=seat(6, 7, 8, loot=["rathaus-e1"])
    )
    assert [table.truth(f"players.{i}.treasure") for i in (0, 1)] == [
        ["crypt-e1", "crypt-e2", "item-monk"],
        ["rathaus-e1"],
    ]
    assert [table.truth(f"players.{i}.loot") for i in (0, 1)] == [[], []]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deed_costs_fifty_gold_and_is_drawn_at_random(players: int) -> None:
    """DV-133: any of the deeds on the Deed House; the old one is put there."""
    for drawn in DEEDS[players:]:
        table = market(players, "P1").chance(drawn).plays("P1", "buy")
        assert table.truth("players.0.deed") == drawn
        assert "deed-crypt" in table.truth("house.known")
        assert table.truth("players.0.treasure") == []


def test_deeds_are_bought_in_stone_order() -> None:
    """DV-133: P2 holds the stone."""
    table = market(3, "P1", "P2", "P3", stone="P2")
    order = []
    for _ in range(3):
        order += table.asks()
        table.plays(table.asks()[0], "decline")
    assert order == ["P2", "P3", "P1"]


def test_with_less_than_fifty_gold_nobody_is_asked() -> None:
    """DV-133: 45 gold is not enough, 50 is."""
    for treasure, asked in ((["crypt-a1", "crypt-e1"], False), (["crypt-a1", "crypt-b2"], True)):
        table = collecting(P1=seat(2, 3, 4, treasure=treasure), P2=seat(6, 7, 8))
        assert (table.step() == "buy-deed") == asked


def test_buying_is_optional() -> None:
    """DV-133: he may decline and keeps gold and deed."""
    table = market(2, "P1").plays("P1", "decline")
    assert (table.truth("players.0.deed"), table.truth("players.0.wealth")) == ("deed-crypt", 50)


def test_at_most_one_deed_per_player_and_round() -> None:
    """DV-134: with 100 gold left he is not asked again."""
    rich = seat(2, 3, 4, treasure=["crypt-a1", "crypt-b2", "rathaus-a1", "rathaus-b2", "ice_cave-a1", "ice_cave-b3"])
    table = collecting(P1=rich, P2=seat(6, 7, 8)).plays("P1", "buy")
    while table.step() == "payment":
        table.plays("P1", table.offers("P1")[0])
    assert table.truth("players.0.wealth") >= 50
    assert (table.truth("round"), table.news().count("bought")) == (3, 1)


def test_a_deed_is_paid_like_an_adventurer() -> None:
    """DV-135, DV-043 to DV-046: no superfluous card, each to its own pile, items pay 5."""
    treasure = ["crypt-a1", "rathaus-e1", "item-thief", "crypt-e8"]
    table = collecting(P1=seat(2, 3, 4, treasure=treasure), P2=seat(6, 7, 8)).plays("P1", "buy")
    assert "DV-045" in table.refuses("P1", "take").rules
    table.plays("P1", "pay item-thief")
    assert table.truth("players.0.treasure") == ["crypt-e8"]
    assert table.truth("dungeons")[CRYPT]["discard"] == ["crypt-a1"]
    assert table.truth("dungeons")[RATHAUS]["discard"] == ["rathaus-e1", "item-thief"]


def test_the_new_deed_is_drawn_before_the_old_one_is_put_back() -> None:
    """DV-136: over many draws nobody ever gets his own deed again."""
    for seed in range(20):
        table = market(3, "P1")
        table.match.door.source = dungeonville().start(seed).door.source
        assert table.plays("P1", "buy").truth("players.0.deed") in DEEDS[3:]


def test_old_and_new_deed_stay_secret_but_the_purchase_is_seen() -> None:
    """DV-137: everybody hears that a deed was bought, only the buyer which."""
    table = market(3, "P1").chance("deed-goblin_camp").plays("P1", "buy")
    assert "bought" in table.news(None)
    assert [table.news(viewer).count("deed") for viewer in ("P1", "P2", None)] == [1, 0, 0]
    assert [table.sees(viewer, "players.0.deed") for viewer in ("P1", "P2", None)] == ["deed-goblin_camp", None, None]
    assert table.sees("P2", "house.known") == []


def test_the_buyers_points_change_at_once() -> None:
    """DV-137, DV-012: from 1 to 4 - 1 = 3, and the old markers count for nobody."""
    table = market(3, "P1", crypt={"blood": {"P2": 1}}, goblin_camp={"blood": {"P2": 4, "P1": 1}})
    assert table.truth("players.0.points") == 1
    assert table.chance("deed-goblin_camp").plays("P1", "buy").truth("players.0.points") == 3


def test_with_five_players_there_is_nothing_to_buy() -> None:
    """DV-138: the step is skipped."""
    table = market(5, "P1", "P2")
    assert "buy" not in [choice for name in table.asks() for choice in table.offers(name)]
    assert table.truth("round") == 3


def test_with_four_players_the_draw_has_one_result() -> None:
    """DV-139: whatever chance says, it is the one deed that lies there."""
    table = market(4, "P1").plays("P1", "buy")
    assert table.truth("players.0.deed") == "deed-dragons_den"


def test_a_purchase_always_exchanges() -> None:
    """DV-140: P3 gets what P1 has just put back; everybody holds exactly one deed."""
    table = market(4, "P1", "P3").plays("P1", "buy").plays("P3", "buy")
    assert [table.truth(f"players.{i}.deed") for i in range(4)] == [DEEDS[4], DEEDS[1], DEEDS[0], DEEDS[3]]
    assert table.truth("house") == {"deeds": 1, "known": ["deed-ice_cave"]}


def test_then_the_tokens_return_and_the_stone_is_passed_on() -> None:
    """DV-141: after the purchases, not before."""
    position = {"at": "collecting", "round": 1, "P1": seat(2, 3, 4, tokens=3, treasure=FIFTY), "P2": seat(6, 7, 8)}
    table = sit(dungeonville(), position)
    assert (table.truth("players.0.tokens"), table.truth("stone")) == (3, 0)
    table.plays("P1", "decline")
    assert (table.truth("players.0.tokens"), table.truth("stone"), table.truth("round")) == (0, 1, 2)
    assert table.truth("players.0.party") == adv(2, 3, 4)
