"""Written positions and turns for tests: read into a match, and the match that random play leads to."""

from random import Random
from typing import Any, cast

from tests.games.dungeon_twister.play import dungeon_twister
from tests.games.dungeon_twister.test_invariants import choose, speak_up
from undercroft.engine.chance import ScriptedSource, fast_source
from undercroft.engine.door import Door
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.notation.text import lay, read
from undercroft.games.dungeon_twister.notation.turns import Reader
from undercroft.games.dungeon_twister.state import DungeonTwister

T1 = """game 2
rooms 1cw 2ccw 3cw 4cw | 1ccw 2cw 3ccw 4ccw
turn 9 blue card=5
"""


def state_of(match: Match) -> DungeonTwister:
    return cast("DungeonTwister", match.state)


def game_of(text: str) -> Game:
    written = read(text)
    return dungeon_twister(written.players, **written.options)


def laid(text: str) -> DungeonTwister:
    """The state of that position."""
    game = game_of(text)
    state: DungeonTwister = game.rules.fresh(game.players, game.options, Door(fast_source(1)))
    lay(state, read(text))
    return state


def sit(text: str) -> Match:
    """A match at that position."""
    return game_of(text).begin_at(laid(text).to_data(), fast_source(1), 1)


def played(text: str) -> Match:
    """A match that begins with a position and goes on with the turns below it."""
    position, _, turns = text.partition("\n\n")
    reader = Reader(laid(position))
    reader.read(turns)
    match = game_of(position).begin_at(laid(position).to_data(), ScriptedSource(reader.chance), None)
    for seat, choice in reader.choices:
        match.choose(seat, choice)
    return match


def random_match(players: int, options: dict[str, Any], seed: int, most: int) -> Match:
    """A game by dice; now and then somebody resigns, offers a draw, or takes a choice back.

    It ends by itself, or between two actions after so many choices.
    """
    match, dice = dungeon_twister(players, **{"stall_cycles": 2, **options}).start(seed), Random(seed)
    while not match.over:
        if len(match.journal.entries) > most and match.step().name in ("action", "action-card"):
            break
        if dice.random() < 0.001:
            speak_up(match, dice)
            continue
        seat, code = choose(match, dice)
        match.push(seat, code)
        if dice.random() < 0.05 and match.can_undo(seat):
            match.undo(seat)
    return match
