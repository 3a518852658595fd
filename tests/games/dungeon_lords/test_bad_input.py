"""At every question whatever is not offered is refused by its own error, with a rule, and nothing moves."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

import undercroft
from undercroft.engine.actions import Option
from undercroft.engine.errors import IllegalChoice, NotYourDecision, StaleDecision, UndercroftError, UnknownChoice
from undercroft.engine.match import Match

LORDS, TRAINING = "dungeon_lords", "dungeon_lords_training"
EACH = 3  # how often every kind of question is tried
WEAK = {"decline", "pass", "stop", "done", "no-trap", "no-monster", "let-go", "withdraw-all"}
GARBAGE = (
    "",
    " ",
    "dig",
    "dig 9-9",
    "dig 2-1 2-1",
    "order food; order hire",
    "DIG 2-1",
    "pay-gold -1",
    "P2",
    "\x00",
    "🐉",
)
RULE = re.compile(r"DL-(\d{3}|R\d\d)")
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"production_order": "simultaneous"},
    {"planning": "simultaneous"},
    {"version": "first_game"},
)
PUZZLES = ("T1", "T2", "T3", "T4", "T1R")
IN_TRAINING = {"plan", "trap-target", "next-monster", "which-attack", "attack-target"}


def lords_matches() -> Iterator[Match]:
    for seed in range(400):
        yield undercroft.game(LORDS, 2 + seed % 3, **OPTIONS[seed % len(OPTIONS)]).start(seed)


def training_matches() -> Iterator[Match]:
    for seed in range(60):
        yield undercroft.game(TRAINING, 1, puzzle=PUZZLES[seed % len(PUZZLES)]).start(seed)


def questions(name: str) -> set[str]:
    steps = undercroft.game(name, undercroft.meta(name).players[0]).rules.steps
    return {step.name for step in steps if not step.auto}


@pytest.mark.parametrize(
    ("matches", "wanted"), [(lords_matches, questions(LORDS)), (training_matches, IN_TRAINING)], ids=[LORDS, TRAINING]
)
def test_nothing_but_what_is_offered_is_taken_at_any_question(
    matches: Callable[[], Iterator[Match]], wanted: set[str]
) -> None:
    met: Counter[str] = Counter()
    for number, match in enumerate(matches()):
        play_and_try(match, Random(number), met)
        if wanted <= met.keys():
            break
    assert met.keys() == wanted


def play_and_try(match: Match, random: Random, met: Counter[str]) -> None:
    """A random game of lords who like to do things; at each kind of question everything wrong is tried."""
    while not match.over:
        step = match.step().name
        met[step] += 1
        if met[step] <= EACH:
            before = match.save(), match.digest()
            for seat in range(match.game.players):
                try_everything(match, seat)
            assert (match.save(), match.digest()) == before, step
        seat = random.choice(match.to_act)
        match.push(seat, willing(match.options(seat), random).code)


def willing(options: list[Option], random: Random) -> Option:
    eager = [option for option in options if option.label not in WEAK]
    return random.choice(eager if eager and random.random() < 0.9 else options)


def try_everything(match: Match, seat: int) -> None:
    table = match.rules.actions.table
    offered = match.offered.get(seat)
    if offered is None:
        for option in table:  # those of another seat among them
            refused(match, seat, option, NotYourDecision)
        return
    for option in table:
        if option.code not in offered:
            refusal = refused(match, seat, option, IllegalChoice)
            assert refusal.rules, option
            assert all(RULE.fullmatch(rule) for rule in refusal.rules), refusal
            assert option.text in str(refusal)
    for text in GARBAGE:
        refused(match, seat, text, UnknownChoice)
    ticket = match.ticket(seat)
    for wrong in (ticket - 1, ticket + 1, -1, 10**9):
        refused(match, seat, table[offered[0]], StaleDecision, wrong)
    for nobody in (-1, match.game.players, 99):
        refused(match, nobody, table[offered[0]], NotYourDecision)


def refused(
    match: Match, seat: int, choice: Option | str, kind: type[UndercroftError], ticket: int | None = None
) -> UndercroftError:
    with pytest.raises(UndercroftError) as caught:
        match.choose(seat, choice, ticket)
    assert type(caught.value) is kind, (choice, caught.value)
    assert len(str(caught.value)) > 20
    return caught.value
