"""The news of the training: those of Dungeon Lords, and the end of a puzzle."""

from typing import Final

from undercroft.engine.steps import Message
from undercroft.games.dungeon_lords import messages

TRAINING_ENDS: Final = len(messages.MESSAGES)
MESSAGES: Final[list[Message]] = [*messages.MESSAGES, Message("training-ends", "seat", "tiles", "supplies", "rounds")]
