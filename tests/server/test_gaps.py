"""What only some games need, in the server's own terms: stored moves, streams and messages."""

import json

import msgspec
import pytest

from tests.engine.gaps_game import skittle_alley
from undercroft.engine.chance import Measured, Pool
from undercroft.engine.journal import unpacked
from undercroft.engine.match import Match
from undercroft.server.loading import as_entries, bring_back
from undercroft.server.protocol import Choose, read_message
from undercroft.server.registry import split_moves
from undercroft.server.stream import Stream

KEY = bytes(range(32))


def camera(kind: int, pool: Pool, question: tuple[int, ...]) -> Measured | None:
    return (3, {"seen": [*question]}) if question[0] > 0 else None


def played() -> Match:
    """Numbers, an act unasked, an undo, a measured outcome and a drawn one."""
    match = skittle_alley(2).start(KEY)
    match.measure_with(camera)
    match.choose(0, "pin middle")
    match.undo(0)
    for seat, choice in ((0, "pin left"), (1, "pin left"), (0, "bet 2"), (1, "bet 0"), (1, "cheer")):
        match.choose(seat, choice)
    match.choose(0, "throw 10 3")
    match.choose(1, "throw -10 3")
    return match


def stored(match: Match) -> list[list[tuple[object, ...]]]:
    """All moves, written to the store and read from it again."""
    return [as_entries(json.dumps(move)) for move in split_moves(match.journal.packed())]


def test_stored_moves_lead_to_the_same_match() -> None:
    match = played()
    texts = [json.dumps(move) for move in split_moves(match.journal.packed())]
    again = bring_back(skittle_alley(2), {"id": "", "key": KEY, "start": None}, texts, None)
    for viewer in (0, 1, None):
        assert again.view(viewer) == match.view(viewer)
        assert Stream(viewer, again).heard == match.heard(viewer)


def test_a_worker_gets_everything_that_entries_carry() -> None:
    match = played()
    journal = unpacked(match.journal.packed())
    assert (journal.entries, journal.beside) == (match.journal.entries, match.journal.beside)
    again = unpacked([entry for move in stored(match) for entry in move])
    assert (again.entries, again.beside) == (match.journal.entries, match.journal.beside)


def test_each_viewer_is_told_what_he_may_do_unasked_and_nobody_else() -> None:
    match, now = played(), {}
    for viewer in (0, 1, None):
        now[viewer] = Stream(viewer, match).now(match)["unasked"]
    assert now[None] is None
    assert [option["text"] for option in now[0]["options"]] == ["resign"]
    assert now[0]["ticket"] == match.ticket(0)


def test_an_act_that_opens_or_closes_is_an_item_of_its_own() -> None:
    """The second seat hears that the first has cheered, and may not any more."""
    match = skittle_alley(2).start(KEY)
    for seat, choice in ((0, "pin left"), (1, "pin left"), (0, "bet 2"), (1, "bet 0")):
        match.choose(seat, choice)
    stream = Stream(1, match)
    match.choose(0, "cheer")
    told = stream.follow(match)
    assert told is not None
    assert [event["id"] for event in told["item"]["events"]] == ["cheered"]
    assert [option["text"] for option in told["now"]["unasked"]["options"]] == ["resign"]


def test_a_choice_may_bring_numbers() -> None:
    message = read_message(b'{"type": "choose", "id": "1", "ticket": 0, "choice": "throw", "values": [10, -3]}')
    assert isinstance(message, Choose)
    assert message.values == (10, -3)
    plain = read_message(b'{"type": "choose", "id": "1", "ticket": 0, "choice": "throw"}')
    assert plain.values == ()


@pytest.mark.parametrize("values", ["[1.5]", '["1"]', "[true]", "[1000000000000000]", "null", "7", str([1] * 17)])
def test_other_values_are_refused_before_anybody_reads_them(values: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_message(f'{{"type": "choose", "id": "1", "ticket": 0, "choice": "throw", "values": {values}}}'.encode())
