"""What a lord looks for and does not find stands in his decision, with the rule against it."""

from random import Random
from typing import Any

import pytest

import undercroft
from undercroft.engine.errors import IllegalChoice
from undercroft.engine.match import Match

# By step and kind of choice: the rules that random games of all kinds meet.
MET = {
    ("choose-orders", "order"): {"DL-081", "DL-083"},
    ("dig", "dig"): {"DL-123", "DL-124"},
    ("mine", "mine"): {"DL-135"},
    ("hire", "hire"): {"DL-162"},
    ("take-room", "take-room"): {"DL-175"},
    ("build-room", "build"): {"DL-172", "DL-173", "DL-174"},
    ("produce", "use-room"): {"DL-194", "DL-195", "DL-196"},
    ("payday", "pay"): {"DL-218"},
    ("tax", "pay-gold"): {"DL-226"},
    ("plan", "defend"): {"DL-321"},
    ("plan", "lay"): {"DL-335"},
    ("plan", "send"): {"DL-334"},
    ("attack-target", "target"): {"DL-369"},
}


def forbidden(match: Match, seat: int) -> list[Any]:
    listed = match.decision(seat)["forbidden"]
    assert isinstance(listed, list)
    return listed


def test_what_is_forbidden_is_refused_for_the_rules_that_were_named() -> None:
    met: dict[tuple[str, str], set[str]] = {}
    for number in range(42):
        match, random = undercroft.game("dungeon_lords", 2 + number % 3).start(number // 3), Random(number // 3)
        while not match.over:
            seat = random.choice(match.to_act)
            try_forbidden(match, seat, met)
            match.choose(seat, random.choice(match.options(seat)))
    assert {kind: rules & met.get(kind, set()) for kind, rules in MET.items()} == MET


def try_forbidden(match: Match, seat: int, met: dict[tuple[str, str], set[str]]) -> None:
    for each in forbidden(match, seat):
        met.setdefault((match.step().name, each["label"]), set()).add(each["rules"][0])
        with pytest.raises(IllegalChoice) as refusal:
            match.choose(seat, each["text"])
        assert list(refusal.value.rules) == each["rules"]


def test_an_order_that_is_locked_or_given_is_forbidden() -> None:
    """DL-081, DL-083: the first game deals the locked orders."""
    match = undercroft.game("dungeon_lords", 4, version="first_game").start(3)
    view: Any = match.view(0)
    locked = {f"order {order}" for order in view["players"][0]["barred"]}
    assert {each["text"] for each in forbidden(match, 0)} == locked
    given = match.options(0)[0].text
    match.choose(0, given)
    assert {each["text"] for each in forbidden(match, 0)} == {*locked, given}


def test_a_game_that_names_nothing_forbids_nothing_in_words() -> None:
    match = undercroft.game("dungeonville", 2).start(1)
    assert forbidden(match, match.to_act[0]) == []
