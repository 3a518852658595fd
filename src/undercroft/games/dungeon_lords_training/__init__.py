"""The training puzzles of Dungeon Lords (DL-600 to DL-610): a combat of one player, everything open."""
