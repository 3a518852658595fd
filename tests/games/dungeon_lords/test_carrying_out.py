"""Carrying out orders: DL-100 to DL-116; evil and the paladin meanwhile: DL-250 to DL-268."""

from tests.games.dungeon_lords.building import Game, fresh, give, stand
from undercroft.engine.door import may_see
from undercroft.games.dungeon_lords.cards import CARD_IDS, PALADINS, PLACE_IDS
from undercroft.games.dungeon_lords.rules.carrying_out import begin_actions
from undercroft.games.dungeon_lords.rules.chance import CARD_DRAW
from undercroft.games.dungeon_lords.rules.spying import unseen_cards
from undercroft.games.dungeon_lords.state import NOTHING, TENT, DungeonLords


def carried(s: DungeonLords, seat: int, place: str) -> bool:
    return not s.failed[seat] >> PLACE_IDS.index(place) & 1


def test_places_are_resolved_in_order_and_two_of_them_backwards() -> None:
    """DL-100, DL-101, DL-160, DL-170: 1 to 8; inside a place I to III, `hire` and `room` III to I."""
    s = fresh(4)
    s.tavern, s.market = (0, 1, 1), (0, 1)
    for place in ("food", "traps", "hire", "room"):
        stand(s, place, "P1", "P2", "P3")
    game = Game(s).begin(begin_actions)
    asked = []
    while game.offered:
        asked.append((game.step(), *game.asks()))
        game.plays(game.asks()[0], "decline")
    forward, back = ["P1", "P2", "P3"], ["P3", "P2", "P1"]
    assert asked == [
        *[("do-it", name) for name in forward + forward],
        *[("hire", name) for name in back],
        *[("take-room", name) for name in back],
    ]
    assert set(s.spaces) == {-1}
    assert not any(carried(s, seat, place) for seat in range(3) for place in ("food", "traps", "hire", "room"))


def test_a_minion_goes_home_or_onto_its_card() -> None:
    """DL-102: done: no mark; declined: the order counts as not carried out, and nothing changes."""
    s = fresh(4)
    stand(s, "food", "P1", "P2")
    game = Game(s).begin(begin_actions).plays("P1", "do").plays("P2", "decline")
    assert (s.food[:2], s.gold[:2], s.evil[:2]) == ([5, 3], [2, 3], [5, 5])
    assert carried(s, 0, "food")
    assert not carried(s, 1, "food")
    assert {"carried-out", "declined"} <= set(game.news())


def test_what_cannot_be_paid_is_declined_by_force() -> None:
    """DL-103, DL-104: no gold for `food` I; nobody is asked."""
    s = fresh(4)
    give(s, "P1", gold=0)
    stand(s, "food", "P1")
    game = Game(s).begin(begin_actions)
    assert not game.offered
    assert not carried(s, 0, "food")
    assert "cannot" in game.news()


def test_a_space_left_unused_is_not_filled() -> None:
    """DL-105: P1 declines `food` I; P2 still pays the price of II."""
    s = fresh(4)
    stand(s, "food", "P1", "P2")
    Game(s).begin(begin_actions).plays("P1", "decline").plays("P2", "do")
    assert (s.evil[1], s.gold[1], s.food[1]) == (6, 3, 6)


def test_prices_and_yields_of_food() -> None:
    """DL-110, DL-106: 1 gold for 2; 1 evil for 3; 2 evil for 3 and 1 gold."""
    s = fresh(4)
    stand(s, "food", "P1", "P2", "P3")
    Game(s).begin(begin_actions).plays("P1", "do").plays("P2", "do").plays("P3", "do")
    assert s.food == [5, 6, 6, 3]
    assert s.gold == [2, 3, 4, 3]
    assert s.evil == [5, 6, 7, 5]


def test_prices_and_yields_of_reputation() -> None:
    """DL-112, DL-114: 1 evil less and spying; 2 less; for 1 gold 2 less and spying."""
    s = fresh(4)
    stand(s, "reputation", "P1", "P2", "P3")
    game = Game(s).begin(begin_actions).plays("P1", "do")
    assert game.offers("P1") == ["spy 1", "spy 2", "spy 3", "spy 4", "pass"]
    game.plays("P1", "pass").plays("P2", "do")
    assert game.asks() == ["P3"]
    game.plays("P3", "do", "spy 2")
    assert s.evil == [4, 3, 3, 5]
    assert s.gold == [3, 3, 2, 3]
    assert s.spied == (0, 1 << 2, 0, 0)


def test_reputation_may_be_used_at_the_lower_end() -> None:
    """DL-109, DL-113, DL-253: the counter stops on 1; the action may still be done."""
    s = fresh(4)
    s.evil = [1, 2, 5, 5]
    stand(s, "reputation", "P1", "P2")
    Game(s).begin(begin_actions).plays("P1", "do", "pass").plays("P2", "do")
    assert s.evil[:2] == [1, 1]
    assert carried(s, 0, "reputation")


def test_a_spied_card_is_known_to_its_spy_alone() -> None:
    """DL-114, DL-115: drawn for his eyes only; that he looked, and where, everybody sees."""
    s = fresh(4)
    stand(s, "reputation", "P1")
    game = Game(s, "combat-card:fireball").begin(begin_actions).plays("P1", "do", "spy 3")
    assert s.town == (NOTHING, NOTHING, CARD_IDS.index("fireball"), NOTHING)
    entry = next(entry for entry in s.door.journal.entries if entry[1] == CARD_DRAW)
    assert [seat for seat in (0, 1, 2, 3, None) if may_see(entry[3], seat)] == [0]
    assert "spied-card" in game.news("P1")
    assert "spied-card" not in game.news("P2")
    assert "spied" in game.news()


def test_a_second_spy_sees_the_same_card() -> None:
    """DL-114: the card stays in its position; the second spy is told, and that is a reveal."""
    s = fresh(4)
    s.town = (CARD_IDS.index("fireball"), NOTHING, NOTHING, NOTHING)
    s.spied = (1 << 1, 0, 0, 0)
    stand(s, "reputation", "P1")
    game = Game(s).begin(begin_actions).plays("P1", "do", "spy 1")
    assert s.town[0] == CARD_IDS.index("fireball")
    assert s.spied[0] == 0b11
    assert s.door.reveals == 1
    assert "spied-card" in game.news("P1")
    assert "spied-card" not in game.news("P2")


def test_the_four_cards_are_different() -> None:
    """DL-007: a position nobody has seen is drawn from the cards that lie nowhere else."""
    s = fresh(4)
    silver = list(range(9))
    s.town = (silver[0], silver[1], silver[2], NOTHING)
    stand(s, "reputation", "P1")
    assert unseen_cards(s) == tuple(silver[3:])
    Game(s).begin(begin_actions).plays("P1", "do", "spy 4")
    assert s.town[3] in silver[3:]


def test_evil_is_a_cost_that_must_be_paid_in_full() -> None:
    """DL-E27 (DL-111, DL-251): `food` III at 14 cannot be used; II at 14 leads to 15; at 15 neither."""
    s = fresh(4)
    s.evil = [5, 14, 14, 5]
    stand(s, "food", "", "P2", "P3")
    game = Game(s).begin(begin_actions)
    assert game.asks() == ["P2"]
    game.plays("P2", "do")
    assert not game.offered
    assert (s.evil, s.food) == ([5, 15, 14, 5], [3, 6, 3, 3])
    stand(s, "food", "", "P2")
    assert not Game(s).begin(begin_actions).offered


def test_the_paladin_comes_and_moves_at_once() -> None:
    """DL-E28 (DL-259, DL-260): P1 goes to 10 and gets him, then P2 goes to 11 and takes him over."""
    s = fresh(4)
    s.evil = [9, 9, 5, 5]
    stand(s, "food", "", "P1", "P2")
    game = Game(s).begin(begin_actions).plays("P1", "do")
    assert s.paladin == 0
    game.plays("P2", "do")
    assert s.paladin == 1
    assert s.queues[:2] == [(), (PALADINS[0],)]
    assert (s.food[1], s.gold[1]) == (6, 4)


def test_losing_evil_later_does_not_send_the_paladin_away() -> None:
    """DL-E09 (DL-116, DL-262, DL-264): 9, then `food` II: 10, then `reputation` II: 8; he stays."""
    s = fresh(4)
    s.evil = [5, 9, 5, 5]
    stand(s, "food", "", "P2")
    stand(s, "reputation", "", "P2")
    Game(s).begin(begin_actions).plays("P2", "do", "do")
    assert s.evil[1] == 8
    assert s.paladin == 1


def test_the_paladin_leaves_for_whoever_is_more_evil() -> None:
    """DL-E08 (DL-261, DL-263): Red sinks to 10; Blue and Yellow stand on 11; Yellow is later in play order."""
    s = fresh(4)
    s.evil = [11, 5, 11, 12]  # Blue, Green, Yellow, Red
    s.paladin = 3
    give(s, "P4", queue=["paladin_1"])
    stand(s, "reputation", "", "P4")
    Game(s).begin(begin_actions).plays("P4", "do")
    assert s.paladin == 2
    assert s.queues[2] == (PALADINS[0],)


def test_the_paladin_stays_until_somebody_on_ten_is_strictly_higher() -> None:
    """DL-E29 (DL-262, DL-260): from 10 to 8 beside a 9: he stays; when the 9 rises to 10 he moves."""
    s = fresh(4)
    s.evil = [10, 9, 5, 5]
    s.paladin = 0
    give(s, "P1", queue=["paladin_1"])
    stand(s, "reputation", "", "P1")
    Game(s).begin(begin_actions).plays("P1", "do")
    assert (s.evil[0], s.paladin) == (8, 0)
    stand(s, "food", "", "P2")
    Game(s).begin(begin_actions).plays("P2", "do")
    assert (s.evil[1], s.paladin) == (10, 1)


def test_equal_is_not_enough_for_the_paladin() -> None:
    """DL-260: P1 at 11 holds him, P2 rises to 11."""
    s = fresh(4)
    s.evil = [11, 10, 5, 5]
    s.paladin = 0
    give(s, "P1", queue=["paladin_1"])
    stand(s, "food", "", "P2")
    Game(s).begin(begin_actions).plays("P2", "do")
    assert (s.evil[1], s.paladin) == (11, 0)


def test_below_ten_the_paladin_stays_in_his_tent() -> None:
    """DL-259: 8 and 1 evil make 9."""
    s = fresh(4)
    s.evil = [5, 8, 5, 5]
    stand(s, "food", "", "P2")
    Game(s).begin(begin_actions).plays("P2", "do")
    assert (s.evil[1], s.paladin) == (9, TENT)
