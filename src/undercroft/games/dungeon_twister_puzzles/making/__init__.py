"""Finding puzzles in positions of games: read by makers, not by the rules. The tool that plays the games: `makers/`."""
