"""Searching a rulebook: every word must occur; case, umlauts and accents make no difference.

The browser searches in the same way (`web/src/shell/words/rulesearch.ts`); both are held to the examples in
`tests/text/rule_searches.json`.
"""

import re
import unicodedata

from undercroft.text.numbers import meant
from undercroft.text.rulebook import Rule, Rulebook, Section

WORDS = re.compile(r"[\w-]+")
WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
ITS_NUMBER, WHOLE_WORD, BEGINNING, INSIDE, HEADING = 1000, 4, 3, 1, 2
COUNTED = 3  # times that a word may raise a rule


def search(book: Rulebook, query: str) -> list[Rule]:
    """The rules that hold every word of the query, the best first, else in the order of the book."""
    words = wanted(query)
    found = [(score(rule, section, words), rule) for section in book.sections for rule in section.rules]
    hits = [(points, rule) for points, rule in found if points]
    return [rule for _, rule in sorted(hits, key=lambda hit: -hit[0])]


def wanted(query: str) -> list[str]:
    return [plain(word) for word in WORDS.findall(query)]


def score(rule: Rule, section: Section, words: list[str]) -> int:
    """How well a rule fits; 0 if a word is missing."""
    text = " ".join([rule.text, *(cell for row in rule.table for cell in row)])
    each = [points(word, rule.number, text, section.title) for word in words]
    return sum(each) if all(each) else 0


def points(word: str, number: str, text: str, heading: str) -> int:
    """One word: as its number, in its text, in the heading it stands under."""
    if number.lower() == word or number == meant(word) or (word.isdecimal() and int(number[3:]) == int(word)):
        return ITS_NUMBER
    in_text = sum(sorted((worth(word, each) for each in readings(text)), reverse=True)[:COUNTED])
    in_heading = HEADING if any(word in reading for each in readings(heading) for reading in each) else 0
    return in_text + in_heading


def readings(text: str) -> list[tuple[str, str]]:
    """Each word as it is compared: without marks, and with ae, oe, ue for umlauts."""
    return [(plain(word), plain(word.lower().translate(WRITTEN_OUT))) for word in WORDS.findall(text)]


def worth(word: str, reading: tuple[str, str]) -> int:
    return max(WHOLE_WORD if word == each else BEGINNING if each.startswith(word) else INSIDE if word in each else 0
               for each in reading)  # fmt: skip


def plain(text: str) -> str:
    """Small letters without accents or dots; ß is ss."""
    return "".join(each for each in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(each))
