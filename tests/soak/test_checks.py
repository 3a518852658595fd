"""The soak's checks notice what they are there for."""

import json
from pathlib import Path

import pytest

from tests.soak import checks
from tests.soak.closing import MORE_FILES, MORE_MEMORY, Size, is_back
from tests.soak.faults import FAULTS, bag
from tests.soak.findings import QUIET, Findings, Trouble, percentile
from tests.soak.ledger import Ledger, Promise
from tests.soak.scene import Scene

ACK, NO = {"type": "ack"}, {"type": "refused", "kind": "wrong-moment"}
CHOICE = Promise("table", 1, "guest", "s1", "choose", "pass")
CHAT = Promise("table", 1, "guest", "s2", "chat")


def ledger_with(answer: dict[str, str] | None, *promises: Promise) -> Ledger:
    ledger = Ledger()
    for promise in promises:
        ledger.begin(promise)
        if answer:
            ledger.end(promise, answer)
    return ledger


def test_what_was_acknowledged_must_be_stored() -> None:
    ledger = ledger_with(ACK, CHOICE, CHAT)
    assert checks.broken_promises(ledger, {("table", "1:s1"), ("table", "guest:s2")}) == []
    (lost,) = checks.broken_promises(ledger, {("table", "1:s1")})
    assert lost == "1 acknowledged messages are not stored: chat guest:s2 at table."


def test_what_was_refused_must_not_be_stored() -> None:
    ledger = ledger_with(NO, CHOICE)
    assert checks.broken_promises(ledger, set()) == []
    assert "1 refused messages are stored" in checks.broken_promises(ledger, {("table", "1:s1")})[0]


def test_what_was_sent_must_be_answered() -> None:
    assert "never answered" in checks.broken_promises(ledger_with(None, CHOICE), set())[0]


@pytest.mark.parametrize("recorded", [["a"], ["a", "b", "b"], ["b", "a"], ["a", "c"]])
def test_a_lost_doubled_moved_or_changed_choice_is_noticed(recorded: list[str]) -> None:
    assert checks.wrong_choices(["a", "b"], ["a", "b"], whole=True) == ""
    assert checks.wrong_choices(["a", "b"], recorded, whole=True)


def test_a_bot_may_go_on_where_a_person_has_left() -> None:
    assert checks.wrong_choices(["a", "b"], ["a", "b", "c"], whole=False) == ""
    assert checks.wrong_choices(["a", "b"], ["a"], whole=False)


def test_every_traceback_of_the_log_is_told() -> None:
    fine = json.dumps({"level": "warning", "message": "bot too slow"})
    ours = json.dumps(
        {
            "level": "error",
            "message": "request failed\n<Task 17>",
            "trace": "Traceback …\n  …\nKeyError: 'x'\n(See there.)",
        }
    )
    foreign = "Traceback (most recent call last):\n  File …\nValueError"
    assert checks.traces(fine) == []
    assert checks.traces("\n".join((fine, ours, ours, foreign))) == [
        "The log holds a traceback, 2 times: request failed: KeyError: 'x'.",
        "The log holds a traceback, 1 times: outside the JSON log.",
    ]


def test_codes_of_closed_sockets_must_be_documented() -> None:
    trouble = Trouble()
    trouble.partings.update({(1012, QUIET): 3, (4429, "hello flood"): 1, (1006, "kill -9"): 9})
    assert checks.strange_partings(trouble) == []
    trouble.partings.update({(4999, QUIET): 1, (1006, QUIET): 2})
    assert len(checks.strange_partings(trouble)) == 2


def test_memory_and_files_must_be_back() -> None:
    fresh = Size(70, 40)
    assert is_back(Size(70 + MORE_MEMORY, 40 + MORE_FILES), fresh)
    assert not is_back(Size(71 + MORE_MEMORY, 40), fresh)
    assert not is_back(Size(70, 41 + MORE_FILES), fresh)


def test_a_delay_counts_for_what_went_on_when_it_began_or_came_meanwhile() -> None:
    trouble = Trouble()
    trouble.note(trouble.now(), 0.1, 0)
    with trouble.called("restart"):
        trouble.note(QUIET, 0.2, 2)
    with trouble.called("disk full"):
        trouble.note("restart", 0.3, 1)
        trouble.note(trouble.now(), 0.4, 0)
    assert trouble.delays == {QUIET: [0.1], "restart": [0.2, 0.3], "disk full": [0.4]}
    assert trouble.again == {QUIET: 0, "restart": 2, "disk full": 0}
    assert (percentile([1, 2, 3, 4], 0.5), percentile([1, 2], 1.0), percentile([], 0.5)) == (3, 2, 0)


def test_the_same_finding_is_told_once() -> None:
    findings = Findings()
    for _ in range(3):
        findings.add("The server ended by itself: restart.")
    (line,) = findings.lines()
    assert line.endswith("The server ended by itself: restart. (3 times)")


def test_the_same_seed_gives_the_same_faults_and_the_end_is_calm(tmp_path: Path) -> None:
    names = list(FAULTS)
    first, second, other = (bag(Scene(None, seed).random, names, calm=False) for seed in (1, 1, 2))  # type: ignore[arg-type]  # no house is needed to draw
    assert first == second != other
    assert sorted(first) == sorted(names)
    assert not any(FAULTS[name].restarts for name in bag(Scene(None, 1).random, names, calm=True))  # type: ignore[arg-type]  # likewise
