"""The record beside which others are measured is the worst that a server lets in."""

import undercroft
from benchmarks.server.delays import largest_record
from undercroft.engine.verify import verify
from undercroft.server.config import TAKEN_BACK
from undercroft.server.records_api import OF_NO_TABLE, check_size, flaw_of


def test_the_largest_record_is_true_and_takes_back_as_much_as_it_may() -> None:
    record = largest_record()
    check_size(record)
    assert flaw_of(record, OF_NO_TABLE, 1.0) == ""
    assert sum("undo" in entry for entry in record["entries"]) == TAKEN_BACK
    assert verify(undercroft.game_of(record), record).true
