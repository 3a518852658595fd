"""The table in the terminal. Loaded by name, by the command line alone: nothing else here may import it."""

from undercroft.games.dungeon_twister.terminal.board import DungeonTwisterBoard

BOARD = DungeonTwisterBoard
