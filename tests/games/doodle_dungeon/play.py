"""Fresh games and laid positions for tests."""

from random import Random
from typing import Any

from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.games.doodle_dungeon.cards import CONTENT_HASH
from undercroft.games.doodle_dungeon.game import RULES
from undercroft.games.doodle_dungeon.meta import META

Words = dict[str, Any]


def doodle_dungeon(players: int = 2, **options: Any) -> Game:
    return Game(META, RULES, CONTENT_HASH, players, options)


def choose(match: Match, dice: Random) -> tuple[int, int]:
    """Any seat that is asked, any of its options."""
    seat = dice.choice(match.to_act)
    return seat, dice.choice(match.offered[seat])


def view_of(match: Match, viewer: int | None) -> Any:
    """What that seat (None: a spectator) sees."""
    return match.view(viewer)
