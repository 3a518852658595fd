"""Dungeon Fighter (Aureliano Buonfino, Lorenzo Silva, Lorenzo Tucci Sorrentino, 2011); in the making."""
