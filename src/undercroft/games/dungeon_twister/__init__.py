"""Dungeon Twister (Christophe Boelinger, 2004); in the making."""
