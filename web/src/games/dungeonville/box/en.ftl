about = Hire a rabble, send it into a dungeon, and be out with the loot before it is dead.
about-weight = Middle weight: quick turns, much bluff.
about-play = You are a mad wizard who secretly owns one of five dungeons. Every round you hire adventurers, send them off, fight whoever wants the same entrance, and then turn card by card: one more room, or flee? Whoever dies in a dungeon is a point for its owner, and nobody knows who that is. Seven points win.
