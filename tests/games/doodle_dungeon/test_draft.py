"""Set-up, rounds and draft of phase A."""

from random import Random
from typing import Any

import pytest

from tests.games.doodle_dungeon.play import choose, doodle_dungeon, view_of
from tests.games.doodle_dungeon.situations import told
from undercroft.engine.match import Match
from undercroft.engine.testing.table import PlayTable


def play_to(match: Match, *steps: str, seed: int = 1) -> PlayTable:
    """Play by dice until one of these steps waits."""
    dice = Random(seed)
    while match.step().name not in steps:
        match.push(*choose(match, dice))
    return PlayTable(match)


def state(table: PlayTable) -> Any:
    return table.match.state


def round_by_round(players: int, seed: int = 1) -> list[dict[str, int]]:
    """What lies where at the first choice of each round, and after the last one."""
    match, dice = doodle_dungeon(players).start(seed), Random(seed)
    rounds: list[dict[str, int]] = []
    while match.step().name != "path":
        view = view_of(match, None)
        if match.step().name == "draft" and len(view["row"]) == players + 1:
            rounds.append({"row": len(view["row"]), "pile": view["pile"], "discard": len(view["discard"])})
        match.push(*choose(match, dice))
    view = view_of(match, None)
    decks = [each["deck"] for each in view["dungeons"]]
    assert decks == [14] * players
    return [*rounds, {"row": len(view["row"]), "pile": view["pile"], "discard": len(view["discard"])}]


@pytest.mark.parametrize(("players", "pile", "discards"), [(2, 42, 14), (3, 56, 14), (4, 59, 3)])
def test_fourteen_rounds_by_player_count(players: int, pile: int, discards: int) -> None:
    """DD-012, DD-017, DD-018, DD-021, DD-028, DD-029, DD-E18: what is removed, revealed, left and drafted."""
    rounds = round_by_round(players)
    assert len(rounds) == 15
    assert rounds[0] == {"row": players + 1, "pile": pile - players - 1, "discard": 0}
    assert rounds[-1] == {"row": 0, "pile": 0, "discard": discards}


def test_the_discards_are_shuffled_once_with_four_players() -> None:
    """DD-027, DD-E17: 4 cards and one of the 11 discards in round 12; 10 remain for rounds 13 and 14."""
    rounds = round_by_round(4)
    assert rounds[10] == {"row": 5, "pile": 4, "discard": 10}
    assert rounds[11] == {"row": 5, "pile": 10, "discard": 0}
    assert [each["pile"] for each in rounds[12:]] == [5, 0, 0]


HOLDERS = [(3, 2, [1, 2, 0], 0), (4, 1, [0, 1, 2], 2), (2, 2, [1, 0, 1], 1)]


@pytest.mark.parametrize(("players", "first", "holders", "last"), HOLDERS)
def test_the_marker_passes_after_every_round(players: int, first: int, holders: list[int], last: int) -> None:
    """DD-001, DD-013, DD-025, DD-100, DD-E33: also after the 14th; its holder begins phase C."""
    match = doodle_dungeon(players, start_seat=first).start(1)
    table = play_to(match, "hero-action", "put-under", "dungeon-action")
    assert [each["seat"] for each in told(table, "round")][:3] == holders
    assert told(table, "defence") == [{"seat": last}]
    assert told(table, "turn")[0] == {"seat": last}


def test_a_random_seat_begins_unless_one_is_named() -> None:
    """DD-013: the program picks it."""
    begun = {view_of(doodle_dungeon(4).start(seed), None)["marker"] for seed in range(20)}
    assert begun == {0, 1, 2, 3}


def test_everybody_takes_one_card_in_turn_openly() -> None:
    """DD-019, DD-020, DD-022, DD-E30: the last one still has two to choose from; then both build."""
    table = PlayTable(doodle_dungeon(2, start_seat=2).start(3))
    assert table.asks() == ["P2"]
    first, second, third = table.offers("P2")
    table.plays("P2", second)
    assert table.sees("P1", "dungeons.1.card") == second.split()[1]
    assert table.step() == "draft"
    assert table.asks() == ["P1"]
    assert table.offers("P1") == [first, third]
    assert "DD-019" in table.refuses("P1", second).rules
    table.plays("P1", third)
    assert table.sees(None, "discard") == [first.split()[1]]
    assert table.step() == "build"
    assert table.asks() == ["P1", "P2"]


def test_nobody_sees_what_others_draw_before_all_have_confirmed() -> None:
    """DD-023, DD-024, DD-066, DD-075, DD-E30: nothing of the running round; then all but the treasures."""
    match, dice = doodle_dungeon(2).start(5), Random(5)
    while view_of(match, 0)["round"] < 3 or match.step().name != "build":
        match.push(*choose(match, dice))
    before = view_of(match, 1)["dungeons"][0]
    while 0 in match.offered and match.options(0)[0].text != "confirm":
        match.push(0, dice.choice(match.offered[0]))
        seen = view_of(match, 1)["dungeons"][0]
        assert seen == before
    match.choose(0, "confirm")
    assert {**view_of(match, 1)["dungeons"][0], "confirmed": False} == before
    own = view_of(match, 0)["dungeons"][0]
    while match.step().name == "build":
        match.push(1, dice.choice(match.offered[1]))
    after = view_of(match, 1)["dungeons"][0]
    assert (after["sheet"], after["tracks"], after["quantity"]) == (own["sheet"], own["tracks"], own["quantity"])
    assert after["treasures"] is None
    assert own["treasures"] is not None


def test_in_turn_a_card_is_final_when_its_owner_confirms() -> None:
    """DD-023: with `build_order` = in_turn the next seat sees the drawing, and nothing is taken back."""
    match, dice = doodle_dungeon(3, build_order="in_turn", start_seat=2).start(4), Random(4)
    while match.step().name != "build":
        match.push(*choose(match, dice))
    assert match.to_act == (1,)
    while match.to_act == (1,):
        match.push(1, dice.choice(match.offered[1]))
    assert match.to_act == (2,)
    assert view_of(match, 2)["dungeons"][1]["sheet"] == view_of(match, 1)["dungeons"][1]["sheet"]
    assert not match.can_undo(1)


def test_the_number_of_treasures_is_public_after_phase_a() -> None:
    """DD-030, DD-062, DD-066, DD-E32: and no cell of them."""
    match = play_to(doodle_dungeon(3).start(2), "path").match
    for seat in range(3):
        own = view_of(match, seat)["dungeons"][seat]
        seen = view_of(match, (seat + 1) % 3)["dungeons"][seat]
        assert own["quantity"] == len(own["treasures"]) == seen["quantity"]
        assert seen["treasures"] is None
        assert view_of(match, None)["dungeons"][seat]["treasures"] is None


def test_phases_follow_each_other() -> None:
    """DD-015, DD-016, DD-017: build, path, defend; at the start everything is empty."""
    match, dice = doodle_dungeon(2).start(1), Random(1)
    first = view_of(match, 0)["dungeons"][0]
    assert first["sheet"] == ["." * 10] * 8
    assert first["treasures"] == []
    assert first["hearts"] == 20
    assert all(each["boxes"] == 0 for each in first["tracks"].values())
    phases = []
    while not match.over:
        phases.append(view_of(match, 0)["phase"])
        match.push(*choose(match, dice))
    assert list(dict.fromkeys(phases)) == ["build", "path", "defend"]
    assert phases == sorted(phases, key=["build", "path", "defend"].index)


def test_hearts_are_an_option() -> None:
    """DD-010, DD-015: 20 unless agreed otherwise; every seat has a sheet of its own."""
    dungeons = view_of(doodle_dungeon(4, hearts=12).start(1), None)["dungeons"]
    assert [each["hearts"] for each in dungeons] == [12] * 4


@pytest.mark.parametrize(("aid", "early", "late"), [("on", True, True), ("off", False, False)])
def test_the_memory_aid_lists_the_drafted_cards(aid: str, early: bool, late: bool) -> None:
    """DD-026: off shows only the own ones, and none in phase C."""
    match = play_to(doodle_dungeon(2, memory_aid=aid).start(1), "path").match
    assert (view_of(match, 1)["dungeons"][0]["drafted"] is not None) is early
    assert len(view_of(match, 0)["dungeons"][0]["drafted"]) == 14
    play_to(match, "put-under", "dungeon-action", "hero-action")
    assert (view_of(match, 0)["dungeons"][0]["drafted"] is not None) is late
