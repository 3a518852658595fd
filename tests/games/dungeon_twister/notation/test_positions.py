"""Positions as text: what is written is read, what is read is written the same again."""

from random import Random
from typing import Any

import pytest

from tests.games.dungeon_twister.notation.written import T1, game_of, laid, sit, state_of
from tests.games.dungeon_twister.play import dungeon_twister
from tests.games.dungeon_twister.test_invariants import SETS, choose, named
from undercroft.engine.errors import BrokenScenario
from undercroft.engine.match import Match
from undercroft.engine.testing.table import PlayTable
from undercroft.games.dungeon_twister.game import RULES
from undercroft.games.dungeon_twister.notation.text import position_text, read
from undercroft.games.dungeon_twister.state import DungeonTwister

FORGOTTEN = {"placer"}  # nobody asks for it once the game has begun


def check_round_trip(match: Match) -> None:
    """The same text, the same game, the same table for an all-seeing eye, the same choices; mostly the same state."""
    text = position_text(state_of(match), match.game.options)
    assert game_of(text).options == match.game.options
    again = sit(text)
    assert position_text(state_of(again), again.game.options) == text
    assert all_of(state_of(again)) == all_of(state_of(match)), text
    assert choices(again) == choices(match)
    if match.game.options["sets"] != "mixed":  # in a chosen team tokens are numbered as they come to light
        before, after = match.state.to_data(), again.state.to_data()
        assert {key for key in before if before[key] != after[key]} <= FORGOTTEN, text


def all_of(s: DungeonTwister) -> dict[str, Any]:
    view: dict[str, Any] = RULES.view(s, None, True)
    for player in view["players"]:
        player["fates"].sort(key=str)
    return view


def choices(match: Match) -> dict[int, list[int]]:
    return {seat: sorted(codes) for seat, codes in match.offered.items()}


def check_games(players: int, options: dict[str, Any], seeds: range, share: float) -> int:
    written = 0
    for seed in seeds:
        match, dice = dungeon_twister(players, **{"stall_cycles": 2, **options}).start(seed), Random(seed)
        while not match.over:
            if state_of(match).turn and match.step().name in ("action", "action-card") and dice.random() < share:
                check_round_trip(match)
                written += 1
            match.push(*choose(match, dice))
    return written


@pytest.mark.parametrize(("players", "options"), SETS, ids=named)
def test_positions_of_random_games_are_read_as_they_were_written(players: int, options: dict[str, Any]) -> None:
    assert check_games(players, options, range(1), 0.1) > 2


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), SETS, ids=named)
def test_thousands_of_positions_are_read_as_they_were_written(players: int, options: dict[str, Any]) -> None:
    assert check_games(players, options, range(1, 30), 0.2) > 100


RARE = """game 4 rulings=official
rooms 1cw 2ccw@1 | 3cw@2 4cw 1ccw ? | 2cw 3ccw 9cw 9ccw | ? 10cw
turn 31 red card=3 ap=1 quiet=7 first=green
open 12,0 south
broken 2,5 south
breached 6,5 north
illusions orange illusory_pit 6,1
blue wizard 5,6; goblin dead red; rope gone; thief escaped blue wounded; points 1; resigned
red warrior 6,6 private=4; cleric 7,6 spent; jumps 0; offers_draw
orange troll 7,7 hurt beaten; illusionist 8,5 charmed private=2; elf_scout 9,5 struck; shown 0 6 0
green mekanork 8,0; golem 12,12; hand 2 5; played 4 3; breaches 2
face-down 3,1 green-rope blue-troll green-goblin
"""


def test_what_is_rare_can_be_written() -> None:
    s = laid(RARE)
    table = PlayTable(sit(RARE))
    text = position_text(s, game_of(RARE).options)
    assert position_text(laid(text), game_of(text).options) == text
    assert len(text.splitlines()) == len(RARE.splitlines())
    assert table.truth("players.0.resigned")
    assert table.truth("players.1.offers_draw")
    assert [fate["kind"] for fate in table.truth("players.0.fates")] == ["thief"]
    assert s.breaches == [3, 3, 3, 2]
    assert [len(stack) for stack in s.stacks if stack] == [3]


def test_lines_may_stand_in_one_with_slashes_between() -> None:
    one = " / ".join(T1.splitlines()) + " / blue goblin 19,0; treasure 19,0 / blue jumps 1"
    lines = T1 + "# a Goblin at the door\n\nblue goblin 19,0;  treasure   19,0\nblue jumps 1\n"
    assert laid(one).to_data() == laid(lines).to_data()


def test_a_position_is_written_between_two_actions_only() -> None:
    table = PlayTable(sit(T1 + "blue goblin 18,0\norange thief 10,0")).plays("P1", "move blue-goblin")
    with pytest.raises(BrokenScenario, match="between two actions"):
        position_text(state_of(table.match), {})


def test_marks_of_doors_turn_with_their_room() -> None:
    turned = T1.replace("1cw", "1cw@1", 1) + "open 3,0 south\nblue warrior 0,0\norange troll 20,0\n"
    assert "open 3,0 south" in position_text(laid(turned), {})
    assert read(turned).words["open"] == ["3,0 south"]
