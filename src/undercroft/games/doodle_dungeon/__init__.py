"""Doodle Dungeon (Ulrich Blum, 2020); in the making."""
