"""A match frozen in the middle: data from which it goes on without playing again what came before.

The entries remain the game; a frozen match only saves the time to play them. Whoever has the entries can do without.
"""

from typing import TYPE_CHECKING, Any

from undercroft.engine.chance import KeyedSource
from undercroft.engine.door import Door
from undercroft.engine.errors import BrokenRecord
from undercroft.engine.journal import Journal
from undercroft.engine.machine import advance
from undercroft.engine.match import Match
from undercroft.engine.replay import RULE_ERRORS, keep_snapshot, play_on, scripted

if TYPE_CHECKING:
    from undercroft.engine.game import Game

Frozen = dict[str, Any]


def freeze(match: Match) -> Frozen | None:
    """The match as plain JSON data; None where a choice before could still be undone, or chance is not keyed."""
    journal, source = match.journal, match.door.source
    final = match.over or journal.barrier == len(journal.entries)
    if not (final and isinstance(source, KeyedSource)):
        return None
    return {
        "place": len(journal.entries),
        "state": match.state.to_data(),
        "events": [list(event) for event in journal.events],
        "reveals": match.door.reveals,
        "words": source.words,
    }


def go_on(game: "Game", frozen: Frozen, journal: Journal, key: bytes, start: dict[str, object] | None) -> Match:
    """The match to which the entries of that journal lead, played from where it was frozen."""
    live = KeyedSource(key)
    try:
        place = int(frozen["place"])
        live.go_to(int(frozen["words"]))
        script = scripted(journal, range(place, len(journal.entries)), live)
        match = thaw(game, frozen, journal, Door(script, Journal()))
    except RULE_ERRORS:
        raise BrokenRecord("The frozen match cannot be read.") from None
    match.seed, match.start = key, start
    keep_snapshot(match)
    play_on(match, script, journal, place)
    return match


def thaw(game: "Game", frozen: Frozen, journal: Journal, door: Door) -> Match:
    """The match as it was frozen, with its own past up to there."""
    place, own = int(frozen["place"]), door.journal
    own.entries = journal.entries[:place]
    own.beside = {each: carried for each, carried in journal.beside.items() if each < place}
    own.events = [(message, tuple(args), audience) for message, args, audience in frozen["events"]]
    own.barrier = place
    door.reveals = int(frozen["reveals"])
    state = game.rules.fresh(game.players, game.options, door)
    state.fill(frozen["state"])
    return Match(game, state, door, None, advance(game.rules, state))
