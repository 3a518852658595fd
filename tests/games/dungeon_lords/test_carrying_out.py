"""Carrying out orders: DL-100 to DL-116; evil and the paladin meanwhile: DL-250 to DL-268."""

from typing import Any

import pytest

from tests.games.dungeon_lords.play import Words, lords
from undercroft.games.dungeon_lords.cards import CARD_IDS, PALADINS
from undercroft.games.dungeon_lords.rules.spying import unseen_cards
from undercroft.games.dungeon_lords.state import NOTHING, TENT


def test_places_are_resolved_in_order_and_two_of_them_backwards() -> None:
    """DL-100, DL-101, DL-160, DL-170: 1 to 8; inside a place I to III, `hire` and `room` III to I."""
    spaces = {place: ["P1", "P2", "P3"] for place in ("food", "traps", "hire", "room")}
    offer: Words = {"tavern": ["goblin", "slime", "slime"], "market": ["chicken_coop", "mushroom_bed"]}
    table = lords("actions", **offer, spaces=spaces)
    asked = []
    while table.asks():
        asked.append((table.step(), *table.asks()))
        table.plays(table.asks()[0], "decline")
    forward, back = ["P1", "P2", "P3"], ["P3", "P2", "P1"]
    assert asked == [
        *[("do-it", name) for name in forward + forward],
        *[("hire", name) for name in back],
        *[("take-room", name) for name in back],
    ]
    assert set(table.s.spaces) == {-1}
    assert all(table.failed(name) == list(spaces) for name in forward)


def test_a_minion_goes_home_or_onto_its_card() -> None:
    """DL-102: done: no mark; declined: the order counts as not carried out, and nothing changes."""
    table = lords("actions", spaces={"food": ["P1", "P2"]}).plays("P1", "do").plays("P2", "decline")
    assert (table.s.food[:2], table.s.gold[:2], table.s.evil[:2]) == ([5, 3], [2, 3], [5, 5])
    assert "food" not in table.failed("P1")
    assert "food" in table.failed("P2")
    assert {"carried-out", "declined"} <= set(table.news())


def test_what_cannot_be_paid_is_declined_by_force() -> None:
    """DL-103, DL-104: no gold for `food` I; nobody is asked."""
    table = lords("actions", spaces={"food": ["P1"]}, P1={"gold": 0})
    assert table.asks() == []
    assert "food" in table.failed("P1")
    assert "cannot" in table.news()


LOST: Words = {"tunnels": ["3-1"], "conquered": ["3-1"]}


@pytest.mark.parametrize(
    ("place", "lord", "offer", "lack"),
    [
        ("food", {"gold": 0}, {}, "price"),
        ("dig", {"imps": 0}, {}, "workers"),
        ("mine", {"imps": 0}, {}, "workers"),
        ("hire", {}, {"tavern": []}, "offer"),
        ("hire", {"food": 0}, {"tavern": ["goblin"]}, "means"),
        ("room", {}, {"market": []}, "offer"),
        ("room", LOST, {"market": ["chicken_coop"]}, "site"),
        ("mine", LOST, {}, "tunnels"),
    ],
)
def test_what_is_missing_is_told(place: str, lord: Words, offer: Words, lack: str) -> None:
    """DL-103: an order that cannot be carried out says why."""
    table = lords("actions", spaces={place: ["P1"]}, P1=lord, **offer)
    told: list[Any] = [event["args"] for event in table.match.events(None) if event["id"] == "cannot"]
    assert [args["lack"] for args in told] == [lack]


def test_a_space_left_unused_is_not_filled() -> None:
    """DL-105: P1 declines `food` I; P2 still pays the price of II."""
    table = lords("actions", spaces={"food": ["P1", "P2"]}).plays("P1", "decline").plays("P2", "do")
    assert (table.s.evil[1], table.s.gold[1], table.s.food[1]) == (6, 3, 6)


def test_prices_and_yields_of_food() -> None:
    """DL-110, DL-106: 1 gold for 2; 1 evil for 3; 2 evil for 3 and 1 gold."""
    table = lords("actions", spaces={"food": ["P1", "P2", "P3"]}).plays("P1", "do").plays("P2", "do").plays("P3", "do")
    assert table.s.food == [5, 6, 6, 3]
    assert table.s.gold == [2, 3, 4, 3]
    assert table.s.evil == [5, 6, 7, 5]


def test_prices_and_yields_of_reputation() -> None:
    """DL-112, DL-114: 1 evil less and spying; 2 less; for 1 gold 2 less and spying."""
    table = lords("actions", spaces={"reputation": ["P1", "P2", "P3"]}).plays("P1", "do")
    assert table.offers("P1") == ["spy 1", "spy 2", "spy 3", "spy 4", "pass"]
    table.plays("P1", "pass").plays("P2", "do")
    assert table.asks() == ["P3"]
    table.plays("P3", "do", "spy 2")
    assert table.s.evil == [4, 3, 3, 5]
    assert table.s.gold == [3, 3, 2, 3]
    assert table.s.spied == (0, 1 << 2, 0, 0)


def test_reputation_may_be_used_at_the_lower_end() -> None:
    """DL-109, DL-113, DL-253: the counter stops on 1; the action may still be done."""
    table = lords("actions", spaces={"reputation": ["P1", "P2"]}, P1={"evil": 1}, P2={"evil": 2})
    table.plays("P1", "do", "pass").plays("P2", "do")
    assert table.s.evil[:2] == [1, 1]
    assert "reputation" not in table.failed("P1")


def test_a_spied_card_is_known_to_its_spy_alone() -> None:
    """DL-114, DL-115: drawn for his eyes only; that he looked, and where, everybody sees."""
    table = lords("actions", "fireball", spaces={"reputation": ["P1"]}).plays("P1", "do", "spy 3")
    assert table.s.town == (NOTHING, NOTHING, CARD_IDS.index("fireball"), NOTHING)
    assert table.audiences("combat-card") == [["P1"]]
    assert "spied-card" in table.news("P1")
    assert "spied-card" not in table.news("P2")
    assert "spied" in table.news()


def test_a_second_spy_sees_the_same_card() -> None:
    """DL-114: the card stays in its position; the second spy is told, and that is a reveal."""
    table = lords("actions", town=["fireball"], spaces={"reputation": ["P1"]}, P2={"spied": ["1"]})
    table.plays("P1", "do", "spy 1")
    assert table.s.town[0] == CARD_IDS.index("fireball")
    assert table.s.spied[0] == 0b11
    assert table.s.door.reveals == 1
    assert "spied-card" in table.news("P1")
    assert "spied-card" not in table.news("P2")


def test_the_four_cards_are_different() -> None:
    """DL-007: a position nobody has seen is drawn from the cards that lie nowhere else."""
    silver = list(range(9))
    table = lords("actions", town=[CARD_IDS[card] for card in silver[:3]], spaces={"reputation": ["P1"]})
    assert unseen_cards(table.s) == tuple(silver[3:])
    table.plays("P1", "do", "spy 4")
    assert table.s.town[3] in silver[3:]


def test_evil_is_a_cost_that_must_be_paid_in_full() -> None:
    """DL-E27 (DL-111, DL-251): `food` III at 14 cannot be used; II at 14 leads to 15; at 15 neither."""
    table = lords("actions", spaces={"food": ["?", "P2", "P3"]}, P2={"evil": 14}, P3={"evil": 14})
    assert table.asks() == ["P2"]
    table.plays("P2", "do")
    assert table.asks() == []
    assert (table.s.evil, table.s.food) == ([5, 15, 14, 5], [3, 6, 3, 3])
    assert lords("actions", spaces={"food": ["?", "P2"]}, P2={"evil": 15}).asks() == []


def test_the_paladin_comes_and_moves_at_once() -> None:
    """DL-E28 (DL-259, DL-260): P1 goes to 10 and gets him, then P2 goes to 11 and takes him over."""
    table = lords("actions", spaces={"food": ["?", "P1", "P2"]}, P1={"evil": 9}, P2={"evil": 9}).plays("P1", "do")
    assert table.s.paladin == 0
    table.plays("P2", "do")
    assert table.s.paladin == 1
    assert table.s.queues[:2] == [(), (PALADINS[0],)]
    assert (table.s.food[1], table.s.gold[1]) == (6, 4)


def test_losing_evil_later_does_not_send_the_paladin_away() -> None:
    """DL-E09 (DL-116, DL-262, DL-264): 9, then `food` II: 10, then `reputation` II: 8; he stays."""
    table = lords("actions", spaces={"food": ["?", "P2"], "reputation": ["?", "P2"]}, P2={"evil": 9})
    table.plays("P2", "do", "do")
    assert table.s.evil[1] == 8
    assert table.s.paladin == 1


def test_the_paladin_leaves_for_whoever_is_more_evil() -> None:
    """DL-E08 (DL-261, DL-263): Red sinks to 10; Blue and Yellow stand on 11; Yellow is later in play order."""
    table = lords(
        "actions", paladin="P4", spaces={"reputation": ["?", "P4"]}, P1={"evil": 11}, P3={"evil": 11}, P4={"evil": 12}
    )
    table.plays("P4", "do")
    assert table.s.paladin == 2
    assert table.s.queues[2] == (PALADINS[0],)


def test_the_paladin_stays_until_somebody_on_ten_is_strictly_higher() -> None:
    """DL-E29 (DL-262, DL-260): from 10 to 8 beside a 9: he stays; when the 9 rises to 10 he moves."""
    spaces = {"reputation": ["?", "P1"]}
    table = lords("actions", paladin="P1", spaces=spaces, P1={"evil": 10}, P2={"evil": 9}).plays("P1", "do")
    assert (table.s.evil[0], table.s.paladin) == (8, 0)
    spaces = {"food": ["?", "P2"]}
    table = lords("actions", paladin="P1", spaces=spaces, P1={"evil": 8}, P2={"evil": 9}).plays("P2", "do")
    assert (table.s.evil[1], table.s.paladin) == (10, 1)


def test_equal_is_not_enough_for_the_paladin() -> None:
    """DL-260: P1 at 11 holds him, P2 rises to 11."""
    table = lords("actions", paladin="P1", spaces={"food": ["?", "P2"]}, P1={"evil": 11}, P2={"evil": 10})
    table.plays("P2", "do")
    assert (table.s.evil[1], table.s.paladin) == (11, 0)


def test_below_ten_the_paladin_stays_in_his_tent() -> None:
    """DL-259: 8 and 1 evil make 9."""
    table = lords("actions", spaces={"food": ["?", "P2"]}, P2={"evil": 8}).plays("P2", "do")
    assert (table.s.evil[1], table.s.paladin) == (9, TENT)
