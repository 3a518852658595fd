"""What is seen of a puzzle. `shape.py` declares it."""
