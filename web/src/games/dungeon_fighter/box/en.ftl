about = Throw dice at a target, all together, until the boss lies on the floor.
about-weight = Light: everybody plays on one side.
about-play = A party of clumsy heroes goes from room to room, and each fight is a throw: the die has to bounce and stay on the target, the nearer the middle, the harder the blow. Monsters and weapons demand silly throws, weapons pay for them. All win or all lose.
