"""From rounds to medians, to a table, to JSON."""

import os
import platform
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.bars import LOOK_BACK, RATE, UNDO, verdicts
from benchmarks.catalog import GAMES, PLAN, SETUP_FAST, Entry, figures
from benchmarks.rounds import Answer, Outcome

COLUMNS = {
    RATE: "decisions/s",
    "clone_us": "clone us",
    "clone_apply_us": "clone+apply us",
    "view_us": "view us",
    UNDO: "undo us",
    LOOK_BACK: "look back us",
}
LABEL = 48
YARDSTICK = "peer/catanatron"
Row = dict[str, Any]


@cache
def titles() -> dict[str, str]:
    """Of the columns of all, and of the figures that one game alone has."""
    games = [path.parent.name for path in sorted(GAMES.glob(f"*/{PLAN}"))]
    return {**COLUMNS, **{each.name: each.title for game in games for each in figures(game)}}


def rows(entries: list[Entry], outcome: Outcome) -> list[Row]:
    """One row per measured subject; ratios say how many times better than Catanatron."""
    base = medians(outcome.answers.get(YARDSTICK, []))
    measured = [entry for entry in entries if entry.key in outcome.answers and not outcome.out(entry)]
    return [row(entry, outcome.answers[entry.key], base) for entry in measured]


def row(entry: Entry, answers: list[Answer], base: Mapping[str, float]) -> Row:
    middle = medians(answers)
    ratios = {name: better(name, value, base[name]) for name, value in middle.items() if name in base}
    doubt = doubtful(entry.build, answers[0]["compiled"])
    judged = [] if doubt else verdicts(entry, middle)
    bars = [vars(one) | {"verdict": str(one)} for one in judged]
    facts = {"subject": entry.subject, "label": entry.label, "build": entry.build, "doubt": doubt}
    figures = {"median": middle, "ratio": ratios, "spread": spread(answers)}
    return facts | figures | {"bars": bars, "rounds": answers}


def medians(answers: list[Answer]) -> dict[str, float]:
    return {name: median(a[name] for a in answers) for name in titles() if answers and name in answers[0]}


def better(column: str, value: float, base: float) -> float:
    return value / base if column == RATE else base / value


def spread(answers: list[Answer]) -> float:
    """Between the fastest and the slowest round, as a share of the median rate."""
    rates = [answer[RATE] for answer in answers]
    return float((max(rates) - min(rates)) / median(rates))


def table(found: list[Row]) -> list[str]:
    head = f"{'':{LABEL}}" + "".join(f"{COLUMNS[name]:>21}" for name in COLUMNS) + f"{'spread':>8}"
    return [head, "-" * len(head), *map(line, found)]


def line(one: Row) -> str:
    cells = "".join(f"{cell(one, name):>21}" for name in COLUMNS)
    return f"{one['label']:{LABEL}}{cells}{one['spread']:>8.0%}"


def cell(one: Row, name: str) -> str:
    value, ratio = one["median"].get(name), one["ratio"].get(name)
    if value is None:
        return "-"
    figure = f"{value:,.0f}" if name == RATE else f"{value:,.2f}"
    return figure if ratio is None else f"{figure} ({ratio:.2f}x)"


def bar_lines(found: list[Row]) -> list[str]:
    return [bar_line(one["label"], bar) for one in found for bar in one["bars"]]


def bar_line(label: str, bar: Mapping[str, Any]) -> str:
    bound = "at least" if bar["column"] == RATE else "at most"
    return f"{label:{LABEL}}{titles()[bar['column']]:>16} {bound} {bar['bar']:>9,.0f}: {bar['verdict']}"


def own_lines(found: list[Row]) -> list[str]:
    """Figures that one game alone has; a column of their own would be empty for all others."""
    own = [(one, name) for one in found for name in one["median"] if name not in COLUMNS]
    return [f"{one['label']:{LABEL}}{titles()[name]:>16} {one['median'][name]:,.2f}" for one, name in own]


def machine() -> dict[str, Any]:
    return {"cpu": cpu_model(), "cores": os.cpu_count(), "system": platform.platform()}


def cpu_model() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [text.partition(":")[2].strip() for text in lines if text.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown processor"


def versions(found: list[Row]) -> list[str]:
    """Python and each package with its version, or versions where the interpreters differ."""
    answers = [one["rounds"][0] for one in found]
    pythons = {f"Python {answer['python']}" for answer in answers}
    return sorted(pythons) + sorted({" ".join(pair) for a in answers for pair in a["packages"].items()})


def left_out(entries: list[Entry], outcome: Outcome) -> list[str]:
    """Each reason once, with the subjects it keeps out."""
    reasons: dict[str, list[str]] = {}
    for entry in entries:
        if entry.key in outcome.skipped:
            reasons.setdefault(outcome.skipped[entry.key], []).append(entry.label)
    return [f"{why} Left out: {'; '.join(labels)}." for why, labels in reasons.items()]


def doubts(found: list[Row]) -> list[str]:
    return [f"{one['label']}: {one['doubt']}" for one in found if one["doubt"]]


def doubtful(build: str, compiled: float | None) -> str:
    """Why a build is not what its name says; no bar is held against such a one."""
    if build == "fast" and not compiled:
        return f"nothing of it is compiled, so it is not judged; `{SETUP_FAST}` builds it."
    return "parts of it are compiled, so it is not judged." if build == "plain" and compiled else ""
