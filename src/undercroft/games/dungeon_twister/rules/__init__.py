"""The rules, in the order of the rulebook; sequence.py lists phases and steps."""
