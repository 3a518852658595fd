"""`undercroft doctor`: checks whether everything is in order here."""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass

import undercroft
from undercroft.cli import database_doctor, selftest
from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.table.autosave import state_folder
from undercroft.cli.terminal import console
from undercroft.engine import machine
from undercroft.games import problems as found_problems
from undercroft.text.check import problems


@dataclass(frozen=True)
class Finding:
    """One line of the report; `advice` says what to do where something is wrong."""

    what: str
    ok: bool
    detail: str
    advice: str = ""


def register(commands: Commands) -> None:
    parser = commands.add(
        "doctor",
        run,
        "check this installation, or a server's database",
        "Checks Python, build, content, texts, bots, terminal and files, and plays a quick game with save, load\n"
        "and replay. With --database it looks through the tables of a server that does not run at the moment.\n"
        "Exit code 1 if something is wrong; each problem says what to do.",
        "undercroft doctor",
    )
    parser.add_argument("--database", default="", metavar="FILE", help="look through the tables stored there")
    parser.add_argument(
        "--mend", action="store_true", help="let damaged tables go on from their last whole move (with --database)"
    )


def run(args: argparse.Namespace) -> int:
    if args.mend and not args.database:
        raise Refusal("--mend needs --database: which file shall be mended?")
    if args.database:
        return database_doctor.run(args.database, args.mend)
    out = console()
    findings = [safely(check) for check in CHECKS]
    for finding in findings:
        mark, style = ("ok     ", "green") if finding.ok else ("problem", "bold red")
        out.print(f"{mark}  {finding.what}: {finding.detail}", style=style, soft_wrap=True)
        if not finding.ok:
            out.print(f"         {finding.advice}", soft_wrap=True)
    return 0 if all(finding.ok for finding in findings) else 1


def safely(check: Callable[[], Finding]) -> Finding:
    """A check that breaks is a finding, too."""
    try:
        return check()
    except Exception as problem:  # whatever is broken here, the doctor must be able to say so
        what = check.__name__.replace("_", " ")
        return Finding(what, False, f"{type(problem).__name__}: {problem}", "Install the package again.")


def python() -> Finding:
    version = ".".join(str(part) for part in sys.version_info[:3])
    return Finding("python", sys.version_info >= (3, 11), version, "Undercroft needs Python 3.11 or newer.")


def build() -> Finding:
    compiled = not str(machine.__file__).endswith(".py")
    return Finding("build", True, "compiled" if compiled else "plain Python (a compiled build is faster)")


def games() -> Finding:
    wrong = found_problems()
    detail = "; ".join(wrong) or ", ".join(undercroft.GAMES)
    return Finding("games", not wrong, detail, "Mend or remove the package that brings it; it is left out until then.")


def content() -> Finding:
    found = [f"{name} {selftest.content_hash(name)}" for name in undercroft.GAMES]
    wrong = [name for name in undercroft.GAMES if not selftest.content_is_whole(name)]
    return Finding("content", not wrong, ", ".join(found), f"The files of {', '.join(wrong)} have changed; reinstall.")


def texts() -> Finding:
    found = [each for name in undercroft.GAMES for each in problems(selftest.smallest(name))]
    detail = "; ".join(found[:3]) if found else "complete in all languages"
    return Finding("texts", not found, detail, "Complete the .ftl files, or install the package again.")


def bots() -> Finding:
    return Finding("bots", True, selftest.ask_bot())


def game() -> Finding:
    wrong = [problem for name in undercroft.GAMES if (problem := selftest.play_and_compare(name))]
    detail = "; ".join(wrong) or "played, saved, loaded, replayed and verified"
    return Finding("self-test", not wrong, detail, "Please report this with the line above.")


def terminal() -> Finding:
    encoding = sys.stdout.encoding or "unknown"
    good = encoding.lower().replace("-", "") == "utf8"
    return Finding("terminal", good, f"encoding {encoding}", "Set PYTHONUTF8=1, or use a UTF-8 terminal.")


def files() -> Finding:
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    probe = folder / "doctor.tmp"
    probe.write_text("ok", encoding="utf-8")
    probe.unlink()
    return Finding("kept games", True, str(folder))


CHECKS = (python, build, games, content, texts, bots, game, terminal, files)
