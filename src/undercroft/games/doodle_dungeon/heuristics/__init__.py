"""How bots judge a position, in points for every dungeon, and what they work out and search by themselves (7.8)."""
