"""From rounds to medians, to a table, to JSON."""

import os
from collections.abc import Callable
from statistics import median
from typing import Any

from benchmarks.server.rounds import Answer, Outcome
from benchmarks.server.subjects import Subject, yardstick

Row = dict[str, Any]
Figures = dict[str, float | None]

LABEL = 36
COLUMNS = {
    "rate": "choices/s",
    "p50": "p50 ms",
    "p99": "p99 ms",
    "cpu": "server CPU s",
    "cpu_ms": "CPU ms/choice",
    "others": "others",
}
UNRATED = ("others",)
DISTURBED = 0.1
MORE_IS_BETTER = ("rate",)
EXPLAINED = """\
choices/s: answers to a decision that the server has acknowledged to the client that made them.
p50, p99: from sending a choice until its acknowledgement has arrived. Without a pause between choices every table has
  at least one under way all the time, so that these two say how long the queue is; the rows with a pace say what a
  player feels.
server CPU s: of the server process and its children, in the measured seconds.
others: the share of all processors that other programs took meanwhile; above a few per cent the rates mean little.
(…x): how many times better than boardgame.io under the same load; more than 1 is better in every column.
boardgame.io: its tutorial's tic-tac-toe, its server, its clients on socket.io's WebSockets, its FlatFile storage. It
  tells the clients of a move before it writes, then writes two or three files whole, without fsync. Each match ends
  after 5 to 9 moves; the next one is made on the same sockets.
Undercroft: dungeonville with two seats over its WebSocket protocol. A choice is checked, committed to SQLite (WAL,
  synchronous=NORMAL: no fsync at every commit) and only then acknowledged and told. A match has about 200 choices.
Both: one process with all sockets makes the load, another one is the server; random legal choices.
Against bots: one scripted seat and one bot of the server at each table; choices/s counts the scripted seats alone."""


def rows(entries: list[Subject], outcome: Outcome) -> list[Row]:
    whole = [each for each in entries if each.key in outcome.answers and each.key not in outcome.failed]
    found = {each.key: middle(outcome.answers[each.key]) for each in whole}
    return [row(each, found[each.key], found.get(yardstick(each), {}), outcome.answers[each.key]) for each in whole]


def row(subject: Subject, own: Figures, base: Figures, answers: list[Answer]) -> Row:
    compared = [name for name in COLUMNS if base and name not in UNRATED and not (subject.pace and name == "rate")]
    # A pace sets the rate: there is nothing to compare.
    ratios = {name: better(name, own[name], base[name]) for name in compared}
    notes = {name: [answer[name] for answer in answers] for name in ("connections", "matches", "refused", "stored")}
    facts = {"key": subject.key, "label": subject.label, "system": subject.system, "pace": subject.pace}
    return facts | {"median": own, "ratio": ratios, "rounds": [figures(each) for each in answers]} | notes


def figures(answer: Answer) -> Figures:
    """The columns of one round."""
    latencies, cpu = sorted(answer["latencies"]), answer["cpu"]
    each = None if cpu is None or not latencies else 1000 * cpu / len(latencies)
    rate = len(latencies) / answer["seconds"]
    points = {"p50": percentile(latencies, 0.5), "p99": percentile(latencies, 0.99)}
    return {"rate": rate, **points, "cpu": cpu, "cpu_ms": each, "others": others(answer)}


def others(answer: Answer) -> float | None:
    """The share of the machine that went to programs of others: what they took, nobody here could have."""
    parts: list[float | None] = [answer[name] for name in ("machine", "cpu", "load")]
    machine, *own = [part for part in parts if part is not None] or [0.0]
    if len(own) < 2:
        return None
    seconds: float = answer["seconds"] * (os.cpu_count() or 1)
    return max(0.0, (machine - sum(own)) / seconds)


def percentile(ordered: list[float], share: float) -> float | None:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else None


def middle(answers: list[Answer]) -> Figures:
    rounds = [figures(answer) for answer in answers]
    return {name: median_of([each[name] for each in rounds]) for name in COLUMNS}


def median_of(values: list[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return median(known) if known else None


def better(column: str, value: float | None, base: float | None) -> float | None:
    if not value or not base:
        return None
    return value / base if column in MORE_IS_BETTER else base / value


def table(found: list[Row]) -> list[str]:
    head = f"{'':{LABEL}}" + "".join(f"{title:>18}" for title in COLUMNS.values())
    return [head, "-" * len(head), *map(line, found)]


def line(one: Row) -> str:
    return f"{one['label']:{LABEL}}" + "".join(f"{cell(one, name):>18}" for name in COLUMNS)


def cell(one: Row, name: str) -> str:
    value, ratio = one["median"][name], one["ratio"].get(name)
    if value is None:
        return "-"
    figure = {"rate": f"{value:,.0f}", "others": f"{value:.0%}"}.get(name, f"{value:,.2f}")
    return figure if ratio is None else f"{figure} ({ratio:.2f}x)"


def remarks(found: list[Row]) -> list[str]:
    """What a reader must know of single rows."""
    kinds: list[Callable[[Row], str]] = [bots_too, refusals, unequal, disturbed]
    return [text for one in found for kind in kinds if (text := kind(one))]


def bots_too(one: Row) -> str:
    if "bots" not in one["key"]:
        return ""
    return f"{one['label']}: {median(one['stored']):,.0f} choices stored a round, those of the bots with them."


def refusals(one: Row) -> str:
    return f"{one['label']}: {sum(one['refused'])} choices were refused." if any(one["refused"]) else ""


def unequal(one: Row) -> str:
    """Said aloud, because a server with fewer sockets has less to do."""
    return f"{one['label']}: {one['connections'][0]} connections." if "bots" in one["key"] else ""


def disturbed(one: Row) -> str:
    share = one["median"]["others"]
    if share is None or share < DISTURBED:
        return ""
    return f"{one['label']}: other programs took {share:.0%} of the machine; its rates and times are not to be kept."
