"""How good a position is, for bots: `value.py` judges, the others add up what lies ahead."""
