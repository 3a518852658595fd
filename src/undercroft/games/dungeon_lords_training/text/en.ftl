### The training of Dungeon Lords in English; everything else is said as in Dungeon Lords.

## News

news-training-ends = The puzzle is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: { $seat_is ->
    [you] you have lost
   *[other] { $seat } has lost
} { $tiles ->
    [0] no tile
    [one] one tile
   *[other] { $tiles } tiles
} and spent { $supplies ->
    [0] nothing
   *[other] { $supplies } of food and gold
}.
    .rule = DL-602

## How it ended

reason-best = That is the best possible result.
reason-best_tiles = No fewer tiles could be lost, but it can be done with less food and gold.
reason-not_best = It can be done with fewer lost tiles.
reason-unjudged = All heroes are caught, or all tiles are lost.

## Options of the game

game-option-puzzle = Puzzle
game-option-puzzle-help = Four exercises from the backs of the boards, one of them again in a room, or a new fight.
game-option-puzzle-T1 = Training 1
game-option-puzzle-T2 = Training 2
game-option-puzzle-T3 = Training 3
game-option-puzzle-T4 = Training 4
game-option-puzzle-T1R = Training 1 in a room
game-option-puzzle-generated = new fight
game-option-difficulty = Difficulty
game-option-difficulty-help = Of a new fight. The same seed and difficulty are the same fight.
game-option-difficulty-easy = easy
game-option-difficulty-medium = medium
game-option-difficulty-hard = hard
game-option-position = Position
game-option-position-help = A fight that somebody has set up, as a short text; it takes the place of all others.
game-option-position-none = none

## Advice

grammar-lost = { $tiles ->
    [0] no tile lost
    [one] one tile lost
   *[other] { $tiles } tiles lost
}
grammar-spent = { $supplies ->
    [0] nothing spent
   *[other] { $supplies } of food and gold spent
}
best-from-here = Best possible from here: { grammar-lost }, { grammar-spent }.
best-unknown = This position is too large to be searched completely.
hint-round = Round { $round } decides. { best-from-here }
hint-send = Round { $round }: { $sent }.
hint-choice = Next: { $choice }
why-round = { $of ->
    [1] Any choice will do.
   *[other] { $right ->
        [one] There comes a moment when only one of { $of } choices is right.
       *[other] There comes a moment when only { $right } of { $of } choices are right.
    }
}
why-send = { $right ->
    [one] { $of ->
        [one] There is no other plan.
       *[other] Of { $of } plans this is the only one that is good enough.
    }
   *[other] Of { $of } plans { $right } are as good.
}
why-choice = { $tiles ->
    [0] { $supplies ->
        [0] All { $of } choices are as good.
       *[other] { grammar-right } anything else costs { $supplies } more of food and gold.
    }
    [one] { grammar-right } anything else costs at least one more tile.
   *[other] { grammar-right } anything else costs at least { $tiles } more tiles.
}
grammar-right = { $right ->
    [one] Of { $of } choices only this one is good enough;
   *[other] Of { $of } choices { $right } are as good;
}
hint-take_back = This plan is not the best one; take back a choice.
hint-over = The puzzle is over.
send-nothing = send nobody
send-ghosts = { $number ->
    [one] a ghost
   *[other] { $number } ghosts
}
feedback-kept = Still the best possible: { grammar-lost }, { grammar-spent }.
feedback-gained = Better again: { grammar-lost }, { grammar-spent } at best.
feedback-tiles = Now { grammar-lost } at best.
feedback-supplies = Now { grammar-spent } at best.

## undercroft puzzle

puzzle-generated = New fight, { $difficulty } (seed { $seed })
puzzle-today = Puzzle of the day, { $difficulty } ({ $date })
puzzle-party = Heroes
puzzle-monsters = Defenders
puzzle-traps = Traps
puzzle-supplies = Supplies
puzzle-tiles = Tiles
puzzle-none = none
puzzle-down = { $name } (knocked out)
puzzle-store = { $food } food, { $gold } gold, { $imps } imps
puzzle-tunnel = tunnel
puzzle-room = room
puzzle-lost = { $name } (lost)
puzzle-aim = Lose as few tiles as possible, then as little food and gold. Every round costs the heroes 2 fatigue.
puzzle-solved = Best possible: { grammar-lost }, { grammar-spent }. Best plans for round 1: { $best_plans } of { $plans }; best lines: { $best_lines }; positions searched: { $positions }.
puzzle-line = Round { $round }: { $choices }
line-lay = { $trap }
line-send = { $monster }
line-ghosts = { send-ghosts }
line-act = { $monster } first
line-attack = { $attack }
line-target = on { $hero }

## Short rules

rules-training = Training
    .text =
        You defend three tiles in a line against one party, alone and with open cards (DL-600). Fatigue is 2 in every round; there are no combat cards, no spells and no evil (DL-601).

        The puzzle ends when the last hero is caught or the last tile is lost, however many rounds that takes (DL-602). Lose as few tiles as possible; among equals, spend as little food and gold as possible (DL-603). You may take back as much as you like (DL-610).

## Why a choice is good: the name, and a sentence where it is better or worse than another choice

aspect-lost = Tiles lost
aspect-lost-better = Played well from there, you lose { $tiles ->
    [0] no tile
    [one] one tile
   *[other] { $tiles } tiles
}, otherwise { $tiles_other }.
aspect-lost-worse = But even played well from there, you lose { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, otherwise { $tiles_other }.
aspect-party = The party
aspect-party-better = The party has { $health ->
    [one] one hit point
   *[other] { $health } hit points
} left, otherwise { $health_other }.
aspect-party-worse = But the party has { $health ->
    [one] one hit point
   *[other] { $health } hit points
} left, otherwise { $health_other }.
aspect-ready = Defenders
aspect-ready-better = Traps and defenders that stand ready: { $ready }, not { $ready_other }.
aspect-ready-worse = But traps and defenders that stand ready: { $ready }, not { $ready_other }.
aspect-supplies = Supplies spent
aspect-supplies-better = It needs { $supplies ->
    [0] none
   *[other] { $supplies }
} of your food and gold, otherwise { $supplies_other }.
aspect-supplies-worse = But it needs { $supplies } of your food and gold, otherwise { $supplies_other }.
