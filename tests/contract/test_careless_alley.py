"""What a careless author gets wrong with lapsing seats, acts unasked, numbers and measured outcomes is noticed."""

import pytest

from tests.contract import careless_alley as careless
from tests.contract.careless_alley import Sabotage, played, with_numbers, with_step
from tests.engine.gaps_game import AlleyRules
from undercroft.engine import steps
from undercroft.engine.actions import Number, Option
from undercroft.engine.door import Door
from undercroft.engine.errors import BrokenRecord
from undercroft.engine.match import Match
from undercroft.engine.testing import acting
from undercroft.engine.testing.contract import check_contract
from undercroft.engine.verify import Comparing

SETTING, BETTING, THROWING = range(3)

BROKEN: dict[str, tuple[Sabotage, str]] = {
    "a lapse that changes nothing": (with_step(SETTING, careless.Stuck()), "without a question to anybody"),
    "options that were kept": (with_step(SETTING, careless.Crowded()), "which were kept"),
    "an act that tells a secret": (careless.Peeking, "can tell two worlds apart"),
    "an act after which nobody is asked": (careless.Escaping, "without a question to anybody"),
    "a clock that cannot run out": (careless.Unstoppable, "The clock 'round' of P1 cannot run out"),
    "numbers that the game would try": (careless.Overreaching, "The game would try numbers out of bounds"),
    "secret numbers that are told": (with_step(BETTING, careless.Boasting()), "Without any reveal"),
    "a seal that tells a secret": (
        with_step(BETTING, careless.Sealing()),
        "can take back a choice depends on what is hid",
    ),
    "numbers that are kept elsewhere": (with_step(THROWING, careless.Remembering()), "goes on differently"),
    "two numbers of one name": (
        with_numbers(Number("angle", 0, 9), Number("angle", 1, 9)),
        "more than one number of 'throw' 'angle'",
    ),
    "a number that nothing fits": (
        with_numbers(Number("angle", 9, 0), Number("force", 1, 9)),
        "No number fits 'angle' of 'throw'",
    ),
    "more numbers than anybody can give": (
        with_numbers(*[Number(f"number-{i}", 0, 9) for i in range(17)]),
        "'throw' carries more than 16 numbers",
    ),
}


def check(rules: AlleyRules) -> None:
    for seed in range(1, 5):
        check_contract(played(rules), seed, dense=1)


@pytest.mark.parametrize(("sabotage", "words"), BROKEN.values(), ids=BROKEN)
def test_every_broken_promise_is_noticed(sabotage: Sabotage, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        check(sabotage())


def test_without_sabotage_nothing_is_wrong() -> None:
    check(AlleyRules())
    check(with_step(THROWING, careless.Repeating())())


def test_a_step_that_did_not_think_of_lapsing_is_named() -> None:
    with pytest.raises(NotImplementedError, match="'setting' has no option for P3"):
        check(with_step(SETTING, careless.Unprepared())())


def test_an_act_that_is_offered_and_then_refused_is_noticed() -> None:
    with pytest.raises(ValueError, match="nobody gives up here"):
        check(careless.Breaking())


def test_a_measurement_past_the_door_is_noticed() -> None:
    """The record lacks it, so that the record leads nowhere."""
    with pytest.raises((AssertionError, BrokenRecord)):
        check(with_step(THROWING, careless.Smuggling())())


needs_patches = pytest.mark.skipif(not steps.__file__.endswith(".py"), reason="compiled classes cannot be patched")


@needs_patches
def test_numbers_that_nobody_checks_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def trusting(self: Option, values: tuple[int, ...]) -> None:
        return None

    monkeypatch.setattr(Option, "check", trusting)
    with pytest.raises((AssertionError, ValueError), match=r"out of bounds|unpack"):
        check(AlleyRules())


@needs_patches
@pytest.mark.parametrize(
    ("writes", "seals", "words"), [(False, True, "is not written down"), (True, False, "can be taken back")]
)
def test_an_act_that_is_not_written_down_or_not_final_is_noticed(
    monkeypatch: pytest.MonkeyPatch, writes: bool, seals: bool, words: str
) -> None:
    def careless_act(self: Match, seat: int, code: int, values: tuple[int, ...] = ()) -> None:
        barrier, asked_in = self.journal.barrier, dict(self.journal.asked_in)
        act(self, seat, code, values)
        if not writes:
            self.journal.entries = [*self.journal.entries[:-1], (0, seat, code, -1)]
        if not seals:
            self.journal.barrier, self.journal.asked_in = barrier, asked_in

    act = Match.act
    monkeypatch.setattr(Match, "act", careless_act)
    monkeypatch.setattr(acting, "ACTS", 0.5)
    with pytest.raises((AssertionError, KeyError), match=words):
        check(AlleyRules())


@needs_patches
def test_measured_outcomes_that_are_not_counted_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(self: Comparing, *question: object) -> object:
        found = measure(self, *question)  # type: ignore[arg-type]  # handed on as it came
        self.measured = 0
        return found

    measure = Comparing.measure
    monkeypatch.setattr(Comparing, "measure", forgetful)
    with pytest.raises(AssertionError, match="outcomes were measured; 0 were found"):
        check(AlleyRules())


@needs_patches
def test_evidence_that_is_lost_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def losing(self: Door) -> Door:
        copy = clone(self)
        copy.journal.beside = {}
        return copy

    clone = Door.clone
    monkeypatch.setattr(Door, "clone", losing)
    with pytest.raises(AssertionError, match="A clone has another record"):
        check(AlleyRules())
