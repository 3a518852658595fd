"""Torchlight, the example of docs/adding-a-game.md: a secret bid, then push your luck with a die."""
