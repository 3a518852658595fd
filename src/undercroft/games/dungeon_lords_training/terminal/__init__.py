"""The puzzle in the terminal. Loaded by name, by the command line alone: nothing else here may import it."""

from undercroft.games.dungeon_lords_training.terminal.board import TrainingBoard
from undercroft.games.dungeon_lords_training.terminal.coach_words import TrainingCoachWords

BOARD = TrainingBoard
COACH_WORDS = TrainingCoachWords
