"""Whole turns of one player: all ways to finish an action, lines of actions, and their complete search."""
