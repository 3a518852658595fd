"""Measured outcomes: a device answers once, its evidence is kept, and nobody asks it again."""

import json

import pytest

from tests.engine.forging import put, rechained
from tests.engine.gaps_game import LANDING, POOL, skittle_alley
from undercroft.engine import replay
from undercroft.engine.chance import Measured, Pool, fast_source
from undercroft.engine.door import only
from undercroft.engine.errors import BrokenRecord, ImpossibleChance
from undercroft.engine.match import Match
from undercroft.engine.verify import verify


class Camera:
    """Finds three skittles down, whatever was thrown; notes what it was asked."""

    def __init__(self, outcome: int = 3, evidence: dict[str, object] | None = None, answers: int = 99) -> None:
        self.asked: list[tuple[int, Pool, tuple[int, ...]]] = []
        self.outcome = outcome
        self.evidence: dict[str, object] = {"path": [[1, 2], [3, 4]]} if evidence is None else evidence
        self.answers = answers

    def __call__(self, kind: int, pool: Pool, question: tuple[int, ...]) -> Measured | None:
        self.asked.append((kind, pool, question))
        return (self.outcome, self.evidence) if len(self.asked) <= self.answers else None


def throwing(seed: int | bytes = 1) -> Match:
    match = skittle_alley(2).start(seed)
    for seat in range(2):
        match.choose(seat, "pin left")
    for seat in range(2):
        match.choose(seat, "bet 1")
    return match


def measured(camera: Camera, seed: int | bytes = 1) -> Match:
    match = throwing(seed)
    match.measure_with(camera)
    match.choose(0, "throw 10 3")
    match.choose(1, "throw 20 4")
    return match


def test_the_device_is_asked_with_what_was_thrown_and_its_answer_counts() -> None:
    camera = Camera()
    match = measured(camera)
    assert camera.asked == [(LANDING, POOL, (10, 3)), (LANDING, POOL, (20, 4))]
    assert match.view(None)["points"] == [4, 4]


def test_the_record_holds_outcome_and_evidence() -> None:
    entries = json.loads(measured(Camera()).save())["entries"]
    found = [entry for entry in entries if "measured" in entry]
    assert len(found) == 2
    assert {key: found[0][key] for key in ("measured", "outcome", "evidence")} == {
        "measured": "landing",
        "outcome": "three",
        "evidence": {"path": [[1, 2], [3, 4]]},
    }


@pytest.mark.parametrize("seed", [1, bytes(range(32))])
def test_nobody_asks_the_device_again(seed: int | bytes) -> None:
    """Load, look back, clone, imagine, rewind, verify: the outcome is taken as it is."""
    camera = Camera()
    match = measured(camera, seed)
    data = json.loads(match.save())
    loaded = replay.load(match.game, data)
    assert (loaded.save(), loaded.digest()) == (match.save(), match.digest())
    assert match.at(5).digest() == loaded.at(5).digest()
    verify(match.game, data)
    for copy in (match.clone(), match.imagine(0, fast_source(1)), match.at(4)):
        while not copy.over:
            seat = copy.to_act[0]
            copy.choose(seat, copy.options(seat)[0].in_words())
    match.rewind(1)
    assert len(camera.asked) == 2


def test_chance_goes_on_as_if_nothing_had_been_measured() -> None:
    """The seed deals what is drawn, and only that: both matches draw the second throw from the same place."""
    one, other = throwing(), throwing()
    one.measure_with(Camera(answers=1))
    one.choose(0, "throw 10 3")
    one.choose(1, "throw 10 3")
    other.choose(0, "throw 10 3")
    kinds = [entry[0] for entry in one.journal.entries[-4:]]
    assert kinds == [0, 4, 0, 1]
    assert one.journal.entries[-1][2] == other.journal.entries[-1][2]
    loaded = replay.load(one.game, json.loads(one.save()))
    for match in (one, loaded):
        match.choose(0, "pin left")
        match.choose(1, "pin left")
        match.choose(0, "bet 1")
        match.choose(1, "bet 1")
    loaded.measure_with(Camera(answers=0))
    for match in (one, loaded):
        match.choose(0, "throw 1 1")
    assert one.save() == loaded.save()


def test_verify_counts_what_was_measured_and_says_so() -> None:
    verdict = verify(skittle_alley(2), json.loads(measured(Camera(answers=1)).save()))
    assert (verdict.true, verdict.dealt, verdict.measured) == (True, True, 1)
    assert "measured and could not be dealt again: 1" in verdict.reason
    plain = throwing()
    assert verify(plain.game, json.loads(plain.save())).measured == 0


def test_an_impossible_measurement_is_not_true_and_not_loaded() -> None:
    """`four` is no outcome at all; an outcome that the rules would not measure there is not possible either."""
    data = json.loads(measured(Camera()).save())
    place = next(i for i, entry in enumerate(data["entries"]) if "measured" in entry)
    for path, value in (("outcome", "four"), ("measured", "die"), ("evidence", [1]), ("evidence", {"x": "y" * 5000})):
        forged = rechained(put(json.loads(json.dumps(data)), f"entries.{place}.{path}", value))
        assert verify(skittle_alley(2), forged).entry == place + 1
        with pytest.raises(BrokenRecord) as refusal:
            replay.load(skittle_alley(2), forged)
        assert refusal.value.entry == place + 1


@pytest.mark.parametrize(
    "camera", [Camera(outcome=9), Camera(evidence={"seen": 0.5}), Camera(evidence={"x": "y" * 5000})]
)
def test_a_device_that_errs_is_refused(camera: Camera) -> None:
    match = throwing()
    match.measure_with(camera)
    with pytest.raises(ImpossibleChance):
        match.choose(0, "throw 10 3")


def test_who_may_not_see_the_outcome_does_not_see_its_evidence() -> None:
    match = throwing()
    match.measure_with(Camera(evidence={"secret": 1}))
    match.door.measure(LANDING, POOL, (), only(0))
    assert match.record.seen_by(0)[-1]["evidence"] == {"secret": 1}
    for viewer in (1, None):
        assert "secret" not in json.dumps(match.record.seen_by(viewer))
    assert match.imagine(1, fast_source(1)).journal.beside.keys() == {2}  # his own bet


def test_the_evidence_of_a_record_is_ones_own() -> None:
    match = measured(Camera())
    before = match.save()
    for entry in match.record.seen_by(None):
        evidence = entry.get("evidence")
        if isinstance(evidence, dict):
            evidence.clear()
    assert match.save() == before
