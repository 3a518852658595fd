"""What a seat sees. `shape.py` declares it."""
