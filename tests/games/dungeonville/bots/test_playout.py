"""Playing on: to the moment at which a choice has shown its worth, and never for ever."""

import pytest

from tests.bots.tables import after
from tests.games.dungeonville.play import hiring, seat, sending, visit
from undercroft.bots import playout
from undercroft.bots.ismcts import TreeSearch
from undercroft.bots.playout import best_at_once, play_on
from undercroft.bots.search import SETTINGS
from undercroft.engine.chance import fast_source
from undercroft.engine.match import Match

RICH = {"treasure": ["crypt-a1", "rathaus-b2"]}


def in_town() -> Match:
    """P1 must hire one of five and can pay for all of them."""
    table = hiring([4, 20, 35, 50, 60], 9, 31, 44, P1=seat(11, 42, **RICH), P2=seat(15, 38, 57), round=2)
    return table.match.imagine(0, fast_source(1))


def in_the_rathaus() -> Match:
    """P1 has seen a harmless room and may flee; P2 still waits to enter."""
    table = visit("rathaus", seat(18, 22, 42), "rathaus-e1", P2=seat(6, 7, 58, pawn="ice_cave"))
    return table.plays("P1", "take").match.imagine(0, fast_source(1))


def test_a_world_is_played_to_the_next_round_and_no_further() -> None:
    world = in_town()
    play_on(world, 3)
    assert world.view(0)["round"] == 3
    before = world.digest()
    play_on(world, 3)
    assert world.digest() == before


def test_a_game_that_ends_before_is_played_to_its_end() -> None:
    world = after(30, 4).imagine(0, fast_source(1))
    play_on(world, 99)
    assert world.over


def test_where_a_game_gets_nowhere_it_is_judged_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    if not playout.__file__.endswith(".py"):
        pytest.skip("the compiled constant cannot be changed")
    monkeypatch.setattr(playout, "LONGEST", 2)
    world = in_town()
    play_on(world, 99)
    assert world.view(0)["round"] == 2


def test_everybody_takes_what_is_best_at_once() -> None:
    """DV-155: who has seven points claims."""
    world = sending(P1=seat(2, 3, 4, zone={"P2": 7}), P2=seat(6, 7, 8)).match.imagine(0, fast_source(1))
    assert world.rules.actions.table[best_at_once(world, 0)].text == "claim"


@pytest.mark.parametrize("match", [in_town(), in_the_rathaus()], ids=["hiring", "visit"])
def test_where_a_game_knows_when_to_judge_nothing_is_tried_out_below_the_option(match: Match) -> None:
    """A tree would blur it: hires are judged at the end of the round, the choices of a visit at once."""
    search = TreeSearch(match, 0, fast_source(2), SETTINGS)
    search.grow(60, 60.0)
    assert all(edge.children == {} for edge in search.root.edges.values())


def test_when_parties_are_sent_a_tree_is_built() -> None:
    world = sending(P1=seat(2, 3, 4), P2=seat(6, 7, 8)).match.imagine(0, fast_source(1))
    search = TreeSearch(world, 0, fast_source(2), SETTINGS)
    search.grow(60, 60.0)
    assert any(edge.children for edge in search.root.edges.values())
