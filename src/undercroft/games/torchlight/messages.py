"""The news of the game: message ids for the translators, with their arguments."""

from typing import Final

from undercroft.engine.steps import Message

BIDS, ROLLED, DARK, HOME = range(4)
MESSAGES: Final[list[Message]] = [
    Message("bids", "seat", "points"),
    Message("rolled", "seat", "eyes"),
    Message("dark", "seat"),
    Message("home", "seat", "find"),
]
NAMES: Final[dict[str, tuple[str, ...]]] = {}  # arguments whose numbers stand for ids: none here
