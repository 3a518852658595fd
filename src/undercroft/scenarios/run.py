"""Playing scenarios. A file that cannot be played is a BrokenScenario; one that fails is an Outcome that says why."""

from dataclasses import dataclass
from pathlib import Path

from undercroft.engine.chance import Source
from undercroft.engine.errors import (
    BrokenScenario,
    GameOver,
    IllegalChoice,
    NotYourDecision,
    UndercroftError,
    WrongValues,
)
from undercroft.engine.match import Match
from undercroft.engine.testing.table import PlayTable
from undercroft.scenarios.dictated import under_chance
from undercroft.scenarios.expecting import EXPECTATIONS, only_asked, seat_of
from undercroft.scenarios.news import expect_news
from undercroft.scenarios.paths import Unmet
from undercroft.scenarios.reading import Scenario, read, text_of
from undercroft.scenarios.shapes import Words, listed
from undercroft.scenarios.starting import start


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one scenario went; `explanation` is empty if all expectations hold."""

    file: str
    title: str
    ok: bool
    explanation: str
    rules: tuple[str, ...]


def run_file(path: str | Path) -> list[Outcome]:
    """Play all scenarios of a file; records are looked for beside it."""
    path = Path(path)
    return run_text(text_of(path, f"{path}: The file"), str(path), path.parent)


def run_text(text: str, name: str, folder: Path | None = None) -> list[Outcome]:
    """Play all scenarios of a text; the name stands in messages."""
    try:
        scenarios = read(text)
        return [run(each, name, folder or Path()) for each in scenarios]
    except BrokenScenario as problem:
        raise BrokenScenario(f"{name}: {problem}") from None


def run(scenario: Scenario, file: str, folder: Path) -> Outcome:
    place = f"'{scenario.title}', start"
    try:
        match = start(scenario.words, folder)
        heard = len(match.journal.events) if "record" in scenario.words else 0  # a record's past is no news
        for number, step in enumerate(scenario.steps, 1):
            place = f"'{scenario.title}', step {number}"
            match = play(match, step, heard)
            heard = len(match.journal.events)
    except Unmet as problem:
        return Outcome(file, scenario.title, False, f"{file}: {place}: {problem}", scenario.rules)
    except UndercroftError as problem:
        raise BrokenScenario(f"{place}: {problem}") from None
    return Outcome(file, scenario.title, True, "", scenario.rules)


def play(match: Match, step: Words, heard: int) -> Match:
    """Do what the step says, then look at everything it expects."""
    if "choose" in step:
        match = choose(match, seat_of(match, step["seat"]), listed(step["choose"]), step.get("chance", []))
    elif "refuse" in step:
        seat = step.get("seat") or only_asked(match)
        seat_of(match, seat)
        for choice in listed(step["refuse"]):
            refuse(match, seat, choice, step.get("because", []))
    expect_news(match, heard, step.get("news", []), step.get("news_not", []))
    for key, expectation in EXPECTATIONS.items():
        if key in step:
            expectation(match, step[key])
    return match


def choose(match: Match, seat: int, choices: list[str], chance: list[str]) -> Match:
    """The match after those choices. It is a copy, so that impossible chance can be tried again and explained."""

    def act(source: Source) -> Match:
        copy = match.clone()
        copy.door.source = source
        for choice in choices:
            copy.choose(seat, choice)
        return copy

    try:
        return under_chance(match.game, chance, match.door.source, len(match.journal.entries), act)
    except (IllegalChoice, NotYourDecision, GameOver, WrongValues) as refusal:
        raise Unmet(f"Expected that P{seat + 1} can choose this, found a refusal: {refusal}") from None


def refuse(match: Match, seat: str, choice: str, because: list[str]) -> None:
    """The choice exists in this game but is refused, for these rules, and changes nothing."""
    match.rules.actions.parse(choice)
    trial = match.clone()
    try:
        refusal = PlayTable(trial).refuses(seat, choice)
    except BrokenScenario as problem:
        raise Unmet(f"Expected that '{choice}' of {seat} is refused: {problem}") from None
    missing = [rule for rule in because if rule not in refusal.rules]
    if missing:
        raise Unmet(f"Expected a refusal because of {', '.join(missing)}, found this one: {refusal}")
