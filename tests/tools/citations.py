"""Does a test that cites a rule exercise it? Breaks the code that cites the rule and runs the tests that cite it.

python -m tests.tools.citations GAME [--rule TL-002 …] [--jobs 2]

For each rule the functions and constants that cite it are broken on purpose, one small change at a time, until a
citing test or scenario fails. Reported are the rules where none does, except those that
`tests/games/GAME/citations.toml` explains.
"""

import argparse
import ast
import multiprocessing
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from tests.tools.breaks import RAISES, Break, breaks
from tests.tools.broken_run import CRASHED, NOTICED, Citing, outcome, unbroken
from tests.tools.sites import Site, sites
from undercroft.coverage import cited_by_scenario, cited_by_tests, defined
from undercroft.games import GAMES, home

TESTS = Path("tests")
GAME_FOLDERS = Path("src/undercroft/games")
AT_MOST = 80  # breaks of one rule
PATIENCE = 10.0  # seconds that the tests of a rule may take beyond three times what they take unbroken
SLOW = 20.0  # seconds after which a test is left out

PROVED, UNNOTICED, UNREACHED = "proved", "no break is noticed", "never reached"
NO_CODE, NO_TEST = "no code cites it", "no test that passes cites it"


@dataclass(frozen=True)
class Verdict:
    """What became of one rule, and the break that was noticed (or how many were not)."""

    rule: str
    state: str
    by: str = ""


def citing(folder: Path) -> dict[str, Citing]:
    """For each rule the tests and scenarios that cite it."""
    tests: dict[str, list[str]] = {}
    scenarios: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for name, rules in cited_by_tests(ast.parse(path.read_text(encoding="utf-8"))).items():
            for rule in rules:
                tests.setdefault(rule, []).append(f"{path}::{name}")
    for path in sorted(folder.glob("**/scenarios/*.toml")):
        for rule in cited_by_scenario(tomllib.loads(path.read_text(encoding="utf-8"))):
            scenarios.setdefault(rule, []).append(str(path))
    return {
        rule: Citing(tuple(tests.get(rule, ())), tuple(scenarios.get(rule, ()))) for rule in tests.keys() | scenarios
    }


def rules_of(game: str) -> list[str]:
    files = sorted((GAME_FOLDERS / game / "rulebook" / "en").glob("*.md"))
    return [rule for file in files for rule in defined(file.read_text(encoding="utf-8"))]


def code_of(game: str) -> dict[str, list[Site]]:
    """Where the rules are cited in the game's folder and in those of its parts."""
    found: dict[str, list[Site]] = {}
    for name in (each for each in GAMES if home(each) == game):
        for rule, places in sites(GAME_FOLDERS / name).items():
            found.setdefault(rule, []).extend(places)
    return found


def judge(rule: str, places: list[Site], tests: Citing, limit: float) -> Verdict:
    """Break by break, until a citing test fails."""
    if not places:
        return Verdict(rule, NO_CODE)
    if tests == Citing():
        return Verdict(rule, NO_TEST)
    tried, reached = 0, False
    for broken in islice(all_breaks(places), AT_MOST):
        found = outcome(broken, tests, limit)
        if found == NOTICED and broken.what != RAISES:
            return Verdict(rule, PROVED, str(broken))
        reached |= found in (NOTICED, CRASHED)
        tried += 1
    return Verdict(rule, UNNOTICED if reached else UNREACHED, f"{tried} breaks, first at {places[0]}")


def all_breaks(places: list[Site]) -> Iterator[Break]:
    """The first break of every place before the second of any."""
    waiting = [breaks(place) for place in places]
    while waiting:
        for source in list(waiting):
            found = next(source, None)
            if found is None:
                waiting.remove(source)
            else:
                yield found


def explained(game: str) -> dict[str, str]:
    """Rules that no break can prove, each with its reason."""
    path = TESTS / "games" / game / "citations.toml"
    groups = tomllib.loads(path.read_text(encoding="utf-8"))["explained"] if path.is_file() else []
    return {rule: group["reason"] for group in groups for rule in group["rules"]}


def verdicts(game: str, wanted: list[str], jobs: int) -> Iterator[Verdict]:
    code, tests = code_of(game), citing(TESTS)
    seconds = unbroken(sorted({test for rule in wanted for test in tests.get(rule, Citing()).tests}))
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("fork")) as pool:
        work = []
        for rule in wanted:
            own = quickest_first(tests.get(rule, Citing()), seconds)
            limit = 3 * sum(seconds[test] for test in own.tests) + PATIENCE
            work.append(pool.submit(judge, rule, code.get(rule, []), own, limit))
        for each in work:
            yield each.result()


def quickest_first(tests: Citing, seconds: dict[str, float]) -> Citing:
    """Without those that fail anyway, or take so long that others must do."""
    usable = [test for test in tests.tests if seconds.get(test, SLOW) < SLOW]
    return Citing(tuple(sorted(usable, key=lambda test: seconds[test])), tests.scenarios)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[name for name in GAMES if home(name) == name])
    parser.add_argument("--rule", action="append", metavar="NUMBER", help="this rule only; may stand several times")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    reasons = explained(args.game)
    open_ones = 0
    for verdict in verdicts(args.game, args.rule or rules_of(args.game), args.jobs):
        known = verdict.state != PROVED and verdict.rule in reasons
        stale = verdict.state == PROVED and verdict.rule in reasons
        open_ones += stale or (verdict.state != PROVED and not known)
        note = f" (explained: {reasons[verdict.rule]})" if known else " (no longer needs its reason)" if stale else ""
        print(f"{verdict.rule} {verdict.state}: {verdict.by}{note}", flush=True)  # noqa: T201  # a command
    print(f"{open_ones} rules are open." if open_ones else "Every rule is proved or explained.")  # noqa: T201
    return 1 if open_ones else 0


if __name__ == "__main__":
    sys.exit(main())
