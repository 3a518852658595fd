"""Puzzles of Dungeon Twister (DT-R96 to DT-R99): one whole turn of one player, everything open."""
