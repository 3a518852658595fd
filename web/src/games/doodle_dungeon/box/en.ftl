about = Draw a dungeon, let your neighbour draw the hero's way through it, and defend it.
about-weight = Light to middle: first a puzzle, then dice.
about-play = For fourteen rounds you pick cards and draw what they show: walls, traps, monsters, hidden treasure. Then your neighbour draws the way that the hero takes, and the same cards become your means to stop him, or to help the heroes in other dungeons.
