"""Bringing matches back from the store. It takes its time, so it is done in a thread, never on the event loop."""

import json
import logging
from typing import Any

from undercroft.engine.chance import KeyedSource
from undercroft.engine.errors import BrokenRecord
from undercroft.engine.frozen import Frozen, freeze, go_on
from undercroft.engine.game import Game
from undercroft.engine.journal import Journal, Packed, unpacked
from undercroft.engine.match import Match
from undercroft.engine.replay import RULE_ERRORS, rebuild

log = logging.getLogger("undercroft.server")

FREEZE = 100  # entries after which a match is frozen again: so much has to be played when it is brought back


def begin(game: Game, row: dict[str, Any]) -> Match:
    """The match of a table before its first move."""
    source = KeyedSource(row["key"])
    if row["start"] is None:
        return game.begin(source, row["key"])
    return game.begin_at(row["start"], source, row["key"])


def bring_back(game: Game, row: dict[str, Any], moves: list[str], frozen: str | None) -> Match:
    """The match that the stored moves lead to, from where it was frozen last; else from its beginning."""
    journal = journal_of(moves)
    if frozen is not None:
        try:
            return go_on(game, json.loads(frozen), journal, row["key"], row["start"])
        except (BrokenRecord, *RULE_ERRORS):  # it saves time, no more; the moves are the match
            log.warning("frozen match not used", extra={"table": row["id"]})
    live = KeyedSource(row["key"])
    try:
        return rebuild(game, journal.entries, live, row["key"], row["start"], journal.beside)
    except RULE_ERRORS:
        raise BrokenRecord("The stored moves do not fit each other.") from None


def journal_of(moves: list[str]) -> Journal:
    try:
        return unpacked([entry for text in moves for entry in as_entries(text)])
    except RULE_ERRORS:
        raise BrokenRecord("A stored move cannot be read.") from None


def as_entries(text: str) -> list[Packed]:
    return [tuple(each) for each in json.loads(text)]


def frozen_after(match: Match, last: int) -> Frozen | None:
    """The match, frozen, if it was frozen long ago and can be."""
    return freeze(match) if len(match.journal.entries) - last >= FREEZE else None
