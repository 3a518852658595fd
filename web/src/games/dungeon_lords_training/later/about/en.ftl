### What the things of the training are: shown beside what the pointer rests on, fetched with the first movement.

about-race = Lose as few tiles as possible, then spend as little as possible.
    .name = Goal
    .rule = DL-603
about-graduate-cap = Fights that teach one thing each.
    .name = Lesson
    .rule = DL-600
about-light-bulb = A step further, as much as you want to know.
    .name = Help
    .rule = DL-610
about-laurels-trophy = No way loses fewer tiles or spends less.
    .name = Best result
    .rule = DL-603
about-calendar = The same for everybody, a new one each day.
    .name = Fight of the day
    .rule = DL-600
about-perspective-dice-six-faces-random = Dealt at random, with a proven best result.
    .name = New fight
    .rule = DL-600
about-pencil = Set up heroes and defenders as you like.
    .name = Fight of your own
    .rule = DL-601
