"""Sources of chance: fair, reproducible, copyable, and dictated where a test wants it."""

import pytest

from undercroft.engine.chance import (
    FastSource,
    KeyedSource,
    ScriptedSource,
    Source,
    commitment,
    fast_source,
    source_for,
)
from undercroft.engine.errors import ImpossibleChance, WrongOption

SOURCES = [lambda: fast_source(5), lambda: KeyedSource(bytes(32))]


@pytest.mark.parametrize("make", SOURCES)
def test_every_outcome_is_equally_likely(make: type[Source]) -> None:
    source = make()
    counts = [0] * 7
    for _ in range(70_000):
        counts[source.below(7)] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 22.5  # 6 degrees of freedom: exceeded once in a thousand


@pytest.mark.parametrize("make", SOURCES)
def test_neighbouring_draws_are_independent(make: type[Source]) -> None:
    source = make()
    pairs = [[0] * 5 for _ in range(5)]
    last = source.below(5)
    for _ in range(50_000):
        now = source.below(5)
        pairs[last][now] += 1
        last = now
    chi_square = sum((count - 2_000) ** 2 / 2_000 for row in pairs for count in row)
    assert chi_square < 52  # 24 degrees of freedom


@pytest.mark.parametrize("make", SOURCES)
def test_a_fork_goes_on_alike_and_alone(make: type[Source]) -> None:
    source = make()
    source.below(10)
    fork = source.fork()
    ahead = [source.below(1000) for _ in range(50)]
    assert [fork.below(1000) for _ in range(50)] == ahead


def test_seeds_differ() -> None:
    sources = [fast_source(seed) for seed in range(200)]
    streams = {tuple(source.below(1000) for _ in range(5)) for source in sources}
    assert len(streams) == 200


def test_the_reference_recurrence_of_the_fast_source() -> None:
    """MRG32k3a from all 12345 begins with 0.127011 and 0.318527 (L'Ecuyer, Operations Research 1999)."""
    source = FastSource(12345, 12345, 12345, 12345, 12345, 12345)
    first, second = source.below(10**6), source.below(10**6)
    assert (first, second) == (127011, 318527)


def test_the_keyed_stream_depends_on_every_bit_of_the_key() -> None:
    flipped = bytes([1]) + bytes(31)
    assert KeyedSource(bytes(32)).word() != KeyedSource(flipped).word()


def test_a_script_dictates_and_then_hands_over() -> None:
    source = ScriptedSource([(0, 4), (0, 2)], fast_source(1))
    live = fast_source(1)
    pool = (1, 2, 3, 4)
    assert [source.pick(0, pool) for _ in range(2)] == [4, 2]
    live.pick(0, pool)
    live.pick(0, pool)
    assert source.pick(0, pool) == live.pick(0, pool)


def test_an_impossible_outcome_is_refused() -> None:
    with pytest.raises(ImpossibleChance, match="not among the possible"):
        ScriptedSource([(0, 9)]).pick(0, (1, 2))


def test_an_outcome_of_another_kind_is_refused() -> None:
    with pytest.raises(ImpossibleChance, match="of kind 1"):
        ScriptedSource([(1, 2)]).pick(0, (1, 2))


def test_a_script_that_has_run_out_says_so() -> None:
    with pytest.raises(ImpossibleChance, match="no further"):
        ScriptedSource([]).pick(0, (1, 2))


@pytest.mark.parametrize("seed", ["7", 7.5, None, True, b"short"])
def test_a_wrong_seed_gets_a_sentence(seed: object) -> None:
    with pytest.raises(WrongOption):
        source_for(seed)  # type: ignore[arg-type]  # that is the test


def test_the_commitment_hides_the_key() -> None:
    assert commitment(bytes(32)) != commitment(bytes([1]) + bytes(31))
    assert bytes(32).hex() not in commitment(bytes(32))
