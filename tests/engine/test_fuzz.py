"""Whatever is thrown at the doors: a sentence comes back, never another error."""

import contextlib
import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import undercroft
from tests.engine.forging import mangle, rechained_if_possible
from tests.sample import SAMPLE
from undercroft.engine.errors import UndercroftError
from undercroft.engine.verify import verify

GAME = undercroft.game(SAMPLE.name, players=2)
SAVED = GAME.start(5).save()
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner), max_leaves=8)


@given(st.text())
def test_any_text_as_a_choice(text: str) -> None:
    match = GAME.start(1)
    before = match.digest()
    try:
        match.choose(match.to_act[0], text)
    except UndercroftError:
        assert match.digest() == before


@given(st.text() | st.binary())
def test_any_text_as_a_record(text: str | bytes) -> None:
    with contextlib.suppress(UndercroftError):
        undercroft.load(text)


@given(JSON)
def test_any_data_as_a_record(data: Any) -> None:
    with contextlib.suppress(UndercroftError):
        undercroft.load(json.dumps(data))


@settings(max_examples=400, deadline=None)
@given(JSON, st.integers())
def test_a_mangled_record_is_refused_or_still_a_match(value: Any, seed: int) -> None:
    data = mangle(json.loads(SAVED), value, Random(seed))
    with contextlib.suppress(UndercroftError):
        undercroft.load(data)
    if isinstance(data, dict):
        verify(GAME, data)
        verify(GAME, rechained_if_possible(data))


@settings(max_examples=200, deadline=None)
@given(JSON)
def test_any_position_is_refused_or_laid(position: Any) -> None:
    state = GAME.start(0).state
    fresh = GAME.rules.fresh(2, GAME.options, state.door)
    with contextlib.suppress(UndercroftError):
        GAME.rules.overlay(fresh, position)
