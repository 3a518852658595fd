### The puzzles of Dungeon Twister in English; everything else is said as in Dungeon Twister.

## News

news-puzzle-solved = { $seat_is ->
    [you] You have solved the puzzle: you have scored { grammar-points } in this turn.
   *[other] { $seat } has solved the puzzle: { grammar-points } scored in this turn.
}
    .rule = DT-037
news-puzzle-failed = { $seat_is ->
    [you] Your turn is over, and the goal is missed: you have scored { $points } of { $wanted }.
   *[other] The turn of { $seat } is over, and the goal is missed: { $points } of { $wanted } scored.
}
    .rule = DT-066

## How it ended

reason-solved = Solved.
reason-failed = The goal was missed in this turn.

## Options of the game

game-option-puzzle = Puzzle
game-option-puzzle-help = Positions of bot games with exactly one solution, or one of them drawn.
game-option-puzzle-generated = drawn
game-option-difficulty = Difficulty
game-option-difficulty-help = Of a drawn puzzle. The same seed and difficulty are the same puzzle.
game-option-difficulty-easy = easy
game-option-difficulty-medium = medium
game-option-difficulty-hard = hard
game-option-position = Position
game-option-position-help = A position that somebody has set up, in the notation of the game; it takes the place of all others.
game-option-position-none = none
game-option-goal = Goal
game-option-goal-help = Of such a position: to win in this turn, or to score so many points in it.
game-option-goal-win = win

## Advice

coach-unknown = This position is too large to be searched completely.
feedback-kept = It can still be solved.
feedback-lost = From here it cannot be solved any more; take something back.
feedback-regained = Now it can be solved again.
feedback-still-lost = It still cannot be solved from here; take back more.
feedback-solved = Solved.
feedback-failed = The turn is over.
hint-who = { $actions ->
    [one] One action is enough.
   *[other] { $actions } actions are needed.
} It takes: { $people }.
hint-action = Next: { $action }
hint-choice = Next: { $choice }
hint-take_back = From here it cannot be solved any more; take something back.
hint-over = The puzzle is over.

## undercroft puzzle

puzzle-generated = Drawn puzzle, { $difficulty } (seed { $seed })
puzzle-today = Puzzle of the day, { $difficulty } ({ $date })
puzzle-aim = It is your turn as violet, and it is the only one. Reach the goal whatever combat cards orange lays.
puzzle-goal = { $goal ->
    [win] Win in this turn
   *[score] Score { $points } in this turn
} ({ $scored } of { $points } victory points)
puzzle-cards = Combat cards: { $cards }
puzzle-warning = With that the puzzle is over, and the goal is missed. You can also take something back.
puzzle-line = { $number }. { $line }
puzzle-proved = Solved. Positions searched: { $positions }.

## Short rules

rules-puzzles = Puzzles
    .text =
        A puzzle is one turn of a game of two. You are violet, everything lies open, and the action card has been played. Win in this turn, or score so many victory points in it: for certain, whatever combat cards orange lays against you.

        As soon as an action has brought the last point, the puzzle is solved. When no action point is left you may take back as much as you like; with the end of the turn the goal is missed.

## Names of the puzzles

game-option-puzzle-P01 = P01
game-option-puzzle-P02 = P02
game-option-puzzle-P03 = P03
game-option-puzzle-P04 = P04
game-option-puzzle-P05 = P05
game-option-puzzle-P06 = P06
game-option-puzzle-P07 = P07
game-option-puzzle-P08 = P08
game-option-puzzle-P09 = P09
game-option-puzzle-P10 = P10
game-option-puzzle-P11 = P11
game-option-puzzle-P12 = P12
game-option-puzzle-P13 = P13
game-option-puzzle-P14 = P14
game-option-puzzle-P15 = P15
game-option-puzzle-P16 = P16
game-option-puzzle-P17 = P17
game-option-puzzle-P18 = P18
game-option-puzzle-P19 = P19
game-option-puzzle-P20 = P20
game-option-puzzle-P21 = P21
game-option-puzzle-P22 = P22
game-option-puzzle-P23 = P23
game-option-puzzle-P24 = P24
game-option-puzzle-P25 = P25
game-option-puzzle-P26 = P26
game-option-puzzle-P27 = P27
game-option-puzzle-P28 = P28
game-option-puzzle-P29 = P29
game-option-puzzle-P30 = P30
game-option-puzzle-P31 = P31
game-option-puzzle-P32 = P32
game-option-puzzle-P33 = P33
game-option-puzzle-P34 = P34
game-option-puzzle-P35 = P35
game-option-puzzle-P36 = P36
game-option-puzzle-P37 = P37
game-option-puzzle-P38 = P38
game-option-puzzle-P39 = P39
game-option-puzzle-P40 = P40
game-option-puzzle-P41 = P41
game-option-puzzle-P42 = P42
game-option-puzzle-P43 = P43
game-option-puzzle-P44 = P44
game-option-puzzle-P45 = P45
game-option-puzzle-P46 = P46
game-option-puzzle-P47 = P47
game-option-puzzle-P48 = P48
game-option-puzzle-P49 = P49
game-option-puzzle-P50 = P50
game-option-puzzle-P51 = P51
game-option-puzzle-P52 = P52
game-option-puzzle-P53 = P53
game-option-puzzle-P54 = P54
game-option-puzzle-P55 = P55
game-option-puzzle-P56 = P56
game-option-puzzle-P57 = P57
game-option-puzzle-P58 = P58
game-option-puzzle-P59 = P59
game-option-puzzle-P60 = P60
game-option-puzzle-P61 = P61
game-option-puzzle-P62 = P62
game-option-puzzle-P63 = P63
game-option-puzzle-P64 = P64
game-option-puzzle-P65 = P65
game-option-puzzle-P66 = P66
