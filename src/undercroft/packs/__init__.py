"""Packs: the content of a game as a folder that people can correct (docs/packs.md)."""
