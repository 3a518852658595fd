"""Undercroft: dungeon board games as a library. See docs/api.md for the promise this module makes."""

from undercroft.engine.actions import Option
from undercroft.engine.chance import FastSource, KeyedSource, Source, fast_source
from undercroft.engine.errors import BrokenRecord, UndercroftError
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.record import check_shape
from undercroft.engine.replay import load as load_match
from undercroft.engine.replay import read
from undercroft.games import GAMES, content, game, game_with, meta

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "FastSource",
    "Game",
    "KeyedSource",
    "Match",
    "Option",
    "Source",
    "UndercroftError",
    "content",
    "fast_source",
    "game",
    "load",
    "meta",
]


def load(data: str | bytes | dict[str, object]) -> Match:
    """The match that `Match.save` wrote."""
    record = read(data)
    return load_match(game_of(record), record)


def game_of(record: dict[str, object]) -> Game:
    """The game that a record names."""
    facts, _ = check_shape(record)
    players, options = facts.get("players"), facts.get("options")
    if not isinstance(players, int) or not isinstance(options, dict):
        raise BrokenRecord("The facts of the record name no players or no options.")
    return game_with(str(facts.get("game")), players, options)
