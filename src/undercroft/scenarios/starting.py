"""The three ways to begin: a position, a saved match, a fresh game."""

from pathlib import Path

import undercroft
from undercroft.engine.chance import Source, fast_source
from undercroft.engine.door import Door
from undercroft.engine.errors import BrokenScenario
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.games import game_with
from undercroft.scenarios.dictated import under_chance
from undercroft.scenarios.reading import text_of
from undercroft.scenarios.shapes import Words

# What a value of the wrong kind in a position leads to; the game's notation names the wrong words itself.
WRONG_VALUE = (TypeError, ValueError, AttributeError, KeyError, IndexError)


def start(words: Words, folder: Path) -> Match:
    """The match at the beginning of a scenario."""
    if "record" in words:
        return from_record(folder / words["record"], words.get("moves"))
    played = game_with(words["game"], words["players"], words.get("options", {}))
    seed = words.get("seed", 0)

    def begin(source: Source) -> Match:
        if "position" in words:
            return at_position(played, words["position"], source)
        return played.begin(source, None)

    return under_chance(played, words.get("chance", []), fast_source(seed), 0, begin)


def at_position(played: Game, position: Words, source: Source) -> Match:
    """As `testing.table.sit` does, but with a source that the scenario watches."""
    state = played.rules.fresh(played.players, played.options, Door(source))
    try:
        played.rules.overlay(state, position)
    except WRONG_VALUE as problem:
        raise BrokenScenario(f"The position has a value of the wrong kind: {problem}.") from None
    return played.begin_at(state.to_data(), source, None)


def from_record(path: Path, moves: int | None) -> Match:
    """A saved match as it was after that many moves; without a number as it was saved."""
    match = undercroft.load(text_of(path, f"The record {path.name!r}"))
    match = match if moves is None else match.at(moves)
    if match.seed is None:  # a match without a seed of its own has no further chance
        match.door.source = fast_source(0)
    return match
