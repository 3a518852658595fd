"""The numbers of rules, `TL-004`, and of rulings, `XX-R01`, as they are cited in any text."""

import re

NUMBER = r"[A-Z]{2}-\d{3}(?!\d)"
RULE = re.compile(NUMBER)
RULING = re.compile(r"[A-Z]{2}-R\d{2}(?!\d)")
RANGE = re.compile(rf"({NUMBER})(?: to | bis |\s*[\u2013\u2026-]\s*|\.\.)({NUMBER})")  # `TL-002 to TL-004`
TYPED = re.compile(r"([a-z]{2})[- ]?(\d{1,3})", re.IGNORECASE)  # what somebody types who means TL-002: tl2


def cited(text: str) -> set[str]:
    """The rules that a text cites; a range cites every number in it."""
    found = set(RULE.findall(text))
    for first, last in RANGE.findall(text):
        found.update(between(first, last))
    return found


def between(first: str, last: str) -> list[str]:
    """The numbers of a range, both ends included; none where the ends are of two games or in the wrong order."""
    if first[:3] != last[:3]:
        return []
    return [f"{first[:3]}{number:03d}" for number in range(int(first[3:]), int(last[3:]) + 1)]


def meant(typed: str) -> str:
    """The rule number that somebody has typed, in full; empty where it is none."""
    found = TYPED.fullmatch(typed.strip())
    return f"{found[1].upper()}-{int(found[2]):03d}" if found else ""
