"""The news of the puzzles: those of Dungeon Twister, and how a puzzle ends."""

from typing import Final

from undercroft.engine.messages import Messages
from undercroft.games.dungeon_twister import messages

MESSAGES: Final = Messages(messages.MESSAGES.table)
SOLVED: Final = MESSAGES.add("puzzle-solved", "seat", "points")
FAILED: Final = MESSAGES.add("puzzle-failed", "seat", "points", "wanted")
