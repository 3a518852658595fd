"""The puzzles in the terminal. Loaded by name, by the command line alone: nothing else here may import it."""

from undercroft.games.dungeon_twister_puzzles.terminal.board import PuzzleBoard
from undercroft.games.dungeon_twister_puzzles.terminal.coach_words import PuzzleCoachWords

BOARD = PuzzleBoard
COACH_WORDS = PuzzleCoachWords
