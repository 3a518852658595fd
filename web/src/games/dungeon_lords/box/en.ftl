about = Run a dungeon for two years, and defend it against the heroes you deserve.
about-weight = Heavy: secret orders, scarce goods, a long plan.
about-play = You give three secret orders a season: dig, hire monsters, lay traps, mine gold, be nice to the villagers. All the others do the same, and each place has room for three. The more evil you are, the stronger the heroes at your door, and at the end of the year they come in. What stands after two years is counted.
