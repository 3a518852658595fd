"""Squares, walls and rooms that turn."""
