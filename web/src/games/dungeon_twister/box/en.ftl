about = Lead your party through a maze whose rooms turn under their feet.
about-weight = Heavy: no dice, everything is planning.
about-play = Two parties enter from opposite ends. With a few actions a turn you uncover rooms, turn them, walk, fight and carry treasure; a fight is decided by cards that are spent for good. Whoever gets enough characters across the other's line, or kills enough of his, has won.
