"""The news of the game: message ids for the translators, with their arguments."""

from typing import Final

from undercroft.engine.messages import Messages

MESSAGES: Final = Messages()
BIDS: Final = MESSAGES.add("bids", "seat", "points")
ROLLED: Final = MESSAGES.add("rolled", "seat", "eyes")
DARK: Final = MESSAGES.add("dark", "seat")
HOME: Final = MESSAGES.add("home", "seat", "find")

NAMES: Final[dict[str, tuple[str, ...]]] = {}  # arguments whose numbers stand for ids: none here
