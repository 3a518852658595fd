"""`undercroft rules`: the short rules for people, and which rules no test cites for developers."""

import argparse
from pathlib import Path

from rich.padding import Padding

import undercroft
from undercroft.cli.arguments import add_language, example_game, read_text
from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.terminal import console
from undercroft.text import Texts

TEST_FILES = (".py", ".toml")  # tests and scenarios


def register(commands: Commands) -> None:
    parser = commands.add(
        "rules",
        run,
        "print the short rules of a game",
        "Prints a short reference of the rules in our own words, with rule numbers. With --coverage it lists the\n"
        "rules of a specification that no test cites; the exit code is 1 if there are any.",
        f"undercroft rules {example_game()} --lang de\n"
        f"undercroft rules {example_game()} --coverage --spec spec.md --tests tests",
    )
    parser.add_argument("game", help="a game")
    parser.add_argument("--phase", help="one phase or topic only, for example hiring")
    parser.add_argument("--coverage", action="store_true", help="list the rules that no test cites")
    parser.add_argument("--spec", type=Path, metavar="FILE", help="the specification, for --coverage")
    parser.add_argument("--tests", type=Path, metavar="DIR", default=Path("tests"), help="default: tests")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    meta = undercroft.meta(args.game)
    if args.coverage:
        return coverage(args)
    out, texts = console(), Texts(meta.name, args.lang)
    for topic in wanted(texts, args.phase):
        title, paragraphs = texts.rules(topic)
        out.print(title, style="bold")
        for paragraph in paragraphs:
            out.print(Padding(paragraph, (0, 0, 1, 2)))
    return 0


def wanted(texts: Texts, phase: str | None) -> list[str]:
    topics = texts.topics()
    if phase is not None and phase not in topics:
        raise Refusal(f"There is no phase '{phase}'. There are: {', '.join(topics)}.")
    return topics if phase is None else [phase]


def coverage(args: argparse.Namespace) -> int:
    """Exit code 1 if the specification has rules that no test cites."""
    from undercroft.coverage import defined, uncited  # noqa: PLC0415  # only developers need it

    if args.spec is None:
        raise Refusal("--coverage needs the specification: add --spec FILE.")
    spec = read_text(args.spec)
    if not defined(spec):
        raise Refusal(f"{args.spec}: there are no rules here; a rule begins with its number, as in '- **TL-003** …'.")
    if not args.tests.is_dir():
        raise Refusal(f"{args.tests}: there is no such folder; give the tests with --tests DIR.")
    files = sorted(file for file in args.tests.rglob("*") if file.suffix in TEST_FILES and file.is_file())
    try:
        missing = uncited(spec, [read_text(file) for file in files])
    except (SyntaxError, ValueError, RecursionError) as problem:
        raise Refusal(f"A file under {args.tests} is neither Python nor TOML: {problem}.") from None
    for rule in missing:
        print(rule)
    print(f"{len(missing)} rules are not cited by any test." if missing else "Every rule is cited by a test.")
    return 1 if missing else 0
