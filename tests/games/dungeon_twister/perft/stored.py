"""Fixed positions and their counts: a file for each, which is itself a position. `python -m …perft.stored` renews them.

# Two gears that turn one room (DT-079, DT-080)
game 2
rooms …
# length 1: 12 sequences, 12 positions
# length 5: 90317 sequences, 4411 positions, slow
"""

import re
from pathlib import Path
from typing import NamedTuple

from tests.games.dungeon_twister.notation.written import laid
from tests.games.dungeon_twister.perft.counting import Count, count

HERE = Path(__file__).parent / "positions"
LINE = re.compile(r"# length (\d+): (\d+) sequences, (\d+) positions(, slow)?")
DAILY = 2_000  # positions of a length that is counted every day; the last length is counted in sweeps only


class Stored(NamedTuple):
    """What a file says of one length."""

    length: int
    found: Count
    slow: bool


def files() -> list[Path]:
    return sorted(HERE.glob("*.txt"))


def counts_in(text: str) -> list[Stored]:
    found = [LINE.fullmatch(line) for line in text.splitlines()]
    return [
        Stored(int(each[1]), Count(int(each[2]), int(each[3])), each[4] is not None)
        for each in found
        if each is not None
    ]


def renewed(text: str) -> str:
    """The position with its counts: every length of a day, and one more for sweeps."""
    kept = [line for line in text.splitlines() if not LINE.fullmatch(line)]
    start, length = laid(text), 1
    while True:
        last = count(start, length)[-1]
        slow = last.positions > DAILY
        kept.append(
            f"# length {length}: {last.sequences} sequences, {last.positions} positions{', slow' if slow else ''}"
        )
        if slow:
            break
        length += 1
    return "\n".join(kept) + "\n"


if __name__ == "__main__":
    for path in files():
        path.write_text(renewed(path.read_text("utf-8")), "utf-8")
