"""The small examinations behind `undercroft doctor`."""

import json

import undercroft
from undercroft.bots import SeatWindow
from undercroft.cli.bots import make_bot
from undercroft.cli.tournament import play_randomly
from undercroft.engine.content import pack_hash
from undercroft.engine.game import Game
from undercroft.engine.verify import verify


def smallest(name: str) -> Game:
    """The game with the fewest players and its default options."""
    return undercroft.game(name, undercroft.meta(name).players[0])


def content_hash(name: str) -> str:
    return smallest(name).content


def content_is_whole(name: str) -> bool:
    """Whether the files on disk are those the running game was made from."""
    return pack_hash(undercroft.content(name)) == content_hash(name)


def ask_bot() -> str:
    """Lets a bot choose once."""
    match = smallest(undercroft.GAMES[0]).start(1)
    seat = match.to_act[0]
    return f"'easy' answers with '{make_bot('easy', 1).choose(SeatWindow(match, seat)).text}'"


def play_and_compare(name: str) -> str:
    """A whole random game, saved, loaded, replayed and verified; what differs, if anything."""
    match = smallest(name).start(7)
    moves = play_randomly(match, 7)
    saved = match.save()
    if undercroft.load(saved).digest() != match.digest():
        return f"{name}: a loaded game differs from the saved one"
    if match.at(moves).digest() != match.digest():
        return f"{name}: a replayed game differs from the played one"
    verdict = verify(match.game, json.loads(saved))
    return "" if verdict.true else f"{name}: {verdict.reason}"
