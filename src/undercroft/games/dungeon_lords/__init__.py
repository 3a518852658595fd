"""Dungeon Lords (Vlaada Chvátil, 2009)."""
