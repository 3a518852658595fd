"""The rules of Dungeonville, a module per chapter of the rulebook."""
