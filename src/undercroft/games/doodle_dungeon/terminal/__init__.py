"""The table in the terminal. Loaded by name, by the command line alone: nothing else here may import it."""

from undercroft.games.doodle_dungeon.terminal.board import DoodleDungeonBoard

BOARD = DoodleDungeonBoard
