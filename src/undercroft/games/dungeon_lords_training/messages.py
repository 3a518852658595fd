"""The news of the training: those of Dungeon Lords, and the end of a puzzle."""

from typing import Final

from undercroft.engine.messages import Messages
from undercroft.games.dungeon_lords import messages

MESSAGES: Final = Messages(messages.MESSAGES.table)
TRAINING_ENDS: Final = MESSAGES.add("training-ends", "seat", "tiles", "supplies", "rounds")
