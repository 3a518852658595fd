"""From the text of a file to scenarios that are complete and well shaped; nothing is played here."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from undercroft.engine.errors import BrokenScenario
from undercroft.scenarios.shapes import FILE, RESULT, SCENARIO, STEP, Words, check


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario: its title, the rules it stands for, and its words."""

    title: str
    rules: tuple[str, ...]
    words: Words
    steps: list[Words]


def text_of(path: Path, called: str) -> str:
    """What stands in a file; a complaint calls it as it is called here."""
    try:
        return path.read_text("utf-8")
    except OSError as problem:
        reason = problem.strerror or str(problem)
    except UnicodeDecodeError:
        reason = "it is not text in UTF-8"
    except ValueError:
        reason = "that is not the name of a file"
    raise BrokenScenario(f"{called} cannot be read: {reason}.")


def read(text: str) -> list[Scenario]:
    """The scenarios of a file."""
    try:
        words = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:  # a number of thousands of digits is a ValueError, too
        raise BrokenScenario(f"This is not TOML: {problem}.") from None
    check("A scenario file", words, FILE)
    return [scenario(each) for each in each_scenario(words)]


def each_scenario(words: Words) -> list[Words]:
    """The file itself, or its `[[scenario]]` tables over what stands above them."""
    if "scenario" not in words:
        return [words]
    if "step" in words:
        raise BrokenScenario("'step' stands beside 'scenario'; write [[scenario.step]], so that it belongs to one.")
    shared = {key: value for key, value in words.items() if key != "scenario"}
    together = []
    for variant in words["scenario"]:
        check("A scenario", variant, SCENARIO)
        titles = [part["title"] for part in (shared, variant) if "title" in part]
        together.append({**shared, **variant, "title": ": ".join(titles)})
    return together


def scenario(words: Words) -> Scenario:
    title = words.get("title") or "untitled"
    try:
        check_start(words)
        steps = words.get("step", [])
        if not steps:
            raise BrokenScenario("There is no [[step]], so nothing is tested; add at least one.")
    except BrokenScenario as problem:
        raise BrokenScenario(f"'{title}': {problem}") from None
    for number, step in enumerate(steps, 1):
        try:
            check_step(step)
        except BrokenScenario as problem:
            raise BrokenScenario(f"'{title}', step {number}: {problem}") from None
    return Scenario(title, tuple(words["rules"]), words, steps)


def check_start(words: Words) -> None:
    """What every scenario needs, and what does not go together."""
    needed = ["title", "rules"] if "record" in words else ["title", "rules", "game", "players"]
    for key in needed:
        if not words.get(key):
            raise BrokenScenario(f"'{key}' is missing; every scenario names {', '.join(needed)}.")
    if "record" not in words:
        if "moves" in words:
            raise BrokenScenario("'moves' counts the moves of a 'record'; name the record, too.")
        return
    for key in ("position", "chance", "game", "players", "options", "seed"):
        if key in words:
            raise BrokenScenario(f"A record brings its own {key}; leave out '{key}' or 'record'.")


def check_step(step: Words) -> None:
    check("A step", step, STEP)
    check("The result", step.get("result", {}), RESULT)
    if not set(step) - {"seat"}:
        raise BrokenScenario("This step neither does nor expects anything.")
    if "choose" in step and "refuse" in step:
        raise BrokenScenario("A step either chooses or is refused; write two steps.")
    if "choose" in step and "seat" not in step:
        raise BrokenScenario("'choose' needs a 'seat' that chooses, such as seat = \"P1\".")
    if "because" in step and "refuse" not in step:
        raise BrokenScenario("'because' names the rules of a refusal; there is no 'refuse' in this step.")
    if "seat" in step and "choose" not in step and "refuse" not in step:
        raise BrokenScenario("'seat' says who chooses or is refused; this step has neither 'choose' nor 'refuse'.")
    if "chance" in step and "choose" not in step:
        raise BrokenScenario("Nothing is drawn unless somebody chooses; 'chance' needs a 'choose' in the same step.")
