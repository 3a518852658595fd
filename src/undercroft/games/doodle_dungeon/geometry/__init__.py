"""The sheet as bits: cells, walls and connectivity (walls.py), the hero's path (steps.py)."""
