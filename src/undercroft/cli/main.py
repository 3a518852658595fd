"""The command `undercroft`: finds the subcommand and turns everything that can go wrong into one sentence."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from undercroft import __version__
from undercroft.cli import (
    bench,
    check,
    content,
    contract,
    doctor,
    games,
    new,
    play,
    puzzle,
    replay,
    review,
    rules,
    serve,
    simulate,
    types,
    verify,
)
from undercroft.cli.parser import INTERRUPTED, WRONG, Commands, Parser, Refusal
from undercroft.engine.errors import UndercroftError

CLOSED_PIPE = 141  # what shells give when the reader of our output went away

STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}

COMMANDS = (
    play, puzzle, serve, games, simulate, replay, review, check, rules, content, bench, verify, contract, new, types,
    doctor,
)  # fmt: skip


def parser() -> Parser:
    top = Parser(prog="undercroft", description="A table for dungeon board games: play, simulate, look back.")
    top.add_argument("--version", action="version", version=f"undercroft {__version__}")
    commands = Commands(top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser))
    for command in COMMANDS:
        command.register(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code comes back."""
    try:
        speak_anything()
        args = parser().parse_args(content.choose_packs(sys.argv[1:] if argv is None else argv))
        code: int = args.run(args)
        sys.stdout.flush()
    except SystemExit as asked:
        return asked.code if isinstance(asked.code, int) else WRONG
    except KeyboardInterrupt:
        complain("Interrupted.")
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains when it ends
        return CLOSED_PIPE
    except (UndercroftError, Refusal) as refused:
        complain(str(refused))
        return WRONG
    except OSError as problem:
        complain(file_problem(problem))
        return WRONG
    return code


def speak_anything() -> None:
    """A character that cannot be read or shown becomes a question mark; where a stream is closed nobody speaks."""
    for name, mode in STREAMS.items():
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # open to the end
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def file_problem(problem: OSError) -> str:
    reason = (problem.strerror or str(problem)).rstrip(".")
    return f"{problem.filename}: {reason}." if problem.filename else f"{reason}."


def complain(sentence: str) -> None:
    print(f"undercroft: {sentence}", file=sys.stderr)
