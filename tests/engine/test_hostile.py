"""Records of strangers: whatever stands in them, a short sentence of the engine's own comes back."""

import contextlib
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undercroft
from tests.engine.forging import Data, mangle, put, rechained, rechained_if_possible
from tests.sample import SAMPLE
from undercroft.engine.errors import BrokenRecord, UndercroftError, WrongOption
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.testing.table import sit
from undercroft.engine.verify import verify

GAME = undercroft.game(SAMPLE.name, players=2)


def nested(depth: int) -> object:
    data: object = 0
    for _ in range(depth):
        data = [data]
    return data


def begun(game: Game, seed: int | bytes = 5, moves: int = 12) -> Match:
    match, chooser = game.start(seed), Random(1)
    for _ in range(moves):
        seat = match.to_act[0]
        match.choose(seat, chooser.choice(match.options(seat)))
    return match


SAVED = begun(GAME).save()
KEYED = begun(GAME, bytes(32)).save()

VALUES = {
    "nothing": None,
    "yes": True,
    "negative": -1,
    "huge": 10**5000,
    "fraction": 0.5,
    "no number": float("nan"),
    "endless": float("-inf"),
    "long": "x" * 100_000,
    "half a letter": "\ud800",
    "bytes": b"x",
    "shallow list": [[[]]],
    "nested": nested(500),
    "too deep to look at": nested(100_000),
    "number as a key": {1: 2},
    "set": {1, 2},
}
PLACES = ("format", "facts", "entries", "hash", "key", "junk")
FACTS = ("game", "rules", "content", "players", "options", "options.goal", "options.players", "seed", "start", "junk")
SOLD = ("facts.commitment", "facts.seed", "key")
ENTRY = ("seat", "choice", "chance", "outcome", "to", "to.0", "undo", "rewind", "keep", "hash", "junk")


def answers(data: Data) -> list[str]:
    """What `load` and `verify` say to it, as far as they refuse it."""
    said: list[str] = []
    try:
        undercroft.load(data)
    except UndercroftError as refusal:
        said.append(str(refusal))
    verdict = verify(GAME, data)
    return said if verdict.true else [*said, verdict.reason]


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
@pytest.mark.parametrize("place", [*PLACES, *[f"facts.{each}" for each in FACTS]])
def test_whatever_stands_in_a_record(place: str, value: object) -> None:
    data = put(json.loads(SAVED), place, value)
    check_sentences(data)


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
@pytest.mark.parametrize("place", SOLD)
def test_whatever_stands_for_the_key(place: str, value: object) -> None:
    check_sentences(put(json.loads(KEYED), place, value))


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
@pytest.mark.parametrize("key", ENTRY)
def test_whatever_stands_in_an_entry(key: str, value: object) -> None:
    data = json.loads(SAVED)
    number = next(i for i, entry in enumerate(data["entries"]) if "to" in entry or not key.startswith("to."))
    check_sentences(put(data, f"entries.{number}.{key}", value))


def check_sentences(data: Data) -> None:
    """As it stands, and with all hashes made to fit where that is possible."""
    for sentence in answers(data) + answers(rechained_if_possible(data)):
        assert 10 < len(sentence.encode()) < 400


@pytest.mark.parametrize(
    "text",
    [
        SAVED.replace('"seed": 5', '"seed": 5, "seed": 6'),
        SAVED.replace('"seed": 5', '"seed": NaN'),
        SAVED.replace('"seed": 5', '"seed": ' + "9" * 5000),
        SAVED.replace('"seed": 5', '"seed": "\\ud800"'),
        SAVED.replace('"seed": 5', '"seed": ' + "[" * 900 + "]" * 900),
        SAVED.replace('"seed": 5', '"seed": ' + "[" * 100_000 + "]" * 100_000),
        SAVED[:-1] + ', "format": 2}',
    ],
    ids=["said twice", "no number", "huge", "half a letter", "nested", "too deep", "format twice"],
)
def test_whatever_a_text_says(text: str) -> None:
    assert text != SAVED
    with pytest.raises(BrokenRecord):
        undercroft.load(text)


@pytest.mark.parametrize("fact", ["players", "name"])
def test_an_option_that_is_called_like_an_argument_is_refused(fact: str) -> None:
    with pytest.raises(WrongOption, match=f"no option '{fact}'"):
        undercroft.load(put(json.loads(SAVED), f"facts.options.{fact}", 2))


def test_a_record_is_not_true_for_another_game() -> None:
    """Every choice may be possible there; it is not the match that was played."""
    data = json.loads(SAVED)
    for other in (undercroft.game(SAMPLE.name, 2, **SAMPLE.other), undercroft.game(SAMPLE.name, 3)):
        verdict = verify(other, data)
        assert (verdict.true, verdict.entry) == (False, 0)
        assert "other options" in verdict.reason


def test_an_entry_is_written_in_one_way_only() -> None:
    data = json.loads(SAVED)
    place = next(i for i, entry in enumerate(data["entries"]) if "choice" in entry)
    for key, value in (("by", "me"), ("choice", data["entries"][place]["choice"].replace(" ", "  ")), ("to", None)):
        forged = rechained(put(json.loads(SAVED), f"entries.{place}.{key}", value))
        assert verify(GAME, forged).entry == place + 1
        with pytest.raises(BrokenRecord, match=f"Entry {place + 1} of the record should read"):
            undercroft.load(forged)


# ---- records that begin with a position


def positions() -> dict[str, tuple[Game, str]]:
    """Matches of all games that began with a position, as text."""
    found = {}
    for name in undercroft.GAMES:
        game = undercroft.game(name, undercroft.meta(name).players[-1])
        match = game.begin_at(begun(game, 5, 1).state.to_data(), undercroft.fast_source(1), 1)
        found[name] = (game, match.save())
    return found


POSITIONS = positions()
NUMBERS = st.sampled_from([-1, 0, 1, 2, 3, 7, 99, 1 << 30, 1 << 60, 1 << 61, 10**30]) | st.integers()
ANYTHING = st.recursive(NUMBERS | st.none() | st.booleans() | st.text(max_size=3), st.lists, max_leaves=12)


@settings(max_examples=500, deadline=None)
@given(st.sampled_from(sorted(POSITIONS)), ANYTHING, st.integers())
def test_a_mangled_position_is_refused_or_can_be_played(name: str, value: Any, seed: int) -> None:
    game, saved = POSITIONS[name]
    data = json.loads(saved)
    data["facts"]["start"] = mangle(data["facts"]["start"], value, Random(seed))
    verify(game, rechained(data))
    with contextlib.suppress(UndercroftError):
        undercroft.load(data)


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("players", 3, "not one for 2 players"),
        ("round", True, "'round' cannot hold True: it holds whole numbers"),
        ("round", 1 << 61, "'round' cannot hold"),
        ("pawns", 4, "'pawns' cannot hold 4: it holds a list"),
        ("pawns", [0.5, 1], "nested too deep or holds what cannot be written down"),
        ("parties", [[1], ["2"]], "'parties' cannot hold '2'"),
        ("luck", 1, "exactly these fields"),
    ],
)
def test_a_position_that_cannot_be_is_named(field: str, value: object, sentence: str) -> None:
    data = json.loads(sit(GAME, {"at": "sending", "P1": {"party": ["adv-07"]}}).match.save())
    with pytest.raises(BrokenRecord, match=sentence):
        undercroft.load(put(data, f"facts.start.{field}", value))
