"""How a seat may imagine what it cannot see (worlds.py)."""
