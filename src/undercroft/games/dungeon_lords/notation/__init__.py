"""A position in words: for scenario files, bug reports and documents."""
