"""Runs tests and scenarios against a package with one broken module, in a process of its own."""

import importlib
import importlib.abc
import importlib.util
import os
import resource
import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tests.tools.breaks import Break

SOURCES = Path("src").resolve()
QUIET = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow")
PASSED, NOTICED, CRASHED, UNUSABLE = range(4)
WAITING = 30
MEMORY = 3 << 30  # an endless list must not fill the machine


@dataclass(frozen=True)
class Citing:
    """What cites a rule: tests by their pytest address, scenarios by their file."""

    tests: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()


class BrokenModule(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module from changed source; everything else comes from where it always does."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        self.name = name
        self.path = path
        self.code = code

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        package = self.path.name == "__init__.py"
        return importlib.util.spec_from_file_location(
            fullname, self.path, loader=self, submodule_search_locations=[str(self.path.parent)] if package else None
        )

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


def module_name(path: Path) -> str:
    parts = path.resolve().relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def outcome(broken: Break, citing: Citing, limit: float) -> int:
    """What became of the citing tests.

    PASSED; NOTICED: one of them found something else than it expected; CRASHED: one only stumbled or never ended;
    UNUSABLE: the package cannot be imported.
    """
    child = os.fork()
    if child == 0:
        code = CRASHED
        try:
            with silence():
                code = run_in_child(broken, citing, limit)
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else CRASHED


def run_in_child(broken: Break, citing: Citing, limit: float) -> int:
    seconds = max(1, round(limit))  # of work, however busy the machine is
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.alarm(WAITING * seconds)  # whoever waits does not work
    forget()
    name = module_name(broken.site.path)
    code = compile(broken.tree, str(broken.site.path), "exec")
    sys.meta_path.insert(0, BrokenModule(name, broken.site.path, code))
    try:
        importlib.import_module(name)
    except Exception:  # whatever it is: no test could tell anything
        return UNUSABLE
    found = {played(path) for path in citing.scenarios}
    if NOTICED not in found and citing.tests:
        found |= tested(citing.tests)
    return NOTICED if NOTICED in found else CRASHED if CRASHED in found else PASSED


@contextmanager
def silence() -> Iterator[None]:
    """Whatever the tests print goes nowhere."""
    kept = [os.dup(stream) for stream in (1, 2)]
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    try:
        yield
    finally:
        for stream, before in zip((1, 2), kept, strict=True):
            os.dup2(before, stream)


def forget() -> None:
    """The package and its tests are imported anew, so that all of them see the broken module."""
    for name in [name for name in sys.modules if f"{name}.".startswith(("undercroft.", "tests."))]:
        del sys.modules[name]


def played(path: str) -> int:
    from undercroft.engine.errors import UndercroftError  # noqa: PLC0415  # only now, with the broken module in place
    from undercroft.scenarios import run_file  # noqa: PLC0415

    try:
        return PASSED if all(outcome.ok for outcome in run_file(Path(path))) else NOTICED
    except UndercroftError:
        return NOTICED
    except Exception:  # the broken code itself stumbled
        return CRASHED


def tested(addresses: Sequence[str]) -> set[int]:
    witness = Witness(stop=True)
    pytest.main([*QUIET, *addresses], plugins=[witness])
    return witness.found


def unbroken(addresses: Sequence[str]) -> dict[str, float]:
    """The tests that pass as things are, with their seconds. It also loads what every later run needs."""
    witness = Witness(stop=False)
    with silence():
        pytest.main([*QUIET, *addresses], plugins=[witness])
    return {test: seconds for test, seconds in witness.seconds.items() if test not in witness.failed}


class Witness:
    """Hears what becomes of each test; if wanted, stops the run as soon as one has noticed the break."""

    def __init__(self, stop: bool) -> None:
        self.stop = stop
        self.found: set[int] = set()
        self.failed: set[str] = set()
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        address = item.nodeid.partition("[")[0]
        self.seconds[address] = self.seconds.get(address, 0.0) + report.duration
        if report.failed and call.excinfo is not None:
            self.failed.add(address)
            self.found.add(meaning(call.excinfo))
            if self.stop and NOTICED in self.found:
                item.session.shouldstop = "noticed"
        return report

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.found.add(CRASHED)


def meaning(problem: pytest.ExceptionInfo[BaseException]) -> int:
    """NOTICED: the test says no, or the engine refuses what it does. CRASHED: the broken code itself stumbled."""
    refusal = sys.modules["undercroft.engine.errors"].UndercroftError
    told = isinstance(problem.value, AssertionError | pytest.fail.Exception | refusal)
    return NOTICED if told or SOURCES not in Path(problem.traceback[-1].path).parents else CRASHED
