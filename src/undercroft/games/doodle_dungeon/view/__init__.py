"""What a seat sees (table.py), as declared in shape.py."""
