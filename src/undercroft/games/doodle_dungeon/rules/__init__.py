"""The rules in the order of the rulebook; sequence.py holds phases and steps."""
