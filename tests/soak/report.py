"""What is told at the end, for people."""

from collections import Counter

from tests.soak.findings import QUIET, percentile
from tests.soak.run import Options, Outcome

COLUMNS = f"{'times':>6}{'choices':>9}{'again':>7}{'p50':>7}{'p99':>7}{'longest':>9}{'most MB':>9}"
HEAD = f"{'delay of a choice, in ms':26}{COLUMNS}"


def lines(outcome: Outcome, options: Options) -> list[str]:
    return ["", *figures(outcome, options), "", *delays(outcome), "", *partings(outcome), *verdict(outcome)]


def figures(outcome: Outcome, options: Options) -> list[str]:
    ledger, fresh, rested = outcome.house.ledger, outcome.fresh, outcome.rested
    disk = "a file system that fills up" if outcome.house.small else "files that may not grow (no right to mount)"
    refused = ", ".join(f"{kind} {times}" for kind, times in ledger.refusals.most_common())
    memory, files = outcome.watch.most_memory, outcome.watch.most_files
    return [
        f"Seed {options.seed}, {options.seconds:.0f} s, {options.parties} parties; a full disk was made by {disk}.",
        f"Acknowledged: {len(ledger.kept):,} messages, {ledger.choices:,} of them choices, at {outcome.tables} tables.",
        f"Refused: {refused or 'nothing'}.",
        f"Memory: fresh {fresh.memory:.0f} MB, most {memory:.0f} MB, at rest {rested.memory:.0f} MB.",
        f"Open files: fresh {fresh.files}, most {files:.0f}, at rest {rested.files}.",
        f"After the last kill the slowest table was loaded in {1000 * outcome.slowest:.0f} ms.",
    ]


def delays(outcome: Outcome) -> list[str]:
    """One line for quiet times and one for each fault."""
    trouble = outcome.house.trouble
    names = [QUIET, *sorted(set(trouble.lasted) - {QUIET})]
    told = "again: choices that were sent again because the socket was closed before their answer came."
    return [HEAD, *(delay_line(outcome, name, sorted(trouble.delays.get(name, []))) for name in names), told]


def delay_line(outcome: Outcome, name: str, found: list[float]) -> str:
    times = outcome.house.trouble.lasted[name] or ""
    shown = [1000 * value for value in (percentile(found, 0.5), percentile(found, 0.99), found[-1] if found else 0)]
    again, memory = outcome.house.trouble.again[name], outcome.watch.memory_by.get(name, 0)
    figures = f"{times:>6}{len(found):>9}{again:>7}{shown[0]:>7.0f}{shown[1]:>7.0f}{shown[2]:>9.0f}{memory:>9.0f}"
    return f"{name:26}{figures}"


def partings(outcome: Outcome) -> list[str]:
    codes: Counter[int] = Counter()
    for (code, _), times in outcome.house.trouble.partings.items():
        codes[code] += times
    told = ", ".join(f"{code} {times} times" for code, times in sorted(codes.items()))
    return [f"Sockets closed by the server: {told or 'none'}."]


def verdict(outcome: Outcome) -> list[str]:
    found = outcome.house.findings.lines()
    if not found:
        return ["Everything that was promised is there."]
    return [f"{len(found)} things are wrong:", *(f"  - {line}" for line in found)]
