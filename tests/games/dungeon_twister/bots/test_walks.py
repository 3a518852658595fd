"""The ends of actions, found at one go, are those to which the rules lead step by step."""

from random import Random

import pytest

from tests.games.dungeon_twister.bots.small_positions import T1, at_position, near_the_exit
from tests.games.dungeon_twister.bots.tables import state_of
from tests.games.dungeon_twister.play import crowded, dungeon_twister
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.actions import ACTIONS, MOVE, REVEAL
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.turns.actions import finishes_of, quiet_copy
from undercroft.games.dungeon_twister.turns.keys import board_key, line_key
from undercroft.games.dungeon_twister.turns.lines import asked_on

Ends = set[tuple[object, ...]]


def by_steps(match: Match, code: int) -> Ends:
    """Every position behind that action, by choosing everything that is offered on the way; open ones are left out."""
    found: Ends = set()
    seen: Ends = set()
    begun = match.clone()
    begun.push(begun.to_act[0], code)
    todo = [begun]
    while todo:
        here = todo.pop()
        key = line_key(state_of(here))
        if key in seen:
            continue
        seen.add(key)
        step = at.ACTION if here.over else state_of(here).frames[-1][0]
        if step == at.ACTION or state_of(here).turn != state_of(match).turn:
            found.add(settled(here))
        elif step not in (at.LAY_FIRST, at.LAY_SECOND, at.FLIP, at.PLACE):
            todo += [after(here, each) for each in here.offered[here.to_act[0]]]
    return found


def after(match: Match, code: int) -> Match:
    copy = match.clone()
    copy.push(copy.to_act[0], code)
    return copy


def settled(match: Match) -> tuple[object, ...]:
    return tuple(state_of(match).at), state_of(match).wounded, tuple(state_of(match).points)


def at_one_go(match: Match, code: int) -> Ends:
    found = finishes_of(quiet_copy(state_of(match)), code)
    ends = [each.state for each in found if not each.is_open]
    return {(tuple(s.at), s.wounded, tuple(s.points)) for s in ends}


@pytest.mark.parametrize("seed", range(8))
def test_the_ends_of_every_action_in_small_positions(seed: int) -> None:
    """But to stop where one began, with all as it was, is left out."""
    match = near_the_exit(seed, 3)
    for code in match.offered[0]:
        if ACTIONS.table[code].text != "end-turn" and not REVEAL.has(code):
            assert by_steps(match, code) - {settled(match)} == at_one_go(match, code) - {settled(match)}


@pytest.mark.parametrize("seed", range(4))
def test_the_ends_of_moves_in_a_crowd(seed: int) -> None:
    match = crowded(dungeon_twister(), seed)
    moves = [code for code in match.offered[match.to_act[0]] if MOVE.has(code)]
    for code in Random(seed).sample(moves, min(2, len(moves))):
        assert by_steps(match, code) - {settled(match)} == at_one_go(match, code) - {settled(match)}


@pytest.mark.parametrize("seed", range(6))
def test_every_end_can_be_played_by_the_rules(seed: int) -> None:
    """The choices that lead there are offered, one after another; forced ones are not asked for."""
    match = near_the_exit(seed, 2)
    for code in match.offered[0]:
        if ACTIONS.table[code].text == "end-turn" or REVEAL.has(code):
            continue
        for finish in finishes_of(quiet_copy(state_of(match)), code)[:12]:
            asked = asked_on(quiet_copy(state_of(match)), 0, finish.codes)
            assert follow(match.clone(), asked) == (board_key(finish.state) if not finish.is_open else None)


def follow(match: Match, asked: dict[tuple[object, ...], int]) -> tuple[object, ...] | None:
    """The position to which the line leads when it is looked up at every question."""
    while not match.over and line_key(state_of(match)) in asked:
        match.choose(0, ACTIONS.table[asked[line_key(state_of(match))]])
    waits_for_others = not match.over and match.step().name in ("combat-card", "combat-answer", "flip", "place")
    return None if waits_for_others else board_key(state_of(match))


def test_a_jump_may_end_round_a_corner() -> None:
    """DT-123: over the pit of (4,0) in room 1cw."""
    match = at_position({"rooms": T1, "tokens": ["blue-cleric 3,0"], "card": 2})
    jumps = [code for code in match.offered[0] if ACTIONS.table[code].text == "jump blue-cleric"]
    assert len(jumps) == 1
    assert at_one_go(match, jumps[0]) == by_steps(match, jumps[0])
