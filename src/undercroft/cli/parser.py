"""Reading the command line: a wrong argument gets one sentence, a command its description and an example."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

Run = Callable[[argparse.Namespace], int]

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction["Parser"]  # noqa: SLF001  # argparse has no public name for it

INTERRUPTED = 130  # what shells give for Ctrl-C
WRONG = 2  # exit code for wrong arguments and unreadable files


class Refusal(Exception):
    """The command cannot do what was asked; the message is one sentence for the person."""


class Parser(argparse.ArgumentParser):
    """Complains in one line instead of printing the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message.rstrip('.')}. Try '{self.prog} --help'.\n")


class Commands:
    """The subcommands as they register themselves."""

    def __init__(self, parsers: "Subparsers") -> None:
        self.parsers = parsers

    def add(self, name: str, run: Run, summary: str, description: str, example: str) -> Parser:
        """A subcommand; its arguments are added to the parser that comes back."""
        parser = self.parsers.add_parser(
            name,
            help=summary,
            description=description,
            epilog="example:\n" + "\n".join(f"  {line}" for line in example.splitlines()),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        parser.set_defaults(run=run)
        return parser
