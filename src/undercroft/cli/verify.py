"""`undercroft verify`: says whether a record is true."""

import argparse
from pathlib import Path

import undercroft
from undercroft.cli.arguments import add_language, doubting, read_record
from undercroft.cli.parser import Commands
from undercroft.cli.terminal import console
from undercroft.engine.verify import verify
from undercroft.text import shell


def register(commands: Commands) -> None:
    parser = commands.add(
        "verify",
        run,
        "say whether a record is true",
        "Deals the game again from its seed and compares entry by entry. Exit code 0: the record is true;\n"
        "1: it is not, and the first false entry is named; 2: it cannot be read.",
        "undercroft verify game.json",
    )
    parser.add_argument("record", type=Path, help="a file that 'save' or 'play' wrote")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    data = read_record(args.record)
    with doubting(args.record):
        verdict = verify(undercroft.game_of(data), data)
    out, say = console(), shell(args.lang).say
    if verdict.true:
        out.print(say("verify-true", dealt=word(verdict.dealt)), style="green")
        out.print(say("verify-length", entries=verdict.entries, over=word(verdict.over)))
        if verdict.measured:
            out.print(say("verify-measured", measured=verdict.measured), style="yellow")
        return 0
    where = say("verify-entry", entry=verdict.entry) if verdict.entry else say("verify-no-entry")
    out.print(say("verify-false", where=where, why=say(f"verify-kind-{verdict.kind}")), style="bold red")
    out.print(verdict.reason, soft_wrap=True)
    return 1


def word(truth: bool) -> str:
    return "yes" if truth else "no"
