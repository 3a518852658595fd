"""What must be true at the end, each answered with sentences for what is not."""

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from tests.soak.findings import QUIET, Trouble
from tests.soak.ledger import MOVES, Ledger, Promise

ROOT = Path(__file__).parents[2]
PROTOCOL = ROOT / "docs" / "protocol.md"
SHOWN = 3  # examples in one sentence
ORDINARY = {1000, 1001, 1006, 1012}  # of the WebSocket standard; 1006 is a connection that broke
NAMED = re.compile(r"[A-Za-z_][\w.]*(: |$)")
Keys = set[tuple[str, str]]


def stored(database: Path) -> Keys:
    """Table and request of everything that is in the store."""
    with closing(sqlite3.connect(database)) as opened:
        rows = [opened.execute(f"SELECT table_id, request FROM {each}") for each in ("moves", "requests", "chat")]
        return {(table, request) for found in rows for table, request in found if request}


def table_ids(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as opened:
        return [table for (table,) in opened.execute("SELECT id FROM tables ORDER BY created")]


def broken_promises(ledger: Ledger, found: Keys) -> list[str]:
    """What was acknowledged is there; what was refused is not."""
    kinds = (*MOVES, "chat")
    lost = [each for each in ledger.kept if each.kind in kinds and each.key not in found]
    done = [each for each in ledger.refused if each.kind in kinds and each.key in found]
    return [
        *([f"{len(lost)} acknowledged messages are not stored: {examples(lost)}."] if lost else []),
        *([f"{len(done)} refused messages are stored: {examples(done)}."] if done else []),
        *([f"{len(ledger.unanswered)} messages were never answered: {examples(ledger.unanswered.values())}."]
          if ledger.unanswered else []),
    ]  # fmt: skip


def examples(promises: Iterable[Promise]) -> str:
    return ", ".join(f"{each.kind} {each.key[1]} at {each.table}" for each in list(promises)[:SHOWN])


def wrong_choices(told: list[str], recorded: list[str], whole: bool) -> str:
    """How the choices of a seat differ from what was acknowledged to it; a bot may have played on in its place."""
    there = recorded if whole else recorded[: len(told)]
    if there == told:
        return ""
    same = next(
        (n for n, (one, other) in enumerate(zip(told, there, strict=False)) if one != other), min(len(told), len(there))
    )
    return (
        f"{len(told)} choices were acknowledged and {len(recorded)} are recorded; they differ from number {same + 1} on"
    )


def traces(log: str) -> list[str]:
    """Each exception of the log once, by its last line."""
    found: Counter[str] = Counter()
    for line in log.splitlines():
        if line.startswith("Traceback (most recent"):
            found["outside the JSON log"] += 1
        elif '"trace"' in line:
            entry = json.loads(line)
            said = entry["message"].strip().partition("\n")[0]
            found[f"{said}: {exception_of(entry['trace'])}"] += 1
    return [f"The log holds a traceback, {times} times: {what}." for what, times in found.most_common()]


def exception_of(trace: str) -> str:
    """The line that names it; some libraries add further ones."""
    return next((line for line in reversed(trace.splitlines()) if NAMED.match(line)), trace.strip())[:160]


def strange_partings(trouble: Trouble) -> list[str]:
    """Sockets are closed with documented codes, and in quiet times not without one."""
    known = documented_codes()
    told = [f"{times} sockets were closed with {code}, which is not documented ({name})."
            for (code, name), times in trouble.partings.items() if code not in known]  # fmt: skip
    dropped = trouble.partings[1006, QUIET]
    return told + ([f"{dropped} sockets broke in quiet times."] if dropped else [])


def documented_codes() -> set[int]:
    """Those named after the words with which the protocol begins to tell them."""
    told = PROTOCOL.read_text(encoding="utf-8").partition("The server closes with")[2]
    return ORDINARY | {int(code) for code in re.findall(r"\b[14]\d{3}\b", told)}
