"""Rules in full on the terminal: by number, by range, by section, by search."""

from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from undercroft.text import shell
from undercroft.text.numbers import RULING, between, meant
from undercroft.text.rule_search import plain, search
from undercroft.text.rulebook import Rule, Rulebook, Section

INDENT = (0, 0, 0, 2)
MANY = 12  # results that are shown in full


def asked_for(book: Rulebook, typed: str) -> list[Rule]:
    """The rules that somebody means: a number, a range (TL-002..004), a ruling, else the words of a search."""
    first, dots, last = typed.partition("..")
    if dots and meant(first):
        end = meant(last) or meant(f"{meant(first)[:2]}{last}")
        return [book.rules[number] for number in between(meant(first), end) if number in book.rules]
    if meant(typed) in book.rules:
        return [book.rules[meant(typed)]]
    if RULING.fullmatch(typed.strip().upper()):
        return book.naming(typed.strip().upper())
    return search(book, typed)


def sections_like(book: Rulebook, title: str) -> list[Section]:
    """Sections whose title holds these words, in either spelling; of a part's title all its sections."""
    wanted = plain(title)
    return [
        section
        for part in book.parts
        for section in part.sections
        if wanted in plain(section.title) or wanted in plain(part.title)
    ]


def show(out: Console, book: Rulebook, rules: Iterable[Rule]) -> None:
    """Rules in full, under the headings of their sections."""
    heading = ""
    for rule in rules:
        if book.section_of[rule.number].title != heading:
            heading = book.section_of[rule.number].title
            out.print(heading, style="bold")
        show_rule(out, rule)


def show_rule(out: Console, rule: Rule) -> None:
    out.print(Padding(Text.assemble((rule.number, "bold cyan"), "  ", rule.text), INDENT))
    if rule.table:
        table = Table(*rule.table[0], box=box.SIMPLE, header_style="dim")
        for row in rule.table[1:]:
            table.add_row(*row)
        out.print(Padding(table, INDENT))


def tell(out: Console, book: Rulebook, typed: str) -> bool:
    """What somebody asks for, the best first and not endlessly; False if there is nothing."""
    found = asked_for(book, typed)
    say = shell(book.lang).say
    if not found:
        out.print(say("rulebook-none", text=typed[:40]), style="red")
    show(out, book, found[:MANY])
    if len(found) > MANY:
        rest = ", ".join(rule.number for rule in found[MANY:])
        out.print(say("rulebook-more", rules=rest), style="dim")
    return bool(found)
