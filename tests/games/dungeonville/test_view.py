"""What a seat sees (section 5): DV-006, DV-017, DV-060, DV-118, DV-122, DV-137, DV-157, DV-172."""

from typing import Any

import pytest

from tests.games.dungeonville.play import battle, collecting, dungeonville, lay, line_ups, seat, sending, told, visit
from undercroft.engine.chance import fast_source
from undercroft.engine.testing.table import PlayTable


def test_a_spectator_sees_no_deed_no_points_no_line_up() -> None:
    """DV-006, DV-017, DV-060: only what is public."""
    table = line_ups(seat(6, 7, 8), seat(9, 11, 12)).plays("P1", "lay adv-07", "lay adv-06")
    view = table.sees(None)
    assert [(each["deed"], each["points"]) for each in view["players"]] == [(None, None)] * 2
    assert [each["fighters"] for each in view["battle"]["lineups"]] == [[], []]


def test_ones_own_points_are_a_private_counter() -> None:
    """DV-017: the owner sees them, nobody else."""
    table = sending(P1=seat(2, 3, 4, zone={"P2": 3}), P2=seat(6, 7, 8))
    assert [table.sees(viewer, "players.0.points") for viewer in ("P1", "P2", None)] == [3, None, None]


def test_what_a_rival_may_have_uses_only_what_is_known_of_deeds() -> None:
    """DV-011, DV-017, DV-160: with the best dungeon that may be his; with his own for himself and when it is public."""
    blood = {"crypt": {"blood": {"P1": 3}}, "rathaus": {"blood": {"P1": 1}}}
    rival = seat(6, 7, 8, zone={"P1": 4}, deed="deed-rathaus")
    others = {"P1": seat(2, 3, 4, deed="deed-ice_cave"), "P3": seat(9, 11, 12, deed="deed-goblin_camp")}

    def may_have(**words: Any) -> list[int]:
        table = sending(players=3, **blood, **{"P2": rival, **others, **words})
        return [table.sees(viewer, "players.1.most") for viewer in ("P1", "P2", None)]

    assert may_have() == [7, 5, 7]
    assert may_have(P1=seat(2, 3, 4, deed="deed-crypt")) == [5, 5, 7]
    assert may_have(P2={**rival, "shown": True}) == [5, 5, 5]


def test_line_ups_become_public_fighter_by_fighter() -> None:
    """DV-060, DV-063: one after duel 1, none before."""
    table = battle(seat(14, 57, 58, treasure=["item-barbarian"]), seat(3, 7, 8))
    assert table.sees(None, "battle.lineups.1.fighters") == ["adv-03"]
    assert table.sees("P2", "battle.lineups.1.fighters") == ["adv-03", "adv-07", "adv-08"]


def test_other_players_see_that_a_line_up_is_ready() -> None:
    """DV-060: ready, but not what lies there."""
    table = lay(line_ups(seat(6, 7, 8), seat(9, 11, 12)), "P1", 6, 7, 8)
    assert [each["ready"] for each in table.sees("P2", "battle.lineups")] == [True, False]


def test_a_peeked_card_is_seen_by_its_user_until_it_is_drawn() -> None:
    """DV-122: by nobody else, and by nobody after it was revealed."""
    table = visit("ice_cave", seat(15, 48, 49), ice_cave={"top": "ice_cave-d1", "peeked": ["P2"]})
    assert [table.sees(viewer, "dungeons.2.top") for viewer in ("P1", "P2")] == [None, None]
    later = sending(P1=seat(15, 48, 49), ice_cave={"top": "ice_cave-d1", "peeked": ["P2"]}, P2=seat(2, 3, 4))
    assert [later.sees(viewer, "dungeons.2.top") for viewer in ("P1", "P2", None)] == [None, "ice_cave-d1", None]


def test_the_odds_of_others_do_not_use_a_peeked_card() -> None:
    """DV-172, DV-122: the helper counts the unseen cards, whatever somebody knows."""
    plain = sending(P1=seat(15, 48, 49), P2=seat(2, 3, 4))
    peeked = sending(P1=seat(15, 48, 49), P2=seat(2, 3, 4), ice_cave={"top": "ice_cave-d1", "peeked": ["P2"]})
    assert plain.sees("P1", "entrances") == peeked.sees("P1", "entrances")


def test_public_things_are_the_same_for_everybody() -> None:
    """DV-017, DV-023, DV-172: town, piles, parties, treasures, markers, tokens, pawns, stone."""
    table = visit("rathaus", seat(18, 22, 42, treasure=["crypt-e1"]), "rathaus-b1", P2=seat(2, 3, 4, tokens=1))
    views = [table.sees(viewer) for viewer in ("P1", "P2", None)]
    for key in ("town", "deck", "discard", "stone", "round", "phase", "visit"):
        assert views[0][key] == views[1][key] == views[2][key]
    for key in ("party", "treasure", "loot", "tokens", "supply", "zone", "pawn"):
        assert len({str([player[key] for player in view["players"]]) for view in views}) == 1


def test_when_the_game_is_over_everything_is_shown() -> None:
    """DV-166, DV-168: all deeds are revealed at the end."""
    table = sending(P1=seat(2, 3, 4, zone={"P2": 7}), P2=seat(6, 7, 8)).plays("P1", "claim")
    assert all(table.sees(None, f"players.{i}.deed") for i in (0, 1))


def test_the_record_of_a_line_up_is_for_its_owner() -> None:
    """DV-060: no message names a fighter before its duel."""
    table = lay(line_ups(seat(6, 7, 8), seat(9, 11, 12)), "P1", 6, 7, 8)
    assert told(table, "fighter") == []
    assert all("adv-06" not in str(event["args"]) for event in table.match.events(1))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_others_hide_may_be_otherwise_but_the_own_view_stays(players: int) -> None:
    """DV-006, DV-007, DV-172: imagining the unseen changes no view of that seat."""
    table = PlayTable(dungeonville(players).start(players))
    for number in range(players):
        deals = set()
        for seed in range(20):
            world = table.match.imagine(number, fast_source(seed))
            assert world.view(number) == table.match.view(number)
            deals.add(str(world.state.to_data()["deeds"]))
        assert len(deals) > 1


def test_how_somebody_else_has_bought_a_deed_is_imagined_in_agreement_with_what_he_holds() -> None:
    """DV-137: old and new deed stay secret; from P2's place they may be any two of the other four."""
    rich = seat(2, 3, 4, deed="deed-crypt", treasure=["crypt-a1", "crypt-b2"])
    table = collecting(P1=rich, P2=seat(6, 7, 8, deed="deed-rathaus")).plays("P1", "buy")
    pairs = set()
    for seed in range(200):
        state: dict[str, Any] = table.match.imagine(1, fast_source(seed)).state.to_data()
        buyer, old, new = state["deed_log"]
        assert (buyer, new) == (0, state["deeds"][0])
        assert old in state["house"]
        pairs.add((old, new))
    assert len(pairs) == 4 * 3
