"""What is open and why something is not come from one place: in every position an action is offered or has a rule."""

from random import Random

import pytest

import undercroft
from tests.games.dungeon_lords.shapes import may_be_dug, touches
from undercroft.engine.actions import ActionKind
from undercroft.engine.match import Match
from undercroft.games.dungeon_lords.actions import (
    ATTACK,
    BUILD,
    DIG,
    HIRE,
    MINE,
    PAY,
    TAKE_ROOM,
    USE_ROOM,
)
from undercroft.games.dungeon_lords.cards import CELLS, ROOM_ZONE
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.dungeon import cells_for_room, cells_to_dig
from undercroft.games.dungeon_lords.state import DungeonLords

KINDS: dict[str, ActionKind] = {
    "dig": DIG,
    "tool-shed": DIG,
    "mine": MINE,
    "hire": HIRE,
    "take-room": TAKE_ROOM,
    "build-room": BUILD,
    "produce": USE_ROOM,
    "payday": PAY,
    "which-attack": ATTACK,
}


def positions(games: int) -> list[Match]:
    """A decision of each kind of step in each round of some random games, and all choices between them."""
    found: list[Match] = []
    for number in range(games):
        match, random = undercroft.game("dungeon_lords", 2 + number % 3).start(number), Random(number)
        while not match.over:
            found.append(match.clone())
            seat = random.choice(match.to_act)
            match.choose(seat, random.choice(match.options(seat)))
    return found


def state(match: Match) -> DungeonLords:
    assert isinstance(match.state, DungeonLords)
    return match.state


@pytest.mark.many
def test_an_action_is_offered_exactly_when_no_rule_speaks_against_it() -> None:
    """DL-123, DL-124, DL-135, DL-161, DL-172 to DL-175, DL-194 to DL-200, DL-218, DL-367, DL-373."""
    met: set[str] = set()
    for match in positions(24):
        name = match.step().name
        for seat in match.to_act if name in KINDS else ():
            kind, f, s = KINDS[name], match.state.frames[-1], match.state
            codes = kind.codes(range(kind.count))
            offered = [code for code in codes if code in match.offered[seat]]
            assert offered == [code for code in codes if not match.step().why_not(s, f, seat, code)]
            met.add(name)
    assert met == set(KINDS)


def test_the_sets_of_cells_are_those_that_one_finds_cell_by_cell() -> None:
    """DL-123, DL-124, DL-172 to DL-174: quick by bits, and the same as by columns and rows."""
    for match in positions(9)[::5]:
        s = state(match)
        for seat in range(s.players):
            tiles, halls, fallen = s.tiles[seat], s.halls[seat], s.conquered[seat]
            assert cells_to_dig(s, seat) == [cell for cell in range(CELLS) if may_be_dug(tiles, cell)]
            for room, zone in enumerate(ROOM_ZONE):
                free = tiles & ~halls & ~fallen & zone
                fits = [cell for cell in range(CELLS) if free >> cell & 1 and not touches(halls, cell)]
                assert cells_for_room(s, seat, room) == fits


@pytest.mark.many
def test_declining_is_forced_exactly_when_nothing_else_is_open() -> None:
    """DL-102, DL-103: at every place the news says whether somebody would not or could not."""
    told: set[str] = set()
    for match in positions(12):
        if match.state.frames[-1][0] not in (at.DO_IT, at.DIG, at.MINE, at.HIRE, at.TAKE_ROOM):
            continue
        seat = match.to_act[0]
        if "decline" in [option.text for option in match.options(seat)]:
            seen = len(match.events(None))
            match.choose(seat, "decline")
            assert match.events(None)[seen]["id"] == "declined"
            told.add("declined")
        told |= {str(event["id"]) for event in match.events(None)} & {"cannot"}
    assert told == {"declined", "cannot"}
