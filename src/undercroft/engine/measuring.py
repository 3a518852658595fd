"""Measured outcomes: found out by a device, a simulation of thrown dice for example, instead of being drawn."""

import json
from typing import Final

from undercroft.engine.chance import Evidence, Measured, Measurer, Pool, Source
from undercroft.engine.errors import ImpossibleChance
from undercroft.engine.json_shape import is_plain

EVIDENCE: Final = 4096  # letters of an outcome's evidence, written as JSON
EVIDENCE_DEPTH: Final = 4


class MeasuringSource(Source):
    """A source with a measuring device beside it. Copies have none: they draw, and the device knows of one match."""

    __slots__ = ("device", "drawn")

    def __init__(self, drawn: Source, device: Measurer) -> None:
        self.drawn = drawn
        self.device = device

    def below(self, bound: int) -> int:
        return self.drawn.below(bound)

    def pick(self, kind: int, pool: Pool) -> int:
        return self.drawn.pick(kind, pool)

    def measure(self, kind: int, pool: Pool, question: tuple[int, ...]) -> Measured | None:
        found = self.device(kind, pool, question)
        if found is not None:
            check_measured(found[0], found[1], kind, pool)
        return found

    def fork(self) -> Source:
        return self.drawn.fork()


def check_measured(outcome: int, evidence: Evidence, kind: int, pool: Pool) -> None:
    """A device can be wrong, too: its outcome must be possible, its evidence short and plain."""
    if outcome not in pool:
        raise ImpossibleChance(f"The device found {outcome}, which is no possible outcome of kind {kind}.")
    if not is_evidence(evidence):
        raise ImpossibleChance(f"Evidence is an object of plain JSON data with at most {EVIDENCE} letters.")


def is_evidence(data: object) -> bool:
    return isinstance(data, dict) and is_plain(data, EVIDENCE_DEPTH) and len(json.dumps(data)) <= EVIDENCE
