"""The combat round of one seat, searched completely; begin with `fight.py`."""
