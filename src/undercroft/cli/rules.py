"""`undercroft rules`: the rules, short or in full, for people; and which of them no test cites, for developers."""

import argparse
from pathlib import Path

from rich.padding import Padding

import undercroft
from undercroft.cli.arguments import add_language, example_game, read_text
from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.rulebook import asked_for, sections_like, show, tell
from undercroft.cli.terminal import console
from undercroft.text import Texts
from undercroft.text.numbers import RULING, meant
from undercroft.text.rulebook import Rulebook, book_with, rulebook

TEST_FILES = (".py", ".toml")  # tests and scenarios


def register(commands: Commands) -> None:
    parser = commands.add(
        "rules",
        run,
        "print the rules of a game, short or in full",
        "Prints a short reference of the rules in our own words, with rule numbers. A number, a range, --section,\n"
        "--search and --full print the numbered rules themselves. With --coverage it lists the rules that no test\n"
        "cites; the exit code is 1 if there are any, and if a search finds nothing.",
        f"undercroft rules {example_game()} --lang de\n"
        "undercroft rules TL-002 --lang de\n"
        "undercroft rules TL-002..004\n"
        f"undercroft rules {example_game()} --search blood\n"
        f"undercroft rules {example_game()} --section hiring\n"
        f"undercroft rules {example_game()} --coverage --tests tests",
    )
    parser.add_argument("game", metavar="GAME|NUMBER", help="a game, a rule (TL-002) or a range of rules (TL-002..004)")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--phase", help="the short rules of one phase or topic only, for example hiring")
    which.add_argument("--section", metavar="TITLE", help="the sections in full whose title holds these words")
    which.add_argument("--search", metavar="WORDS", help="the rules in full that hold all these words")
    which.add_argument("--full", action="store_true", help="all numbered rules in full")
    which.add_argument("--coverage", action="store_true", help="list the rules that no test cites")
    parser.add_argument("--tests", type=Path, metavar="DIR", default=Path("tests"), help="default: tests")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.game not in undercroft.GAMES and is_number(args.game):
        return by_number(args.game, args.lang)
    book = rulebook(undercroft.meta(args.game).name, args.lang)
    if args.coverage:
        return coverage(book, args.tests)
    if args.search is not None:
        return 0 if tell(console(), in_full(book), args.search) else 1
    if args.section is not None or args.full:
        return sections(in_full(book), args.section or "")
    return short(Texts(args.game, args.lang), args.phase)


def is_number(typed: str) -> bool:
    return bool(meant(typed.partition("..")[0]) or RULING.fullmatch(typed.upper()))


def in_full(book: Rulebook) -> Rulebook:
    if not book.parts:
        raise Refusal(f"{book.game} brings no numbered rules.")
    return book


def by_number(typed: str, lang: str) -> int:
    """A rule, a range of rules, or those that a ruling was worked into."""
    book = book_with(typed[:2].upper(), lang)
    found = asked_for(book, typed) if book is not None else []
    if book is None or not found:
        raise Refusal(f"There is no rule {typed}.")
    show(console(), book, found)
    return 0


def sections(book: Rulebook, title: str) -> int:
    found = sections_like(book, title)
    if not found:
        titles = ", ".join(f"'{section.title}'" for section in book.sections)
        raise Refusal(f"There is no section '{title}'. There are: {titles}.")
    show(console(), book, (rule for section in found for rule in section.rules))
    return 0


def short(texts: Texts, phase: str | None) -> int:
    out = console()
    for topic in wanted(texts, phase):
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


def coverage(book: Rulebook, tests: Path) -> int:
    """Exit code 1 if the rulebook has rules that no test cites."""
    from undercroft.coverage import uncited  # noqa: PLC0415  # only developers need it

    if not tests.is_dir():
        raise Refusal(f"{tests}: there is no such folder; give the tests with --tests DIR.")
    files = sorted(file for file in tests.rglob("*") if file.suffix in TEST_FILES and file.is_file())
    try:
        missing = uncited(in_full(book).numbers, [read_text(file) for file in files])
    except (SyntaxError, ValueError, RecursionError) as problem:
        raise Refusal(f"A file under {tests} is neither Python nor TOML: {problem}.") from None
    for rule in missing:
        print(rule)
    print(f"{len(missing)} rules are not cited by any test." if missing else "Every rule is cited by a test.")
    return 1 if missing else 0
